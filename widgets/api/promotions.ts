import type { Settings } from '../settings';
import { ApiError, type Call, getCall } from './client';
import { type Banner, bannerSchema, keepGood, listIn } from './schemas';

/** All banners, the inactive ones too. */
export function promotions(settings: Settings): Call<readonly Banner[]> {
  return getCall(settings, 'promotions', '/promotions', body => {
    const list = listIn(body);
    if (!list) throw new ApiError('promotions', 200, 'No data returned from API');
    return keepGood(bannerSchema, list) as readonly Banner[];
  });
}
