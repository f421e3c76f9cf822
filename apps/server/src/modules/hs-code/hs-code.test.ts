// Guarantee: a tariff is what its edition says, by its name and source, and nothing where there is none; a file is taken as a
// whole or not at all, and what is made up never stands in for what is real.
import { Readable } from 'node:stream';
import type { Endpoint, RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { hsCode } from '@mastlight/domain/hs-code/contract';
import { hsCodeTexts as said, tariffFileTexts as texts } from '@mastlight/domain/hs-code/messages';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { streamCsv } from '../../platform/spreadsheet/stream-csv';
import { importTariff, readTariff } from './index';

let server: TestServer;
let own: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  own = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const call = <E extends Endpoint>(endpoint: E, wish: RequestInput<E>) => server.call(endpoint, wish, { token: own.token });
const titles =
  '税号,商品名称,第一单位,第二单位,最惠国税率,暂定税率,普通税率,增值税率,消费税率,出口退税率,协定:东盟,监管条件,检验检疫类别,申报要素';
const bottle = '9617001900,保温瓶,个,千克,6.5%,3%,130%,13%,不征,13%,0%,AB,N,0:品牌类型|1:出口享惠情况|2:用途|GTIN|其他';
const other = '9617001100,玻璃内胆的,个,,看情况,,130%,13%,,13%,,无,,0:品牌类型|1:内胆材质';
const bad = '9617,坏行,,,,,,,,,,,,';

const readFile = (lines: readonly string[]) => readTariff(streamCsv(Readable.from([Buffer.from([titles, ...lines].join('\r\n'))]), 2_000));
async function take(name: string, lines: readonly string[], { validDay = '2026-01-01', source = '关税司公告', skipsBad = false } = {}) {
  const wish = { name, source, validDay, digest: lines.join('\n'), importedBy: 'operator', skipsBad };
  return importTariff(server.platform, wish, await readFile(lines));
}
const tax = async (code = '961700') => (await call(hsCode.showTax, { hsCode: code })).data!;
/** A day so many days from the server's today. */
const day = (later: number) => shanghaiDay(server.platform.clock.nowMs() + later * 86_400_000);

describe('a machine without a tariff', () => {
  it('R-7.4-71 says so, and nothing else', async () => {
    expect(await tax()).toEqual({ edition: null, note: said.noEdition, hsCode: '961700', total: 0, lines: [] });
  });
  it('R-7.4-75 has no elements, and says why', async () => {
    expect((await call(hsCode.listElements, { hsCode: '9617001900' })).data).toEqual({
      edition: null,
      note: said.noEdition,
      hsCode: '9617001900',
      name: null,
      elements: [],
    });
  });
  it('R-7.4-74 has its notes all the same, and null where none is written', async () => {
    const { data } = await call(hsCode.showNotes, { hsCode: '961700' });
    expect(data).toMatchObject({
      chapter: { hsCode: '96', note: expect.stringMatching(/。$/) as string },
      heading: { hsCode: '9617', note: expect.stringContaining('保温杯') as string },
    });
    expect((await call(hsCode.showNotes, { hsCode: '9601' })).data!.heading.note).toBeNull();
    expect(await call(hsCode.showNotes, { hsCode: '7701' })).toMatchObject({ code: 400, fields: { hsCode: said.unknownCode('7701') } });
  });
  it.each(['96', '96170', '9617 ', '96170019001', "9617' or"])('refuses %s by the field', async (code) => {
    for (const endpoint of [hsCode.showTax, hsCode.listElements])
      expect(await call(endpoint, { hsCode: code })).toMatchObject({ code: 400, fields: { hsCode: said.linesCodeWrong } });
  });
});

describe('a file', () => {
  it('is read with what is wrong in it, and nothing is written', async () => {
    const read = await readFile([bottle, other, bad, bottle]);
    expect(read.counts).toEqual({ lines: 2, faulty: 2, unreadRates: 1 });
    expect(read.faults).toEqual([
      texts.fault(4, '税号', texts.code),
      texts.fault(5, '税号', texts.twice(2)),
      texts.fault(3, '最惠国税率', texts.unreadRate('看情况')),
    ]);
    expect((await tax()).edition).toBeNull();
  });
  it.each([
    ['no header that we know', ['a,b'], ''],
    ['nothing usable', [bad], texts.nothing],
  ])('with %s is refused', async (_what, lines, text) => {
    const file = text === '' ? Readable.from([Buffer.from('a,b\n1,2')]) : Readable.from([Buffer.from([titles, ...lines].join('\n'))]);
    await expect(readTariff(streamCsv(file, 2_000))).rejects.toThrow(text === '' ? '表头缺少：税号、商品名称、最惠国税率' : text);
  });
});

describe('an edition', () => {
  it('with one bad line in twenty is not taken, unless the operator says so', async () => {
    const good = Array.from({ length: 19 }, (_, at) => bottle.replace('9617001900', `96170019${String(at).padStart(2, '0')}`));
    await expect(take('坏的', [...good, bad])).rejects.toThrow(texts.tooManyFaults(1, 20));
    expect((await tax()).edition).toBeNull();
    expect(await take('坏的', [...good, bad], { skipsBad: true, validDay: '2025-01-01' })).toBe('taken');
    expect(await tax()).toMatchObject({ edition: { name: '坏的' }, total: 19 });
  });

  it('R-7.4-71 says rates with their rules, letters with their words, and what it does not say as null', async () => {
    expect(await take('税则 2026', [bottle, other])).toBe('taken');
    const { edition, lines, total } = await tax('96170019');
    expect(edition).toMatchObject({ name: '税则 2026', source: '关税司公告', validFrom: '2026-01-01', isDemo: false });
    expect(edition!.ageDays).toBe(Math.round((Date.parse(day(0)) - Date.parse('2026-01-01')) / 86_400_000));
    expect(total).toBe(1);
    expect(lines[0]).toMatchObject({
      hsCode: '9617001900',
      mfn: { text: '6.5%', rule: { kind: 'one', parts: [{ ppm: 65_000, amount: 0, unit: '' }] } },
      general: { text: '130%' },
      vat: { text: '13%' },
      rebate: { text: '13%' },
      consumption: { text: '不征', rule: { kind: 'none' } },
      provisional: { text: '3%', rule: { kind: 'one', parts: [{ ppm: 30_000, amount: 0, unit: '' }] } },
      agreements: [{ name: '东盟', rate: { text: '0%' } }],
      supervision: [
        { letter: 'A', name: '检验检疫' },
        { letter: 'B', name: '电子底账' },
      ],
      inspection: [{ letter: 'N' }],
    });
    expect((await tax('9617001100')).lines[0]).toMatchObject({
      mfn: { text: '看情况', rule: { kind: 'unread' } },
      provisional: null,
      consumption: null,
      supervision: [],
      inspection: null,
    });
    expect(await tax('8516')).toMatchObject({ edition: { name: '税则 2026' }, note: said.noLine('税则 2026', '8516'), lines: [] });
  });

  it('R-7.4-75 has the elements of a line, and of a code whose lines do not differ', async () => {
    const elements = async (code: string) => (await call(hsCode.listElements, { hsCode: code })).data!;
    const { edition, name, elements: ofBottle } = await elements('96170019');
    expect([edition!.name, name, ofBottle.map((each) => each.name)]).toEqual([
      '税则 2026',
      '保温瓶',
      ['品牌类型', '出口享惠情况', '用途', 'GTIN', '其他'],
    ]);
    expect(ofBottle[1]!.choices).toHaveLength(4);
    expect(await elements('961700')).toMatchObject({ note: said.elementsDiffer, name: null, elements: [] });
  });

  it('R-7.4-73 several codes at once, each with what its lines have in common', async () => {
    const { data } = await call(hsCode.listCodes, { hsCodes: '961700,851650，000000' });
    expect(data).toMatchObject({
      list: [
        { hsCode: '961700', unit1: '个', unit2: null, rebate: '13%', supervision: null },
        { hsCode: '851650', unit1: null, unit2: null, rebate: null, supervision: null },
      ],
      missing: ['000000'],
    });
    expect(data!.list.map(({ name }) => name !== '')).toEqual([true, true]);
  });

  it('R-7.4-69, R-7.4-70 what is found and the record of a code have name, units, rebate and supervision; a list comes in pages', async () => {
    const bottles = { hsCode: '961700', name: expect.stringMatching(/保温/) as string, unit1: '个', unit2: null, rebate: '13%' };
    const found = async (keyword: string, page = 1) => (await call(hsCode.queryCodes, { keyword, page, limit: 2 })).data!.list;
    expect(await found('961700')).toMatchObject([{ ...bottles, supervision: null }]);
    expect((await call(hsCode.showCode, { hsCode: '961700' })).data).toMatchObject({ ...bottles, supervision: null });
    const pages = [...(await found('85')), ...(await found('85', 2))].map((each) => each.hsCode);
    expect([pages.length, new Set(pages).size]).toEqual([4, 4]);
    // A rebate, a unit and letters that all lines of a code share are the code's.
    await take('税则 2026 一行', [bottle], { validDay: '2026-02-01' });
    const shared = { unit1: '个', unit2: '千克', rebate: '13%', supervision: 'AB' };
    expect(await found('961700')).toMatchObject([shared]);
    expect((await call(hsCode.showCode, { hsCode: '961700' })).data).toMatchObject(shared);
    await server.platform.database.query('system', `delete from hs_code_tariff_edition where name = '税则 2026 一行'`);
  });

  it('is not changed: its file again is nothing new, another one needs another name', async () => {
    expect(await take('税则 2026', [bottle, other])).toBe('same');
    await expect(take('税则 2026', [bottle])).rejects.toThrow(texts.taken('税则 2026'));
    expect((await tax()).total).toBe(2);
  });

  it('holds from its day on; of one day the later, and nothing made up beside one that is not', async () => {
    const inForce = async () => (await tax()).edition!.name;
    await take('税则 2026 更正', [bottle]);
    expect(await inForce()).toBe('税则 2026 更正');
    await take('明天的', [bottle, other], { validDay: day(1) });
    await take('以前的', [bottle, other], { validDay: '2024-01-01' });
    await take('演示税则 今天', [bottle, other], { validDay: day(0) });
    await take('按来源是演示', [bottle, other], { validDay: day(0), source: '演示，编的' });
    expect(await inForce()).toBe('税则 2026 更正');
    await take('今天的', [bottle, other], { validDay: day(0) });
    expect(await inForce()).toBe('今天的');
  });

  it('that is the only one and made up says so; one that does not hold yet is none', async () => {
    const query = (text: string) => server.platform.database.query('system', text);
    await query(`delete from hs_code_tariff_edition where name <> '演示税则 今天'`);
    expect((await tax()).edition).toMatchObject({ name: '演示税则 今天', isDemo: true, ageDays: 0 });
    await query('delete from hs_code_tariff_edition');
    await take('明天的', [bottle], { validDay: day(1) });
    expect(await tax()).toMatchObject({ edition: null, note: said.notYet('明天的', day(1)), lines: [] });
  });
});
