/** Currency of all prices, and the country that the shop delivers to, as ISO 4217 and ISO 3166 name them. */
export const CURRENCY = 'KWD';
export const COUNTRY = 'KW';
