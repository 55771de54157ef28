import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface Props {
  /** One of lucide's icons. */
  readonly node: IconNode;
  /** True for one that points along the line, such as an arrow: it turns round in Arabic. */
  readonly mirrored?: boolean;
}

/**
 * A lucide icon in the colour and size of the text around it; decoration only, the control has its own name. How it is
 * drawn stands in `base.css`: a page holds dozens of them.
 */
export function Icon({ node, mirrored }: Props) {
  return (
    <svg className={mirrored ? 'icon icon-mirrored' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
