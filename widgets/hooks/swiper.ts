/** What of swiper is used, as one chunk of its own. */
export { Swiper } from 'swiper';
