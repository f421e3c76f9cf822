/**
 * What the address of a list says: filters, sort, page, and what lies open over it (ux 5). A link to a view is the
 * view; Back undoes the last step. One schema reads it, on any page and from any hand: a parameter it does not know
 * is dropped, a value it does not take counts as not said, so that an old link still opens and no link breaks a page.
 */
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import { defaultPort, portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import * as z from 'zod/mini';
// The schema's word for it is also a promise's, which reads (and lints) as another thing. It is imported by its name:
// taking the namespace apart at run time brings all of it into the bundle, 300 KB of them.
import { catch as orElse } from 'zod/mini';

/** What every list's address can say. */
export interface ListSearch {
  readonly keyword: string;
  /** Column prop, `-` before it for descending; '' is the list's own order. */
  readonly sort: string;
  readonly page: number;
  readonly size: number;
}

type Fields = Readonly<Record<string, z.ZodMiniType>>;
type Values<F extends Fields> = { readonly [K in keyof F]: z.output<F[K]> };

export interface SearchSchema<S extends ListSearch> {
  /** The view of an address that says nothing. */
  readonly plain: S;
  /** How many rows a page may have. */
  readonly sizes: readonly number[];
  /** Reads a query string or the router's parsed one; never throws. */
  readonly read: (query: string | Readonly<Record<string, unknown>>) => S;
  /** The parameters of a view; what is as usual is left out, so that addresses stay short. */
  readonly write: (search: S) => Record<string, string>;
  /** For the route's `readSearch`: an address with its unknown and unusable parameters gone. */
  readonly clean: (query: Readonly<Record<string, unknown>>) => Record<string, string>;
  /** The view without what lies open over it: two addresses with the same key show the same rows. */
  readonly viewKey: (search: S) => string;
  /** Whether such a change shows other rows, so that the list begins at its first page. */
  readonly isNewView: (part: Partial<S>) => boolean;
}

/** A text of at most `max` characters; control characters and broken pairs become blanks. */
export function textParam(max: number) {
  return orElse(
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, max).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')),
    ),
    '',
  );
}

/** One of some codes; anything else is `usual`. */
export function choiceParam<C extends string, U extends C | ''>(codes: readonly C[], usual: U) {
  return orElse(z.enum(codes as readonly [C, ...C[]]), usual as C) as unknown as z.ZodMiniType<C | U>;
}

/** `1` when it is on. */
export function switchParam() {
  return orElse(
    z.pipe(
      z.literal('1'),
      z.transform(() => true as boolean),
    ),
    false,
  );
}

const pageNoMax = 1_000_000;
const keywordLengthMax = 4_000;

/**
 * Declares the address of a list.
 *
 * @param view parameters that choose rows, beside `keyword`, `sort`, `page` and `size`.
 * @param overlay parameters that open something over the rows, such as a drawer.
 * @param settle puts right what one parameter allows to another, such as the nodes of a port.
 */
export function defineListSearch<V extends Fields, O extends Fields>(parts: {
  readonly columns: readonly Pick<ListColumn<never>, 'prop' | 'isSortable'>[];
  readonly sizes: { readonly choices: readonly number[]; readonly usual: number };
  readonly view: V;
  readonly overlay: O;
  readonly settle?: (search: ListSearch & Values<V> & Values<O>) => ListSearch & Values<V> & Values<O>;
}): SearchSchema<ListSearch & Values<V> & Values<O>> {
  type S = ListSearch & Values<V> & Values<O>;
  const { columns, sizes, view, overlay, settle = (search) => search } = parts;
  const sorts = columns.filter((column) => column.isSortable).flatMap(({ prop }) => [prop, `-${prop}`]);
  const schema = z.object({
    ...view,
    keyword: textParam(keywordLengthMax),
    sort: choiceParam(sorts, ''),
    page: orElse(z.coerce.number().check(z.int(), z.gte(1), z.lt(pageNoMax)), 1),
    size: orElse(z.coerce.number().check(z.refine((size) => sizes.choices.includes(size))), sizes.usual),
    ...overlay,
  });
  // What is written falsely is caught field by field, so that parsing an object cannot fail.
  const read = (query: string | Readonly<Record<string, unknown>>): S =>
    settle(schema.parse(typeof query === 'string' ? Object.fromEntries(new URLSearchParams(query)) : query) as S);
  const plain = read({});
  const names = Object.keys(plain) as (keyof S & string)[];
  const write = (search: S): Record<string, string> =>
    Object.fromEntries(
      names.filter((name) => search[name] !== plain[name]).map((name) => [name, search[name] === true ? '1' : String(search[name])]),
    );
  return {
    plain,
    sizes: sizes.choices,
    read,
    write,
    clean: (query) => write(read(query)),
    viewKey: (search) => JSON.stringify(names.filter((name) => !(name in overlay)).map((name) => search[name])),
    isNewView: (part) => Object.keys(part).some((name) => name !== 'page' && !(name in overlay)),
  };
}

/** Declares the address of a list product (ADR 0039): what every one has, and `view` and `overlay` of its own. */
export function defineProductSearch<const G extends string, V extends Fields, O extends Fields>(parts: {
  readonly columns: readonly Pick<ListColumn<never>, 'prop' | 'isSortable'>[];
  readonly sizes: { readonly choices: readonly number[]; readonly usual: number };
  readonly groups: readonly G[];
  readonly view: V;
  readonly overlay: O;
  readonly settle?: (search: ProductView<G, V, O>) => ProductView<G, V, O>;
}): SearchSchema<ProductView<G, V, O>> {
  const { columns, sizes, groups, view, overlay, settle } = parts;
  return defineListSearch({
    columns,
    sizes,
    view: { port: choiceParam(portCodes, defaultPort), ...view, group: choiceParam([...groups, 'ended'], '') },
    overlay: { paste: switchParam(), ...overlay },
    ...(settle && { settle: settle as never }),
  }) as unknown as SearchSchema<ProductView<G, V, O>>;
}

type ProductView<G extends string, V extends Fields, O extends Fields> = ProductSearch<G> & Values<V> & Values<O>;

/** What the address of every list product can say. */
export interface ProductSearch<G extends string> extends ListSearch {
  readonly port: PortCode;
  /** One of its groups, or what ended by itself. */
  readonly group: G | 'ended' | '';
  /** The drawer that subscribes is open. */
  readonly paste: boolean;
}

/** The address's query of a view, with a leading `?`, or nothing for the plain one. */
export function queryOf<S extends ListSearch>(schema: SearchSchema<S>, search: S): string {
  const query = new URLSearchParams(schema.write(search)).toString();
  return query ? `?${query}` : '';
}
