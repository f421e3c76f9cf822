/**
 * The screen's half of a list product (ADR 0039): from what its contract declares come the list's calls, its filter, its
 * topic and what is done with its rows. What is its own it says in one declaration.
 */
import type * as z from 'zod/mini';
import { showToast } from '@mastlight/ui';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import type { RowTopic } from '@mastlight/domain/contract-kit/topic';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { subscribeOutcomes } from '@mastlight/domain/vocabulary/subscribe-outcome';
import { textsOf, type Catalogue } from '../catalogue';
import { callEndpoint, callForFile } from '../http-client';
import { hearPortClock } from '../port-clock';
import { queryClient } from '../query-client';
import { namingRows, switchingRows } from './in-portions';
import type { ListDeclaration } from './list-declaration';
import { pageQuery } from './list-rows';
import { restoreMarks } from './restore-marks';
import type { ProductSearch, SearchSchema } from './search-schema';
import type { KeptRow, RowCalls } from './use-kept-rows';

/** What every list product has in its rows. */
export interface ProductRow extends KeptRow {
  readonly area: PortCode;
  /** What it leads to is subscribed to by itself, in a list whose rows lead somewhere. */
  readonly autoSubscribe?: boolean;
}

/** Its page: rows, what its source says, and counts by group. */
export interface ProductPage<R extends ProductRow, G extends string> extends PageTimes {
  readonly list: readonly R[];
  readonly total: number;
  readonly counts: Readonly<Record<G | 'all' | 'ended', number>>;
}

/** What of `listProduct` the screen needs. */
export interface DeclaredProduct<R extends ProductRow, G extends string> {
  readonly name: string;
  readonly groups: readonly G[];
  readonly topic: RowTopic;
  readonly remarkLengthMax: number;
  /** Its rows bring what they lead to, where they are switched on. */
  readonly leads: boolean;
  readonly entries: { readonly queryRows: Endpoint<z.ZodMiniType, z.ZodMiniType<ProductPage<R, G>>> } & Readonly<
    Record<'exportRows' | 'setTop' | 'clearTop' | 'switchAutoSubscriptions' | 'updateRemark' | 'deleteRows', Endpoint>
  >;
}

type Invitation = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
};

/** Words that each list product says in its own way, by the same ids. */
export type ProductWords = {
  readonly pageTitle: string;
  readonly unit: string;
  readonly searchPlaceholder: string;
  /** Names the chips. */
  readonly groups: string;
  readonly all: string;
  readonly subscribe: string;
  readonly noMatch: string;
  readonly deleteNote: string;
  readonly deleted: string;
  readonly restored: string;
  readonly notRestored: string;
  readonly pasteKey: string;
  readonly empty: Invitation;
  readonly signedOut: Invitation;
};

/** What became of something that was subscribed to again. */
interface Again {
  readonly code: (typeof subscribeOutcomes)[number];
  readonly id: number | null;
  readonly reason: string | null;
}

interface ProductParts<R extends ProductRow, G extends string, S extends ProductSearch<G>, O extends object> {
  readonly declared: DeclaredProduct<R, G>;
  /** Names its saved columns. */
  readonly name: string;
  readonly columns: (port: PortCode) => readonly ListColumn<NoInfer<R>>[];
  readonly search: SearchSchema<S>;
  /** Of the address what the filter has beside port, keyword, group and sort; what is not set is not sent. */
  readonly filterOf?: (search: S) => O;
  readonly nameOf: (row: R) => string;
  /** What a group is called in a view. */
  readonly groupName: (group: G, search: S) => string;
  readonly texts: { readonly source: ProductWords };
  /** What switched-on rows bring, where they lead somewhere. */
  readonly autoTip?: () => string;
  /**
   * Subscribes again to what was deleted or has ended, with the charge already paid; rows of one call alike in `alike`.
   * What is answered stands in the order of the rows.
   */
  readonly subscribeAgain: (rows: readonly R[]) => Promise<readonly Again[]>;
  readonly alike?: (row: R) => string;
}

type Filter<G extends string, O> = {
  readonly systemKey: PortCode;
  readonly keyword?: string;
  readonly group?: G | 'ended';
  readonly sort?: string;
} & O;

/** A declared list with what its page and its row commands need. */
export interface ListProduct<
  R extends ProductRow,
  G extends string,
  S extends ProductSearch<G>,
  O extends object = object,
