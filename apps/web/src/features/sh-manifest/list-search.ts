/** The addresses of the lists of manifests: each place shows one status or the choice of some. */
import { pageSizeChoices, pageSizeDefault } from '@mastlight/domain/sh-manifest/limits';
import { manifestSorts } from '@mastlight/domain/sh-manifest/sorts';
import { choiceParam, defineListSearch } from '../../platform/list/search-schema';

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeDefault } as const;

type StatusText = `${-3 | -2 | -1 | 0 | 1 | 2 | 3}`;

/** R-2.2-02, -04, -07: where each list lives, and the statuses that it offers; the first is shown. */
export const places = {
  all: { path: '/sh_manifest/all', statuses: ['3', '0', '1', '-1', '2', '-3', '-2'] },
  wait: { path: '/sh_manifest/wait', statuses: ['0', '1', '-1'] },
  dustbin: { path: '/sh_manifest/dustbin', statuses: ['-2', '-3'] },
} as const satisfies Record<string, { readonly path: string; readonly statuses: readonly StatusText[] }>;
export type PlaceName = keyof typeof places;

const sortedColumns = manifestSorts.map((prop) => ({ prop, isSortable: true }));

function searchOf(statuses: readonly StatusText[]) {
  return defineListSearch({
    columns: sortedColumns,
    sizes: pageSizes,
    view: { status: choiceParam<StatusText, StatusText>(statuses, statuses[0]!) },
    overlay: {},
  });
}

export const searches = {
  all: searchOf(places.all.statuses),
  wait: searchOf(places.wait.statuses),
  dustbin: searchOf(places.dustbin.statuses),
} as const;
export type ManifestSearch = typeof searches.all.plain;
