/** The address of the lists. */
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/vgm/limits';
import { vgmSorts } from '@mastlight/domain/vgm/sorts';
import type { Say } from '../../platform/catalogue';
import type { ActiveFilter } from '../../platform/list/filter-empty';
import { choiceParam, defineListSearch } from '../../platform/list/search-schema';
import type { chinese } from './texts/zh-CN';

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeOnScreen } as const;

/** What the list of all can be narrowed to, in the order of its chips. */
export const groups = ['waiting', 'sending', 'failed', 'sent', 'deleted'] as const;
export type Group = (typeof groups)[number];

export const vgmSearch = defineListSearch({
  columns: vgmSorts.map((prop) => ({ prop, isSortable: true })),
  sizes: pageSizes,
  view: { group: choiceParam<Group, ''>([...groups], '') },
  overlay: {},
});
export type VgmSearch = typeof vgmSearch.plain;

/** The filters in force, for "which filter to drop". */
export function listActiveFilters({ keyword, group }: VgmSearch, say: Say<typeof chinese>): ActiveFilter[] {
  return [
    { name: 'keyword', label: keyword && `“${keyword.slice(0, 24)}”` },
    { name: 'group', label: group && say(`statuses.${group}`) },
  ].filter(({ label }) => label !== '');
}
