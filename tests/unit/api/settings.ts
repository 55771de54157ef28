import type { Settings } from '../../../widgets/settings';

/** Settings of an element on the shop itself. */
export const settings: Settings = {
  api: 'https://api.example',
  shop: 'https://shop.example',
  partner: undefined,
  lang: 'en',
  theme: 'light',
  whatsapp: undefined,
  onShop: true,
};
