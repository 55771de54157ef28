import { useMemo, useState } from 'react';
import type { Product } from '../../api/schemas';
import { pageCost } from '../../data/page-cost';
import { useBelowFirstView } from '../../hooks/use-batches';
import { useMessages } from '../../hooks/use-messages';
import css from './by-slot.css';
import { messages } from './by-slot-messages';
import { CompleteSets } from './complete-sets';
import { SlotChoices } from './slot-choices';
import { type CompleteSet, completeSets, firstChoice, type Slot, slotsOf } from './slots';
import { supplySlots } from './yearly';
import { YearlyCosts } from './yearly-cost';

/** Slots that a phone's window shows. */
const FIRST_SLOTS = 2;

interface Props {
  readonly products: readonly Product[];
  /** Slugs, and the title with the brand's. */
  readonly printer: { readonly brand: string; readonly model: string; readonly title: string };
}

/** What fits a printer by the places it goes to, one choice each, and the sets that fill all colours at once. */
function BySlot({ products, printer }: Props) {
  const t = useMessages(messages);
  const whole = useBelowFirstView();
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

  const chosenOf = (slot: Slot) =>
    slot.choices.find(({ product }) => product.slug === chosen[slot.key])?.product ?? firstChoice(slot);

  return (
    <div className="by-slot">
      {sets.length > 0 && <CompleteSets sets={sets} added={chooseSet} />}
      {slots.slice(0, whole ? undefined : FIRST_SLOTS).map(slot => (
        <SlotChoices
          key={slot.key}
          slot={slot}
          chosen={chosenOf(slot)?.slug}
          choose={slug => setChosen({ ...chosen, [slot.key]: slug })}
        />
      ))}
      {slots.some(({ choices }) => choices.some(({ saving }) => saving)) && (
        <p className="against">{t.savesAgainst}</p>
      )}
      {whole &&
        supplySlots(slots).some(({ choices }) => choices.some(({ product }) => pageCost(product))) && (
          <YearlyCosts slots={slots} chosen={chosenOf} printer={printer} />
        )}
    </div>
  );
}

export default { component: BySlot, styles: [css] };
