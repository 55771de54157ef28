import { useRef, useState } from 'react';
import { useAutoplay } from '../../hooks/use-autoplay';
import { useMessages } from '../../hooks/use-messages';
import { useStyle } from '../../hooks/use-style';
import { PauseButton } from '../../pieces/pause-button';
import { SHOWCASE, SHOWCASE_SIDE_OPACITY } from './constants';
import { messages } from './messages';
import { Scene } from './scene';

const PLACES = ['start', 'middle', 'end'] as const;

/** Animate, cycle the order by one, pause, repeat. The middle scene is enlarged, its neighbours shrink and fade. */
export function Rotation({
  layout,
  near,
}: {
  layout: Exclude<keyof typeof SHOWCASE, 'mobile'>;
  near: boolean;
}) {
  const t = useMessages(messages);
  const set = SHOWCASE[layout];
  const [turn, setTurn] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const autoplay = useAutoplay(() => setTurn(turn + 1), set.animation + set.pause, near);
  useStyle(stage, {
    '--gap': `${set.gap}px`,
    '--image': `${set.image}px`,
    '--middle-scale': `${set.middleScale}`,
    '--side-scale': `${set.sideScale}`,
    '--side-opacity': `${SHOWCASE_SIDE_OPACITY}`,
    '--middle-offset': `${set.middleOffset}px`,
    '--height': `${set.height}px`,
    '--time': `${set.animation}ms`,
  });
  return (
    <>
      <div className="stage" ref={stage} data-turned={turn > 0} {...autoplay.hold}>
        {t.scenes.map((scene, index) => (
          <div key={scene} className="scene" part="slide" data-place={PLACES[(index + turn) % PLACES.length]}>
            <Scene index={index} size={set.image} />
          </div>
        ))}
      </div>
      <PauseButton autoplay={autoplay} />
    </>
  );
}
