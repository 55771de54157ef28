import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { finderPath } from '../../addresses/shop-paths';
import { brands } from '../../api/brands';
import { shopPicture } from '../../api/shop-address';
import { SLIDES } from '../../constants';
import { makesPrinters } from '../../data/own-brand';
import type { PropsOf } from '../../element/record';
import { useAutoplay } from '../../hooks/use-autoplay';
import { useMessages } from '../../hooks/use-messages';
import { useNavigate } from '../../hooks/use-navigate';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { MainHeading } from '../../pieces/main-heading';
import { QuickField } from '../../pieces/quick-field/quick-field';
import { ShopLink } from '../../pieces/shop-link';
import { SlideControls } from '../../pieces/slide-controls';
import type { attributes } from './attributes';
import { ContactLinks } from './contact-links';
import { messages } from './messages';

/** Brands that have a chip; the finder has the rest. */
const MAX_CHIPS = 5;

/** The button does what Enter does in the field beside it. */
function pressEnter({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const field = currentTarget.parentElement?.querySelector('input');
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

export function Hero(props: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const settings = useSettings();
  const navigate = useNavigate();
  const start = useRef<HTMLDivElement>(null);
  const makers = useQuery(brands(settings)).data?.filter(makesPrinters);
  const [at, setAt] = useState(0);
  const [turns, setTurns] = useState(false);
  useEffect(() => setTurns(true), []);
  const autoplay = useAutoplay(() => setAt((at + 1) % t.slides.length), SLIDES.autoplay, true, at);

  return (
    <section className="hero" aria-roledescription={t.carousel} aria-label={t.region} {...autoplay.hold}>
      <ContactLinks {...props} />
      <div className="words">
        <MainHeading level={props.headingLevel}>
          {t.headline} <mark>{t.highlight}</mark>
        </MainHeading>
        <p className="tagline">{t.tagline}</p>
        <div ref={start} className="start">
          <QuickField
            label={t.quick}
            hint={t.quickHint}
            brands={makers}
            box={start}
            choose={({ brand, model }) => navigate(finderPath(brand, model))}
          />
          <button type="button" className="button button-primary" onClick={pressEnter}>
            <slot name="button">{t.find}</slot>
          </button>
        </div>
        <ul className="chips">
          {makers?.slice(0, MAX_CHIPS).map(({ slug, title }) => (
            <li key={slug}>
              <ShopLink to={finderPath(slug)}>{title}</ShopLink>
            </li>
          ))}
          <li>
            <ShopLink to={finderPath()}>{t.all}</ShopLink>
          </li>
        </ul>
      </div>
      <div className="stage" aria-live={autoplay.playing ? 'off' : 'polite'}>
        <div className="ground">
          <img
            className="logo"
            src={shopPicture(settings, 'hero-logo.svg')}
            alt=""
            width="640"
            height="640"
            fetchPriority="high"
          />
        </div>
        {t.slides.map((slide, index) => (
          <figure
            key={slide}
            className="slide"
            part="slide"
            data-shown={index === at}
            aria-hidden={index !== at}
          >
            {/* The first paint is for what it shows: the others come once something turns to them. */}
            {(turns || index === at) && (
              <img
                part="image"
                src={shopPicture(settings, `printer-${index + 1}.svg`)}
                alt={slide}
                width="480"
                height="480"
                fetchPriority={index === 0 ? 'high' : 'low'}
              />
            )}
          </figure>
        ))}
      </div>
      <SlideControls count={t.slides.length} at={at} autoplay={autoplay} go={setAt} />
    </section>
  );
}
