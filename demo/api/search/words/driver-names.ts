/** Most printers that one driver is for. */
const MAX_PRINTERS = 12;
/** What drivers add to a printer's name: the languages that they speak, and their kind. */
const DRIVER =
  /(?:\s+(?:upd|pcl(?:[ -]?(?:5e?|6|xl))?|ps|kx|kpdl|ufr ?ii(?: lt)?|class driver|\(v4\)))+\s*$/i;
/** The first and the last of several printers or codes: "M227-M231", "M428f-M429f". */
const RANGE = /(?<![a-z\d])([a-z]{1,2})(\d{2,4})([a-z]?)-\1(\d{2,4})\3(?![a-z\d])/gi;

/** A query in which printers are named as drivers name them, with those of a range that `isKnown` instead of its ends. */
export function withPrinterNames(query: string, isKnown: (name: string) => boolean): string {
  return query.replace(DRIVER, '').replace(RANGE, (range, letters, first, suffix, last) => {
    const count = Number(last) - Number(first) + 1;
    if (count < 2 || count > MAX_PRINTERS) return range;
    const names = Array.from({ length: count }, (_, at) => `${letters}${Number(first) + at}${suffix}`);
    return names.filter(isKnown).join(' ') || range;
  });
}
