export const failure = {
  message: 'Something went wrong here.',
  retry: 'Try again',
};
