/** What the page of companies is asked for in its address. Facets are told as `浙江,江苏`, so that an address can be read. */
import { isDay } from '@mastlight/domain/toker/read-edition-row';

export const facetKeys = ['kind', 'province', 'loadPort', 'dischargePort', 'band', 'mark'] as const;
export type FacetKey = (typeof facetKeys)[number];

export interface TokerSearch extends Readonly<Partial<Record<FacetKey, string>>> {
  readonly keyword?: string;
  /** From 2 on. */
  readonly page?: number;
  /** The company in the drawer. */
  readonly open?: number;
  /** The marked ones in place of a search. */
  readonly view?: 'marked';
  /** Those alone that were first seen this week. */
  readonly fresh?: true;
  /** The saved search that is to be asked: what leads here knows its number alone. */
  readonly saved?: number;
  /** Those alone that an edition has brought, by its number. */
  readonly edition?: number;
  /** Of the marked ones those that are to be called on on a day, as `2026-10-15`. */
  readonly day?: string;
}

const valuesMax = 30;

/** Reads an address; whatever is none of it is passed over. */
export function readTokerSearch(search: Readonly<Record<string, unknown>>): TokerSearch {
  const text = (key: string): string =>
    typeof search[key] === 'string' || typeof search[key] === 'number' ? String(search[key]).slice(0, 1_000) : '';
  const count = (key: string): number => (/^\d{1,9}$/.test(text(key)) ? Number(text(key)) : 0);
  const facets = Object.fromEntries(facetKeys.filter((key) => text(key) !== '').map((key) => [key, text(key)]));
  return {
    ...(text('keyword').trim() !== '' && { keyword: text('keyword').trim().slice(0, 100) }),
    ...facets,
    ...(count('page') > 1 && { page: count('page') }),
    ...(count('open') > 0 && { open: count('open') }),
    ...(search['view'] === 'marked' && { view: 'marked' as const }),
    ...((search['fresh'] === true || search['fresh'] === 'true') && { fresh: true as const }),
    ...(count('saved') > 0 && { saved: count('saved') }),
    ...(count('edition') > 0 && { edition: count('edition') }),
    ...(search['view'] === 'marked' && isDay(text('day')) && { day: text('day') }),
  };
}

/** Values as an address tells them: a comma within one, as in `LOS ANGELES, CA`, is not one between them. */
export const tellValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** The values of a facet. */
export const valuesOf = (search: TokerSearch, key: FacetKey): readonly string[] =>
  search[key]
    ?.split(',')
    .filter(Boolean)
    .slice(0, valuesMax)
    .map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%')) ?? [];

/** The same with a value of a facet chosen, or not any more; from the first page on. */
export function toggleValue({ page: _page, ...search }: TokerSearch, key: FacetKey, value: string): TokerSearch {
  const values = valuesOf(search, key);
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  const { [key]: _gone, ...rest } = search;
  return next.length === 0 ? rest : { ...rest, [key]: tellValues(next) };
}

type SavedWish = { keyword?: string } & Partial<Record<FacetKey, string[]>>;
type Wish = SavedWish & { fresh?: boolean; edition?: number };

/** What of it is saved: it holds whenever it is asked again. */
export function savedWishOf(search: TokerSearch): SavedWish {
  const facets = Object.fromEntries(
    facetKeys.map((key) => [key, [...valuesOf(search, key)]] as const).filter(([, values]) => values.length > 0),
  );
  return { ...(search.keyword && { keyword: search.keyword }), ...facets };
}

/** What the server is asked. Until it is known what a saved search asks nothing is said of an edition. */
export function wishOf(search: TokerSearch): Wish {
  const { fresh: isFresh, edition, saved } = search;
  return {
    ...savedWishOf(search),
    ...(isFresh && { fresh: true }),
    ...(edition !== undefined && saved === undefined && { edition }),
  };
}

/** The page of what was asked once, such as of a saved search. */
export function searchOfWish({ keyword, ...wish }: SavedWish): TokerSearch {
  const facets = facetKeys.map((key) => [key, tellValues(wish[key] ?? [])] as const).filter(([, told]) => told !== '');
  return { ...(keyword && { keyword }), ...Object.fromEntries(facets) };
}

/** Whole days from a day, as `2026-10-11`, to an instant, by the date in Shanghai. */
export const daysSince = (day: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs + 8 * 3_600_000) / 86_400_000) - Date.parse(`${day}T00:00:00Z`) / 86_400_000);
