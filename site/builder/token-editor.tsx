import type { BuilderContent } from '../content/business-types';
import { Snippet } from '../parts/snippet';
import { contrast, ENOUGH } from './contrast';
import { cssOf, type Tokens, USUAL } from './tokens';

interface Props {
  readonly tag: string;
  readonly tokens: Tokens;
  readonly text: BuilderContent;
  change(changes: Partial<Tokens>): void;
}

/** Colours, corners, font and spacing, seen live; says where text would be hard to read. */
export function TokenEditor({ tag, tokens, text: t, change }: Props) {
  const css = cssOf(tag, tokens);
  return (
    <details className="builder-tokens">
      <summary>{t.tokens.heading}</summary>
      <div className="builder-choices">
        {(['accent', 'onAccent', 'paper', 'ink'] as const).map(name => (
          <label key={name} className="field">
            <span>{t.tokens[name]}</span>
            <input
              type="color"
              value={tokens[name]}
              onInput={event => change({ [name]: event.currentTarget.value })}
            />
          </label>
        ))}
        {(['radius', 'space'] as const).map(name => (
          <label key={name} className="field">
            <span>{t.tokens[name]}</span>
            <input
              type="number"
              min={name === 'space' ? 4 : 0}
              max={24}
              value={tokens[name]}
              onInput={({ currentTarget: { validity, valueAsNumber } }) =>
                validity.valid && change({ [name]: valueAsNumber })
              }
            />
          </label>
        ))}
        <label className="field">
          <span>{t.tokens.font}</span>
          <select
            value={tokens.font}
            onChange={event => change({ font: event.currentTarget.value as Tokens['font'] })}
          >
            {Object.entries(t.tokens.fonts).map(([font, title]) => (
              <option key={font} value={font}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div role="status">
        <ul className="builder-contrast">
          <Contrast text={t} label={t.tokens.onButtons} one={tokens.onAccent} other={tokens.accent} />
          <Contrast text={t} label={t.tokens.onPaper} one={tokens.ink} other={tokens.paper} />
        </ul>
      </div>
      {css ? (
        <>
          <Snippet code={css} copy={t.copy} copied={t.copied} />
          <button type="button" className="button" onClick={() => change(USUAL)}>
            {t.tokens.reset}
          </button>
        </>
      ) : (
        <p>{t.tokens.usual}</p>
      )}
    </details>
  );
}

interface ContrastProps {
  readonly text: BuilderContent;
  readonly label: string;
  readonly one: string;
  readonly other: string;
}

function Contrast({ text: t, label, one, other }: ContrastProps) {
  const value = contrast(one, other);
  const ratio = `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;
  return (
    <li data-bad={value < ENOUGH}>
      {label}: <bdi dir="ltr">{ratio}</bdi> {value < ENOUGH ? t.tokens.hard : t.tokens.good}
    </li>
  );
}
