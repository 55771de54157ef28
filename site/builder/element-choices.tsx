import { brands } from '../../widgets/api/brands';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../widgets/locale/languages';
import type { BuilderContent } from '../content/business-types';
import { categoryLinks } from '../content/categories';
import { useSiteMessages } from '../content/messages';
import { Choices } from './fields';
import { type Choice, COUNTINGS, type Counting, ELEMENTS, MODES, type Mode, type Placed } from './snippets';

interface Props {
  readonly text: BuilderContent;
  readonly choice: Choice;
  change(changes: Partial<Choice>): void;
}

/** Which element, what it shows, and how it looks, speaks, loads and is counted. */
export function ElementChoices({ text: t, choice, change }: Props) {
  const messages = useSiteMessages();
  const listed = useQuery(brands(useSettings())).data ?? [];
  const narrowed = choice.element === 'finder' || choice.element === 'product-grid';
  return (
    <>
      <Choices
        label={t.element}
        value={choice.element}
        options={ELEMENTS.map((name): [Placed, string] => [name, t.elements[name] ?? `tass-${name}`])}
        choose={element => change({ element })}
      />
      {narrowed && (
        <Choices
          label={t.brand}
          value={choice.brand}
          options={[['', t.any], ...listed.map(({ slug, title }): [string, string] => [slug, title])]}
          choose={brand => change({ brand })}
        />
      )}
      {choice.element === 'product-grid' && (
        <Choices
          label={t.category}
          value={choice.category}
          options={[
            ['', t.any],
            ...categoryLinks.map(({ slug }): [string, string] => [slug, messages.categories[slug]]),
          ]}
          choose={category => change({ category })}
        />
      )}
      <Choices
        label={t.theme}
        value={choice.theme}
        options={[
          ['', t.themes.light],
          ['dark', t.themes.dark],
          ['auto', t.themes.auto],
        ]}
        choose={theme => change({ theme })}
      />
      <Choices
        label={t.language}
        value={choice.language}
        options={[
          ['', t.languages.page],
          ...LANGUAGES.map((one): [Language, string] => [one, LANGUAGE_NAMES[one]]),
        ]}
        choose={language => change({ language })}
      />
      <Choices
        label={t.mode}
        value={choice.mode}
        options={MODES.map((mode): [Mode, string] => [mode, t.modes[mode]])}
        choose={mode => change({ mode })}
      />
      <Choices
        label={t.counting}
        value={choice.analytics}
        options={COUNTINGS.map((words): [Counting, string] => [words, t.countings[words]])}
        choose={analytics => change({ analytics })}
      />
    </>
  );
}
