// Guarantee: on a morning everybody is told once what of the bills that he is responsible for waits for a human, in the words of
// the list, port by port; what is dealt with, in, or a colleague's is not told, and who has left is told nothing.
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { morningBillsMax } from '@mastlight/domain/bill-subscription/limits';
import { notification } from '@mastlight/domain/notification/contract';
import { company } from '@mastlight/domain/company/contract';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCompanyForTest, insertMemberForTest, type TestMember } from '../../scenarios/company-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { tellMorning } from './operations/tell-morning';
import type { Parts } from './parts';

const hourMs = 3_600_000;
const boxes = ['CSQU3054383', 'TCLU4265780', 'MSKU0308961'] as const;
/** Noon in Shanghai. */
const clock = createTestClock();
const noonMs = clock.nowMs();
let server: TestServer;
let port: ReturnType<typeof createPortVoice>;
let parts: Pick<Parts, 'platform' | 'tracking'>;
let cid: number;
let [anna, bert, manager]: TestMember[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock });
  const { platform } = server;
  port = createPortVoice(platform);
  parts = { platform, tracking: doorsForTest(platform).tracking };
  cid = await insertCompanyForTest(platform);
  manager = await insertMemberForTest(platform, cid, 'Management');
  anna = await insertMemberForTest(platform, cid, 'operator');
  bert = await insertMemberForTest(platform, cid, 'operator');
});
afterAll(() => server.stop());

const follow = ({ token }: TestMember, blnos: string[]) => server.call(bills.subscribeBills, { blnos }, { token });
const sheetsOf = async ({ token }: TestMember) =>
  (await server.call(notification.listMessages, { event: 'morning' }, { token })).data!.list;
const linesOf = async (member: TestMember) => (await sheetsOf(member)).flatMap(({ lines }) => lines.map(({ kind, no }) => `${kind} ${no}`));
let ships = 0;
/** A box with the check digit that it has. */
const boxNo = (at: number): string => {
  const number = `DEMU${String(500_000 + at)}`;
  return `${number}${containerCheckDigit(`${number}0`)}`;
};
/** A ship that closes at an instant, with bills of some boxes each. */
async function ship(name: string, closesMs: number, of: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const called = { name, code: `UN90010${String(++ships).padStart(2, '0')}`, scheme: 'un', voyage: '1W', direction: 'export' } as const;
  for (const [billNo, its] of Object.entries(of)) await port.manifest(billNo, [...its], { ship: called });
  await port.plan(closesMs, null, called);
}
const morningAfter = (days: number, hours = 8.5): void =>
  clock.advance(noonMs + days * 24 * hourMs + (hours - 12) * hourMs - clock.nowMs());

it('R-2.3-03 each is told of his own bills alone, soonest first, once; nothing before 8:30 and nothing in the afternoon', async () => {
  const [near, soon, far] = [noonMs + 30 * hourMs, noonMs + 26 * hourMs, noonMs + 90 * hourMs];
  await ship('DEMO NEAR', near, { MORN1000001: [boxes[0]], MORN1000002: [boxes[1]] });
  await ship('DEMO SOON', soon, { MORN1000003: [boxes[2]] });
  await ship('DEMO FAR', far, { MORN1000004: ['TGHU1643396'] });
  await follow(anna!, ['MORN1000001', 'MORN1000003', 'MORN1000004']);
  await follow(bert!, ['MORN1000002']);
  await waitFor('the bills', async () => {
    const rows = (await server.call(bills.queryBillPage, { pageSize: 50 }, { token: anna!.token })).data!.list;
    return rows.filter(({ clock: of }) => of !== null).length === 4;
  });
  await tellMorning(parts);
  morningAfter(1, 8.4);
  await tellMorning(parts);
  expect(await linesOf(anna!)).toEqual([]);
  morningAfter(1);
  await tellMorning(parts);
  await waitFor('the sheet', async () => (await sheetsOf(bert!)).length > 0);
  await tellMorning(parts);
  expect(await linesOf(anna!)).toEqual(['bill MORN1000003', 'bill MORN1000001', 'closing DEMO.SOON/1W', 'closing DEMO.NEAR/1W']);
  expect(await linesOf(bert!)).toEqual(['bill MORN1000002', 'closing DEMO.NEAR/1W']);
  expect(await linesOf(manager!)).toEqual([]);
  const [sheet] = await sheetsOf(anna!);
  expect(sheet).toMatchObject({ port: 'NB', title: '早上要处理的 · 宁波 · 2 票', more: 0 });
  const inList = (await server.call(bills.queryBillPage, { keyword: 'MORN1000003' }, { token: anna!.token })).data!.list[0]!;
  // As the list says it, but for how long is left when it is read.
  expect(inList.sentence).toBe(`${sheet!.lines[0]!.sentence}，距截关 4h30m`);
  expect(sheet!.lines[2]!.sentence).toMatch(/^截关 \d\d-\d\d 13:00，1 票，未进 1 箱$/);
});

it('what is dealt with is not told again; what a leaver is responsible for is told to the company, nothing to him', async () => {
  const { platform } = server;
  const id = (await server.call(bills.queryBillPage, { keyword: 'MORN1000001' }, { token: anna!.token })).data!.list[0]!.id;
  await server.call(bills.acknowledgeBills, { ids: [id], acknowledged: true }, { token: anna!.token });
  const late = await insertMemberForTest(platform, cid, 'operator');
  await ship('DEMO LATE', clock.nowMs() + 30 * hourMs, { MORN2000001: [boxes[0]] });
  await follow(late, ['MORN2000001']);
  await server.call(company.removeColleague, { companyId: cid, userId: late.userId }, { token: manager!.token });
  morningAfter(2);
  await tellMorning(parts);
  await waitFor('the next sheet', async () => (await linesOf(manager!)).length > 0);
  // Of the ships of the day before nothing closes any more.
  expect(await linesOf(manager!)).toEqual(['bill MORN2000001', 'closing DEMO.LATE/1W']);
  const lines = await linesOf(anna!);
  expect(lines).toEqual(expect.arrayContaining(['bill MORN2000001', 'closing DEMO.LATE/1W']));
  expect(lines.filter((one) => one.endsWith('MORN1000001'))).toHaveLength(1);
  const own = await platform.database.query('system', 'select from notification_message where owner_key = $1', [`u:${late.userId}`]);
  expect(own.rowCount).toBe(0);
});

it('names so many bills and counts the others', async () => {
  const many = await insertMemberForTest(server.platform, cid, 'operator');
  const billNos = Array.from({ length: morningBillsMax + 7 }, (_, at) => `MORN3${String(at).padStart(6, '0')}`);
  await ship('DEMO MANY', clock.nowMs() + 26 * hourMs, Object.fromEntries(billNos.map((billNo, at) => [billNo, [boxNo(at)]])));
  await follow(many, billNos);
  morningAfter(3);
  await tellMorning(parts);
  // What the leaver is responsible for is told to him too, by itself.
  const own = async () => (await sheetsOf(many)).find(({ lines }) => lines.some(({ no }) => no === billNos[0]));
  await waitFor('the sheet', async () => (await own()) !== undefined);
  const sheet = await own();
  expect(sheet).toMatchObject({ title: `早上要处理的 · 宁波 · ${billNos.length} 票`, more: 7 });
  expect(sheet!.lines).toHaveLength(morningBillsMax + 1);
});
