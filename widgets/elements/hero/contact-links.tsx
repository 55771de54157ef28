import { Phone } from 'lucide';
import { safeAddress } from '../../addresses/safe-address';
import type { PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { BrandIcon } from '../../pieces/brand-icon';
import { Icon } from '../../pieces/icon';
import { facebookMark, instagramMark } from '../../pieces/social-marks';
import type { attributes } from './attributes';
import { messages } from './messages';

/** The fixed column of three round links: two social pages in a new tab, one telephone. */
export function ContactLinks({ facebook, instagram, phone }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const call = phone && safeAddress(`tel:${phone.replaceAll(' ', '')}`, 'contact');
  return (
    <div className="rail">
      <ul className="contact">
        {facebook && (
          <li>
            <a href={facebook} target="_blank" rel="noopener" aria-label={t.facebook}>
              <BrandIcon mark={facebookMark} />
            </a>
          </li>
        )}
        {instagram && (
          <li>
            <a href={instagram} target="_blank" rel="noopener" aria-label={t.instagram}>
              <BrandIcon mark={instagramMark} />
            </a>
          </li>
        )}
        {call && (
          <li>
            <a href={call} aria-label={t.call}>
              <Icon node={Phone} />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
