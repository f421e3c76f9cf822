import type { Endpoint, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { sourceCodes } from '@mastlight/domain/vocabulary/source';
import type { DeclaredProduct, ProductRow } from '../platform/list/list-product';
import { screen } from '@testing-library/react';
import { refuse, succeed, type Answers } from './fake-gateway';
import { nowOfTests } from './show-page';
import { paidItemOf } from '@mastlight/domain/billing/index';

/** The row of the table that bears a name; null when it is not there. */
export const rowOf = (name: string) => screen.queryByLabelText(`选中 ${name}`)?.closest<HTMLElement>('[role=row]') ?? null;
/** The same, once it is there. */
export const findRow = async (name: string) => (await screen.findByLabelText(`选中 ${name}`)).closest<HTMLElement>('[role=row]')!;

/** What of a list product its server is made of, for tests. */
export interface ServedProduct<R extends ProductRow, G extends string> {
  readonly declared: DeclaredProduct<R, G>;
  readonly nameOf: (row: R) => string;
  readonly makeRow: (id: number) => R;
  /** The call that subscribes. */
  readonly subscribe: Endpoint;
  /** What such a call names, as fields of rows; they come back in its answer. */
  readonly named: (fields: never) => readonly Partial<R>[];
}

/** The server of a list in a few lines: rows in memory, and answers that must fit the contract. */
export function serveList<R extends ProductRow, G extends string>(product: ServedProduct<R, G>, rows: readonly R[]) {
  const { entries, groups } = product.declared;
  const server = {
    rows: [...rows],
    /** What every call for rows is refused with. */
    failure: null as string | null,
    /** Which rows a group has; what is not said of has none. */
    groups: {} as Partial<Record<G, (row: R) => boolean>>,
    /** Why something is not subscribed to; null: it is. */
    whyNot: (_named: Partial<R>): string | null => null,
    answers: [] as Answers,
  };
  /** What was deleted; subscribed to again it is new, without what was noted. */
  const gone: R[] = [];
  const change = (entry: Endpoint, partOf: (fields: Readonly<Record<string, unknown>>) => Partial<ProductRow>): Answers[number] => [
    entry,
    (fields) => {
      const ids = [fields['ids'] ?? fields['id']].flat().map(Number);
      server.rows = server.rows.map((row) => (ids.includes(row.id) ? { ...row, ...partOf(fields), version: row.version + 1 } : row));
      return succeed(entry, true as never);
    },
  ];

  function page({ systemKey, keyword, group, ids, page: pageNo, limit }: Readonly<Record<string, unknown>>) {
    const found = server.rows.filter(
      (row) =>
        row.area === systemKey &&
        (!Array.isArray(ids) || ids.includes(row.id)) &&
        (typeof keyword !== 'string' || product.nameOf(row).includes(keyword)),
    );
    const ended = found.filter(({ endedTime }) => endedTime);
    const followed = found.filter(({ endedTime }) => !endedTime);
    const inGroup = (name: G): R[] => followed.filter((row) => server.groups[name]?.(row));
    const list = group === 'ended' ? ended : typeof group === 'string' ? inGroup(group as G) : followed;
    const [first, size] = [(Number(pageNo) - 1) * Number(limit), Number(limit)];
    return {
      list: list.slice(first, first + size),
      total: list.length,
      pageNo: Number(pageNo),
      pageSize: size,
      counts: Object.fromEntries([
        ['all', followed.length],
        ['ended', ended.length],
        ...groups.map((name) => [name, inGroup(name).length]),
      ]) as Readonly<Record<G | 'all' | 'ended', number>>,
      sourceTime: '2026-10-12 14:00:00',
      heardSources: [{ source: sourceCodes[0], time: '2026-10-12 14:00:00' }],
      silence: null,
      portNow: nowOfTests,
      portClockRate: 1,
    };
  }

  const paid = paidItemOf({ fee: 'FEE_VESSEL', origin: 'SH' });
  function subscribe(fields: Readonly<Record<string, unknown>>): Response {
    const list = product.named(fields as never).map((named, i) => {
      const isNamed = (row: R): boolean => Object.entries(named).every(([field, value]) => row[field as keyof R] === value);
      const known = server.rows.find((row) => isNamed(row) && !row.endedTime);
      if (known) return { ...named, code: 'repeated', result: '重复', reason: '已在订阅中', id: known.id, ...paid };
      const reason = server.whyNot(named);
      if (reason !== null) return { ...named, code: 'failed', result: '失败', reason, id: null, ...paid };
      const before = gone.find(isNamed) ?? server.rows.find(isNamed) ?? product.makeRow(0);
      const area = named.area ?? (fields['systemKey'] as R['area']);
      const row = { ...before, ...named, area, id: 100 + server.rows.length + i, remark: null, top: false, autoSubscribe: false };
      server.rows = [...server.rows.filter((one) => !isNamed(one)), { ...row, endedTime: null }];
      return { ...named, code: 'added', result: '成功', reason: null, id: row.id, ...paid };
    });
    return succeed(product.subscribe, { list, coins: 0 } as ResponseOf<Endpoint>);
  }

  server.answers = [
    [
      entries.queryRows,
      (fields) =>
        server.failure === null ? succeed(entries.queryRows, page(fields) as never) : refuse({ code: 503, msg: server.failure }),
    ],
    [entries.exportRows, () => new Response('xlsx', { headers: { 'content-disposition': "attachment; filename*=UTF-8''list.xlsx" } })],
    change(entries.setTop, () => ({ top: true })),
    change(entries.clearTop, () => ({ top: false })),
    change(entries.switchAutoSubscriptions, ({ autoSubscribe }) => ({ autoSubscribe: autoSubscribe === true })),
    change(entries.updateRemark, ({ remark }) => ({ remark: String(remark) })),
    [
      entries.deleteRows,
      ({ ids }) => {
        const isGone = ({ id }: R): boolean => (ids as number[]).includes(id);
        gone.push(...server.rows.filter(isGone));
        server.rows = server.rows.filter((row) => !isGone(row));
        return succeed(entries.deleteRows, true as never);
      },
    ],
    [product.subscribe, subscribe],
  ];
  return server;
}
