import { returnAddress } from '../../addresses/return-address';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import type { ReadyRow } from './list-rows';
import { messages } from './messages';
import { ociFields, postFields } from './oci';

/** What the attributes say of a purchasing system. */
export interface ReturnTo {
  /** Where it takes lists back. */
  readonly address: string | undefined;
  /** Its frame or window. */
  readonly target: string;
  /** Origins that lists may go to. */
  readonly hosts: string;
}

interface Props {
  readonly rows: readonly ReadyRow[];
  /** Lines that are not returned. */
  readonly left: number;
  readonly to: ReturnTo;
}

/** Hands the list back to the purchasing system that opened the page; nothing where none did, or one that is not allowed. */
export function ReturnButton({ rows, left, to: { address = '', target, hosts } }: Props) {
  const t = useMessages(messages);
  const to = returnAddress(address, hosts);
  if (!to) return null;
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        disabled={rows.length === 0}
        onClick={() => postFields(to, target, ociFields(rows, target))}
      >
        {t.returnList}
      </button>
      {left > 0 && <p className="hint returns-less">{t.returnsLess(count(left))}</p>}
    </>
  );
}

/** Says that a purchasing system is not one that lists may go to. */
export function ReturnRefused({ address = '', hosts }: ReturnTo) {
  const t = useMessages(messages);
  if (address === '' || returnAddress(address, hosts)) return null;
  return (
    <p className="notice" part="notice" role="alert">
      <span>
        {t.refused} <bdi dir="ltr">{address.slice(0, 200)}</bdi>
      </span>
    </p>
  );
}
