import { useEffect, useRef, useState } from 'react';

/** How long the button says that it copied, in ms. */
const SAID = 2000;

interface SnippetProps {
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
}

/** Code to paste with a button that copies it. Where the browser doesn't allow that, the code is selected instead. */
export function Snippet({ code, copy, copied }: SnippetProps) {
  const block = useRef<HTMLPreElement>(null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SAID);
    return () => clearTimeout(timer);
  }, [done]);
  const press = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setDone(true);
    } catch {
      if (block.current) getSelection()?.selectAllChildren(block.current);
    }
  };
  return (
    <div className="snippet">
      <pre ref={block} dir="ltr">
        <code>{code}</code>
      </pre>
      <button type="button" className="button" onClick={press}>
        <span aria-live="polite">{done ? copied : copy}</span>
      </button>
    </div>
  );
}
