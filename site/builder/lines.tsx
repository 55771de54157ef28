import { useState } from 'react';
import { useSettings } from '../../widgets/hooks/use-settings';
import type { BuilderContent } from '../content/business-types';
import { LOADER } from '../content/loader-script';
import { samples } from '../content/samples';
import { Snippet } from '../parts/snippet';
import { useElementSize } from './element-sizes';
import { type Choice, FORMATS, type Format, isPasted, snippetOf } from './snippets';

/** The lines to paste, their weight where a page loads it from the shop, and what the page's own policy must allow. */
export function Lines({ choice, text: t }: { readonly choice: Choice; readonly text: BuilderContent }) {
  const settings = useSettings();
  const [format, setFormat] = useState<Format>('html');
  const measured = useElementSize(choice.element);
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
      <Snippet code={snippetOf(choice, format, t)} copy={t.copy} copied={t.copied} />
      {!isPasted(format) && (
        <>
          <p>{t.install}</p>
          <Snippet code={samples.install.code} copy={t.copy} copied={t.copied} />
        </>
      )}
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
