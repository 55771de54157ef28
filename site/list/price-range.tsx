import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Facets } from '../../widgets/api/schemas';
import { westernDigits } from '../../widgets/data/western-digits';
import { useSiteMessages } from '../content/messages';
import type { ListQuery } from './list-query';

const DIGIT = '[\\d\\u0660-\\u0669\\u06f0-\\u06f9]';
/** A price in digits of any script, with the decimal point of either. */
const PRICE = `${DIGIT}{1,6}([.\\u066b]${DIGIT}{1,3})?`;

/** A typed price as addresses have it. */
const priceIn = (typed: FormDataEntryValue | null): string | undefined =>
  westernDigits(String(typed ?? ''))
    .replace('\u066b', '.')
    .trim() || undefined;

/** The lower price first: whoever types the higher one there means the same range. */
const inOrder = ([min, max]: readonly (string | undefined)[]) =>
  min && max && Number(min) > Number(max) ? [max, min] : [min, max];

interface PriceRangeProps {
  readonly query: ListQuery;
  readonly facets: Facets | undefined;
  change(changes: Partial<ListQuery>): void;
}

/** Lowest and highest price in KWD; what the list holds stands in the empty fields. */
export function PriceRange({ query, facets, change }: PriceRangeProps) {
  const t = useSiteMessages().list;
  const form = useRef<HTMLFormElement>(null);
  const faultId = useId();
  /** Name of the field whose price can't be read. */
  const [faulty, setFaulty] = useState<string>();
  const { min_price: min, max_price: max } = query;
  // The fields stay, and with them the focus, where the list is narrowed by other means.
  useEffect(() => {
    const fields = form.current?.querySelectorAll('input') ?? [];
    for (const field of fields) field.value = (field.name === 'min' ? min : max) ?? '';
    setFaulty(undefined);
  }, [min, max]);
  const apply = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const [min_price, max_price] = inOrder([priceIn(given.get('min')), priceIn(given.get('max'))]);
    if (min_price !== query.min_price || max_price !== query.max_price) change({ min_price, max_price });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    setFaulty(wrong?.name);
    if (wrong) wrong.focus();
    else apply(event.currentTarget);
  };
  const field = (name: 'min' | 'max', value: string | undefined, hint: string | undefined) => (
    <input
      name={name}
      type="text"
      inputMode="decimal"
      dir="ltr"
      pattern={PRICE}
      defaultValue={value}
      placeholder={hint}
      aria-label={name === 'min' ? t.lowestPrice : t.highestPrice}
      aria-invalid={faulty === name || undefined}
      aria-describedby={faulty === name ? faultId : undefined}
    />
  );
  return (
    <form ref={form} className="field price-range" noValidate onSubmit={onSubmit}>
      <fieldset>
        <legend>{t.price}</legend>
        {field('min', query.min_price, facets?.price.min)}
        <span aria-hidden="true">–</span>
        {field('max', query.max_price, facets?.price.max)}
        <button type="submit" className="button">
          {t.apply}
        </button>
      </fieldset>
      {faulty && (
        <p className="fault" id={faultId}>
          {t.priceFault}
        </p>
      )}
    </form>
  );
}
