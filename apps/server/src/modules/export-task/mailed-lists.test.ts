// Guarantee: a list goes to the proven mailbox of whoever wants it, as its own export gives it, once for each of its times
// whoever looks and however late; it ends with who wanted it, and what was not sent says why.
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { exportTask } from '@mastlight/domain/export-task/contract';
import { mailedListsMax, mailedNowPerDay, mailRetryMs, mailTriesMax, mailUnsureMs } from '@mastlight/domain/export-task/limits';
import { mailedTexts as texts } from '@mastlight/domain/export-task/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createModules } from '../../app/modules';
import { companiesForTest } from '../../scenarios/company-for-test';
import { startMailServerForTest, type MailServerForTest } from '../../scenarios/mail-server-for-test';
import { readExport, rowsOfExport } from '../../scenarios/read-export';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { exportTaskReactions } from './reactions';

const hourMs = 3_600_000;
/** It begins at noon of a Monday in Shanghai. */
const clock = createTestClock();
let server: TestServer;
let mails: MailServerForTest;
let companies: ReturnType<typeof companiesForTest>;
let owner: TestUser;
beforeAll(async () => {
  mails = await startMailServerForTest();
  server = await startTestServer({ clock, env: { ROLES: 'http', SMTP_URL: mails.url, MAIL_FROM: 'noreply@mastlight.example' } });
  companies = companiesForTest(server, clock);
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
});
beforeEach(async () => {
  mails.taken.length = 0;
  Object.assign(mails.mood, { refusal: null, swallows: false, isSilent: false });
  await server.platform.database.query('system', 'delete from export_task_mailed');
  owner = await signInForTest(server.platform);
  await prove(owner);
});

/** A process that looks for what is due. */
const worker = () => {
  const job = createModules(server.platform)
    .list.flatMap(({ jobs }) => jobs ?? [])
    .find(({ task }) => task === 'export-task.mail-due')!;
  return () => job.handle({ body: {} } as never);
};
const look = () => worker()();
const prove = (user: TestUser, ownerKey = user.ownerKey, code: string | null = null) =>
  server.platform.database.query(
    'system',
    `insert into notification_channel (owner_key, user_id, kind, is_on, token, code) values ($1, $2, 'email', false, $3, $4)
     on conflict (owner_key, user_id, kind) do update set token = excluded.token, code = excluded.code`,
    [ownerKey, user.userId, `u${user.userId}@demo.example`, code],
  );
const attachedTo = (mail: string) =>
  Buffer.from(/Content-Disposition: attachment[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail)![1]!, 'base64');
