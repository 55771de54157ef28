import type { EachLanguage } from '../../widgets/locale/languages';

/** A partner who gave the shop a name to greet his visitors by, and an address to return to. */
export interface Partner {
  readonly name: EachLanguage<string>;
  readonly href: string;
}

/**
 * Partners by their ids: the shop's to keep, so that no link can say another name or lead elsewhere. These are examples.
 */
export const partners: Readonly<Record<string, Partner>> = {
  acme: { name: { en: 'ACME Printers', ar: 'أكمي للطابعات' }, href: 'https://acme.example' },
};
