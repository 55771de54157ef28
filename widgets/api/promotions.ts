import type { Settings } from '../settings';
import { ApiError, getQuery, type Query } from './client';
import { type Banner, boolean, keepGood, listIn, maybe, shape, string, text } from './schemas';

const banner = shape<Banner>({
  name: value => string(value) ?? '',
  is_active: boolean,
  image_url: shape<Banner['image_url']>({ desktop: maybe(text), tablet: maybe(text), mobile: maybe(text) }),
  href: maybe(text),
});

/** All banners, the inactive ones too. */
export function promotions(settings: Settings): Query<readonly Banner[]> {
  return getQuery(settings, 'promotions', '/promotions', body => {
    const list = listIn(body);
    if (!list) throw new ApiError('promotions', 200, 'No data returned from API');
    return keepGood(banner, list);
  });
}
