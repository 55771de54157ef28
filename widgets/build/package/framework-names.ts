// Ships with the package: how frameworks write the names of attributes and events.

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Prop<Name extends string> = Name extends `on${infer Event}`
  ? `on${Capitalize<Camel<Event>>}`
  : Camel<Name>;

/** Attributes and handlers as props: `in-stock` is `inStock`, `ontass-order` is `onTassOrder`. */
export type Props<Attributes> = {
  [Name in keyof Attributes & string as Prop<Name>]?: Attributes[Name];
};

/** Attributes as they are, handlers with a colon: `on:tass-order`. */
export type WithColons<Attributes> = {
  [Name in keyof Attributes & string as Name extends `ontass-${infer Event}`
    ? `on:tass-${Event}`
    : Name]?: Attributes[Name];
};
