// Guarantee: the file holds exactly the columns, rows and order of the screen, and runs nothing (S-11).
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let anna: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock: createTestClock(), env: { QUOTA_FACTOR: '10' } });
  anna = await signInForTest(server.platform);
});
afterAll(() => server.stop());

async function exportSheet(user: TestUser, input: object): Promise<{ headers: Headers; rows: string[][] }> {
  const response = await fetch(server.url + calls.exportBills.path, {
    method: 'POST',
    headers: { authorization: user.token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(response.status).toBe(200);
  const sheet = sheetOf(Buffer.from(await response.arrayBuffer()));
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row]) =>
    [...row!.matchAll(/<c [^>]*?(?:\/>|>(?:<is><t xml:space="preserve">([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>)/g)].map(
      (cell) => cell[1] ?? cell[2] ?? '',
    ),
  );
  return { headers: response.headers, rows };
}

/** The sheet is the last file of the archive; its entry is found by the directory. */
function sheetOf(archive: Buffer): string {
  let at = archive.readUInt32LE(archive.length - 22 + 16);
  for (;;) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    if (name.endsWith('sheet1.xml')) {
      const start = local + 30 + archive.readUInt16LE(local + 26);
      return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))).toString();
    }
    at += 46 + nameLength;
  }
}

describe('export', () => {
  it('holds the asked columns in the asked order, filtered and sorted like the screen', async () => {
    const { data } = await server.call(calls.subscribeBills, { blnos: ['COSU6000000001', 'COSU6000000002', 'MEDU6000003'] }, anna);
    const ids = data!.list.map((item) => item.id!);
    await server.call(calls.assignClient, { ids: ids.slice(0, 2).join(','), clientName: '恒泰' }, anna);
    await server.call(calls.updateRemark, { id: ids[0]!, remark: "=cmd|' /C calc'!A0" }, anna);
    const { headers, rows } = await exportSheet(anna, {
      clientCompanyName: '恒泰',
      sort: '-billNo',
      columns: ['remark', 'billNo', 'boxArrivalCount', 'changeVessels', 'createTime', 'portCloseTime'],
    });
    // 2026-10-12 12:00 as spreadsheets count days.
    const noon = '46307.5';
    expect(rows).toEqual([
      ['备注', '提单号', '进港箱数', '改船', '订阅时间', '截港'],
      ['', 'COSU6000000002', '', '否', noon, ''],
      ["'=cmd|' /C calc'!A0", 'COSU6000000001', '', '否', noon, ''],
    ]);
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('物流跟踪_宁波_2026-10-12_1200.xlsx'));
    expect(headers.get('content-type')).toContain('spreadsheetml');
  });

  it('holds more rows than one portion, in order, and only the own ones', async () => {
    const bert = await signInForTest(server.platform);
    const numbers = Array.from({ length: 1200 }, (_, index) => `ONEY${1_000_000 + index}`);
    for (let from = 0; from < numbers.length; from += 200) {
      await server.call(calls.subscribeBills, { blnos: numbers.slice(from, from + 200) }, bert);
    }
    const { rows } = await exportSheet(bert, { columns: ['billNo'], sort: 'billNo' });
    expect(rows.slice(1).map(([cell]) => cell)).toEqual(numbers);
  });

  it.each([[{ columns: ['no_such'] }], [{ columns: [] }], [{ columns: ['billNo'], sort: 'no_such' }], [{}]])(
    'refuses %j with 400 in the envelope',
    async (input) => {
      expect(await server.call(calls.exportBills, input as never, anna)).toMatchObject({ code: 400, data: null });
    },
  );

  it('U-10 a file a container: each box with its bill, a bill without boxes with empty cells', async () => {
    const [port, carl] = [createPortVoice(server.platform), await signInForTest(server.platform)];
    await port.manifest('COSU6000000077', ['DWSU3001375', 'CSNU6152042']);
    await server.call(calls.subscribeBills, { blnos: ['COSU6000000077', 'COSU6000000078'] }, carl);
    const { rows, headers } = await exportSheet(carl, { columns: ['billNo', 'boxArrivalCount'], sort: 'billNo', perContainer: true });
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['提单号', '进港箱数', '箱号', '箱型'],
      ['COSU6000000077', '0/2', expect.stringMatching(/^(DWSU3001375|CSNU6152042)$/), '45G1'],
      ['COSU6000000077', '0/2', expect.stringMatching(/^(DWSU3001375|CSNU6152042)$/), '45G1'],
      ['COSU6000000078', '', '', ''],
    ]);
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('按箱'));
  });

  it('gives an empty sheet with titles when nothing is found', async () => {
    expect((await exportSheet(anna, { columns: ['billNo'], keyword: 'NOTHING99' })).rows).toEqual([['提单号']]);
  });
});
