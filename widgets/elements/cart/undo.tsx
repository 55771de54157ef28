import { useEffect, useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { ProductTitle } from '../../pieces/product-title';
import { messages } from './messages';

interface Props {
  /** Of the product that was taken out. */
  readonly title: string;
  undo(): void;
  /** Something else was pressed. */
  close(): void;
}

/** Stands where a line was taken out, until the next press elsewhere. */
export function Undo({ title, undo, close }: Props) {
  const t = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    // The pressed button is gone.
    button.current?.focus({ preventScroll: true });
    // A whole click, by pointer or key: closing when the pointer goes down would move what it is about to press.
    const press = (event: Event) => {
      if (place.current && !event.composedPath().includes(place.current)) close();
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);

  return (
    <div className="undo" ref={place}>
      <p role="status">
        {t.removed} <ProductTitle>{title}</ProductTitle>
      </p>
      <button type="button" className="button" ref={button} onClick={undo}>
        {t.undo}
      </button>
    </div>
  );
}
