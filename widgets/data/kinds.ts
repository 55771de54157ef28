/** Kinds of supplies as the API names them, the printer maker's own first. */
export const KINDS = ['original', 'compatible', 'remanufactured'] as const;

/** One of them. */
export type Kind = (typeof KINDS)[number];
