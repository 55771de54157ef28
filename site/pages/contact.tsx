import type { PageProps } from '../common/types';
import { addressLine, facts } from '../content/facts';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { PageHeading } from '../parts/page-heading';

/** Where the shop is and how to reach it. */
export function Contact({ lang, path }: PageProps) {
  const { footer, pages } = useSiteMessages();
  const text = pages.contact;
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <PageHeading title={text.heading} intro={text.intro} />
      <tass-contact
        address={addressLine(lang)}
        map={facts.map}
        hours={footer.hours}
        phone={facts.phone}
        whatsapp={facts.whatsappNumber}
        email={facts.email}
      />
    </div>
  );
}
