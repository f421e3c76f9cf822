/**
 * A list of subscriptions as the server has it, from a declaration: its pages with their counts, its file, the order of
 * both, and the handlers of the calls that every list has (`listProduct`).
 */
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse, type RefusalDefinition } from '@mastlight/domain/contract-kit/refusal';
import type { RowTopic } from '@mastlight/domain/contract-kit/topic';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { wharfsNamed } from '@mastlight/domain/vocabulary/wharf';
import type * as z from 'zod/mini';
import type { Database } from '../db/database';
import type { FileAnswer, OwnedContext } from '../http/route';
import type { Session } from '../http/session';
import type { Platform } from '../module';
import { exportPage } from './export-page';
import type { TellRows } from './long-export';
import { idsStatement, isSortable, pageStatement, type ListStatement, type ListWish } from './list-statement';
import type { OwnRowCommands } from './own-row-commands';
import type { OwnTable } from './own-rows';
import { foundSql, type Searched } from './search';

/** What every list may be narrowed to. */
export interface ListFilter {
  readonly systemKey: PortCode;
  readonly keyword?: string | undefined;
  readonly status?: string | undefined;
  readonly group?: string | undefined;
  readonly sort?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** A list as its product declares it. `R`: a row of the wire; `D`: what the database says of one; `F`: its filter; `G`: its groups. */
export interface ServedList<R extends { readonly id: number }, D extends { readonly id: number }, F extends ListFilter, G extends string> {
  /** As `listProduct` gives it. */
  readonly product: {
    readonly groups: readonly G[];
    readonly topic: RowTopic;
    readonly refusals: {
      readonly unknownColumn: RefusalDefinition<z.ZodMiniType<{ prop: string }>>;
      readonly unknownSort: RefusalDefinition;
    };
  };
  readonly table: OwnTable;
  /** `$1` is the owner, `$2` the port, `$3` port time now; then what `values` gives. */
  readonly statement: ListStatement;
  readonly values?: (portNowMs: number) => readonly unknown[];
  /** Expression of the state that `status` names. */
  readonly stateSql: string;
  /** Texts that a keyword is sought in; a terminal is found by its names besides. */
  readonly searched: Searched;
  /** Expression of the code of a row's terminal. */
  readonly terminalSql: string;
  /** What its own filter fields ask for, as conditions. */
  readonly narrow?: (filter: F, param: (value: unknown) => string) => readonly string[];
  readonly pageSize: number;
  readonly rowOf: (record: D, portNowMs: number) => R;
  readonly findColumn: (port: PortCode, prop: string) => ListColumn<R> | undefined;
  readonly texts: { readonly sheetName: string; readonly exportName: (portName: string, moment: string) => string };
}

interface Page<R, G extends string> {
  readonly list: R[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly counts: Record<G | 'all' | 'ended', number>;
}

/** Whether one of the terms of a text occurs in a row, or names its terminal; null where the text says nothing. */
export function namedSql(
  { searched, terminalSql }: Pick<ServedList<never, never, never, never>, 'searched' | 'terminalSql'>,
  port: PortCode,
  typed: string | undefined,
  param: (value: unknown) => string,
): string | null {
  const terms = typed === undefined ? null : readSearchTerms(typed);
  if (terms === null) return null;
  const found = foundSql(terms, param, searched);
  return `(${found} or ${terminalSql} = any(${param(wharfsNamed(port, terms))}::text[]))`;
}

/** @throws BusinessError 400 for a sort column that does not exist. */
function readWish<R extends { readonly id: number }, D extends { readonly id: number }, F extends ListFilter, G extends string>(
  list: ServedList<R, D, F, G>,
  ownerKey: string,
  filter: F,
  portNowMs: number,
): ListWish {
  const { group, sort, ids, keyword, status, systemKey } = filter;
  if (sort && !isSortable(list.statement, sort)) throw refuse(list.product.refusals.unknownSort, {}, { field: 'sort' });
  const values: unknown[] = [ownerKey, systemKey, portNowMs, ...(list.values?.(portNowMs) ?? [])];
  // Each of them is named, for a list may have no use for one.
  const conditions = ['s.port = $2', ...values.slice(2).map((_, at) => `$${at + 3}::bigint is not null`)];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const named = namedSql(list, systemKey, keyword, param);
  if (named !== null) conditions.push(named);
  conditions.push(...(list.narrow?.(filter, param) ?? []));
  if (status !== undefined) conditions.push(`${list.stateSql} = ${param(status)}`);
  if (ids !== undefined) conditions.push(`s.id = any(${param(ids)}::bigint[])`);
  return { conditions, values, group, sort };
}

/** Ids of all of an owner's rows that a filter leaves, in the order of the screen. @throws BusinessError 400 for an unknown sort. */
export async function findRowIds<
  R extends { readonly id: number },
  D extends { readonly id: number },
  F extends ListFilter,
  G extends string,
>(database: Database, list: ServedList<R, D, F, G>, ownerKey: string, filter: F, portNowMs: number): Promise<number[]> {
  const { text, values } = idsStatement(list.statement, readWish(list, ownerKey, filter, portNowMs));
  const { rows } = await database.query<{ id: number }>({ ownerKey }, text, values);
  return rows.map(({ id }) => id);
}

/**
 * One page of an owner's rows with its counts.
 *
 * @param portNowMs port time: which clocks are still to come.
 * @throws BusinessError 400 for a sort column that does not exist.
 */
export async function findRowPage<
  R extends { readonly id: number },
  D extends { readonly id: number },
  F extends ListFilter,
  G extends string,
>(
  database: Database,
  list: ServedList<R, D, F, G>,
  ownerKey: string,
  filter: F & Parameters<typeof readPaging>[0],
  portNowMs: number,
): Promise<Page<R, G>> {
  const { pageNo, pageSize, offset } = readPaging(filter, list.pageSize);
  const { text, values } = pageStatement(list.statement, readWish(list, ownerKey, filter, portNowMs), pageSize, offset);
  const { rows } = await database.query<D & Readonly<Record<string, number>>>({ ownerKey }, text, values);
  const first = rows[0]!;
  const counts = list.product.groups.map((group, at) => [group, first[`count_${at}`]!] as const);
  return {
    list: rows.filter((row) => row.id !== null).map((row) => list.rowOf(row, portNowMs)),
    total: first['total']!,
    pageNo,
    pageSize,
    counts: { all: first['count_all']!, ...Object.fromEntries(counts), ended: first['count_ended']! } as Record<
      G | 'all' | 'ended',
      number
    >,
  };
}

/** What the handlers of a list work with. */
export interface ListParts {
  readonly platform: Pick<Platform, 'database' | 'portClock'>;
  readonly rows: OwnRowCommands;
  /** Puts the times of a port beside a page. */
  readonly times: {
    beside<P extends object>(port: PortCode, find: (portNowMs: number) => Promise<P>): Promise<P & PageTimes>;
  };
}

type Ids = { readonly ids: readonly number[] };

/** The handlers of the calls that every list has. */
export function listHandlers<R extends { readonly id: number }, D extends { readonly id: number }, F extends ListFilter, G extends string>(
  list: ServedList<R, D, F, G>,
  { platform, rows, times }: ListParts,
) {
  const { database } = platform;
  return {
    queryRows: (filter: F, { own }: OwnedContext) =>
      own.answer(times.beside(filter.systemKey, (portNowMs) => findRowPage(database, list, own.ownerKey, filter, portNowMs))),
    exportRows: (wish: F & { readonly columns: readonly string[] }, { own }: OwnedContext) =>
      own.answer(exportList(list, platform, own, wish)),
    setTop: ({ ids }: Ids, { own }: OwnedContext) => own.done(rows.setTop(own, ids, true)),
    clearTop: ({ ids }: Ids, { own }: OwnedContext) => own.done(rows.setTop(own, ids, false)),
    switchAutoSubscriptions: ({ ids, autoSubscribe }: Ids & { readonly autoSubscribe: boolean }, { own }: OwnedContext) =>
      own.done(rows.switchAuto(own, ids, autoSubscribe)),
    updateRemark: ({ id, remark }: { readonly id: number; readonly remark: string }, { own }: OwnedContext) =>
      own.done(rows.updateRemark(own, id, remark)),
    deleteRows: ({ ids }: Ids, { own }: OwnedContext) => own.done(rows.remove(own, ids)),
  };
}

/** The file of a list, for its own call and for whoever makes it outside one. @throws BusinessError 400 for an unknown column or sort. */
export function exportList<R extends { readonly id: number }, D extends { readonly id: number }, F extends ListFilter, G extends string>(
  list: ServedList<R, D, F, G>,
  { database, portClock }: ListParts['platform'],
  { ownerKey }: Pick<Session, 'ownerKey'>,
  wish: F & { readonly columns: readonly string[] },
  tell?: TellRows,
): Promise<FileAnswer> {
  return exportPage<R>(wish.systemKey, wish.columns, Math.trunc(portClock.nowMs()), {
    findColumn: list.findColumn,
    unknown: list.product.refusals.unknownColumn,
    findIds: (portNowMs) => findRowIds(database, list, ownerKey, wish, portNowMs),
    findRows: async (ids, portNowMs) => {
      const { systemKey, group } = wish;
      const portion = { systemKey, group, ids, limit: ids.length } as unknown as F;
      return (await findRowPage(database, list, ownerKey, portion, portNowMs)).list;
    },
    tell,
    sheetName: list.texts.sheetName,
    nameOf: list.texts.exportName,
  });
}
