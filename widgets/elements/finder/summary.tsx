import { finderPath } from '../../addresses/shop-paths';
import { useMessages } from '../../hooks/use-messages';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './messages';

interface Props {
  readonly brand: string | undefined;
  readonly model: string | undefined;
  readonly brandTitle: string | undefined;
  readonly modelTitle: string | undefined;
  /** Leads back to the choice, which stays. */
  change(): void;
  reset(): void;
}

/** What is chosen, each a link to its own page in the shop, and the way back to the start. */
export function Summary({ brand, model, brandTitle, modelTitle, change, reset }: Props) {
  const t = useMessages(messages);
  return (
    <div className="summary" part="summary" data-whole={Boolean(model)}>
      <dl>
        {brand ? (
          <>
            <div>
              <dt>{t.summaryBrand}</dt>
              <dd>
                <ShopLink to={finderPath(brand)}>{brandTitle ?? brand}</ShopLink>
              </dd>
            </div>{' '}
            <div>
              <dt>{t.summaryModel}</dt>
              <dd>
                {model ? (
                  <ShopLink to={finderPath(brand, model)}>{modelTitle ?? model}</ShopLink>
                ) : (
                  t.notSelected
                )}
              </dd>
            </div>
          </>
        ) : (
          <div>
            <dt>{t.yourPrinter}</dt>
            <dd>{t.notSelected}</dd>
          </div>
        )}
      </dl>
      {brand && (
        <span className="ways">
          {model && (
            <button type="button" className="button" part="change" onClick={change}>
              {t.change}
            </button>
          )}
          <button type="button" className="button" part="reset" onClick={reset}>
            {t.reset}
          </button>
        </span>
      )}
    </div>
  );
}
