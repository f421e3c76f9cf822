// Guarantee: R-7.5-01 to R-7.5-07, R-4.10-35, L-14: titles are their owner's, a top-up is on one invoice at a time, an
// invoice is its top-ups' sum, and goes the way of its states whatever the tax office says how often.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { invoice } from '@mastlight/domain/invoice/contract';
import { titlesMax, topUpsOfferedMax, topUpsPerInvoiceMax } from '@mastlight/domain/invoice/limits';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { titleForTest } from '../../scenarios/invoices-for-test';
import { readExport } from '../../scenarios/read-export';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { OwnedScope } from '../../platform/http/owned';
import { inTransaction } from '../../platform/db/transaction';
import { sha256 } from '../../platform/ids';
import { createFileModule } from '../file/index';
import { createInvoiceRoutes } from './http';
import { apply, type InvoiceWish } from './operations/apply';
import { requestAnswer } from './jobs/ask-tax-office';
import { askTaxOffice as askInRound } from './operations/ask-tax-office';
import { listOpenTopUps } from './operations/list-open-top-ups';
import { postPaper, redFlush } from './operations/support';
import type { PaidTopUp } from './paid-top-ups';
import type { InvoiceParts } from './parts';
import { findTopUpStatuses } from './queries/find-records';
import { TaxOfficeError, type TaxAnswer } from './tax-office/tax-office';

const clock = createTestClock();
let server: TestServer;
let parts: InvoiceParts;
/** What is paid, by owner. */
const paid = new Map<string, PaidTopUp[]>();
/** What the tax office says; null: it is silent. */
let says: TaxAnswer | null;
let asked: { what: string; requestNo: string }[];
/** What it was asked under each number, and has answered for good. */
const bodies = new Map<string, { readonly body: string; readonly final: TaxAnswer | null }>();
const pdf = Buffer.from('%PDF-1.4 an invoice');
let invoices = 0;
const issued = (): TaxAnswer => ({ state: 'issued', invoiceNo: String(++invoices).padStart(20, '0'), pdf });

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  const answer = async (what: string, wanted: { requestNo: string }): Promise<TaxAnswer> => {
    const { requestNo } = wanted;
    asked.push({ what, requestNo });
    // As the tax office has it: under one number there is one body, and its answer stays as it was.
    const body = JSON.stringify(wanted);
    const known = bodies.get(requestNo);
    if (known !== undefined && known.body !== body) throw new TaxOfficeError('status 409');
    if (known?.final) return known.final;
    bodies.set(requestNo, { body, final: says !== null && says.state !== 'working' ? says : null });
    if (says === null) throw new TaxOfficeError('test');
    return says;
  };
  parts = {
    ...server.platform,
    files: createFileModule({ ...server.platform, config: server.config }),
    topUps: {
      list: async (ownerKey, limit, except) =>
        (paid.get(ownerKey) ?? []).filter(({ orderNo }) => !except.includes(orderNo)).slice(0, limit),
      hold: async (_tx, ownerKey, orderNos) => (paid.get(ownerKey) ?? []).filter(({ orderNo }) => orderNos.includes(orderNo)),
    },
    taxOffice: { issue: (wanted) => answer('invoice', wanted), redFlush: (wanted) => answer('red', wanted), isAuthentic: () => true },
    requestAnswer: async () => {},
    billing: doorsForTest(server.platform).billing,
  };
});
afterAll(() => server.stop());
beforeEach(async () => {
  asked = [];
  says = { state: 'working' };
  await server.platform.database.query('system', 'truncate invoice_record, invoice_top_up, invoice_title');
});

/** Rounds follow one another; those of one moment are one. */
function askTaxOffice(of: InvoiceParts): Promise<void> {
  clock.advance(1);
  return askInRound(of);
}

