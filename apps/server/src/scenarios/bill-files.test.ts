// Guarantee: a paper on a bill is seen by the colleagues of its company alone, changed by those who may operate, and opened by a
// client where it was chosen, as long as it is and his link lives; it is bounded, and no byte outlives its row.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { billFile } from '@mastlight/domain/bill-file/contract';
import { accountBytesMax, billFileBytesMax, filesPerBillMax, keptAfterEndDays, lookAgainDays } from '@mastlight/domain/bill-file/limits';
import { billFileTexts as texts } from '@mastlight/domain/bill-file/messages';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModules } from '../app/modules';
import { connectionOf, inTransaction } from '../platform/db/transaction';
import { waitFor } from '@mastlight/testing/wait-for';
import { createFolderStore } from '../platform/gateways/object-store/folder-store';
import { deleteOwn } from '../platform/own-data';
import { insertCompanyForTest, insertMemberForTest, type TestMember } from './company-for-test';
import { insertPapersForTest } from './papers-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';
import { uploadForTest } from './upload-for-test';
import { createFileModule } from '../modules/file/index';
import { createFollowModule } from '../modules/follow/index';
import { makeDocx, makePicture, makeXlsx, pdf } from '../modules/file/make-files-for-test';
import { cleanUp } from '../modules/file/operations/clean-up';
import { dropEnded } from '../modules/bill-file/operations/drop-ended';
import { lookAgain } from '../modules/bill-file/store';
import { findDue } from '../modules/bill-file/queries/find-due';

const clock = createTestClock();
const dayMs = 24 * 3_600_000;
let server: TestServer;
let [manager, operator, reader, stranger]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock });
  const cid = await insertCompanyForTest(server.platform);
  const member = (duty: Parameters<typeof insertMemberForTest>[2]): Promise<TestMember> => insertMemberForTest(server.platform, cid, duty);
  [manager, operator, reader] = [await member('Management'), await member('operator'), await member('read-only')];
  stranger = await signInForTest(server.platform);
});
afterAll(() => server.stop());

let no = 0;
/** A bill that somebody follows, and its row. */
async function follow(user: TestUser, clientCompanyName = ''): Promise<{ blno: string; id: number }> {
  const blno = `DEMO8${String(++no).padStart(7, '0')}`;
  const { list } = (await server.call(bills.subscribeBills, { blnos: [blno], clientCompanyName }, user)).data!;
  return { blno, id: list[0]!.id! };
}
const uploadOf = (user: TestUser, bytes: Uint8Array = pdf, name = '托书.pdf') => uploadForTest(server.url, user.token, bytes, name);
const urlOf = async (...of: Parameters<typeof uploadOf>): Promise<string> => (await uploadOf(...of)).data!.url;
const add = (user: TestUser | null, blno: string, url: string, part: object = {}) =>
  server.call(billFile.add, { port: 'NB', blno, kind: 'so', url, ...part } as never, { token: user?.token ?? null });
const listOf = async (user: TestUser, blno: string) => (await server.call(billFile.list, { port: 'NB', blno }, user)).data!.list;
/** Ticks a file for whoever is the client of its bill, or for whom a page had as its client. */
async function show(user: TestUser, id: number, isShown = true, forClient?: string | null) {
  const [of] = await query(
    `select client_name from bill_file_file f join bill_subscription s using (owner_key, port, bill_no) where f.id = $1 and deleted_ms is null`,
    [id],
  );
  const clientName = forClient === undefined ? ((of?.['client_name'] as string | null | undefined) ?? null) : forClient;
  return server.call(billFile.show, { id, isShown, clientName }, user);
}
const remove = (user: TestUser, id: number) => server.call(billFile.remove, { id }, user);
/** Puts a paper on a bill and gives its row. */
async function put(user: TestUser, blno: string, ...of: [Uint8Array?, string?]) {
  expect((await add(user, blno, await urlOf(user, ...of))).code).toBe(200);
  return (await listOf(user, blno))[0]!;
}
const fetchAs = (user: TestUser, url: string) => fetch(server.url + url, { headers: { authorization: user.token } });
const query = async (text: string, values: readonly unknown[] = []) => (await server.platform.database.query('system', text, values)).rows;
const storeDir = () => join(server.config.dataDir, 'files', 'objects');
/** Whether the store has these bytes. */
const has = (bytes: Uint8Array): boolean => {
  const digest = createHash('sha256').update(bytes).digest('hex');
  return readdirSync(storeDir(), { recursive: true, encoding: 'utf8' }).some((path) => path.replaceAll(sep, '').includes(digest));
};
/** What the nights do: the bill's files first, then the objects. */
async function passNights(nights: number): Promise<void> {
  clock.advance(nights * dayMs);
  const { platform } = server;
  await dropEnded({ database: platform.database, clock, files: createFileModule(platform), follow: createFollowModule(platform) });
  await cleanUp({ database: platform.database, clock, store: createFolderStore(storeDir(), clock) });
}

