import { useId, useState } from 'react';
import { PARTNER_ID } from '../../widgets/data/partner-id';
import type { BuilderContent } from '../content/business-types';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  choose(value: Value): void;
}

/** A select with its label. */
export function Choices<Value extends string>({ label, value, options, choose }: ChoicesProps<Value>) {
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
export function PartnerField({
  text: t,
  choose,
}: {
  readonly text: BuilderContent;
  choose(partner: string): void;
}) {
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
