import { shopPicture } from '../../api/address';
import { useCopy } from '../../hooks/use-copy';
import { useSettings } from '../../hooks/use-settings';
import { printerShowcase as ar } from '../../locale/ar/printer-showcase';
import { printerShowcase as en } from '../../locale/en/printer-showcase';

/** One of the three printers, by its place in the copy. */
export function Printer({ index, size }: { index: number; size: number }) {
  const t = useCopy(en, ar);
  return (
    <img
      part="image"
      src={shopPicture(useSettings(), `printer-${index + 1}.svg`)}
      alt={t.printers[index]}
      width={size}
      height={size}
      loading="lazy"
      draggable={false}
    />
  );
}
