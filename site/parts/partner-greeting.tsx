import { useEffect, useState } from 'react';
import type { Language } from '../../widgets/locale/languages';
import { forgetReferringPartner, referringPartner } from '../common/referring-partner';
import { useSiteMessages } from '../content/messages';
import { type Partner, partners } from '../content/partners';

/** Says which partner a visitor comes from, with the way back, until it is closed; nothing for one without a name. */
export function PartnerGreeting({ lang }: { readonly lang: Language }) {
  const { greeting: t } = useSiteMessages();
  const [partner, setPartner] = useState<Partner>();
  // Known to this visit alone, and so not to finished pages.
  useEffect(() => {
    const id = referringPartner();
    setPartner(id !== undefined && Object.hasOwn(partners, id) ? partners[id] : undefined);
  }, []);
  if (!partner) return null;
  return (
    <aside className="update-notice partner-greeting" aria-label={t.label}>
      <p>{t.from(partner.name[lang])}</p>
      <a className="button" href={partner.href}>
        {t.back}
      </a>
      <button
        type="button"
        className="button"
        onClick={() => {
          forgetReferringPartner();
          setPartner(undefined);
        }}
      >
        {t.close}
      </button>
    </aside>
  );
}
