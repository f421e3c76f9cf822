import type pg from 'pg';
import { describeStatement, typeOf, type AnsweredColumn } from './describe-statement';
import type { DeclaredColumn, StatementSite } from './find-statements';

/** What is wrong with one text of a statement on a migrated database; nothing when it fits. */
export async function findFaults(client: pg.Client, site: StatementSite, text: string): Promise<string[]> {
  const told = (fault: string): string => `${site.name}:${site.line}: ${fault}`;
  try {
    const answered = await describeStatement(client, text);
    // Later statements ask of it; nothing here is ever committed.
    if (makesTable(text)) await client.query(text.replace(/\bon commit (drop|delete rows)/i, ''));
    if (site.columns === null) return site.readsRows && answered.length > 0 ? [told('its rows are read and have no type')] : [];
    return compareColumns(site.columns, answered, site.isOpen).map(told);
  } catch (error) {
    return [told((error as Error).message)];
  }
}

/** True for a statement that others need to have run before they can be checked. */
export function makesTable(text: string): boolean {
  return /^\s*create temp/i.test(text);
}

function compareColumns(declared: readonly DeclaredColumn[], answered: readonly AnsweredColumn[], isOpen: boolean): string[] {
  const missing = declared.filter(({ name }) => !answered.some((column) => column.name === name));
  const undeclared = isOpen ? [] : answered.filter(({ name }) => !declared.some((column) => column.name === name));
  return [
    ...missing.map(({ name }) => `no column "${name}" is answered`),
    ...undeclared.map(({ name }) => `column "${name}" is not in the row type`),
    ...declared.flatMap(({ name, types }) => {
      const column = answered.find((one) => one.name === name);
      const real = column && typeOf(column.typeId);
      return !real || fits(types, real) ? [] : [`column "${name}" is said to be ${types.join(' | ')}, and is ${real}`];
    }),
  ];
}

/** Whether a value of the real type is one of the types said; what is in a JSON is its writer's to say. */
function fits(said: readonly string[], real: string): boolean {
  return real === 'json' || said.filter((type) => type !== 'null').every((type) => type === real);
}