> extends ListDeclaration<R, S, ProductPage<R, G>, Filter<G, O>> {
  readonly groups: readonly G[];
  readonly groupName: (group: G, search: S) => string;
  readonly texts: Catalogue<ProductWords>;
  readonly rowCalls: RowCalls<R> & { readonly autoTip: () => string };
}

/** Declares the list of a product. */
export function listProduct<R extends ProductRow, G extends string, S extends ProductSearch<G>, O extends object = object>(
  parts: ProductParts<R, G, S, O>,
): ListProduct<R, G, S, O> {
  const { declared, name, columns, search, filterOf, nameOf, groupName, subscribeAgain, alike = () => '' } = parts;
  const { entries, remarkLengthMax } = declared;
  // Its words are known by the ids that every product has.
  const texts = parts.texts as Catalogue<ProductWords>;
  const key = { product: declared.name, name };
  const inputOf = <I extends object>(filter: I, ids?: readonly number[]) => ({ ...filter, ...(ids && { ids: [...ids] }) });
  const marks: Pick<RowCalls<R>, 'setTop' | 'updateRemark' | 'switchAuto'> = {
    setTop: (all, isTop) => namingRows((rows) => callEndpoint<Endpoint>(isTop ? entries.setTop : entries.clearTop, rows))(all),
    updateRemark: (id, remark) => callEndpoint(entries.updateRemark, { id, remark }),
    ...(declared.leads && { switchAuto: switchingRows((input) => callEndpoint(entries.switchAutoSubscriptions, input)) }),
  };

  /** Subscribes again to rows, with the remark, the switch and the star that they had. */
  async function restore(rows: readonly R[]): Promise<void> {
    const back: R[] = [];
    const failed: string[] = [];
    for (const [, some] of groupBy(rows, (row) => `${row.area} ${alike(row)}`)) {
      const told = await subscribeAgain(some);
      for (const [i, { code, id, reason }] of told.entries()) {
        if (code === 'added' && id !== null) back.push({ ...some[i]!, id });
        if (code === 'failed') failed.push(reason ?? '');
      }
    }
    await restoreMarks(back, marks);
    const say = textsOf(texts);
    if (back.length > 0) showToast({ tone: 'done', text: say('restored', { count: back.length }) });
    if (failed.length > 0) showToast({ tone: 'danger', text: say('notRestored', { count: failed.length, reason: failed[0]! }) });
  }

  return {
    ...key,
    columns: ({ port }) => columns(port),
    search,
    region: ({ port }) => port,
    topic: declared.topic,
    ownFields: declared.leads ? ['top', 'remark', 'autoSubscribe'] : ['top', 'remark'],
    // The other ports have paths of their own but take the same calls with `systemKey`.
    filterOf: (view) =>
      ({
        systemKey: view.port,
        ...(view.keyword && { keyword: view.keyword }),
        ...(view.group && { group: view.group }),
        ...(view.sort && { sort: view.sort }),
        ...filterOf?.(view),
      }) as Filter<G, O>,
    fetchPage: async (filter, { ids, ...rows }, signal) => {
      const options = { ...(signal && { signal }), showsErrors: false };
      const page = (await callEndpoint(entries.queryRows, inputOf({ ...filter, ...rows }, ids), options)) as ProductPage<R, G>;
      hearPortClock(page);
      return page;
    },
    exportRows: (filter, shown, ids) => callForFile(entries.exportRows, inputOf({ ...filter, columns: [...shown] }, ids)),
    groups: declared.groups,
    groupName,
    texts,
    rowCalls: {
      ...marks,
      list: key,
      nameOf,
      remarkLengthMax,
      remove: namingRows((rows) => callEndpoint(entries.deleteRows, rows)),
      restore,
      deleteNote: (count, names) => textsOf(texts)('deleteNote', { count, names }),
      autoTip: parts.autoTip ?? (() => ''),
      deleted: (count) => textsOf(texts)('deleted', { count }),
    },
  };
}

/** Asks for the rows that an address names, before the page is there to show them. */
export function startList<R extends ProductRow, G extends string, S extends ProductSearch<G>, O extends object>(
  list: ListProduct<R, G, S, O>,
): (query: string) => void {
  return (query) => void queryClient.prefetchQuery(pageQuery(list, list.search.read(query)));
}
