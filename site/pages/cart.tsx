import { useEffect } from 'react';
import { useSettings } from '../../widgets/hooks/use-settings';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { importPrinters } from './printers/import-printers';

/** The cart. Its element reads the lines that a cart link brings, the page the printers. */
export function Cart({ lang, path }: PageProps) {
  const text = useSiteMessages().pages.cart;
  useHead(lang, path, { ...text, robots: 'noindex' });
  const settings = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is entered
  useEffect(() => void importPrinters(settings), []);
  return (
    <div className="wrap page">
      <tass-cart />
    </div>
  );
}
