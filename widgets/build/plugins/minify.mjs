import { minify as swc } from '@swc/core';

/** The strongest minification that keeps what code means. */
const OPTIONS = {
  module: true,
  ecma: 2022,
  format: { comments: false },
  compress: { passes: 3 },
  mangle: true,
};

/** Minifies every chunk. */
export const minify = () => ({
  name: 'minify',
  renderChunk: async code => ({ code: (await swc(code, OPTIONS)).code, map: null }),
});
