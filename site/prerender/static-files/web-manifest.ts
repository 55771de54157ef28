import { DIRECTIONS, type Language } from '../../../widgets/locale/languages';
import { pathIn } from '../../common/address';
import { facts } from '../../content/facts';
import type { Messages } from '../../content/messages';

/** What a device is told when somebody installs the shop. */
export function webManifest(lang: Language, messages: Messages): string {
  const home = pathIn(lang, '/');
  return JSON.stringify({
    id: home,
    name: `${facts.name[lang]} – ${messages.tagline}`,
    short_name: facts.name[lang],
    description: messages.tagline,
    lang,
    dir: DIRECTIONS[lang],
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
