// Guarantee: ux 6.2: whoever follows a bill says what is wrong in one of its events, once until it is answered; the desk alone
// reads everybody's and answers each once, and whoever reported it is told. Nobody else sees it.
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { faultReport } from '@mastlight/domain/fault-report/contract';
import { reportLength, reportsPerDayMax, seenLengthMax } from '@mastlight/domain/fault-report/limits';
import { faultReportTexts as texts } from '@mastlight/domain/fault-report/messages';
import { notification } from '@mastlight/domain/notification/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

const bill = 'COSU6410287310';
let server: TestServer;
let [own, colleague, other, desk]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer({ env: { NOTIFY_GATHER_MS: '0' } });
  const cid = await insertCompanyForTest(server.platform);
  own = await insertMemberForTest(server.platform, cid, 'operator');
  colleague = await insertMemberForTest(server.platform, cid, 'operator');
  other = await signInForTest(server.platform);
  desk = await signInForTest(server.platform, { roles: ['desk'] });
  for (const user of [own, other]) await server.call(billSubscription.subscribeBills, { blnos: [bill] }, user);
});
afterAll(() => server.stop());

const wish = {
  port: 'NB',
  blno: bill,
  eventId: 7,
  messageId: 3,
  seen: '进港 · MSCU6639870 · 2026-11-30 14:20',
  text: '码头显示 14:02',
} as const;
const send = (part: object = {}, user: TestUser | null = own!) =>
  server.call(faultReport.send, { ...wish, ...part } as typeof wish, { token: user?.token ?? null });
const ofBill = async (user: TestUser) => (await server.call(faultReport.listOfBill, { port: 'NB', blno: bill }, user)).data!.list;
const all = async () => (await server.call(faultReport.listReports, {}, desk!)).data!;
const answer = (id: number, text: string, user: TestUser = desk!) => server.call(faultReport.answer, { id, answer: text }, user);

it('a report is kept once, read by its identity and the desk alone, answered once, and its answer told to who reported it', async () => {
  expect((await send()).code).toBe(200);
  expect(await send()).toMatchObject({ code: 409, refusal: 'fault-report.alreadyReported', msg: texts.alreadyReported });
  expect(await send({}, colleague)).toMatchObject({ code: 409 });
  const [kept] = await ofBill(colleague!);
  expect(kept).toMatchObject({ blno: bill, eventId: 7, seen: wish.seen, text: wish.text, answer: '', answeredTime: null });
  expect(await ofBill(other!)).toEqual([]);
  for (const user of [own!, other!]) {
    expect((await server.call(faultReport.listReports, {}, user)).code).toBe(403);
    expect((await answer(kept!.id, '已改', user)).code).toBe(403);
  }
  // Another identity's report of the same event is its own.
  expect((await send({ text: '另一家的话' }, other)).code).toBe(200);
  const { list, total } = await all();
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({ id: kept!.id, messageId: 3, company: '演示货代' });
  expect(list[1]).toMatchObject({ company: '', text: '另一家的话' });

  expect((await answer(kept!.id, '已核对，以码头为准')).code).toBe(200);
  expect(await answer(kept!.id, '第二次')).toMatchObject({ code: 409, msg: texts.alreadyAnswered });
  expect((await answer(999_999, '没有这条')).code).toBe(404);
  expect((await ofBill(own!))[0]).toMatchObject({ answer: '已核对，以码头为准' });
  expect((await all()).list.map(({ answeredTime }) => answeredTime === null)).toEqual([true, false]);
  const messagesOf = async (user: TestUser) => (await server.call(notification.listMessages, {}, user)).data!.list;
  await waitFor('the answer to be told', async () => JSON.stringify(await messagesOf(own!)).includes('已核对，以码头为准'));
  const told = JSON.stringify(await messagesOf(own!));
  for (const words of [wish.seen, wish.text]) expect(told).toContain(words);
  expect(JSON.stringify(await messagesOf(other!))).not.toContain('已核对');
  // What was answered can be reported again: it may still be wrong.
  expect((await send({ text: '还是不对' })).code).toBe(200);
});

describe('what is refused, in words that say what to do', () => {
  it.each([
    ['no session', {}, null, { code: 401 }],
    [
      'a bill that it does not follow',
      { blno: 'HLCUNG12477XZ1' },
      undefined,
      { code: 400, msg: texts.billUnfollowed, fields: { blno: texts.billUnfollowed } },
    ],
    ['a port in which it does not follow it', { port: 'SH' }, undefined, { code: 400, msg: texts.billUnfollowed }],
    ['too little said', { text: '  错  ' }, undefined, { code: 400, fields: { text: texts.textWrong } }],
    ['too much said', { text: '错'.repeat(reportLength.max + 1) }, undefined, { code: 400, fields: { text: texts.textWrong } }],
    ['control characters', { text: '错\u0007误' }, undefined, { code: 400, fields: { text: texts.textWrong } }],
    ['a line that is none', { seen: 'x'.repeat(seenLengthMax + 1) }, undefined, { code: 400, fields: { seen: texts.seenWrong } }],
    ['a port that is none', { port: 'XX' }, undefined, { code: 400, fields: { port: texts.seenWrong } }],
    ['an event before all', { eventId: -1 }, undefined, { code: 400, fields: { eventId: texts.seenWrong } }],
  ])('%s', async (_case, part, user, expected) => {
    expect(await send({ eventId: 99, ...part }, user)).toMatchObject(expected);
  });

  it('more than a person may report on a day', async () => {
    const codes: number[] = [];
    for (let eventId = 1_000; eventId < 1_000 + reportsPerDayMax; eventId++) codes.push((await send({ eventId }, other)).code);
    expect(codes.at(-1)).toBe(429);
    expect(await send({ eventId: 2_000 }, other)).toMatchObject({ code: 429, msg: texts.reportedEnough });
  });
});
