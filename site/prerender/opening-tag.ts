/** An opening tag of rendered markup, which is well formed, and its name; what its quotes hold is no tag. */
export const OPENING_TAG = /<([a-z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
