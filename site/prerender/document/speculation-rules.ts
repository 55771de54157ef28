import { LANGUAGES } from '../../../widgets/locale/languages';
import { pathIn } from '../../common/address';
import { OWN_PAGES } from '../../common/own-pages';

/** Pages that wait for what somebody asks show nothing before, either. */
const NEVER = [...OWN_PAGES, '/quick-order', '/search'];

/**
 * Speculation rules: the browser prerenders the page that a link leads to where its visitor seems about to press it, two at
 * most, and none where data or battery are saved. For documents that no script has hydrated; `site/app/prefetch/prefetch-in-view.ts`
 * is for those that one has.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER.flatMap(path => LANGUAGES.map(lang => pathIn(lang, path))) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