let orders = 0;
async function makePerson({ fens = [10_000, 5_050] }: { fens?: readonly number[] } = {}) {
  const person = await signInForTest(server.platform);
  const session = new OwnedScope({
    userId: person.userId,
    ownerKey: person.ownerKey,
    identity: { kind: 'personal' },
    roles: [],
    permissions: [],
    tokenDigest: sha256(person.token),
  });
  const topUps = fens.map((amountFen) => ({ orderNo: `CZ${++orders}`, amountFen, method: 'WXPAY', paidAtMs: clock.nowMs() }));
  paid.set(person.ownerKey, topUps);
  const { token } = person;
  const titleId = (await server.call(invoice.saveTitle, titleForTest, { token })).data!.id;
  const wish: InvoiceWish = {
    titleId,
    orderNos: topUps.map(({ orderNo }) => orderNo),
    invoiceType: 'ordinary',
    amountFen: fens.reduce((sum, fen) => sum + fen, 0),
    needsPaper: false,
  };
  const show = async (id: number) => (await server.call(invoice.showRecord, { id: String(id) }, { token })).data!;
  return {
    ...person,
    session,
    topUps,
    wish,
    show,
    apply: (change: Partial<InvoiceWish> = {}) => apply(parts, session, { ...wish, ...change }),
  };
}

describe('R-7.5-01 R-7.5-03 R-7.5-07 titles', () => {
  it('R-7.5-01 R-7.5-07 are kept, changed by their number, listed and deleted; nobody else sees or changes them', async () => {
    const [own, other] = [(await signInForTest(server.platform)).token, (await signInForTest(server.platform)).token];
    const saved = await server.call(invoice.saveTitle, titleForTest, { token: own });
    const { id } = saved.data!;
    const changed = { ...titleForTest, companyName: '改名货代' };
    expect((await server.call(invoice.saveTitle, { id, ...changed }, { token: other })).code).toBe(404);
    expect((await server.call(invoice.deleteTitle, { id }, { token: other })).code).toBe(404);
    expect((await server.call(invoice.listTitles, {}, { token: other })).data?.list).toEqual([]);
    expect((await server.call(invoice.saveTitle, { id, ...changed }, { token: own })).data).toEqual({ id });
    expect((await server.call(invoice.listTitles, {}, { token: own })).data?.list).toEqual([{ id, ...changed }]);
    expect((await server.call(invoice.deleteTitle, { id }, { token: own })).code).toBe(200);
    expect((await server.call(invoice.listTitles, {}, { token: own })).data?.list).toEqual([]);
  });

  it('R-7.5-03 takes the number from the address too', async () => {
    const { token } = await signInForTest(server.platform);
    const { id } = (await server.call(invoice.saveTitle, titleForTest, { token })).data!;
    const answer = await fetch(`${server.url}${invoice.deleteTitle.path}?id=${id}`, { method: 'POST', headers: { authorization: token } });
    expect(await answer.json()).toMatchObject({ code: 200 });
    expect((await server.call(invoice.listTitles, {}, { token })).data?.list).toEqual([]);
  });

  it('R-7.5-01 refuses a wrong tax number by its field', async () => {
    const { token } = await signInForTest(server.platform);
    const answer = await server.call(invoice.saveTitle, { ...titleForTest, taxIdNumber: '91350100M000100Y44' }, { token });
    expect(answer).toMatchObject({ code: 400, fields: { taxIdNumber: expect.stringContaining('税号') } });
  });

  it(`are ${titlesMax} at most, also of many at once`, async () => {
    const { token, ownerKey } = await signInForTest(server.platform);
    await parts.database.query(
      'system',
      `insert into invoice_title (owner_key, title, changed_at) select $1, $2, now() from generate_series(1, $3)`,
      [ownerKey, JSON.stringify(titleForTest), titlesMax - 1],
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(invoice.saveTitle, titleForTest, { token })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'invoice.titlesFull')).toHaveLength(19);
  });

  it('R-6-20 of a company are for who may pay', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const owner = { ownerKey: `c:${cid}`, userId: (await insertMemberForTest(server.platform, cid, 'finance')).userId };
    const url = await parts.files.keepMade(owner, { bytes: pdf, kind: 'pdf', name: '1.pdf' });
    await inTransaction(parts.database, 'system', (tx) => parts.files.takeUse(tx, owner, url, 'invoice'));
    for (const [duty, code] of [
      ['Management', 200],
      ['finance', 200],
      ['operator', 403],
      ['read-only', 403],
    ] as const) {
      const { token } = await insertMemberForTest(server.platform, cid, duty);
      expect([duty, (await server.call(invoice.saveTitle, titleForTest, { token })).code]).toEqual([duty, code]);
      expect([duty, (await server.call(invoice.listRecords, {}, { token })).code]).toEqual([duty, code]);
      // Its file by its address as its list.
      const file = await (await fetch(server.url + url, { headers: { authorization: token } })).text();
      expect([duty, file.includes('%PDF') ? 200 : (JSON.parse(file) as { code: number }).code]).toEqual([duty, code]);
      const wish = { invoiceId: 1, rechargeIds: ['CZ0'], invoiceType: 'ordinary' as const, amnount: 1 };
      const applied = (await server.call(invoice.apply, wish, { token })).code;
      expect([duty, applied]).toEqual([duty, code === 200 ? 404 : 403]);
    }
  });
});

