import { type KeyboardEvent, useMemo, useState } from 'react';
import { REQUEST } from '../../api/limits';
import type { Model } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { useSlow } from '../../hooks/use-slow';
import { groupBySeries, narrowModels } from '../../pieces/product/model-series';
import { messages } from './messages';
import { useDebouncedSelect } from './use-debounced-select';

/** Lists longer than this can be narrowed by typing. */
const FILTERED_FROM = 12;
/** So few matches stand as buttons under the field. */
const MAX_BUTTONS = 6;

interface Props {
  readonly brand: string | undefined;
  /** Undefined while loading, after a failure, and without a brand. */
  readonly models: readonly Model[] | undefined;
  readonly loading: boolean;
  readonly model: string | undefined;
  /** Whether nobody sees it: the model that is chosen is all of its list then, instead of a thousand. */
  readonly folded: boolean;
  /** `stepped`: by an arrow key in the list, perhaps on the way to another. */
  choose(model: string | undefined, stepped: boolean): void;
}

/** The models of a brand, grouped by series, and a field that narrows a long list. */
export function ModelChoice({ brand, models, loading, model, folded, choose }: Props) {
  const t = useMessages(messages);
  const [text, setText] = useState('');
  const slow = useSlow(loading, REQUEST.timeout);
  const found = useMemo(() => (folded ? [] : narrowModels(models ?? [], text)), [models, text, folded]);
  // What is chosen stays in the list, whatever is typed.
  const listed = found.some(({ slug }) => slug === model) ? found : withChosen(found, models, model);
  // Hundreds of options, drawn again only where the list changed.
  const options = useMemo(
    () =>
      groupBySeries(listed).map(({ name, models: members }) => (
        <optgroup key={name} label={name || t.otherModels}>
          {members.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </optgroup>
      )),
    [listed, t],
  );
  const hint = () => {
    if (loading) return t.loadingModels;
    if (!brand) return t.brandFirst;
    // The own brand makes cartridges, and no printers.
    return models?.length === 0 ? t.noModels : t.chooseModel;
  };
  const pick = (chosen: string | undefined, stepped = false) => {
    setText('');
    choose(chosen, stepped);
  };
  const select = useDebouncedSelect(model, pick);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text && found[0]) pick(found[0].slug);
  };

  return (
    <>
      {models && models.length > FILTERED_FROM && (
        <label className="field narrow">
          <span>{t.narrow}</span>
          <input
            type="search"
            part="narrow"
            autoComplete="off"
            spellCheck={false}
            placeholder={t.narrowHint}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </label>
      )}
      <label className="field">
        <span>{t.model}</span>
        <select part="model" disabled={!brand || !models?.length} {...select}>
          <option value="">{hint()}</option>
          {options}
        </select>
      </label>
      {slow && (
        <p className="matches" role="status">
          {t.slow}
        </p>
      )}
      {text && (
        <div className="matches" role="status">
          {found.length === 0 && t.noMatch}
          {found.length <= MAX_BUTTONS &&
            found.map(({ slug, title }) => (
              <button key={slug} type="button" className="button" onClick={() => pick(slug)}>
                {title}
              </button>
            ))}
        </div>
      )}
    </>
  );
}

function withChosen(found: readonly Model[], all: readonly Model[] | undefined, chosen: string | undefined) {
  const model = all?.find(({ slug }) => slug === chosen);
  return model ? [model, ...found] : found;
}
