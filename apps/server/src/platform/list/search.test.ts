// Guarantee (B4): a few terms are sought anywhere in a row, of many the numbers as whole words and free words anywhere; what
// people write freely is kept spelled as a search would spell it.
import { readSearchTerms, repeatedWords } from '@mastlight/domain/vocabulary/search-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '../db/database';
import { connectionOf, inTransaction } from '../db/transaction';
import { createLog } from '../log';
import { foundSql, numbersSql, wordsSql } from './search';

let database: Database;
beforeAll(() => void (database = new Database(process.env['MASTLIGHT_TEST_DATABASE']!, createLog('silent'), { max: 1 })));
afterAll(() => database.close());

/** Words in which no sign stands twice. */
const unlike = (words: number, length: number): string =>
  Array.from({ length: words }, (_, word) =>
    Array.from({ length }, (_sign, at) => String.fromCharCode(0x4e00 + word * length + at)).join(''),
  ).join('\n');

describe('a keyword', () => {
  const rows = [
    ['bill', 'COSU6012345678', ''],
    ['two boxes', 'COSU6012340000 MSKU1234565 TGHU9710757', ''],
    ['spelled', 'cosu-6012349999', ''],
    ['remark', 'COSU6012341111', '客户急 PO 20261127'],
    ['ship', 'COSU6012342222', 'MSC ANNA/088W'],
  ] as const;
  const found = async (keyword: string): Promise<string[]> => {
    const values: unknown[] = [JSON.stringify(rows)];
    const param = (value: unknown): string => `$${values.push(value)}`;
    const sql = foundSql(readSearchTerms(keyword)!, param, { numbers: [numbersSql('r ->> 1')], words: [wordsSql('r ->> 2')] });
    const answer = await database.query<{ name: string }>(
      'system',
      `select r ->> 0 as name from jsonb_array_elements($1::jsonb) with ordinality as rows (r, place) where ${sql} order by place`,
      values,
    );
    return answer.rows.map(({ name }) => name);
  };
  const others = Array.from({ length: 60 }, (_, index) => `OOLU${2_700_000_000 + index}`).join('\n');

  it.each([
    // [keyword, found as one of a few, found as one of many]
    ['COSU6012345678', ['bill'], ['bill']],
    ['cosu6012345678', ['bill'], ['bill']],
    ['6012345678', ['bill'], ['bill']],
    ['TGHU9710757', ['two boxes'], ['two boxes']],
    ['9710757', ['two boxes'], ['two boxes']],
    ['COSU6012349999', ['spelled'], ['spelled']],
    ['COSU601234', ['bill', 'two boxes', 'spelled', 'remark', 'ship'], []],
    ['20261127', ['remark'], []],
    ['客户急', ['remark'], ['remark']],
    ['msc anna', ['ship'], ['ship']],
    ['MSC.ANNA / 088W', ['ship'], ['ship']],
    ['MSKU1234565\nMSC ANNA', ['two boxes', 'ship'], ['two boxes', 'ship']],
    ['%', [], []],
    ['.+', [], []],
    ['QQ\nWW\nXX\nMSC', ['ship'], ['ship']],
    ['宁\n波\n急\n港', ['remark'], ['remark']],
    [`${unlike(5, 100)}\n客户`, ['remark'], ['remark']],
    ['MSC/088W\n宁\n波\n港', ['ship'], ['ship']],
  ])('B4 %j finds %j; among sixty other numbers %j', async (keyword, ofFew, ofMany) => {
    expect(await found(keyword)).toEqual(ofFew);
    expect(await found(`${others}\n${keyword}`)).toEqual(ofMany);
  });

  it('N11 is refused where its words repeat themselves without end', async () => {
    await expect(found(`${'A'.repeat(90)}X`)).rejects.toMatchObject({ code: 400, fields: { keyword: repeatedWords } });
    expect(await found(`${'A'.repeat(60)}X`)).toEqual([]);
  });
});

describe('what people write', () => {
  it.each([
    ['bill_subscription', ['client_name', 'remark']],
    ['booking_subscription', ['remark']],
    ['vessel_subscription', ['remark']],
    ['vgm_filing', ['remark']],
    ['sh_manifest_filing', ['remark']],
  ])('B4 in %s is kept as a search spells it', async (table, columns) => {
    const written = '恒泰（国际）, co. ltd—“等 放行”！\tpo:1/2_3% é';
    const { kept, sought } = await inTransaction(database, 'system', async (tx) => {
      const connection = connectionOf(tx);
      await connection.query(`create temp table spelled (like ${table} including generated) on commit drop`);
      const { rows: needed } = await connection.query<{ name: string }>(
        `select attname::text as name from pg_attribute where attrelid = 'spelled'::regclass and attnum > 0 and attnotnull`,
      );
      for (const { name } of needed) await connection.query(`alter table spelled alter column ${name} drop not null`);
      await connection.query(`insert into spelled (${columns.join()}) values (${columns.map(() => '$1').join()})`, [written]);
      const { rows } = await connection.query<{ kept: string; sought: string }>(
        `select own_words as kept, ${columns.map(wordsSql).join(` || ' ' || `)} as sought from spelled`,
      );
      return rows[0]!;
    });
    expect(kept).toBe(sought);
    expect(sought).toContain('恒泰国际COLTD');
  });
});
