/** Letters of a title's longest code, and some more: a longer word may break, or it would stand out of a narrow card. */
const MAX_CODE_LENGTH = 16;

/** A product's title, or a description that names codes. No line ends inside a code such as TN-2410: split at its hyphen it reads as two, in Arabic in the wrong order. */
export function ProductTitle({ children }: { readonly children: string }) {
  return (
    <bdi>
      {children.split(/(\S+-\S+)/).map((words, at) =>
        at % 2 && words.length <= MAX_CODE_LENGTH ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: words of a title keep their places
          <span key={at} className="whole">
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </bdi>
  );
}
