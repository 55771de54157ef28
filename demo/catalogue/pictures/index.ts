/** Every picture of the catalogue, drawn from its data: makers' photographs are not ours to show. */
export { brandTile } from './brand-tile';
export { heroPrinter } from './hero-printer';
export { productPicture } from './product';
export { socialPicture, socialSvg } from './social-picture';
export type { PictureProduct } from './subject';
