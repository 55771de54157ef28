import { useState } from 'react';
import { useFit } from '../../hooks/use-fit';
import { useMessages } from '../../hooks/use-messages';
import type { CartItems } from '../../stores/cart';
import { readText, writeText } from '../../stores/storage';
import css from './fit-question.css';
import { messages } from './fit-question-messages';

/** Slugs that the visitor wants all the same, for this visit. */
const KEY = 'tass-wanted';

const wantedSlugs = () => (readText(KEY, 'sessionStorage') ?? '').split(' ');

/** Asks once, before an order, about lines that fit none of the visitor's printers. */
function FitQuestion({ items }: { readonly items: CartItems }) {
  const t = useMessages(messages);
  const fitOf = useFit();
  const [wanted, setWanted] = useState(wantedSlugs);
  const odd = items.filter(item => !wanted.includes(item.slug) && fitOf(item)?.length === 0);
  if (odd.length === 0) return null;

  const keep = () => {
    const all = [...wanted, ...odd.map(({ slug }) => slug)];
    setWanted(all);
    writeText(KEY, all.join(' '), 'sessionStorage');
  };
  return (
    <section className="fit-question" role="status">
      <p>{t.question(odd.length)}</p>
      <ul>
        {odd.map(({ slug, title }) => (
          <li key={slug}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={keep}>
        {t.keep}
      </button>
    </section>
  );
}

export default { component: FitQuestion, styles: [css] };
