import type { Autoplay } from '../hooks/use-autoplay';
import { useMessages } from '../hooks/use-messages';
import { messages } from './messages/slides';
import { PauseButton } from './pause-button';

interface Props {
  readonly count: number;
  /** The slide that shows, from 0. */
  readonly at: number;
  readonly autoplay: Pick<Autoplay, 'stopped' | 'toggle'>;
  go(slide: number): void;
}

/** A dot for each slide, and the button that stops them. Drawn by `styles/slide-controls.css`. */
export function SlideControls({ count, at, autoplay, go }: Props) {
  const t = useMessages(messages);
  return (
    <div className="controls">
      <PauseButton autoplay={autoplay} />
      {Array.from({ length: count }, (_, slide) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={slide}
          type="button"
          className="icon-button dot"
          part="dot"
          aria-label={t.goTo(slide + 1)}
          aria-current={slide === at}
          onClick={() => go(slide)}
        />
      ))}
    </div>
  );
}
