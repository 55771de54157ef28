import type { Language } from '../../widgets/locale/languages';
import type { Crumb } from '../common/types';
import { ELEMENTS_PATH } from '../content/guides';
import { useSiteMessages } from '../content/messages';
import { Breadcrumbs } from './breadcrumbs';

interface Props {
  readonly lang: Language;
  /** What the index of the elements is called. */
  readonly index: string;
  /** The page below the index; none on the index itself. */
  readonly page?: Crumb;
}

/** The way to the index of the elements, and to a page below it. */
export function ElementsBreadcrumbs({ lang, index, page }: Props) {
  const { links } = useSiteMessages();
  return (
    <Breadcrumbs
      lang={lang}
      crumbs={[[links.b2b, '/b2b'], [index, ELEMENTS_PATH], ...(page ? [page] : [])]}
    />
  );
}
