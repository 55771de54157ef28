import { createElement, useState } from 'react';
import { finderPath } from '../../widgets/addresses/shop-paths';
import { products } from '../../widgets/api/products';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import type { Language } from '../../widgets/locale/languages';
import { QrCode } from '../../widgets/pieces/qr-code';
import { pathIn } from '../common/address';
import type { BuilderContent } from '../content/business-types';
import { ElementChoices } from './element-choices';
import { PartnerField } from './fields';
import { Lines } from './lines';
import { attributesOf, type Choice } from './snippets';
import { TokenEditor } from './token-editor';
import { propertiesOf, USUAL } from './tokens';

const START: Omit<Choice, 'partner' | 'slug'> = {
  element: 'finder',
  brand: '',
  category: '',
  theme: '',
  language: '',
  mode: 'place',
  analytics: '',
};

interface Props {
  readonly lang: Language;
  readonly text: BuilderContent;
  /** The partner’s id, empty without one. */
  readonly partner: string;
  setPartner(partner: string): void;
}

/** Choose an element and how it looks, see it live, and take the lines that make it. */
export function Builder({ lang, text: t, partner, setPartner }: Props) {
  const [chosen, setChosen] = useState(START);
  const [tokens, setTokens] = useState(USUAL);
  const settings = useSettings();
  const { data: shown } = useQuery(products(settings, { filter: 'top', limit: 1 }));
  const choice: Choice = { ...chosen, partner, slug: shown?.items[0]?.slug ?? '' };
  const link = finderLink(settings.shop, lang, choice);
  const change = (changes: Partial<typeof START>) => setChosen(now => ({ ...now, ...changes }));
  // Left out, it is what the page around says: this page may be dark, a partner's says nothing.
  const theme = choice.theme || 'light';

  return (
    <section className="builder" aria-labelledby="builder">
      <h2 id="builder">{t.heading}</h2>
      <div className="builder-choices">
        <ElementChoices text={t} choice={choice} change={change} />
        <PartnerField text={t} choose={setPartner} />
      </div>
      <TokenEditor
        tag={`tass-${choice.element}`}
        tokens={tokens}
        text={t}
        change={changes => setTokens(now => ({ ...now, ...changes }))}
      />
      <Lines choice={choice} text={t} />
      <h3>{t.preview}</h3>
      <div className="builder-preview" data-theme={theme}>
        {createElement(`tass-${choice.element}`, {
          key: `${choice.element}${choice.language}`,
          ...Object.fromEntries(attributesOf(choice)),
          theme,
          style: Object.fromEntries(propertiesOf(tokens)),
        })}
      </div>
      <div className="builder-counter">
        <QrCode text={link} label={t.qr} />
        <div>
          <h3>{t.qr}</h3>
          <p>{t.qrText}</p>
          <p>
            <a href={link} dir="ltr">
              {link}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The shop's own finder, with whoever sends people there. */
function finderLink(shop: string, lang: Language, { brand, partner }: Choice): string {
  const path = pathIn(lang, finderPath(brand));
  return `${shop}${path}${partner ? `?ref=${encodeURIComponent(partner)}` : ''}`;
}
