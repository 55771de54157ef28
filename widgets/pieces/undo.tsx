import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Words of the button. */
  readonly label: string;
  /** Says what was taken out. */
  readonly children: ReactNode;
  undo(): void;
  /** Something else was pressed. */
  close(): void;
}

/** Stands where an entry of a list was taken out, until the next press elsewhere. */
export function Undo({ label, children, undo, close }: Props) {
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
      <p role="status">{children}</p>
      <button type="button" className="button" ref={button} onClick={undo}>
        {label}
      </button>
    </div>
  );
}
