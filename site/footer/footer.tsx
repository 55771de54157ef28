import { categoryLinks } from '../../widgets/data/categories';
import type { Language } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';
import { addressLine, facts } from '../content/facts';
import { useSiteMessages } from '../content/messages';
import { LanguageLinks } from '../header/language-links';
import { ThemeButton } from '../header/theme-button';
import { Logo } from '../parts/logo';
import { Reveal } from '../parts/reveal';
import { Social } from './social';

/** Columns of links, the specification's two first. */
const COLUMNS = [
  {
    heading: 'otherPages',
    links: [
      ['/', 'home'],
      ['/brand', 'brands'],
      ['/printer-toner-supplier-in-kuwait', 'toners'],
      ['/quick-order', 'quickOrder'],
      ['/cart', 'cart'],
    ],
  },
  {
    heading: 'quickLinks',
    links: [
      ['/brands/tass', 'tass'],
      ['/contact-us', 'contact'],
      ['/privacy-policy', 'privacy'],
      ['/tnc', 'terms'],
      ['/sitemap', 'sitemap'],
    ],
  },
  {
    heading: 'help',
    links: [
      ['/ink-toner-finder', 'finder'],
      ['/orders', 'orders'],
      ['/tnc#delivery', 'delivery'],
      ['/tnc#returns', 'returns'],
      ['/tnc#warranty', 'warranty'],
    ],
  },
] as const;

/** All categories but toners, which the first column has. */
const REST = categoryLinks.filter(({ slug }) => slug !== 'toners');

/** The end of every page: where the shop is, when it is open, where else to go. */
export function Footer({ lang }: { readonly lang: Language }) {
  const t = useSiteMessages();
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <Reveal>
            <address className="footer-contact">
              <Logo again />
              <span>{addressLine(lang)}</span>
              <span>{t.footer.hours}</span>
              <a href={`tel:${facts.phone.replaceAll(' ', '')}`}>
                <bdi dir="ltr">{facts.phone}</bdi>
              </a>
            </address>
            <Social />
          </Reveal>
          {COLUMNS.map(({ heading, links }, index) => (
            <Reveal key={heading} column={Math.min(index + 1, 3)}>
              <h2>{t.footer[heading]}</h2>
              <ul>
                {links.map(([to, name]) => (
                  <li key={to}>
                    <a href={pathIn(lang, to)}>{t.links[name]}</a>
                  </li>
                ))}
              </ul>
            </Reveal>
          ))}
          <Reveal column={3}>
            <h2>{t.footer.categories}</h2>
            <ul>
              {REST.map(({ slug, path: to }) => (
                <li key={slug}>
                  <a href={pathIn(lang, to)}>{t.categories[slug]}</a>
                </li>
              ))}
            </ul>
          </Reveal>
          <Reveal column={3}>
            <tass-newsletter />
          </Reveal>
        </div>
        <div className="footer-end">
          <p>
            {t.footer.copyright} {t.footer.credit} <a href={facts.builder.href}>{facts.builder.name}</a>
          </p>
          <div>
            <LanguageLinks lang={lang} />
            <ThemeButton />
          </div>
        </div>
      </div>
    </footer>
  );
}
