import type { Language } from '../../widgets/locale/languages';
import type { GridSelection, LandingContent, LandingPageContent } from './types';

/** A page for people who come from a search engine (specification, section 2). */
export interface LandingPage {
  readonly slug: string;
  /** Path without the language's prefix. */
  readonly path: string;
  /** Which products it shows. */
  readonly grid: GridSelection;
  /** Source of its text in a language, without the ending, for those who name a page's files ahead. */
  source(lang: Language): string;
  load(lang: Language): Promise<LandingPageContent>;
}

type Loaders = Readonly<Record<Language, () => Promise<{ readonly text: LandingContent }>>>;

function page(slug: string, grid: GridSelection, loaders: Loaders): LandingPage {
  return {
    slug,
    path: `/${slug}`,
    grid,
    source: lang => `site/content/${lang}/landing/${slug}`,
    async load(lang) {
      const { text } = await loaders[lang]();
      return { ...text, grid: { ...grid, ...text.grid } };
    },
  };
}

/** The landing pages in the specification's order; each text is a file of its own, loaded with its page. */
export const landingPages: readonly LandingPage[] = [
  page(
    'affordable-printer-cartridges-in-kuwait',
    { category: 'toners', kind: 'compatible', sort: 'cost-per-page' },
    {
      en: () => import('./en/landing/affordable-printer-cartridges-in-kuwait'),
      ar: () => import('./ar/landing/affordable-printer-cartridges-in-kuwait'),
    },
  ),
  page(
    'best-printer-service-center-in-kuwait',
    { category: 'waste-toner-containers' },
    {
      en: () => import('./en/landing/best-printer-service-center-in-kuwait'),
      ar: () => import('./ar/landing/best-printer-service-center-in-kuwait'),
    },
  ),
  page(
    'buy-printer-toner-online-in-kuwait',
    { category: 'toners', filter: 'top' },
    {
      en: () => import('./en/landing/buy-printer-toner-online-in-kuwait'),
      ar: () => import('./ar/landing/buy-printer-toner-online-in-kuwait'),
    },
  ),
  page(
    'canon-toner-supplier-in-kuwait',
    { category: 'toners', query: 'canon' },
    {
      en: () => import('./en/landing/canon-toner-supplier-in-kuwait'),
      ar: () => import('./ar/landing/canon-toner-supplier-in-kuwait'),
    },
  ),
  page(
    'compatible-printer-toners-in-kuwait',
    { category: 'toners', kind: 'compatible' },
    {
      en: () => import('./en/landing/compatible-printer-toners-in-kuwait'),
      ar: () => import('./ar/landing/compatible-printer-toners-in-kuwait'),
    },
  ),
  page(
    'color-printer-toners-in-kuwait',
    { category: 'toners', query: 'color' },
    {
      en: () => import('./en/landing/color-printer-toners-in-kuwait'),
      ar: () => import('./ar/landing/color-printer-toners-in-kuwait'),
    },
  ),
  page(
    'eco-friendly-printer-toners-in-kuwait',
    { kind: 'remanufactured' },
    {
      en: () => import('./en/landing/eco-friendly-printer-toners-in-kuwait'),
      ar: () => import('./ar/landing/eco-friendly-printer-toners-in-kuwait'),
    },
  ),
  page(
    'epson-toner-supplier-in-kuwait',
    { brand: 'epson' },
    {
      en: () => import('./en/landing/epson-toner-supplier-in-kuwait'),
      ar: () => import('./ar/landing/epson-toner-supplier-in-kuwait'),
    },
  ),
  page(
    'printer-maintenance-in-kuwait',
    { category: 'accessories', query: 'maintenance' },
    {
      en: () => import('./en/landing/printer-maintenance-in-kuwait'),
      ar: () => import('./ar/landing/printer-maintenance-in-kuwait'),
    },
  ),
  page(
    'genuine-printer-cartridges-in-kuwait-high-quality-toner-ink',
    { kind: 'original', filter: 'top' },
    {
      en: () => import('./en/landing/genuine-printer-cartridges-in-kuwait-high-quality-toner-ink'),
      ar: () => import('./ar/landing/genuine-printer-cartridges-in-kuwait-high-quality-toner-ink'),
    },
  ),
  page(
    'hp-toner-supplier-in-kuwait',
    { category: 'toners', query: 'hp' },
    {
      en: () => import('./en/landing/hp-toner-supplier-in-kuwait'),
      ar: () => import('./ar/landing/hp-toner-supplier-in-kuwait'),
    },
  ),
  page(
    'laser-printer-toner-in-kuwait',
    { category: 'toners', color: 'black' },
    {
      en: () => import('./en/landing/laser-printer-toner-in-kuwait'),
      ar: () => import('./ar/landing/laser-printer-toner-in-kuwait'),
    },
  ),
  page(
    'office-printer-supplies-in-kuwait',
    { category: 'toners', kind: 'original', sort: 'cost-per-page' },
    {
      en: () => import('./en/landing/office-printer-supplies-in-kuwait'),
      ar: () => import('./ar/landing/office-printer-supplies-in-kuwait'),
    },
  ),
  page(
    'original-and-compatible-printer-toners-in-kuwait',
    { query: '59A' },
    {
      en: () => import('./en/landing/original-and-compatible-printer-toners-in-kuwait'),
      ar: () => import('./ar/landing/original-and-compatible-printer-toners-in-kuwait'),
    },
  ),
  page(
    'premium-printer-ink-in-kuwait',
    { category: 'inks', kind: 'original' },
    {
      en: () => import('./en/landing/premium-printer-ink-in-kuwait'),
      ar: () => import('./ar/landing/premium-printer-ink-in-kuwait'),
    },
  ),
  page(
    'printer-accessories-in-kuwait',
    { category: 'accessories' },
    {
      en: () => import('./en/landing/printer-accessories-in-kuwait'),
      ar: () => import('./ar/landing/printer-accessories-in-kuwait'),
    },
  ),
  page(
    'printer-drum-units-in-kuwait',
    { category: 'drum-units' },
    {
      en: () => import('./en/landing/printer-drum-units-in-kuwait'),
      ar: () => import('./ar/landing/printer-drum-units-in-kuwait'),
    },
  ),
  page(
    'printer-paper-supplier-in-kuwait',
    { category: 'paper' },
    {
      en: () => import('./en/landing/printer-paper-supplier-in-kuwait'),
      ar: () => import('./ar/landing/printer-paper-supplier-in-kuwait'),
    },
  ),
  page(
    'printer-parts-and-consumables-in-kuwait',
    { query: 'unit' },
    {
      en: () => import('./en/landing/printer-parts-and-consumables-in-kuwait'),
      ar: () => import('./ar/landing/printer-parts-and-consumables-in-kuwait'),
    },
  ),
  page(
    'printer-sales-and-service-in-kuwait',
    { filter: 'new' },
    {
      en: () => import('./en/landing/printer-sales-and-service-in-kuwait'),
      ar: () => import('./ar/landing/printer-sales-and-service-in-kuwait'),
    },
  ),
  page(
    'tass-toners-compatible-cartridges-in-kuwait',
    { brand: 'tass', kind: 'compatible' },
    {
      en: () => import('./en/landing/tass-toners-compatible-cartridges-in-kuwait'),
      ar: () => import('./ar/landing/tass-toners-compatible-cartridges-in-kuwait'),
    },
  ),
  page(
    'tass-toners-in-kuwait',
    { brand: 'tass', filter: 'top' },
    {
      en: () => import('./en/landing/tass-toners-in-kuwait'),
      ar: () => import('./ar/landing/tass-toners-in-kuwait'),
    },
  ),
  page(
    'printer-repair-services-in-kuwait',
    { category: 'accessories', query: 'cleaning' },
    {
      en: () => import('./en/landing/printer-repair-services-in-kuwait'),
      ar: () => import('./ar/landing/printer-repair-services-in-kuwait'),
    },
  ),
  page(
    'ink-and-toner-shop-in-kuwait',
    { filter: 'top' },
    {
      en: () => import('./en/landing/ink-and-toner-shop-in-kuwait'),
      ar: () => import('./ar/landing/ink-and-toner-shop-in-kuwait'),
    },
  ),
];
