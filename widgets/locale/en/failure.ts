export const failure = {
  message: 'This part could not be shown.',
  retry: 'Try again',
};
