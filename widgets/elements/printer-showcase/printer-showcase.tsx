import { useRef } from 'react';
import { categoryLinks } from '../../data/categories';
import { useMessages } from '../../hooks/use-messages';
import { useNearView } from '../../hooks/use-near-view';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './messages';
import { Rotation } from './rotation';
import { Slider } from './slider';
import { useShowcaseLayout } from './use-showcase-layout';

/** Paths of what the scenes show, in their order. */
const PATHS = ['toners', 'inks', 'label-tapes'].map(
  scene => categoryLinks.find(({ slug }) => slug === scene)?.path ?? '/',
);

export function PrinterShowcase() {
  const t = useMessages(messages);
  const layout = useShowcaseLayout();
  const area = useRef<HTMLElement>(null);
  const near = useNearView(area);
  return (
    <section className="showcase" ref={area} aria-roledescription={t.carousel} aria-label={t.region}>
      <h2>
        {t.heading[0]}
        <mark>{t.heading[1]}</mark>
        {t.heading[2]}
      </h2>
      {layout === 'mobile' ? <Slider near={near} /> : <Rotation layout={layout} near={near} />}
      <ul className="ways">
        {t.scenes.map((scene, index) => (
          <li key={scene}>
            <ShopLink to={PATHS[index] ?? '/'}>{scene}</ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
