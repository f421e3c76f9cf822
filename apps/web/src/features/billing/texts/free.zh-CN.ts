import { makeCatalogue } from '../../../platform/catalogue';

/** What is said of the free quota once something is paid for. */
export const chinese = {
  alone: '先订 {count} 票',
  all: '{used}（都在免费额度里）',
  part: '{used}（其中免费 {free}）',
} as const;

/** The texts of the free quota. */
export const freeWords = makeCatalogue('billing-free', chinese, async () => (await import('./free.en-US')).english);
