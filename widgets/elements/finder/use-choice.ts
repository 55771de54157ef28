import { useState } from 'react';

/** Slugs of what is chosen; a model only with its brand. */
export interface Choice {
  readonly brand: string | undefined;
  readonly model: string | undefined;
}

/** The attributes' choice until the shopper makes one; whenever the attributes change, theirs again. */
export function useChoice(given: Choice): readonly [choice: Choice, choose: (choice: Choice) => void] {
  const from = `${given.brand} ${given.model}`;
  const [made, setMade] = useState({ choice: given, from });
  return [made.from === from ? made.choice : given, choice => setMade({ choice, from })];
}
