import { shopPicture } from '../../api/shop-address';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { messages } from './messages';

/** One of the three scenes, by its place in the copy. */
export function Scene({ index, size }: { index: number; size: number }) {
  const t = useMessages(messages);
  return (
    <img
      part="image"
      src={shopPicture(useSettings(), `scene-${index + 1}.svg`)}
      alt={t.scenes[index]}
      width={size}
      height={size}
      loading="lazy"
      draggable={false}
    />
  );
}
