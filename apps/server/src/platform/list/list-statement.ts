/**
 * Statements behind a list: what it holds, its counts, one page of it, all of it
 * for a file. A product declares what its list is made of; every value is a
 * parameter, and names come from declarations alone.
 */

/** A list, as its product declares it. `s` is the product's own row. */
export interface ListStatement {
  /** The product's table and the published rows that it is joined with: `bill_subscription s left join …`. */
  readonly from: string;
  /** Condition that a row is the caller's: the first parameter is its owner. */
  readonly own: string;
  /** What a row of a page is made of, each with its column: `s.remark`. */
  readonly record: string;
  /** Expression that each sortable prop is ordered by. */
  readonly sort: Readonly<Record<string, string>>;
  /** True for rows that stand before all others, whatever the order. */
  readonly pinned: string;
  /** What groups and the order need of a row besides: name → expression. */
  readonly needs: Readonly<Record<string, string>>;
  /** What is judged of `needs`, once a row, for groups and the order: name → expression. */
  readonly judged?: Readonly<Record<string, string>>;
  /** Groups that are counted over the whole filter, and by which it may be narrowed: name → condition on `needs`. */
  readonly groups: Readonly<Record<string, string>>;
  /** Condition that a row has ended: such rows stand in no group and no count but `endedGroup` and its own. None: rows of the list do not end. */
  readonly ended?: string;
  /** Order by `needs` when none is asked for; the newest row comes last to decide. */
  readonly order: string;
}

/** The group of rows that have ended, of a list that says which. */
export const endedGroup = 'ended';

/** What one call asks of a list. */
export interface ListWish {
  /** All must hold; they refer to `values` by number. */
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
  /** One of the declared groups, or `endedGroup`. */
  readonly group?: string | undefined;
  /** A declared prop, `-` before it for descending. */
  readonly sort?: string | undefined;
}

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Whether a list can be ordered by what a call asks for. */
export function isSortable(list: ListStatement, sort: string): boolean {
  return Object.hasOwn(list.sort, propOf(sort));
}

/**
 * One page with its counts, in one statement: the filter runs once, the wide
 * columns are read for the rows of the page alone. Counts stand in every row as
 * `total`, `count_all`, `count_ended`, `count_0` … in the order of the groups, and
 * in one row without an `id` when the page is empty.
 */
export function pageStatement(list: ListStatement, wish: ListWish, limit: number, offset: number): Statement {
  const { mine, chosen, orderBy } = partsOf(list, wish);
  const values = [...wish.values, limit, offset];
  const count = (condition: string, name: string): string => `count(*) filter (where ${condition})::int as ${name}`;
  const counts = [
    ...Object.keys(list.groups).map((group, index) => count(conditionOf(list, group), `count_${index}`)),
    count(conditionOf(list), 'count_all'),
    ...(list.ended === undefined ? [] : [count('has_ended', 'count_ended')]),
    count(chosen, 'total'),
  ];
  const text = `
    with mine as materialized (${mine}),
    counted as (select ${counts.join(', ')} from mine),
    page as (
      select id, row_number() over (order by ${orderBy}) as place from mine where ${chosen}
      order by place limit $${values.length - 1} offset $${values.length}
    )
    select counted.*, found.*
    from counted left join page on true
    left join lateral (select ${list.record} from ${list.from} where s.id = page.id and ${list.own}) found on true
    order by page.place`;
  return { text, values };
}

/** The ids of all rows, in order. */
export function idsStatement(list: ListStatement, wish: ListWish): Statement {
  const { mine, chosen, orderBy } = partsOf(list, wish);
  return { text: `with mine as (${mine}) select id from mine where ${chosen} order by ${orderBy}`, values: [...wish.values] };
}

/** What holds for the rows of a group, or without one of all that have not ended. */
function conditionOf({ ended, groups }: ListStatement, group?: string): string {
  if (ended === undefined) return group === undefined ? 'true' : groups[group]!;
  if (group === endedGroup) return 'has_ended';
  return group === undefined ? 'not has_ended' : `not has_ended and (${groups[group]!})`;
}

function partsOf(list: ListStatement, { conditions, group, sort }: ListWish): { mine: string; chosen: string; orderBy: string } {
  const needs = Object.entries({ ...list.needs, ...(list.ended !== undefined && { has_ended: list.ended }) }).map(
    ([name, expression]) => `${expression} as ${name}`,
  );
  const key = sort ? list.sort[propOf(sort)] : undefined;
  const columns = ['s.id', `(${list.pinned}) is not true as is_below`, `${key ?? 'null'} as sort_key`, ...needs];
  const order = key ? `sort_key ${sort!.startsWith('-') ? 'desc' : 'asc'} nulls last` : list.order;
  const needed = `select ${columns.join(', ')} from ${list.from} where ${[list.own, ...conditions].join(' and ')}`;
  const judged = Object.entries(list.judged ?? {}).map(([name, expression]) => `${expression} as ${name}`);
  return {
    // `offset 0` keeps what is needed from being worked out anew for everything that is judged of it.
    mine: judged.length === 0 ? needed : `select needed.*, ${judged.join(', ')} from (${needed} offset 0) needed`,
    chosen: conditionOf(list, group),
    orderBy: `is_below, ${order}, id desc`,
  };
}

function propOf(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : sort;
}
