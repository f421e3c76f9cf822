import { makeCatalogue } from '../catalogue';
import { bringPhrases } from '../said';
import { chinese } from './zh-CN';

/** The texts of the platform itself; with their English comes that of what the domain says. */
export const platformTexts = makeCatalogue('platform', chinese, async () => {
  const [{ english }] = await Promise.all([
    import('./en-US'),
    bringPhrases(async () => (await import('@mastlight/domain/english')).englishPhrases),
  ]);
  return english;
});
