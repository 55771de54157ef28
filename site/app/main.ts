import { type ElementName, elementRecord, elements } from '../../widgets/all';
import { loadElements } from '../../widgets/loader/load-elements';
import { placeOf } from '../common/address';
import { installOffline, update } from '../offline/install';
import { appFiles, preloadApp } from './app-files';
import { AT_REST } from './at-rest';
import { defineFilled } from './changed-fields';
import { onFirstUse } from './first-use';
import { holdEvents } from './held-events';
import { announceHydrated } from './hydrated';
import { showsMoreThanItsFile } from './own-state';
import { PRERENDERED_PATH } from './prerendered-path';
import { rememberFonts } from './remember-fonts';
import { applyWholeStyles } from './whole-styles';

// What every page begins with: its elements. The rest of the site is loaded at the first use of a page that a file shows
// as well as the site would, and at once elsewhere.

const names = Object.keys(elements);

function load(wanted: readonly string[]): void {
  loadElements({
    names: wanted,
    load: async name => ({ record: await elementRecord(name as ElementName), define: defineFilled }),
  });
}

/** Hydrates the page: header, footer, what lies between them, and the ways to other pages. */
async function start(root: HTMLElement): Promise<void> {
  preloadApp();
  try {
    await (await import('./start')).start(root);
  } catch (error) {
    console.error('The page could not be started,', error);
    announceHydrated();
  }
}

/** Whether the document is the file of this very page, and one that needs nothing else until it is used. */
function mayWait(root: HTMLElement): boolean {
  const { lang, path } = placeOf(location.pathname);
  return (
    appFiles() !== undefined &&
    root.getAttribute(PRERENDERED_PATH) === path &&
    document.documentElement.lang === lang &&
    !showsMoreThanItsFile()
  );
}

/** Calls back once, at the first use of the page or when something other than its file is to be shown. */
function onceNeeded(begin: () => void): void {
  holdEvents();
  let begun = false;
  const once = () => {
    if (!begun) begin();
    begun = true;
  };
  onFirstUse(once);
  // A newer version is ready, or a script or another tab changed what the header shows.
  update.subscribe(once);
  for (const type of ['storage', 'tass-cart-change']) addEventListener(type, once);
}

/** Loads first what a page's file shows that may wait for its use, then the site around it, then all other elements. */
function open(root: HTMLElement): void {
  applyWholeStyles();
  installOffline();
  void rememberFonts();
  const waits = mayWait(root);
  const first = waits ? names.filter(name => !AT_REST.has(name)) : [];
  // They ask the site for what it offers, sign-in for one.
  const begin = () => void start(root).then(() => load(names.filter(name => !first.includes(name))));
  if (waits) {
    onceNeeded(begin);
    load(first);
  } else begin();
}

const root = document.getElementById('site');
if (root) open(root);
