/** Sentences that several elements share. */
export const common = {
  loading: 'Loading...',
  retry: 'Try again',
};
