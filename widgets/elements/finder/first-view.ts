import type { Brand } from '../../api/schemas';
import type { FirstView } from '../../shell/first-view';
import { storedPrinters } from '../../stores/saved-printers-storage';
import fieldCss from '../../styles/field.css';
import css from './finder.css';

/** Brands can be chosen as soon as they are known; `use-early-choice.ts` takes over what was chosen. */
export const finder: Omit<FirstView<readonly Brand[]>, 'trees'> = {
  styles: [fieldCss, css],
  fits: host =>
    !host.hasAttribute('headless') &&
    !host.getAttribute('brand') &&
    !Object.hasOwn(host, 'brand') &&
    storedPrinters().length === 0,
  fill(root, answer) {
    const list = root.querySelector('select');
    for (const { slug, title } of answer) {
      const option = root.ownerDocument.createElement('option');
      option.value = slug;
      option.textContent = title;
      list?.append(option);
    }
  },
};
