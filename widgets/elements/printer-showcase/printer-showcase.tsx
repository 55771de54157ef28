import { useRef } from 'react';
import { useCopy } from '../../hooks/use-copy';
import { useNearView } from '../../hooks/use-near-view';
import { printerShowcase as ar } from '../../locale/ar/printer-showcase';
import { printerShowcase as en } from '../../locale/en/printer-showcase';
import { Rotation } from './rotation';
import { Slider } from './slider';
import { useShowcaseLayout } from './use-showcase-layout';

export function PrinterShowcase() {
  const t = useCopy(en, ar);
  const layout = useShowcaseLayout();
  const area = useRef<HTMLElement>(null);
  const near = useNearView(area);
  return (
    <section className="showcase" ref={area} aria-roledescription={t.carousel} aria-label={t.region}>
      {layout === 'mobile' ? <Slider near={near} /> : <Rotation layout={layout} near={near} />}
    </section>
  );
}
