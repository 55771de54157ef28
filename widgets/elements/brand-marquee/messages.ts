export const brandMarquee = { heading: 'Brands', highlight: 'We Sales' };
