import abroadLogistics from './pictures/abroadLogistics.svg?no-inline';
import toker from './pictures/toker.svg?no-inline';
import zhidingxiang from './pictures/zhidingxiang.svg?no-inline';
import type { Ad } from './api';

/** The drawn pictures of our own; they say nothing that title and line do not. */
const own: Readonly<Record<string, string>> = { toker, abroadLogistics, zhidingxiang };

/** Where the picture of an ad is; null for one that has none, which is drawn by its title. */
export const pictureOf = ({ key, pictureUrl }: Pick<Ad, 'key' | 'pictureUrl'>): string | null =>
  pictureUrl ?? (Object.hasOwn(own, key) ? own[key]! : null);
