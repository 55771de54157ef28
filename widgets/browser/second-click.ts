/** Whether a click is the second of a double click: where one click adds several things, a double click means one. */
export const isSecondClick = ({ detail }: { readonly detail: number }): boolean => detail > 1;