describe('colleagues', () => {
  it('see who put a paper there and when, open it, and it is taken away; who only looks changes nothing, and a stranger finds none', async () => {
    const { blno } = await follow(operator!);
    const file = await put(operator!, blno, await makePicture('png', 9, 9), '放行条.png');
    for (const user of [manager!, reader!]) {
      expect(await listOf(user, blno)).toEqual([file]);
      const response = await fetchAs(user, file.url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect(file).toMatchObject({ kind: 'so', name: '放行条.png', by: operator!.phone, time: '2026-10-12 12:00:00', isShown: false });
    for (const wish of [() => show(reader!, file.id), () => remove(reader!, file.id), async () => add(reader!, blno, file.url)])
      expect((await wish()).code).toBe(403);
    await follow(stranger!);
    expect(await listOf(stranger!, blno)).toEqual([]);
    expect([(await show(stranger!, file.id)).code, (await remove(stranger!, file.id)).code]).toEqual([404, 404]);
    expect(await (await fetchAs(stranger!, file.url)).json()).toMatchObject({ code: 404 });
    expect(await listOf(operator!, blno)).toEqual([file]);

    expect((await remove(manager!, file.id)).code).toBe(200);
    expect(await listOf(operator!, blno)).toEqual([]);
    expect(await (await fetchAs(operator!, file.url)).json()).toMatchObject({ code: 404 });
    expect((await remove(manager!, file.id)).code).toBe(404);
  });

  // What is sent as a name, and what is kept, listed and offered.
  it.each([
    ['..\\..\\提单<script>.pdf', '提单_script_.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['B\u202eL\u0007\u200b.pdf', 'BL.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(65)}.pdf`],
  ])('%j is called %s, and served as a download of what it is', async (sent, kept) => {
    const { blno } = await follow(stranger!);
    const { url } = await put(stranger!, blno, pdf, sent);
    expect((await listOf(stranger!, blno))[0]!.name).toBe(kept);
    const { headers } = await fetchAs(stranger!, url);
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(kept)}`);
    expect([headers.get('x-content-type-options'), headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'nosniff',
      'application/pdf',
      'no-store',
    ]);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('what is refused, in words that say what to do', () => {
  it.each([
    ['no session', async () => add(null, (await follow(stranger!)).blno, '/file/get?address=x'), { code: 401 }],
    [
      'a bill that it does not follow',
      async () => add(stranger!, 'DEMO99999999', await urlOf(stranger!)),
      { code: 400, fields: { blno: texts.billUnfollowed } },
    ],
    [
      'a port in which it does not',
      async () => add(stranger!, (await follow(stranger!)).blno, await urlOf(stranger!), { port: 'SH' }),
      { code: 400, fields: { blno: texts.billUnfollowed } },
    ],
    [
      'a paper that is none',
      async () => add(stranger!, (await follow(stranger!)).blno, await urlOf(stranger!), { kind: 'invoice' }),
      { code: 400, fields: { kind: texts.kindWrong } },
    ],
    ['no file', async () => add(stranger!, (await follow(stranger!)).blno, ''), { code: 400, fields: { url: texts.fileWrong } }],
    [
      'a file elsewhere',
      async () => add(stranger!, (await follow(stranger!)).blno, 'https://demo.example/a.pdf'),
      { code: 400, fields: { url: texts.fileGone } },
    ],
    [
      'somebody else’s upload',
      async () => add(stranger!, (await follow(stranger!)).blno, await urlOf(operator!)),
      { code: 400, fields: { url: texts.fileGone } },
    ],
    [
      'a file of another kind',
      async () => add(stranger!, (await follow(stranger!)).blno, await urlOf(stranger!, makeDocx(), '委托.docx')),
      { code: 400, fields: { url: texts.wrongType } },
    ],
    [
      'a page that is called a paper',
      async () => uploadOf(stranger!, Buffer.from('<script>alert(1)</script>'), '提单.pdf'),
      { code: 400, refusal: 'file.mismatch' },
    ],
  ] as const)('%s', async (_case, wish, expected) => {
    expect(await wish()).toMatchObject(expected);
  });

  it('more than a file may have, than a bill may have, and than an account may keep', async () => {
    const user = await signInForTest(server.platform);
    const { blno } = await follow(user);
    const large = await urlOf(user);
    await query('update file_stored set bytes = $1 where owner_key = $2', [billFileBytesMax + 1, user.ownerKey]);
    expect(await add(user, blno, large)).toMatchObject({ code: 413, fields: { url: texts.tooLarge } });
    await query('update file_stored set bytes = $1 where owner_key = $2', [billFileBytesMax, user.ownerKey]);
    expect((await add(user, blno, large)).code).toBe(200);
    // Asked again, and on a second bill.
    expect((await add(user, blno, large)).code).toBe(200);
    expect(await listOf(user, blno)).toHaveLength(1);
    const next = await follow(user);
    expect(await add(user, next.blno, large)).toMatchObject({ code: 400, fields: { url: texts.fileGone } });

    for (let more = 1; more < filesPerBillMax; more++) await insertPapersForTest(server.platform, user, blno);
    expect(await add(user, blno, await urlOf(user))).toMatchObject({ code: 409, msg: texts.tooMany });
    const { billFileId } = await insertPapersForTest(server.platform, user, next.blno);
    const leftFor = (bytes: number) =>
      query(
        `update bill_file_file set bytes = $1 - (select sum(bytes) from bill_file_file where owner_key = $2 and id <> $3) where id = $3`,
        [accountBytesMax - bytes, user.ownerKey, billFileId],
      );
    await leftFor(pdf.length - 1);
    expect(await add(user, next.blno, await urlOf(user))).toMatchObject({ code: 409, msg: texts.accountFull });
    await leftFor(pdf.length);
    expect((await add(user, next.blno, await urlOf(user))).code).toBe(200);
    // Another account has its own.
    await put(stranger!, (await follow(stranger!)).blno, makeXlsx(), '箱单.xlsx');
  });

  it('of many at once no bill gets more than it may have', async () => {
    const user = await signInForTest(server.platform);
    const { blno } = await follow(user);
    for (let more = 1; more < filesPerBillMax; more++) await insertPapersForTest(server.platform, user, blno);
    const urls = await Promise.all(Array.from({ length: 3 }, () => urlOf(user)));
    const codes = (await Promise.all(urls.map((url) => add(user, blno, url)))).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409, 409]);
    expect(await listOf(user, blno)).toHaveLength(filesPerBillMax);
  });
});

describe('a client', () => {
  const share = async (user: TestUser, id: number) =>
    (await server.call(bills.shareBill, { type: 'bill', id, expireDays: 7 }, user)).data!.url.split('#')[1]!;
  const seen = async (token: string) => (await server.call(bills.showSharedBill, { token })).data?.files;
  const fetchShared = (token: string, id: number) => fetch(`${server.url}${bills.fetchSharedFile.path}?token=${token}&id=${id}`);
  const codeOf = async (token: string, id: number) => ((await (await fetchShared(token, id)).json()) as { code: number }).code;

  it('with a link to a bill opens what is chosen for him there, and nothing any more at once when it is unticked, taken away, or the link revoked', async () => {
    const bill = await follow(operator!);
    const [kept, given] = [await put(operator!, bill.blno, pdf, '内部.pdf'), await put(operator!, bill.blno, pdf, '提单.pdf')];
    const elsewhere = await put(operator!, (await follow(operator!)).blno);
    await show(operator!, elsewhere.id);
    const token = await share(operator!, bill.id);
    expect(await seen(token)).toEqual([]);
    expect((await show(operator!, given.id)).code).toBe(200);
    // No name of who put it there, and no address of it.
    expect(await seen(token)).toEqual([{ id: given.id, kind: 'so', name: '提单.pdf', bytes: pdf.length }]);
    const response = await fetchShared(token, given.id);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    expect(['content-disposition', 'x-content-type-options', 'cache-control'].map((name) => response.headers.get(name))).toEqual([
      `attachment; filename*=UTF-8''${encodeURIComponent('提单.pdf')}`,
      'nosniff',
      'no-store',
    ]);
    // Neither what was not chosen, nor what stands on another bill, nor by another's token.
    expect([await codeOf(token, kept.id), await codeOf(token, elsewhere.id), await codeOf('A'.repeat(32), given.id)]).toEqual([
      404, 404, 410,
    ]);
    expect((await (await fetch(server.url + given.url)).json()) as object).toMatchObject({ code: 401 });

    await show(operator!, given.id, false);
    expect([await seen(token), await codeOf(token, given.id)]).toEqual([[], 404]);
    await show(operator!, given.id);
    expect((await fetchShared(token, given.id)).headers.get('content-type')).toBe('application/pdf');
    await server.call(bills.revokeBillShares, { type: 'bill', id: bill.id }, operator!);
    expect([await seen(token), await codeOf(token, given.id)]).toEqual([undefined, 410]);
    const again = await share(operator!, bill.id);
    await remove(operator!, given.id);
    expect([await seen(again), await codeOf(again, given.id)]).toEqual([[], 404]);
  });

  it('with his own key opens those of his bills alone, as long as they are his', async () => {
    const user = await signInForTest(server.platform);
    const [own, others] = [await follow(user, '恒泰'), await follow(user, '别家')];
    const [his, notHis] = [await put(user, own.blno), await put(user, others.blno)];
    for (const { id } of [his, notHis]) await show(user, id);
    const clientId = (await server.call(bills.listClients, {}, user)).data!.list.find(({ clientName }) => clientName === '恒泰')!.id;
    const { key } = (await server.call(bills.makeClientKey, { id: clientId }, user)).data!;
    const fetchByKey = async (id: number) => {
      const response = await fetch(server.url + bills.fetchClientFile.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, id }),
      });
      return response.headers.get('content-type') === 'application/pdf' ? 200 : ((await response.json()) as { code: number }).code;
    };
    expect((await server.call(bills.showClientBills, { key })).data!.list.map(({ billNo, files }) => [billNo, files])).toEqual([
      [own.blno, [{ id: his.id, kind: 'so', name: '托书.pdf', bytes: pdf.length }]],
    ]);
    expect([await fetchByKey(his.id), await fetchByKey(notHis.id)]).toEqual([200, 404]);
    await server.call(bills.assignClient, { ids: String(own.id), clientName: '别家' }, user);
    expect(await fetchByKey(his.id)).toBe(404);
    await server.call(bills.assignClient, { ids: String(own.id), clientName: '恒泰' }, user);
    expect(await fetchByKey(his.id)).toBe(404);
    await show(user, his.id);
    expect(await fetchByKey(his.id)).toBe(200);
    await server.call(bills.revokeClientKey, { id: clientId }, user);
    expect(await fetchByKey(his.id)).toBe(410);
  });

  /** What is done to a bill whose file is ticked, and whether it is ticked still. */
  it.each<[what: string, act: (user: TestUser, bill: { blno: string; id: number }) => Promise<unknown>, isShown: boolean]>([
    ['given to another client', (user, { id }) => assign(user, id, '别家'), false],
    ['given to the same client again', (user, { id }) => assign(user, id, '恒泰'), true],
    ['taken from its client', (user, { id }) => assign(user, id, ''), false],
    ['whose client has another name now', async (user) => save(user, await clientOf(user, '恒泰'), '恒泰国际'), true],
    [
      'whose client is one with another spelling of it',
      async (user) => {
        const intoId = (await server.call(bills.addClient, { clientName: '恒泰公司' }, user)).data!.id;
        return server.call(bills.mergeClients, { id: await clientOf(user, '恒泰'), intoId }, user);
      },
      true,
    ],
    ['whose client is deleted', async (user) => server.call(bills.deleteClient, { id: await clientOf(user, '恒泰') }, user), false],
    [
      'that is let go and followed anew, for another client',
      async (user, { id, blno }) => {
        await server.call(bills.deleteBills, { ids: [id] }, user);
        return server.call(bills.subscribeBills, { blnos: [blno], clientCompanyName: '别家' }, user);
      },
      false,
    ],
    [
      'that comes back to its first client, after another had it meanwhile',
      async (user, { id, blno }) => {
        await server.call(bills.deleteBills, { ids: [id] }, user);
        await server.call(bills.subscribeBills, { blnos: [blno], clientCompanyName: '别家' }, user);
        await show(user, (await listOf(user, blno)).at(-1)!.id);
        const again = (await query('select max(id) as id from bill_subscription where owner_key = $1', [user.ownerKey]))[0]![
          'id'
        ] as number;
        await server.call(bills.deleteBills, { ids: [again] }, user);
        return server.call(bills.recallDeleted, { ids: [id] }, user);
      },
      false,
    ],
  ])('is shown no file that was ticked for another: a bill %s', async (_what, act, isShown) => {
    const user = await signInForTest(server.platform);
    const [bill, other] = [await follow(user, '恒泰'), await follow(user, '第三家')];
    const [ticked, never, elsewhere] = [await put(user, bill.blno), await put(user, bill.blno), await put(user, other.blno)];
    for (const { id } of [ticked, elsewhere]) await show(user, id);
    expect(await act(user, bill)).toMatchObject({ code: 200 });
    const clientChanged = isShown ? null : formatShanghai(clock.nowMs());
    expect(await listOf(user, bill.blno)).toEqual([
      { ...never, isShown: false, clientChanged: null },
      { ...ticked, isShown, clientChanged },
    ]);
    expect((await listOf(user, other.blno))[0]).toMatchObject({ isShown: true, clientChanged: null });
    // Ticked for him, it is shown and says nothing.
    await show(user, ticked.id);
    expect((await listOf(user, bill.blno))[1]).toMatchObject({ isShown: true, clientChanged: null });
  });

  const assign = (user: TestUser, id: number, clientName: string) => server.call(bills.assignClient, { ids: String(id), clientName }, user);
  const clientOf = async (user: TestUser, name: string) =>
    (await server.call(bills.listClients, {}, user)).data!.list.find(({ clientName }) => clientName === name)!.id;
  const save = (user: TestUser, id: number, clientName: string) =>
    server.call(bills.saveClient, { id, clientName, remark: '', contacts: [] }, user);

  // Whose the bill is, whose the page has it, and whether the file is shown then.
  it.each([
    ['货主二', '货主一', 409],
    ['货主二', null, 409],
    ['', '货主一', 409],
    ['', null, 200],
    ['货主二', '货主二', 200],
  ])('L6 of a bill that is of %j by now is shown to %j whom a page from before has: %i', async (now, meant, code) => {
    const user = await signInForTest(server.platform);
    const bill = await follow(user, '货主一');
    const file = await put(user, bill.blno);
    expect((await assign(user, bill.id, now)).code).toBe(200);
    const answer = await show(user, file.id, true, meant);
    expect(answer.code).toBe(code);
    expect([answer.msg].filter(() => code === 409)).toEqual(
      code === 409 ? ['这票的客户刚有变，没有给客户看；请看清现在是哪个客户，再勾一次'] : [],
    );
    expect((await listOf(user, bill.blno))[0]!.isShown).toBe(code === 200);
    // Taking it from everybody needs no client.
    expect((await show(user, file.id, false, meant)).code).toBe(200);
    expect((await listOf(user, bill.blno))[0]!.isShown).toBe(false);
  });

  it('L6 waits for who gives the bill to another client at that moment, and is refused then', async () => {
    const user = await signInForTest(server.platform);
    const bill = await follow(user, '货主一');
    const file = await put(user, bill.blno);
    let isAnswered = false;
    let ticked: ReturnType<typeof show> | null = null;
    await inTransaction(server.platform.database, user, async (tx) => {
      await connectionOf(tx).query(`update bill_subscription set client_name = '货主二' where id = $1`, [bill.id]);
      ticked = show(user, file.id, true, '货主一').finally(() => (isAnswered = true));
      const waiting = async () =>
        (await query(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'`)).length > 0 || isAnswered;
      await waitFor('the tick that waits', waiting);
      expect(isAnswered).toBe(false);
    });
    expect((await ticked!).code).toBe(409);
  });

  it('is shown nothing under a corrected number before somebody says so again; the files go with the bill', async () => {
    const user = await signInForTest(server.platform);
    const bill = await follow(user);
    const file = await put(user, bill.blno);
    await show(user, file.id);
    const blno = `${bill.blno.slice(0, -1)}X`;
    expect((await server.call(bills.changeBillNo, { id: bill.id, blno }, user)).code).toBe(200);
    expect([await listOf(user, bill.blno), await listOf(user, blno)]).toEqual([[], [{ ...file, isShown: false }]]);
    expect(await seen(await share(user, bill.id))).toEqual([]);
  });
});

describe('no byte outlives its row', () => {
  it('of what is taken away, the object goes with the night; an equal one on another bill stays', async () => {
    await passNights(2);
    const user = await signInForTest(server.platform);
    const [first, second] = [await follow(user), await follow(user)];
    const bytes = Buffer.concat([pdf, Buffer.from(`% ${user.userId}\n%%EOF\n`)]);
    const [one, two] = [await put(user, first.blno, bytes), await put(user, second.blno, bytes)];
    expect(has(bytes)).toBe(true);
    await remove(user, one.id);
    await passNights(2);
    expect([has(bytes), (await fetchAs(user, two.url)).headers.get('content-type')]).toEqual([true, 'application/pdf']);
    await remove(user, two.id);
    await passNights(2);
    expect(has(bytes)).toBe(false);
  });

  it('of a bill that has ended they are kept for some days, and had again by whoever brings it back', async () => {
    const user = await signInForTest(server.platform);
    const [gone, back] = [await follow(user), await follow(user)];
    const bytes = Buffer.concat([pdf, Buffer.from(`% ${user.userId}\n%%EOF\n`)]);
    await put(user, gone.blno, bytes);
    const kept = await put(user, back.blno);
    await show(user, kept.id);
    expect(has(bytes)).toBe(true);
    await server.call(bills.deleteBills, { ids: [gone.id, back.id] }, user);
    await passNights(1);
    expect((await server.call(bills.recallDeleted, { ids: [back.id] }, user)).data!.recalled).toEqual([back.id]);
    // For no client: who knows whose it is now.
    expect(await listOf(user, back.blno)).toEqual([{ ...kept, isShown: false }]);
    // His session ends before the days do.
    const left = async () =>
      (await query('select bill_no from bill_file_file where owner_key = $1 order by id', [user.ownerKey])).map((row) => row['bill_no']);
    await passNights(keptAfterEndDays - 1);
    expect(await left()).toEqual([gone.blno, back.blno]);
    await passNights(2);
    expect([await left(), has(bytes)]).toEqual([[back.blno], false]);
  });

  it('a night looks at what was put there, let go or is to go, and at no other', async () => {
    const user = await signInForTest(server.platform);
    const [kept, gone] = [await follow(user), await follow(user)];
    for (const { blno } of [kept, gone]) await put(user, blno);
    const due = async () => {
      const found = await findDue(server.platform.database, clock.nowMs());
      return found.filter(({ ownerKey }) => ownerKey === user.ownerKey).map(({ billNo }) => billNo);
    };
    expect(await due()).toEqual([kept.blno, gone.blno]);
    await passNights(1);
    expect(await due()).toEqual([]);
    await server.call(bills.deleteBills, { ids: [gone.id] }, user);
    expect(await due()).toEqual([gone.blno]);
    await passNights(1);
    clock.advance((keptAfterEndDays - 1) * dayMs);
    expect(await due()).toEqual([]);
    clock.advance(dayMs);
    expect(await due()).toEqual([gone.blno]);
    clock.advance(lookAgainDays * dayMs);
    expect(await due()).toEqual([kept.blno, gone.blno]);
    await passNights(0);
    expect(await due()).toEqual([]);
  });

  it('one that was brought back and let go anew has all its days again', async () => {
    const user = await signInForTest(server.platform);
    const bill = await follow(user);
    await put(user, bill.blno);
    await server.call(bills.deleteBills, { ids: [bill.id] }, user);
    await passNights(1);
    clock.advance((keptAfterEndDays - 2) * dayMs);
    // His session has ended: what follows hears of it.
    const { database } = server.platform;
    const ended = [{ ownerKey: user.ownerKey, port: 'NB', subject: bill.blno }];
    await inTransaction(database, 'system', (tx) => lookAgain(tx, ended, clock.nowMs()));
    await passNights(1);
    await passNights(3);
    expect(await query('select from bill_file_file where owner_key = $1', [user.ownerKey])).toHaveLength(1);
    await passNights(keptAfterEndDays);
    expect(await query('select from bill_file_file where owner_key = $1', [user.ownerKey])).toHaveLength(0);
  });

  it('of a company in which nobody is left, and of a person who leaves, they all go; another’s stay', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const colleague = await insertMemberForTest(server.platform, cid, 'operator');
    const person = await signInForTest(server.platform);
    const other = await signInForTest(server.platform);
    const users = [colleague, person, other];
    for (const user of users) await put(user, (await follow(user)).blno);
    const parts = createModules(server.platform).list.flatMap((module) => module.ownData ?? []);
    await inTransaction(server.platform.database, 'system', async (tx) => {
      await deleteOwn(tx, parts, { userId: null, ownerKey: `c:${cid}` });
      await deleteOwn(tx, parts, person);
    });
    const left = async (ownerKey: string) => [
      (await query('select from bill_file_file where owner_key = $1', [ownerKey])).length,
      (await query('select from file_stored where owner_key = $1', [ownerKey])).length,
    ];
    expect([await left(`c:${cid}`), await left(person.ownerKey), await left(other.ownerKey)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });
});
