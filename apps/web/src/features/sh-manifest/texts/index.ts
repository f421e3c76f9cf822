import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of sh-manifest. */
export const shManifestWords = makeCatalogue('sh-manifest', chinese, async () => (await import('./en-US')).english);
