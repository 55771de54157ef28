import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { safeAddress } from '../../addresses/safe-address';
import { whatsAppAddress } from '../../addresses/whats-app';
import type { Attributes, PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { commonAttributes } from '../../settings';
import { MessageForm } from './message-form';
import { messages } from './messages';

/** Three digits at least, as the shortest numbers have; what stands between them is not dialled. */
const DIALLED = /(\d\D*){3}/;

export const attributes = {
  address: { type: 'text', doc: 'Postal address in one line' },
  map: { type: 'address', doc: 'Address of a map that shows the place' },
  hours: { type: 'text', doc: 'Opening hours' },
  phone: { type: 'text', pattern: DIALLED, doc: 'Phone number' },
  whatsapp: { ...commonAttributes.whatsapp, doc: 'WhatsApp number with country code' },
  email: { type: 'text', pattern: /^[^\s@]+@[^\s@]+$/, doc: 'Mail address that messages go to' },
} as const satisfies Attributes;

export function Contact({ address, map, hours, phone, whatsapp, email }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const call = phone && safeAddress(`tel:${phone.replace(/[^\d+]/g, '')}`, 'contact');
  const chat = whatsapp?.replace(/\D/g, '');
  const mail = email && safeAddress(`mailto:${email}`, 'contact');
  const rows: readonly (readonly [icon: typeof Phone, name: string, value: ReactNode])[] = [
    [MapPin, t.address, address && (map ? <a href={map}>{address}</a> : address)],
    [Clock, t.hours, hours],
    [Phone, t.phone, call && <a href={call}>{<bdi dir="ltr">{phone}</bdi>}</a>],
    [
      MessageCircle,
      t.whatsapp,
      chat && <a href={whatsAppAddress(chat)}>{<bdi dir="ltr">{whatsapp}</bdi>}</a>,
    ],
    [Mail, t.email, mail && <a href={mail}>{<bdi dir="ltr">{email}</bdi>}</a>],
  ];
  return (
    <div className="contact">
      <dl part="details">
        {rows
          .filter(([, , value]) => value)
          .map(([icon, name, value]) => (
            <div key={name}>
              <dt>
                <Icon node={icon} />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {mail || chat ? (
        <MessageForm email={mail && email} whatsapp={chat} />
      ) : (
        <p>
          <ShopLink to="/contact-us" className="button">
            {t.write}
          </ShopLink>
        </p>
      )}
    </div>
  );
}
