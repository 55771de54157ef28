/** A product's title. No line ends inside a code such as TN-2410: split at its hyphen it reads as two, in Arabic in the wrong order. */
export function ProductTitle({ children }: { readonly children: string }) {
  return (
    <bdi>
      {children.split(/(\S+-\S+)/).map((words, at) =>
        at % 2 ? (
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
