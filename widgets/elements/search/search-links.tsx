import { finderPath, searchPath } from '../../addresses/shop-paths';
import { whatsAppAddress } from '../../addresses/whats-app';
import type { ProductPage } from '../../api/products';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { messages as helpMessages } from '../../pieces/messages/search-help';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './messages';

interface Props {
  /** What is searched for. */
  readonly text: string;
  readonly answer: ProductPage;
  close(): void;
}

/** Links below the list, or in its place: what was meant, all results, and where to turn when there are none. */
export function SearchLinks({ text, answer, close }: Props) {
  const t = useMessages(messages);
  const help = useMessages(helpMessages);
  const { whatsapp } = useSettings();
  const { didYouMean } = answer;
  return (
    <div className="ways">
      {didYouMean && (
        <ShopLink to={searchPath(didYouMean)} onClick={close}>
          {help.didYouMean(didYouMean)}
        </ShopLink>
      )}
      {answer.items.length > 0 ? (
        <ShopLink to={searchPath(text)} part="all" onClick={close}>
          {t.all(text)}
        </ShopLink>
      ) : (
        <>
          <ShopLink to={finderPath()} onClick={close}>
            {help.finder}
          </ShopLink>
          {whatsapp && (
            <a href={whatsAppAddress(whatsapp, help.question(text))} target="_blank" rel="noopener">
              {help.whatsApp}
            </a>
          )}
        </>
      )}
    </div>
  );
}
