export const slides = { pause: 'Pause slides', play: 'Play slides' };
