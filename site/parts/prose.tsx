import type { Section } from '../content/types';

/** Sections of text under their headings. */
export function Prose({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <div className="prose">
      {sections.map(({ id, heading, paragraphs, points }) => (
        <section key={heading} id={id}>
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul>
              {points.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
