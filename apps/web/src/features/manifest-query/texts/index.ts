import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the manifest query. */
export const manifestQueryWords = makeCatalogue('manifest-query', chinese);