describe('R-7.5-02 L-14 an application', () => {
  it('R-7.5-05 holds its top-ups and the title as it was', async () => {
    const { apply: make, show, topUps, session, wish, token } = await makePerson();
    const id = await make();
    await server.call(invoice.saveTitle, { id: wish.titleId, ...titleForTest, companyName: '改名货代' }, { token });
    expect(await show(id)).toMatchObject({
      id,
      amnount: 15_050,
      companyName: '演示货代',
      status: '开票中',
      statusCode: 'issuing',
      invoiceNo: '',
      fileUrls: [],
      recharges: topUps.map(({ orderNo, amountFen }) => ({ orderNo, amount: amountFen, payType: 'WXPAY', payTime: '2026-10-12 12:00:00' })),
    });
    expect(await listOpenTopUps(parts, session.ownerKey)).toEqual([]);
    expect([...(await findTopUpStatuses(parts.database, session.ownerKey, wish.orderNos)).values()]).toEqual(['issuing', 'issuing']);
  });

  it('R-7.5-02 is taken as the wire spells it', async () => {
    const person = await makePerson();
    const { titleId: invoiceId, orderNos: rechargeIds, amountFen: amnount } = person.wish;
    const request = invoice.apply.request.parse({
      invoiceId: String(invoiceId),
      rechargeIds,
      invoiceType: 'special',
      amnount,
      needsPaper: true,
    });
    const route = createInvoiceRoutes(parts).find(({ name }) => name === 'invoice.apply')!;
    const { id } = (await route.handle(request as never, { session: person.session } as never)) as { id: number };
    expect(await person.show(id)).toMatchObject({ amnount, invoiceType: 'special', needsPaper: true, addressee: '张三' });
  });

  it.each([
    ['rechargeIds', { rechargeIds: ['CZ1', 'CZ1'] }],
    ['rechargeIds', { rechargeIds: [] }],
    ['rechargeIds', { rechargeIds: Array.from({ length: topUpsPerInvoiceMax + 1 }, (_, n) => `CZ${n}`) }],
    ['rechargeIds.0', { rechargeIds: ["CZ1' or 1=1"] }],
    ['amnount', { amnount: 0 }],
    ['amnount', { amnount: -1 }],
    ['amnount', { amnount: 0.5 }],
    ['amnount', { amnount: 1e12 }],
    ['invoiceType', { invoiceType: 'x' as never }],
  ])('R-7.5-02 L-10 refuses %s %j before anything is looked at', async (field, change) => {
    const { token } = await signInForTest(server.platform);
    const wish = { invoiceId: 1, rechargeIds: ['CZ1'], invoiceType: 'ordinary' as const, amnount: 100, ...change };
    const answer = await server.call(invoice.apply, wish, { token });
    expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    ['a sum that is too large', { amountFen: 15_051 }, 'amountDiffers'],
    ['a sum that is too small', { amountFen: 15_049 }, 'amountDiffers'],
    ['a top-up that there is not', { orderNos: ['CZ999999'], amountFen: 10_000 }, 'topUpGone'],
  ])('refuses %s', async (_name, change, refusal) => {
    const person = await makePerson();
    await expect(person.apply(change)).rejects.toMatchObject({ refusal: { name: `invoice.${refusal}` } });
  });

  it('refuses a title and top-ups of somebody else as those that there are not', async () => {
    const [own, other] = [await makePerson(), await makePerson()];
    await expect(own.apply({ titleId: other.wish.titleId })).rejects.toMatchObject({ code: 404 });
    await expect(own.apply({ orderNos: other.wish.orderNos })).rejects.toMatchObject({ refusal: { name: 'invoice.topUpGone' } });
  });

  it('R-7.5-02 offers an old top-up however many newer ones are on an invoice', async () => {
    const person = await makePerson({ fens: Array.from({ length: topUpsOfferedMax + 1 }, () => 100) });
    const id = await person.apply({ orderNos: [person.wish.orderNos[0]!], amountFen: 100 });
    await server.platform.database.query(
      'system',
      `insert into invoice_top_up (record_id, owner_key, order_no, amount_fen, method, paid_at)
       select $1, $2, no, 100, 'WXPAY', now() from unnest($3::text[]) no`,
      [id, person.ownerKey, person.wish.orderNos.slice(1, -1)],
    );
    expect((await listOpenTopUps(parts, person.ownerKey)).map(({ orderNo }) => orderNo)).toEqual(person.wish.orderNos.slice(-1));
  });

  it('refuses a top-up of which nothing is left', async () => {
    const person = await makePerson({ fens: [10_000, 0] });
    await expect(person.apply()).rejects.toMatchObject({ refusal: { name: 'invoice.topUpGone' } });
    expect((await listOpenTopUps(parts, person.ownerKey)).map(({ amountFen }) => amountFen)).toEqual([10_000]);
  });

  it('R-4.10-02 wants the whole title for a special one, and an addressee for paper', async () => {
    const person = await makePerson();
    const bare = { kind: 'company' as const, companyName: '演示货代', taxIdNumber: titleForTest.taxIdNumber };
    const titleId = (await server.call(invoice.saveTitle, bare, { token: person.token })).data!.id;
    await expect(person.apply({ titleId, invoiceType: 'special' })).rejects.toMatchObject({ refusal: { name: 'invoice.titleIncomplete' } });
    await expect(person.apply({ titleId, needsPaper: true })).rejects.toMatchObject({ refusal: { name: 'invoice.noPostAddress' } });
    expect((await person.show(await person.apply({ invoiceType: 'special', needsPaper: true }))).invoiceType).toBe('special');
  });

  it('L-14 of 50 at once over the same top-ups one is taken, whatever they share', async () => {
    const person = await makePerson({ fens: [10_000, 5_000, 2_000] });
    const [first, second, third] = person.wish.orderNos as [string, string, string];
    const wishes = Array.from({ length: 50 }, (_, n) =>
      n % 2 === 0 ? { orderNos: [first, second], amountFen: 15_000 } : { orderNos: [second, third], amountFen: 7_000 },
    );
    const results = await Promise.allSettled(wishes.map((wish) => person.apply(wish)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as BusinessError).refusal?.name] : []));
    expect(new Set(refusals)).toEqual(new Set(['invoice.invoicedBefore']));
    const { rows } = await parts.database.query<{ invoiced: number; held: number }>(
      'system',
      `select (select sum(amount_fen) from invoice_record)::int as invoiced, (select sum(amount_fen) from invoice_top_up where is_held)::int as held`,
    );
    expect(rows[0]!.invoiced).toBe(rows[0]!.held);
    expect(rows[0]!.invoiced).toBeLessThanOrEqual(17_000);
  });

  it('L-14 the database itself lets no top-up onto two invoices', async () => {
    const person = await makePerson();
    const id = await person.apply();
    const copy = parts.database.query(
      'system',
      `insert into invoice_record (owner_key, applied_by, request_no, invoice_type, amount_fen, title, needs_paper, status, applied_at)
       select owner_key, applied_by, 'another', invoice_type, amount_fen, title, needs_paper, status, applied_at from invoice_record where id = $1
       returning id`,
      [id],
    );
    const copyId = ((await copy).rows[0] as { id: number }).id;
    const again = `insert into invoice_top_up select $2, owner_key, order_no, amount_fen, method, paid_at, true from invoice_top_up where record_id = $1`;
    await expect(parts.database.query('system', again, [id, copyId])).rejects.toThrow('invoice_top_up_once');
  });
});

