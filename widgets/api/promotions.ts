import * as v from 'valibot';
import type { Settings } from '../settings';
import { ApiError, type Call, getCall } from './client';
import { type Banner, keepGood, listIn, maybe, shape, text } from './schemas';

const bannerSchema = shape({
  name: v.fallback(v.string(), ''),
  is_active: v.boolean(),
  image_url: shape({ desktop: maybe(text), tablet: maybe(text), mobile: maybe(text) }),
  href: maybe(text),
});

/** All banners, the inactive ones too. */
export function promotions(settings: Settings): Call<readonly Banner[]> {
  return getCall(settings, 'promotions', '/promotions', body => {
    const list = listIn(body);
    if (!list) throw new ApiError('promotions', 200, 'No data returned from API');
    return keepGood(bannerSchema, list) as readonly Banner[];
  });
}
