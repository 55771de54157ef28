import { shopPicture } from '../../api/shop-address';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { messages } from './messages';

/** One of the three printers, by its place in the copy. */
export function Printer({ index, size }: { index: number; size: number }) {
  const t = useMessages(messages);
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
