import { readText } from '../../widgets/stores/storage';
import { referringPartner } from '../common/referring-partner';

/** Names under which this device keeps what header and pages show: the shop's stores, its theme and its sign-in. */
const SHOWN = ['cart', 'tass-printers', 'tass-signed-in', 'theme'];

const isKept = (text: string | null) => text !== null && text !== '[]';

/** Whether this visitor is to see what no file knows: by the address, by the way back, or by what the device keeps. */
export function showsMoreThanItsFile(): boolean {
  return (
    location.search !== '' ||
    history.state !== null ||
    referringPartner() !== undefined ||
    SHOWN.some(key => isKept(readText(key)))
  );
}
