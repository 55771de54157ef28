import type { Tree } from '../../shell/first-view';

export function treeOf(html: string): Tree;
