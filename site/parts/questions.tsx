import type { Question } from '../content/types';
import { usePageMetadata } from '../head/page-metadata';

interface QuestionsProps {
  readonly heading: string;
  readonly questions: readonly Question[];
}

/** Questions that unfold to their answers. */
export function Questions({ heading, questions }: QuestionsProps) {
  usePageMetadata('questions', questions);
  return (
    <section className="questions">
      <h2>{heading}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
