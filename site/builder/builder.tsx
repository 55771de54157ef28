import { createElement, useId, useState } from 'react';
import { finderPath } from '../../widgets/addresses/shop-paths';
import { brands } from '../../widgets/api/brands';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { PARTNER_ID } from '../../widgets/partner-id';
import { QrCode } from '../../widgets/pieces/qr-code';
import type { Language } from '../common/address';
import { pathIn } from '../common/address';
import { categoryLinks } from '../content/categories';
import { useSiteMessages } from '../content/messages';
import type { BuilderContent } from '../content/types';
import { Snippet } from '../parts/snippet';
import { useMeasured } from './measured';
import {
  attributesOf,
  type Choice,
  ELEMENTS,
  FORMATS,
  type Format,
  isPasted,
  LOADER,
  snippetOf,
} from './snippets';

const START: Choice = { element: 'finder', brand: '', category: '', theme: '', language: '', partner: '' };

/** Choose an element and how it looks, see it live, and take the lines that make it. */
export function Builder({ lang, text: t }: { readonly lang: Language; readonly text: BuilderContent }) {
  const messages = useSiteMessages();
  const [choice, setChoice] = useState(START);
  const settings = useSettings();
  const listed = useQuery(brands(settings)).data ?? [];
  const link = finderLink(settings.shop, lang, choice);
  const change = (changes: Partial<Choice>) => setChoice(now => ({ ...now, ...changes }));
  // Left out, it is what the page around says: this page may be dark, a partner's says nothing.
  const theme = choice.theme || 'light';
  const narrowed = choice.element === 'finder' || choice.element === 'product-grid';

  return (
    <section className="builder" aria-labelledby="builder">
      <h2 id="builder">{t.heading}</h2>
      <form className="builder-choices" onSubmit={event => event.preventDefault()}>
        <Choices
          label={t.element}
          value={choice.element}
          options={ELEMENTS.map(name => [name, t.elements[name]])}
          choose={element => change({ element })}
        />
        {narrowed && (
          <Choices
            label={t.brand}
            value={choice.brand}
            options={[['', t.any], ...listed.map(({ slug, title }): [string, string] => [slug, title])]}
            choose={brand => change({ brand })}
          />
        )}
        {choice.element === 'product-grid' && (
          <Choices
            label={t.category}
            value={choice.category}
            options={[
              ['', t.any],
              ...categoryLinks.map(({ slug }): [string, string] => [slug, messages.categories[slug]]),
            ]}
            choose={category => change({ category })}
          />
        )}
        <Choices
          label={t.theme}
          value={choice.theme}
          options={[
            ['', t.themes.light],
            ['dark', t.themes.dark],
            ['auto', t.themes.auto],
          ]}
          choose={theme => change({ theme })}
        />
        <Choices
          label={t.language}
          value={choice.language}
          options={[
            ['', t.languages.page],
            ['en', 'English'],
            ['ar', 'العربية'],
          ]}
          choose={language => change({ language })}
        />
        <PartnerField text={t} choose={partner => change({ partner })} />
      </form>
      <Lines choice={choice} text={t} />
      <h3>{t.preview}</h3>
      <div className="builder-preview" data-theme={theme}>
        {createElement(`tass-${choice.element}`, {
          key: `${choice.element}${choice.language}`,
          ...Object.fromEntries(attributesOf({ ...choice, partner: '' })),
          theme,
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

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  choose(value: Value): void;
}

function Choices<Value extends string>({ label, value, options, choose }: ChoicesProps<Value>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={event => choose(event.currentTarget.value as Value)}>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The partner's id; one that can't be one is refused with the rule, and counts as none. */
function PartnerField({ text: t, choose }: { readonly text: BuilderContent; choose(partner: string): void }) {
  const rule = useId();
  const [typed, setTyped] = useState('');
  const bad = typed !== '' && !PARTNER_ID.test(typed);
  const type = (text: string) => {
    setTyped(text);
    choose(PARTNER_ID.test(text) ? text : '');
  };
  return (
    <label className="field">
      <span>{t.partner}</span>
      <input
        value={typed}
        autoComplete="off"
        placeholder={t.partnerHint}
        aria-invalid={bad || undefined}
        aria-describedby={rule}
        onInput={event => type(event.currentTarget.value.trim())}
      />
      <span id={rule} role="alert">
        {bad && t.partnerRule}
      </span>
    </label>
  );
}

/** The lines to paste, their weight where a page loads it from the shop, and what the page's own policy must allow. */
function Lines({ choice, text: t }: { readonly choice: Choice; readonly text: BuilderContent }) {
  const settings = useSettings();
  const [format, setFormat] = useState<Format>('html');
  const measured = useMeasured(choice.element);
  return (
    <>
      <fieldset className="builder-formats">
        <legend className="hidden">{t.format}</legend>
        {FORMATS.map(name => (
          <label key={name}>
            <input type="radio" name="format" checked={format === name} onChange={() => setFormat(name)} />
            <span>{t.formats[name]}</span>
          </label>
        ))}
      </fieldset>
      <Snippet code={snippetOf(choice, format)} copy={t.copy} copied={t.copied} />
      {measured && isPasted(format) && (
        <p>
          {t.measured(measured.kilobytes, measured.requests)}
          {measured.early && !choice.brand && ` ${t.early(measured.early)}`}
        </p>
      )}
      <details>
        <summary>{t.policy}</summary>
        <Snippet code={policyOf(settings.api, format)} copy={t.copy} copied={t.copied} />
      </details>
    </>
  );
}

/** What a partner's content policy must allow. */
function policyOf(api: string, format: Format): string {
  const scripts = isPasted(format) ? [`script-src ${new URL(LOADER).origin};`] : [];
  return [...scripts, `connect-src ${api};`, `img-src ${api} data:;`].join('\n');
}
