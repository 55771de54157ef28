import { afterFrame } from '../common/after-frame';
import { isStaleChoice } from '../common/finder-choice';
import { go } from '../common/history';
import { useAddressSearch } from '../common/search';

interface Props {
  /** Slugs of what the page itself is about. */
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
}

/**
 * The finder with its choice in the page's address, so that Back, reload and shared links find the same answer. The
 * address names it where it differs from what the page is about.
 */
export function PrinterFinder({ brand, model }: Props) {
  const search = new URLSearchParams(useAddressSearch('tass-finder'));
  const own = { brand, model };
  const shown = search.has('brand')
    ? { brand: search.get('brand') || undefined, model: search.get('model') || undefined }
    : own;
  return (
    <tass-finder
      {...shown}
      ontass-finder-change={event => {
        const address = addressWith(event.detail, own);
        void afterFrame(() => {
          // The page is prerendered for its own printer: by now it may have been given the address’s.
          if (isStaleChoice(event) || address === location.pathname + location.search) return;
          go(address, { replace: true });
        });
      }}
    />
  );
}

/** This page's path and search with a choice in it; none where the choice is the page's own. */
function addressWith(choice: Props, own: Props): string {
  const search = new URLSearchParams(location.search);
  search.delete('brand');
  search.delete('model');
  if (choice.brand !== own.brand || choice.model !== own.model) search.set('brand', choice.brand ?? '');
  if (search.has('brand') && choice.model) search.set('model', choice.model);
  return location.pathname + (search.size > 0 ? `?${search}` : '');
}
