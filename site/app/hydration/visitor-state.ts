import { readText } from '../../../widgets/stores/storage';
import { referringPartner } from '../../common/referring-partner';

/** Storage keys of what header and pages show: the shop's stores, its theme and its sign-in. */
const KEYS = ['cart', 'tass-printers', 'tass-signed-in', 'theme'];

const isKept = (text: string | null) => text !== null && text !== '[]';

/** Whether the page differs from its file for this visitor: by query, history state, referring partner or storage. */
export function hasVisitorState(): boolean {
  return (
    location.search !== '' ||
    history.state !== null ||
    referringPartner() !== undefined ||
    KEYS.some(key => isKept(readText(key))) ||
    // A message in writing.
    readText('tass-contact', 'sessionStorage') !== null
  );
}
