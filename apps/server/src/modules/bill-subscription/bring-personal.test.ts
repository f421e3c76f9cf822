// Guarantee (V-15): a company that follows nothing yet is brought the bills of whoever works for it, with what he made of
// them, once and for nothing; his own end for good; nobody else's are touched, and whoever may not gets none.
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { billing } from '@mastlight/domain/billing/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest, type TestMember } from '../../scenarios/company-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { countWaiting, isSomebodyWaiting } from '../../scenarios/waits-at-lock';
import { connectionOf, inTransaction } from '../../platform/db/transaction';
import { ownerOfPerson } from '../../platform/http/session';
import { lockUnchanged } from './store/bring';

let server: TestServer;
let port: ReturnType<typeof createPortVoice>;
beforeAll(async () => {
  server = await startTestServer({ clock: createTestClock() });
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

/** Somebody with a company of his own, in both of his identities. */
async function newcomer(duty: 'Management' | 'operator' | 'read-only' = 'Management'): Promise<{ own: TestMember; company: TestMember }> {
  const cid = await insertCompanyForTest(server.platform);
  const company = await insertMemberForTest(server.platform, cid, duty);
  const token = await insertSessionForTest(server.platform, company.userId, null);
  return { own: { ...company, token }, company };
}

let no = 0;
const numbers = (count: number): string[] => Array.from({ length: count }, () => `DEMO8${String(++no).padStart(7, '0')}`);
const subscribe = async (user: TestMember, blnos: readonly string[], more = {}) =>
  (await server.call(bills.subscribeBills, { blnos: [...blnos], ...more }, user)).data!.list.map(({ id }) => id!);
const hear = async (blnos: readonly string[]): Promise<void> => {
  for (const blno of blnos) await port.gateIn(blno, 'CSQU3054383');
};
const listOf = async (user: TestMember) =>
  (await server.call(bills.queryBillPage, { systemKey: 'NB', pageSize: 100 }, user)).data!.list.map((row) => row.billNo).toSorted();
const bring = (user: TestMember) => server.call(bills.bringPersonalBills, {}, user);
const countOf = async (user: TestMember) => (await server.call(bills.countPersonalBills, {}, user)).data!.count;
const paidOf = async (user: TestMember) => (await server.call(billing.queryRecords, { pageSize: 100 }, user)).data!.list.length;

describe('V-15 personal bills for a new company', () => {
  it('V-15 come with client, remark and typed ship, for nothing, and go from the own list for good', async () => {
    const { own, company } = await newcomer();
    const [first, second, silent] = numbers(3) as [string, string, string];
    const [id] = await subscribe(own, [first], { clientCompanyName: '演示客户', remark: '每天看' });
    await subscribe(own, [second, silent]);
    await hear([first, second]);
    expect((await server.call(bills.updateVesselVoyage, { id: id!, vesselsName: 'DEMO.STAR', voyage: '109W' }, own)).data).toBe(true);
    const shownOf = async (user: TestMember) => {
      const row = (await server.call(bills.queryBill, { blno: first, systemKey: 'NB' }, user)).data!;
      return [row.clientCompanyName, row.remark, row.vesselsName, row.voyage, row.userId, row.sentence, row.createTime];
    };
    const shown = await shownOf(own);
    expect(shown.slice(0, 5)).toEqual(['演示客户', '每天看', 'DEMO.STAR', '109W', own.userId]);
    const paid = await paidOf(own);
    expect(await countOf(company)).toBe(2);
    expect((await bring(company)).data).toEqual({ brought: 2, left: 0 });
    expect(await listOf(company)).toEqual([first, second].toSorted());
    expect(await listOf(own)).toEqual([silent]);
    expect(await shownOf(company)).toEqual(shown);
    expect((await server.call(bills.listClients, {}, company)).data!.list.map(({ clientName }) => clientName)).toEqual(['演示客户']);
    expect([await paidOf(own), await paidOf(company)]).toEqual([paid, 0]);
    // What was paid for once is followed once: neither by a recall nor by the payment of today.
    expect((await server.call(bills.recallDeleted, { ids: [id!] }, own)).data).toEqual({
      recalled: [],
      refused: [{ id, reason: texts.recallBrought }],
    });
    await subscribe(own, [first]);
    expect(await paidOf(own)).toBe(paid + 1);
  });

  it('V-15 are renamed in the company no oftener than where they were paid for', async () => {
    const { own, company } = await newcomer();
    const [first, second, third] = numbers(3) as [string, string, string];
    const [id] = await subscribe(own, [first]);
    await hear([first, second]);
    expect(await server.call(bills.changeBillNo, { id: id!, blno: second }, own)).toMatchObject({ code: 200 });
    expect((await bring(company)).data).toEqual({ brought: 1, left: 0 });
    const { list } = (await server.call(bills.queryBillPage, { systemKey: 'NB' }, company)).data!;
    expect(await server.call(bills.changeBillNo, { id: list[0]!.id, blno: third }, company)).toMatchObject({
      fields: { blno: texts.renamesUsedUp },
    });
  });

  it('V-15 one that was renamed since it was looked at is another, and stays', async () => {
    const { own } = await newcomer();
    const [first, second] = numbers(2) as [string, string];
    const ownerKey = ownerOfPerson(own.userId);
    const [id, other] = await subscribe(own, [first, second]);
    const rows = [
      { id: id!, billNo: first },
      { id: other!, billNo: first },
    ];
    const held = await inTransaction(server.platform.database, { ownerKey }, (tx) => lockUnchanged(tx, ownerKey, rows));
    expect(held).toEqual([id]);
  });

  it('V-15 one that is deleted while it is brought is paid for once and followed once', async () => {
    const { own, company } = await newcomer();
    const { database } = server.platform;
    const [blno] = numbers(1) as [string];
    const [id] = await subscribe(own, [blno]);
    await hear([blno]);
    let brought!: Promise<unknown>;
    let changed!: Promise<unknown>;
    const undone = await inTransaction(database, 'system', async (tx) => {
      // The company's row cannot be written while another with its number is under way.
      await connectionOf(tx).query(
        `insert into bill_subscription (owner_key, user_id, port, bill_no, created_ms) values ($1, $2, 'NB', $3, 0)`,
        [`c:${company.cid}`, company.userId, blno],
      );
      brought = bring(company);
      await vi.waitUntil(() => isSomebodyWaiting(database), { timeout: 10_000 });
      let isDone = false;
      changed = server.call(bills.deleteBills, { ids: [id!] }, own).then(() => (isDone = true));
      await vi.waitUntil(async () => isDone || (await countWaiting(database)) > 1, { timeout: 10_000 });
      throw new Error('taken back');
    }).catch((error: Error) => error.message);
    expect(undone).toBe('taken back');
    await Promise.all([brought, changed]);
    await server.call(bills.recallDeleted, { ids: [id!] }, own);
    expect([await listOf(company), await listOf(own)]).toEqual([[blno], []]);
  });

  it('V-15 a row that the same payment stood for before comes back no more', async () => {
    const { own, company } = await newcomer();
    const [blno] = numbers(1) as [string];
    const [older] = await subscribe(own, [blno]);
    await server.call(bills.deleteBills, { ids: [older!] }, own);
    const paid = await paidOf(own);
    await subscribe(own, [blno]);
    await hear([blno]);
    expect([await paidOf(own), (await bring(company)).data]).toEqual([paid, { brought: 1, left: 0 }]);
    expect((await server.call(bills.recallDeleted, { ids: [older!] }, own)).data).toEqual({
      recalled: [],
      refused: [{ id: older, reason: texts.recallBrought }],
    });
  });

  it('V-15 a company that deletes what it has is brought no more: it could call all of it back', async () => {
    const { company } = await newcomer();
    const ids = await subscribe(company, numbers(1));
    await server.call(bills.deleteBills, { ids }, company);
    const colleague = await insertMemberForTest(server.platform, company.cid, 'operator');
    const his = { ...colleague, token: await insertSessionForTest(server.platform, colleague.userId, null) };
    const [blno] = numbers(1) as [string];
    await subscribe(his, [blno]);
    await hear([blno]);
    expect([await countOf(colleague), await bring(colleague)]).toMatchObject([0, { code: 400, msg: texts.companyHasBills }]);
    expect(await listOf(his)).toEqual([blno]);
  });

  it('V-15 goes on being told of what its port says', async () => {
    const { own, company } = await newcomer();
    const [blno] = numbers(1) as [string];
    await subscribe(own, [blno]);
    await hear([blno]);
    await bring(company);
    const boxes = async () => (await server.call(bills.queryBill, { blno, systemKey: 'NB' }, company)).data!.containerNos;
    expect(await boxes()).toEqual(['CSQU3054383']);
    await port.gateIn(blno, 'TGHU9710757');
    expect((await boxes()).toSorted()).toEqual(['CSQU3054383', 'TGHU9710757']);
  });

  it('V-15 is done once, be it asked for twice at once, and offered to no company that follows anything', async () => {
    const { own, company } = await newcomer();
    const blnos = numbers(2);
    await subscribe(own, blnos);
    await hear(blnos);
    const answers = await Promise.all([bring(company), bring(company)]);
    expect(answers.reduce((sum, { data }) => sum + (data?.brought ?? 0), 0)).toBe(2);
    expect(await listOf(company)).toEqual(blnos);
    const more = numbers(1);
    await subscribe(own, more);
    await hear(more);
    expect(await countOf(company)).toBe(0);
    expect(await bring(company)).toMatchObject({ code: 400, msg: texts.companyHasBills });
    expect(await listOf(own)).toEqual(more);
  });

  it('V-15 is nobody’s who may only look, nor of the own identity; and a colleague’s own bills stay his', async () => {
    const { own, company } = await newcomer('read-only');
    const blnos = numbers(1);
    await subscribe(own, blnos);
    await hear(blnos);
    expect((await bring(company)).code).toBe(403);
    expect(await bring(own)).toMatchObject({ code: 403 });
    const colleague = await insertMemberForTest(server.platform, company.cid, 'operator');
    expect((await bring(colleague)).data).toEqual({ brought: 0, left: 0 });
    expect([await listOf(own), await listOf(company)]).toEqual([blnos, []]);
  });
});
