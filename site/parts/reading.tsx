import { useSiteMessages } from '../content/messages';
import type { Question, Section } from '../content/types';
import { Prose } from './prose';
import { Questions } from './questions';

interface Props {
  readonly text: { readonly sections: readonly Section[]; readonly questions: readonly Question[] };
}

/** What there is to read below a page's subject, and the questions asked about it. */
export function Reading({ text }: Props) {
  const t = useSiteMessages();
  return (
    <div className="reading">
      <Prose sections={text.sections} />
      <Questions heading={t.questions} questions={text.questions} />
    </div>
  );
}
