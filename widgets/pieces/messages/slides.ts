export const slides = {
  pause: 'Pause slides',
  play: 'Play slides',
  goTo: (slide: number) => `Go to slide ${slide}`,
};
