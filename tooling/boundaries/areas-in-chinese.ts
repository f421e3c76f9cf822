/**
 * Parts of the web app whose texts still stand in the code, with how many lines of it carry Chinese. They move into
 * catalogues (`texts/zh-CN.ts`, `texts/en-US.ts`) one by one; no part joins this list and no number in it grows.
 */
export const areasInChinese: Readonly<Record<string, number>> = {
  'apps/web/src/features/bill-subscription': 24,
  // Names and filings of the company; they have no other wording.
  'apps/web/src/platform/brand.ts': 3,
};
