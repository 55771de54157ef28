import { useMemo, useState } from 'react';
import type { Product } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import css from './by-slot.css';
import { messages } from './by-slot-messages';
import { CompleteSets } from './complete-sets';
import { SlotChoices } from './slot-choices';
import { type CompleteSet, completeSets, firstChoice, slotsOf } from './slots';

/** What fits a printer by the places it goes to, one choice each, and the sets that fill all colours at once. */
function BySlot({ products }: { readonly products: readonly Product[] }) {
  const t = useMessages(messages);
  const slots = useMemo(() => slotsOf(products), [products]);
  const sets = useMemo(() => completeSets(slots), [slots]);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const chooseSet = (set: CompleteSet) => {
    const slugs = new Set(set.products.map(({ slug }) => slug));
    const ofSet = slots.flatMap(({ key, choices }) =>
      choices.filter(({ product }) => slugs.has(product.slug)).map(({ product }) => [key, product.slug]),
    );
    setChosen({ ...chosen, ...Object.fromEntries(ofSet) });
  };

  return (
    <div className="by-slot">
      {sets.length > 0 && <CompleteSets sets={sets} added={chooseSet} />}
      {slots.map(slot => (
        <SlotChoices
          key={slot.key}
          slot={slot}
          chosen={chosen[slot.key] ?? firstChoice(slot)?.slug}
          choose={slug => setChosen({ ...chosen, [slot.key]: slug })}
        />
      ))}
      {slots.some(({ choices }) => choices.some(({ saving }) => saving)) && (
        <p className="against">{t.savesAgainst}</p>
      )}
    </div>
  );
}

export default { component: BySlot, styles: [css] };
