import type { Tree } from '../first-view';

export function treeOf(html: string): Tree;
