import { useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useNearView } from '../../hooks/use-near-view';
import { messages } from './messages';
import { Rotation } from './rotation';
import { Slider } from './slider';
import { useShowcaseLayout } from './use-showcase-layout';

export function PrinterShowcase() {
  const t = useMessages(messages);
  const layout = useShowcaseLayout();
  const area = useRef<HTMLElement>(null);
  const near = useNearView(area);
  return (
    <section className="showcase" ref={area} aria-roledescription={t.carousel} aria-label={t.region}>
      {layout === 'mobile' ? <Slider near={near} /> : <Rotation layout={layout} near={near} />}
    </section>
  );
}