/** What waits to be told of clients, told: no worker runs here. */
async function tellClientMoves(): Promise<void> {
  const { rows } = await server.platform.database.query<{ payload: never }>(
    'system',
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'export-task.follow-client' returning j.payload`,
  );
  const [, reaction] = exportTaskReactions(server);
  for (const { payload } of rows) await reaction!.handle(payload);
}
const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], hours: [13] };
const bills = { list: 'bills', wish: { systemKey: 'NB', columns: ['billNo'] }, name: '早上的提单', ...daily };
const add = (change: object = {}, user = owner) => server.call(exportTask.addMailed, { ...bills, ...change }, { token: user.token });
const show = async (user = owner) => (await server.call(exportTask.listMailed, {}, { token: user.token })).data!;
const id = async (change?: object, user?: TestUser) => (await add(change, user)).data!.id;
const send = (of: number, user = owner) => server.call(exportTask.sendMailed, { id: of }, { token: user.token });

describe('at its time', () => {
  it('one mail goes to the mailbox with the list’s own export, and the next time is told', async () => {
    await server.call(billSubscription.subscribeBills, { blnos: ['COSU6000000001'] }, { token: owner.token });
    await id();
    await look();
    expect(mails.taken).toEqual([]);
    clock.advance(hourMs);
    await look();
    await look();
    expect(mails.taken).toHaveLength(1);
    const [mail] = mails.taken;
    expect(mail).toContain(`RCPT TO:<u${owner.userId}@demo.example>`);
    const file = attachedTo(mail!);
    const { rows } = await readExport(server.url + billSubscription.exportBills.path, owner, bills.wish);
    expect([rowsOfExport(file), JSON.stringify(rows)]).toEqual([rows, expect.stringContaining('COSU6000000001')]);
    expect((await show()).list).toMatchObject([
      { name: '早上的提单', lastTime: '2026-10-12 13:00:00', lastState: 'sent', lastReason: '', nextTime: '2026-10-13 13:00:00' },
    ]);
  });

  it('also when several look at once', async () => {
    await id();
    clock.advance(24 * hourMs);
    await Promise.all([worker(), worker(), worker()].map((looks) => looks()));
    expect(mails.taken).toHaveLength(1);
  });

  it('everybody’s first list before anybody’s second, however many one has', async () => {
    for (let list = 0; list < 4; list++) await id({ name: `清单 ${list}` });
    const other = await signInForTest(server.platform);
    await prove(other);
    await id({}, other);
    clock.advance(24 * hourMs);
    await look();
    const receivers = mails.taken.map((mail) => Number(/RCPT TO:<u(\d+)@/.exec(mail)![1]));
    expect(receivers).toEqual([owner, other, owner, owner, owner].map(({ userId }) => userId));
  });

  it('what was slept through comes to one mail', async () => {
    await id();
    clock.advance(5 * 24 * hourMs);
    await look();
    await look();
    expect(mails.taken).toHaveLength(1);
  });

  it('a paused one is not sent, and goes on from the next time; a deleted one is not sent', async () => {
    const [paused, deleted] = [await id(), await id()];
    await server.call(exportTask.pauseMailed, { id: paused, isPaused: true }, { token: owner.token });
    await server.call(exportTask.deleteMailed, { id: deleted }, { token: owner.token });
    clock.advance(48 * hourMs);
    await look();
    expect([mails.taken, (await show()).list]).toEqual([[], [expect.objectContaining({ id: paused, isPaused: true, nextTime: null })]]);
    await server.call(exportTask.pauseMailed, { id: paused, isPaused: false }, { token: owner.token });
    await look();
    expect(mails.taken).toEqual([]);
    clock.advance(24 * hourMs);
    await look();
    expect(mails.taken).toHaveLength(1);
  });
});

describe('what is not sent says why', () => {
  it('a mailbox that is not proven any more', async () => {
    await id();
    await prove(owner, owner.ownerKey, '123456');
    clock.advance(24 * hourMs);
    await look();
    expect([mails.taken, (await show()).list]).toEqual([
      [],
      [expect.objectContaining({ lastState: 'failed', lastReason: texts.noMailbox })],
    ]);
  });

  it('a server that refuses it, at once', async () => {
    mails.mood.refusal = '550 5.1.1 no such mailbox';
    await id();
    clock.advance(24 * hourMs);
    await look();
    expect((await show()).list).toMatchObject([{ lastState: 'failed', lastReason: texts.refused('550 5.1.1 no such mailbox') }]);
  });

  it('a server that may take it later, after as many tries; a mailbox that gets it twice knows it by its number', async () => {
    mails.mood.swallows = true;
    await id();
    clock.advance(24 * hourMs);
    for (let tries = 0; tries < mailTriesMax; tries++) {
      await look();
      await look();
      expect(mails.taken).toHaveLength(tries + 1);
      clock.advance(mailRetryMs * (tries + 1));
    }
    await look();
    expect(mails.taken).toHaveLength(mailTriesMax);
    expect(new Set(mails.taken.map((mail) => /^Message-ID: .*$/m.exec(mail)![0])).size).toBe(1);
    expect((await show()).list).toMatchObject([{ lastState: 'failed', lastReason: texts.unreachable }]);
  });

  it('one that broke off while it was sent is not sent again: it may have arrived', async () => {
    await id();
    clock.advance(24 * hourMs);
    await server.platform.database.query(
      'system',
      `insert into export_task_mailing (mailed_id, sent_for_at, owner_key, state, tries, due_at)
       select id, next_at, owner_key, 'sending', 1, $1 from export_task_mailed`,
      [new Date(clock.nowMs())],
    );
    await look();
    expect((await show()).list).toMatchObject([{ lastState: 'sending' }]);
    clock.advance(mailUnsureMs + 1);
    await look();
    expect([mails.taken, (await show()).list]).toMatchObject([[], [{ lastState: 'failed', lastReason: texts.unsure }]]);
  });

  it('a column that is there no more', async () => {
    await id({ wish: { systemKey: 'NB', columns: ['noSuchColumn'] } });
    clock.advance(24 * hourMs);
    await look();
    expect([mails.taken, (await show()).list]).toEqual([[], [expect.objectContaining({ lastState: 'failed' })]]);
  });
});

describe('whose it is', () => {
  it('somebody of a company is sent the company’s, until he leaves it', async () => {
    const manager = await companies.make();
    const colleague = await companies.join(manager, 'operator');
    const ownerKey = `c:${manager.cid}`;
    await prove(colleague, ownerKey);
    const of = await id({}, colleague);
    // One identity, two people: what one has sent to him is not the other's.
    expect([(await show(manager)).list, (await server.call(exportTask.deleteMailed, { id: of }, { token: manager.token })).code]).toEqual([
      [],
      404,
    ]);
    clock.advance(24 * hourMs);
    await look();
    expect(mails.taken).toHaveLength(1);
    await server.platform.database.query('system', 'delete from company_member where user_id = $1', [colleague.userId]);
    clock.advance(24 * hourMs);
    await look();
    const { rows } = await server.platform.database.query('system', 'select reason from export_task_mailing where owner_key = $1', [
      ownerKey,
    ]);
    expect([mails.taken.length, rows]).toEqual([1, [{ reason: texts.left }]]);
  });

  it('and the list is gone with him', async () => {
    const manager = await companies.make();
    const colleague = await companies.join(manager, 'operator');
    await prove(colleague, `c:${manager.cid}`);
    await id({}, colleague);
    await prove(manager, `c:${manager.cid}`);
    await id({}, manager);
    // Told by the company, before any time has come.
    const [reaction] = exportTaskReactions(server);
    const body = { companyId: manager.cid, userId: colleague.userId } as never;
    await reaction!.handle({ id: '1', at: '', name: reaction!.event.name, version: 1, body });
    const { rows } = await server.platform.database.query('system', 'select user_id as "userId" from export_task_mailed');
    expect(rows).toEqual([{ userId: manager.userId }]);
  });

  it('a list of one client goes on under its new name, and is paused, with its reason, once the client is deleted', async () => {
    await server.call(billSubscription.subscribeBills, { blnos: ['COSU6000000001'], clientCompanyName: '甲公司' }, { token: owner.token });
    await id({ wish: { ...bills.wish, clientCompanyName: '甲公司' } });
    await id();
    const { data } = await server.call(billSubscription.listClients, {}, { token: owner.token });
    const client = data!.list.find(({ clientName }) => clientName === '甲公司')!;
    const renamed = { id: client.id, clientName: '甲公司（新名）', remark: '', contacts: [] };
    expect((await server.call(billSubscription.saveClient, renamed, { token: owner.token })).status).toBe(true);
    await tellClientMoves();
    clock.advance(24 * hourMs);
    await look();
    const filesOf = mails.taken.filter((mail) => mail.includes('attachment'));
    expect(filesOf.map((mail) => rowsOfExport(attachedTo(mail)).length)).toEqual([2, 2]);
    expect((await server.call(billSubscription.deleteClient, { id: client.id }, { token: owner.token })).status).toBe(true);
    await tellClientMoves();
    clock.advance(24 * hourMs);
    await look();
    expect(mails.taken).toHaveLength(3);
    // The newest first.
    expect((await show()).list.map(({ lastState, lastReason, nextTime }) => [lastState, lastReason, nextTime === null])).toEqual([
      ['sent', '', false],
      ['failed', texts.clientGone('甲公司（新名）'), true],
    ]);
  });

  it('of another nothing is seen, paused, sent or deleted', async () => {
    const of = await id();
    const other = await signInForTest(server.platform);
    await prove(other);
    const codes = [
      (await server.call(exportTask.pauseMailed, { id: of, isPaused: true }, { token: other.token })).code,
      (await send(of, other)).code,
      (await server.call(exportTask.deleteMailed, { id: of }, { token: other.token })).code,
    ];
    expect([codes, (await show(other)).list, (await show()).list.length]).toEqual([[404, 404, 404], [], 1]);
  });
});

describe('what may be wanted', () => {
  it.each([
    ['no name', { name: ' ' }, { name: texts.nameWrong }],
    ['no day', { weekdays: [] }, { weekdays: texts.weekdaysWrong }],
    ['a day that no week has', { weekdays: [0] }, { weekdays: texts.weekdaysWrong }],
    ['a day twice', { weekdays: [1, 1] }, { weekdays: texts.weekdaysWrong }],
    ['no hour', { hours: [] }, { hours: texts.hoursWrong }],
    ['five hours', { hours: [1, 2, 3, 4, 5] }, { hours: texts.hoursWrong }],
  ])('not %s', async (_what, change, fields) => {
    expect(await add(change)).toMatchObject({ code: 400, fields });
  });

  it('not without a proven mailbox, of an unknown list, without columns, nor more than ten', async () => {
    const fresh = await signInForTest(server.platform);
    expect(await add({}, fresh)).toMatchObject({ code: 400, msg: texts.mailboxMissing });
    expect((await show(fresh)).mailbox).toBeNull();
    await prove(fresh, fresh.ownerKey, '123456');
    expect((await add({}, fresh)).code).toBe(400);
    expect((await add({ list: 'nothing' })).code).toBe(400);
    expect((await add({ wish: {} })).code).toBe(400);
    const made = await Promise.all(Array.from({ length: mailedListsMax + 2 }, () => add()));
    expect(made.filter(({ code }) => code === 200)).toHaveLength(mailedListsMax);
    expect((await show()).mailbox).toBe(`u${owner.userId}@demo.example`);
  });

  it('one is sent at once, a paused one as well, so many times a day', async () => {
    const of = await id();
    await server.call(exportTask.pauseMailed, { id: of, isPaused: true }, { token: owner.token });
    expect((await send(of)).code).toBe(200);
    await look();
    expect([mails.taken.length, (await show()).list]).toMatchObject([1, [{ lastState: 'sent', nextTime: null }]]);
    for (let n = 1; n < mailedNowPerDay; n++) {
      clock.advance(1);
      await send(of);
    }
    expect(await send(of)).toMatchObject({ code: 429, msg: texts.nowEnough });
  });
});
