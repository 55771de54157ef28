import { useState } from 'react';
import { finderPath } from '../../addresses/shop-paths';
import { shopPicture } from '../../api/shop-address';
import { SLIDES } from '../../constants';
import type { PropsOf } from '../../element/record';
import { useAutoplay } from '../../hooks/use-autoplay';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { ShopLink } from '../../pieces/shop-link';
import { SlideControls } from '../../pieces/slide-controls';
import type { attributes } from './attributes';
import { ContactLinks } from './contact-links';
import { messages } from './messages';

export function Hero(contact: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const settings = useSettings();
  const [at, setAt] = useState(0);
  const autoplay = useAutoplay(() => setAt((at + 1) % t.slides.length), SLIDES.autoplay, true, at);

  return (
    <section className="hero" aria-roledescription={t.carousel} aria-label={t.region} {...autoplay.hold}>
      <img className="logo" src={shopPicture(settings, 'hero-logo.svg')} alt="" />
      <ContactLinks {...contact} />
      <div className="words">
        <h1 part="heading">
          {t.headline} <mark>{t.highlight}</mark>
        </h1>
        <p className="tagline">{t.tagline}</p>
        <p className="actions">
          <ShopLink to={finderPath()} className="button button-primary">
            {t.find}
          </ShopLink>
          <ShopLink to="/top-products" className="button">
            {t.browse}
          </ShopLink>
        </p>
      </div>
      <div className="stage" aria-live={autoplay.playing ? 'off' : 'polite'}>
        {t.slides.map((slide, index) => (
          <figure
            key={slide}
            className="slide"
            part="slide"
            data-shown={index === at}
            aria-hidden={index !== at}
          >
            <img
              part="image"
              src={shopPicture(settings, `printer-${index + 1}.svg`)}
              alt={slide}
              width="480"
              height="480"
              fetchPriority={index === 0 ? 'high' : 'low'}
            />
          </figure>
        ))}
      </div>
      <SlideControls count={t.slides.length} at={at} autoplay={autoplay} go={setAt} />
    </section>
  );
}