describe('R-4.10-35 R-4.10-01 what the tax office says', () => {
  it('R-7.5-05 issued: the file is there for its owner, and for nobody else', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const id = await person.apply();
    await askTaxOffice(parts);
    expect((await person.show(id)).status).toBe('开票中');
    says = issued();
    await askTaxOffice(parts);
    const shown = await person.show(id);
    expect(shown).toMatchObject({ status: '已开票', invoiceNo: expect.stringMatching(/^\d{20}$/), answerTime: '2026-10-12 12:00:00' });
    const fetched = await fetch(server.url + shown.fileUrls[0]!, { headers: { authorization: person.token } });
    expect([fetched.headers.get('content-type'), Buffer.from(await fetched.arrayBuffer())]).toEqual(['application/pdf', pdf]);
    expect(await (await fetch(server.url + shown.fileUrls[0]!, { headers: { authorization: other.token } })).text()).not.toContain('%PDF');
    expect(new Set(asked.map(({ requestNo }) => requestNo)).size).toBe(1);
  });

  it('R-4.10-35 R-4.10-01 is heard once however often it is said, and nothing more is asked', async () => {
    const person = await makePerson();
    const id = await person.apply();
    says = issued();
    await Promise.all([askTaxOffice(parts), askTaxOffice(parts), askTaxOffice(parts)]);
    const { invoiceNo } = await person.show(id);
    const { rows } = await parts.database.query(
      'system',
      `select '/file/get?address=' || address as url from file_stored where owner_key = $1 and used_as = 'invoice'`,
      [person.ownerKey],
    );
    expect(rows.map(({ url }) => url as string)).toEqual((await person.show(id)).fileUrls);
    asked = [];
    says = { state: 'refused', reason: '晚了' };
    await askTaxOffice(parts);
    expect(asked).toEqual([]);
    expect(await person.show(id)).toMatchObject({ status: '已开票', invoiceNo, reason: '' });
  });

  it.each([
    ['does not take the question: the others have their turn', true, 3],
    ['is silent: it is left alone until the next round', false, 1],
  ])('R-4.10-35 R-4.10-01 %s', async (_, isOfQuestion, count) => {
    for (let n = 0; n < 3; n++) await (await makePerson()).apply();
    const issue = async (wanted: { requestNo: string }): Promise<TaxAnswer> => {
      asked.push({ what: 'invoice', requestNo: wanted.requestNo });
      if (asked.length === 1) throw new TaxOfficeError('test', isOfQuestion);
      return issued();
    };
    await askInRound({ ...parts, taxOffice: { ...parts.taxOffice, issue } });
    expect(new Set(asked.map(({ requestNo }) => requestNo)).size).toBe(count);
    clock.advance(1);
    await askTaxOffice({ ...parts, taxOffice: { ...parts.taxOffice, issue } });
    const { rows } = await parts.database.query('system', `select status from invoice_record where status <> 'issued'`);
    expect(rows).toEqual([]);
  });

  it('R-4.10-35 R-4.10-01 rounds at once share what waits: each is asked about by one of them', async () => {
    for (let n = 0; n < 8; n++) await (await makePerson()).apply();
    let waiting = 0;
    let release = (): void => {};
    const gate = new Promise<void>((open) => (release = open));
    // Each round holds what it has claimed until the others have claimed theirs.
    const issue = async (wanted: { requestNo: string }): Promise<TaxAnswer> => {
      asked.push({ what: 'invoice', requestNo: wanted.requestNo });
      if (++waiting === 4) release();
      await gate;
      return issued();
    };
    const slow = { ...parts, taxOffice: { ...parts.taxOffice, issue } };
    await Promise.all([1, 2, 3, 4].map(() => askInRound(slow)));
    expect(new Set(asked.slice(0, 4).map(({ requestNo }) => requestNo)).size).toBe(4);
  });

  it('R-4.10-35 R-4.10-01 however many apply and however often it is told of, one round waits', async () => {
    const person = await makePerson({ fens: Array.from({ length: 5 }, () => 100) });
    const waits = `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'invoice.ask-tax-office'`;
    for (const orderNo of person.wish.orderNos)
      await apply({ ...parts, requestAnswer }, person.session, { ...person.wish, orderNos: [orderNo], amountFen: 100 });
    const { rows } = await server.platform.database.query<{ count: number }>('system', waits);
    expect(rows[0]!.count).toBe(1);
  });

  it('R-4.10-35 R-4.10-01 refused: back to 未开票 with the reason, and the top-ups are free', async () => {
    const person = await makePerson();
    const id = await person.apply();
    says = { state: 'refused', reason: '购方税号已注销' };
    await askTaxOffice(parts);
    expect(await person.show(id)).toMatchObject({ status: '未开票', reason: '购方税号已注销', fileUrls: [] });
    expect(await listOpenTopUps(parts, person.ownerKey)).toHaveLength(2);
    says = issued();
    const again = await person.apply();
    await askTaxOffice(parts);
    expect([(await person.show(again)).status, (await person.show(id)).status]).toEqual(['已开票', '未开票']);
  });

  it('R-4.10-35 R-4.10-01 silent: it waits, and the longest waiting is asked about first', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const [firstId] = [await first.apply(), await second.apply()];
    says = null;
    await askTaxOffice(parts);
    expect(asked).toHaveLength(1);
    expect((await first.show(firstId)).status).toBe('开票中');
    clock.advance(60_000);
    await askTaxOffice(parts);
    expect(new Set(asked.map(({ requestNo }) => requestNo)).size).toBe(2);
  });
});

