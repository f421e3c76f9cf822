import abroadLogistics from './pictures/abroadLogistics.svg?no-inline';
import toker from './pictures/toker.svg?no-inline';
import zhidingxiang from './pictures/zhidingxiang.svg?no-inline';
import type { AdKey } from '@mastlight/domain/ad/registry';

/** The drawn picture of each ad; it says nothing that its title and line do not. */
export const pictures: Readonly<Record<AdKey, string>> = { toker, abroadLogistics, zhidingxiang };
