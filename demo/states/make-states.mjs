/** States that differ by what the host answers; `shows` says what of each, else the answers' own words; null where it has no such state. */
export function byHost(attributes, shows) {
  const texts = { many: /Toner 2A/, one: /Toner 1A/, long: /Antidis/, ...shows };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([host, text]) =>
      text ? [[host, { host, attributes, shows: text }]] : [],
    ),
  );
}

/** Steps that the page takes once their target is there. */
export const press = target => ['press', target];
export const fill = (target, text) => ['fill', target, text];
export const leave = target => ['leave', target];
