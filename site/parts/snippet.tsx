import { Fragment, useEffect, useRef, useState } from 'react';

/** How long the button says that it copied, in ms. */
const FEEDBACK_TIME = 2000;

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
    const timer = setTimeout(() => setDone(false), FEEDBACK_TIME);
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
        <code>
          {/* A long address ends its lines at a slash, not inside a word. */}
          {code.split(/(?<=[^<:/]\/)(?=\w)/).map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words of a code keep their places
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {words}
            </Fragment>
          ))}
        </code>
      </pre>
      <button type="button" className="button" onClick={press}>
        <span aria-live="polite">{done ? copied : copy}</span>
      </button>
    </div>
  );
}
