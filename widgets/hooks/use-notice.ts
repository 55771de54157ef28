import { useHost } from '../element/host';
import { type Message, notices } from '../stores/toasts';
import { useStore } from './use-store';

/** The message that this element shows by itself, where the page has no toast area. */
export function useNotice(): Message | undefined {
  const host = useHost();
  return useStore(notices, ({ byHost }) => (host ? byHost.get(host) : undefined));
}
