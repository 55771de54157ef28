import { ChevronDown } from 'lucide';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { categoryLinks } from '../../data/categories';
import { useDismiss } from '../../hooks/use-dismiss';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './messages';

/** Disclosure button with links, as the ARIA Authoring Practices have it. */
export function Categories() {
  const t = useMessages(messages);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useDismiss(menu, close, open);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close();
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles what bubbles from its controls
    <div ref={menu} className="categories" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        part="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <slot name="button">{t.button}</slot>
        <Icon node={ChevronDown} />
      </button>
      <ul id={id} part="menu" hidden={!open}>
        {categoryLinks.map(({ slug, path }) => (
          <li key={slug}>
            <ShopLink to={path} part="link" onClick={close}>
              {t.names[slug]}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
