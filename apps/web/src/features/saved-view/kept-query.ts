import type { ListSearch, SearchSchema } from '../../platform/list/search-schema';

/** What a view keeps of a list's address, without `?`: neither the page nor what lies open over it. */
export function keptQuery<S extends ListSearch>(schema: SearchSchema<S>, search: S): string {
  const kept = Object.entries(schema.write(search)).filter(([name]) => schema.isNewView({ [name]: '' } as unknown as Partial<S>));
  return new URLSearchParams(kept).toString();
}