describe('R-4.10-35 support', () => {
  const post = (id: number) => postPaper(parts, id, 'SF1234567890');
  const refusedAs = (name: string) => ({ code: 409, refusal: { name: `invoice.${name}` } });

  it('R-4.10-35 posts the paper of an issued invoice that wants it, once', async () => {
    const person = await makePerson({ fens: [100, 200] });
    const [one, two] = person.wish.orderNos as [string, string];
    const paper = await person.apply({ orderNos: [one], amountFen: 100, needsPaper: true });
    const none = await person.apply({ orderNos: [two], amountFen: 200 });
    await expect(post(paper)).rejects.toMatchObject(refusedAs('noPaper'));
    await askTaxOffice({ ...parts, taxOffice: { ...parts.taxOffice, issue: async () => issued() } });
    await expect(post(none)).rejects.toMatchObject(refusedAs('noPaper'));
    await post(paper);
    await expect(post(paper)).rejects.toMatchObject(refusedAs('noPaper'));
    expect(await person.show(paper)).toMatchObject({ status: '已寄出', expressNumber: 'SF1234567890' });
    await expect(post(999_999_999)).rejects.toMatchObject({ code: 404 });
  });

  it('R-4.10-35 has a wrong invoice taken back by a red one: the top-ups are free once the tax office says so, and not before', async () => {
    const person = await makePerson();
    const id = await person.apply();
    await expect(redFlush(parts, id, '抬头错')).rejects.toMatchObject(refusedAs('notIssued'));
    says = issued();
    await askTaxOffice(parts);
    await redFlush(parts, id, '抬头错');
    await expect(redFlush(parts, id, '抬头错')).rejects.toMatchObject(refusedAs('notIssued'));
    await expect(person.apply()).rejects.toMatchObject(refusedAs('invoicedBefore'));
    expect((await person.show(id)).redState).toBe('wished');
    says = { state: 'refused', reason: '已抵扣' };
    await askTaxOffice(parts);
    expect((await person.show(id)).redState).toBe('refused');
    expect(asked.at(-1)).toEqual({ what: 'red', requestNo: `${asked[0]!.requestNo}R1` });
    await expect(person.apply()).rejects.toMatchObject(refusedAs('invoicedBefore'));
    // Another wish, with another reason.
    await redFlush(parts, id, '税号错');
    says = issued();
    await askTaxOffice(parts);
    expect(asked.at(-1)!.requestNo).toMatch(/R2$/);
    expect(await person.show(id)).toMatchObject({ status: '已开票', redState: 'flushed', redInvoiceNo: expect.stringMatching(/^\d{20}$/) });
    expect(await person.apply()).toBeGreaterThan(id);
  });

  it('R-4.10-35 sees whose each invoice is, why it was taken back, the top-ups on it, and its file', async () => {
    const person = await makePerson();
    const [id, waiting] = [await person.apply(), 999_999_999];
    const desk = { token: (await signInForTest(server.platform, { roles: ['desk'] })).token };
    const seen = async () => (await server.call(invoice.showAnyRecord, { id }, desk)).data!;
    const open = (of: number, token: string) =>
      fetch(`${server.url}${invoice.fetchAnyFile.path}?id=${of}`, { headers: { authorization: token } });
    expect(await seen()).toMatchObject({ accountName: person.phone, hasFile: false, redReason: '', redState: 'none' });
    expect(await (await open(id, desk.token)).json()).toMatchObject({ code: 404 });
    says = issued();
    await askTaxOffice(parts);
    expect((await server.call(invoice.redFlush, { id, reason: ' 抬头错 ' }, desk)).code).toBe(200);
    const shown = await seen();
    expect(shown).toMatchObject({ ownerKey: person.ownerKey, hasFile: true, redReason: '抬头错', redState: 'wished' });
    expect(shown.recharges.map(({ orderNo }) => orderNo).sort()).toEqual([...person.wish.orderNos].sort());
    const file = await open(id, desk.token);
    expect([file.headers.get('content-type'), Buffer.from(await file.arrayBuffer()).equals(pdf)]).toEqual(['application/pdf', true]);
    const { token } = person;
    expect((await server.call(invoice.showAnyRecord, { id }, { token })).code).toBe(403);
    expect(await (await open(id, token)).json()).toMatchObject({ code: 403 });
    expect((await server.call(invoice.showAnyRecord, { id: waiting }, desk)).code).toBe(404);
    for (const [call, wish, field] of [
      [invoice.redFlush, { id, reason: ' ' }, 'reason'],
      [invoice.post, { id, expressNumber: '快递' }, 'expressNumber'],
    ] as const) {
      const { code, fields } = await server.call(call as Endpoint, wish as never, desk);
      expect([code, Object.keys(fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('R-6-05 is no matter of who applied', async () => {
    const person = await makePerson();
    const id = await person.apply();
    const { token } = person;
    expect((await server.call(invoice.redFlush, { id, reason: 'x' }, { token })).code).toBe(403);
    expect((await server.call(invoice.post, { id, expressNumber: 'SF123456' }, { token })).code).toBe(403);
    expect((await server.call(invoice.listAllRecords, {}, { token })).code).toBe(403);
    const admin = (await signInForTest(server.platform, { roles: ['desk'] })).token;
    expect((await server.call(invoice.listAllRecords, {}, { token: admin })).data?.list).toMatchObject([
      { id, ownerKey: person.ownerKey, accountName: person.phone, redState: 'none' },
    ]);
    expect((await server.call(invoice.listAllRecords, { needsPaper: 'true' }, { token: admin })).data?.list).toEqual([]);
  });
});

describe('R-7.5-04 R-7.5-06 the records', () => {
  it('R-7.5-04 are the owner’s, the newest first, by page and status', async () => {
    const person = await makePerson({ fens: [100, 200, 300] });
    const ids: number[] = [];
    for (const [n, orderNo] of person.wish.orderNos.entries())
      ids.push(await person.apply({ orderNos: [orderNo], amountFen: 100 * (n + 1) }));
    await parts.database.query('system', `update invoice_record set status = 'not-issued', reason = 'x' where id = $1`, [ids[1]]);
    const ask = async (fields: object, token = person.token) => (await server.call(invoice.listRecords, fields, { token })).data!;
    const page = await ask({ pageNo: '1', pageSize: '2' });
    expect([page.total, page.list.map(({ id }) => id)]).toEqual([3, [ids[2], ids[1]]]);
    expect((await ask({ pageNo: '2', pageSize: '2' })).list.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await ask({ status: '未开票' })).list.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await ask({ status: '' })).total).toBe(3);
    const other = await makePerson();
    expect(await ask({}, other.token)).toMatchObject({ total: 0, list: [] });
    expect((await server.call(invoice.showRecord, { id: String(ids[0]) }, { token: other.token })).code).toBe(404);
  });

  it('R-7.5-06 are a file of the owner’s own', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await person.apply();
    await other.apply();
    const { headers, rows } = await readExport(server.url + invoice.exportRecords.path, person, {});
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('发票记录_2026-10-12_12');
    expect(rows).toHaveLength(2);
    expect(rows[0]!.slice(1, 6)).toEqual(['发票类型', '金额（元）', '抬头', '税号', '状态']);
    expect(rows[1]!.slice(1, 6)).toEqual(['电子发票（普通发票）', '150.5', '演示货代', titleForTest.taxIdNumber, '开票中']);
    expect((await readExport(server.url + invoice.exportRecords.path, person, { status: '已开票' })).rows).toHaveLength(1);
  });
});
