// Guarantee: raw messages are kept for the months that are set, then taken away by the month; whoever may see one is told so,
// nobody else learns anything, and what was read from it stays.
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { intake } from '@mastlight/domain/intake/contract';
import { intakeTexts } from '@mastlight/domain/intake/messages';
import { startOfShanghaiMonth } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MonthParts } from '../../platform/db/month-parts';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { countStates } from '../../scenarios/tracked-state';
import { keepMonthsJob } from './jobs/keep-months';

// The first part ends with the month in which the database was made.
const clock = createTestClock(Date.now());
const startMs = clock.nowMs();
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock, env: { ROLES: 'http', RAW_KEEP_MONTHS: '2' } })));
afterAll(() => server.stop());

const edifact = Buffer.from(
  `UNB+UNOA:4+BLCT3+MASTLIGHT+20261010:0830+KEEP1++++1'\nUNH+1+CODECO:D:95B:UN:SMDG16'\nBGM+34+DEMO1+9'\nEQD+CN+TGHU1643396+45G1:102:5++2+5'\nRFF+BM:KEPTBILL0001'\nDTM+7:202610100830:203'\nUNT+6+1'\nUNZ+1+KEEP1'`,
);

it('takes away what is older, and tells those whom it concerned', async () => {
  const { platform } = server;
  const module = doorsForTest(platform).intake;
  const send = (source: 'ningbo-edi' | 'upload', bytes: Buffer) => module.receiveMessages([{ source, fileName: null, bytes }]);
  const [[old], [unreadable]] = [await send('ningbo-edi', edifact), await send('upload', Buffer.from([0, 255, 1]))];
  await module.decodeWaiting();
  const keep = keepMonthsJob(platform, new MonthParts(platform.database, 'intake_raw'));
  const months = (later: number) => clock.advance(startOfShanghaiMonth(startMs, later) + 3_600_000 - clock.nowMs());

  months(3);
  const [waiting] = await send('upload', Buffer.from([0, 255, 2]));
  const facts = async () => (await platform.database.query('system', 'select from tracking_fact')).rowCount;
  const look = async (id: number, roles: readonly string[]) =>
    server.call(intake.showMessage, { id }, { token: (await signInForTest(platform, { roles })).token });
  // Two whole months lie between: the last of them is not over yet.
  clock.advance(-2 * 3_600_000);
  await keep.handle({} as never);
  expect((await look(old!.messageId, ['desk'])).data!.text).toContain('KEPTBILL0001');

  clock.advance(2 * 3_600_000);
  const before = [await facts(), await countStates(platform)];
  await keep.handle({} as never);
  expect([await facts(), await countStates(platform)]).toEqual(before);
  expect(await look(old!.messageId, ['desk'])).toMatchObject({ code: 410, msg: intakeTexts.rawExpired });
  expect(await look(old!.messageId, [])).toMatchObject({ code: 404 });
  const follower = await signInForTest(platform);
  await server.call(billSubscription.subscribeBills, { blnos: ['KEPTBILL0001'] }, { token: follower.token });
  expect(await server.call(intake.showMessage, { id: old!.messageId }, { token: follower.token })).toMatchObject({ code: 410 });
  const ask = (path: string) =>
    fetch(server.url + path, { headers: { authorization: 'Bearer ningbo-edi-key-for-tests' } }).then((answer) => answer.json());
  expect(await ask(`/intake/ningbo-edi/receipts?id=${old!.messageId}`)).toMatchObject({ code: 410, msg: intakeTexts.rawExpired });
  expect(await ask(`/intake/ningbo-edi/outcome?id=${old!.messageId}`)).toMatchObject({ code: 200, data: { state: 'applied', added: 1 } });
  const admin = await signInForTest(platform, { roles: ['desk'] });
  expect((await server.call(intake.redriveMessages, { ids: [unreadable!.messageId] }, { token: admin.token })).data!.list).toEqual([
    { messageId: unreadable!.messageId, result: 'raw-expired' },
  ]);
  // Known again by its digest.
  expect((await send('ningbo-edi', edifact))[0]).toMatchObject({ state: 'duplicate' });

  // A month in which something still waits is kept.
  months(8);
  await keep.handle({} as never);
  await module.decodeWaiting();
  expect((await look(waiting!.messageId, ['desk'])).data!.state).toBe('quarantined');
});
