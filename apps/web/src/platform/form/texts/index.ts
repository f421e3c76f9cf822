import { makeCatalogue } from '../../catalogue';
import { chinese } from './zh-CN';

/** What forms say of their drafts. */
export const draftTexts = makeCatalogue('draft', chinese, async () => (await import('./en-US')).english);
