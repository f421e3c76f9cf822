// Guarantee: the file holds exactly the columns, rows and order of the screen, and runs nothing (S-11).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { readExport } from '../../scenarios/read-export';
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

const exportSheet = (user: TestUser, input: object) => readExport(server.url + calls.exportBills.path, user, input);

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
