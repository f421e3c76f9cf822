// Guarantee: R-4.10-29, -33, -34, R-7.6-15, R-9-22: every status, every act and every receipt has its answer, its money and
// its words over HTTP; money is held when a filing is sent, taken when it is accepted, given back otherwise.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeWorkbook } from '@mastlight/testing/make-workbook';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import { spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { vgm as calls } from '@mastlight/domain/vgm/contract';
import { filingMegabytesPerDay, filingsMax, movesKept } from '@mastlight/domain/vgm/limits';
import { vgmReceiptWords, vgmRefusalTexts, vgmStatusWords, vgmTexts } from '@mastlight/domain/vgm/messages';
import { act, allVgmStatuses, hear, vgmActs, vgmStatuses, type VgmReceipt, type VgmStatus } from '@mastlight/domain/vgm/status';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { createCustomsVoice } from '../../scenarios/customs-says-for-test';
import { containerForTest, filingForTest, insertFilingForTest } from '../../scenarios/filings-for-test';
import { fetchPdf } from '../../scenarios/read-pdf';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { writeJudgement } from '../../scenarios/terminal-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let terminal: Server;
let owner: TestUser;
const clock = createTestClock();
/** What the terminal took: reference and bytes. */
let taken: { readonly reference: string; readonly bytes: Buffer }[] = [];
let turnsAway: string | null = null;
const key = 'key-of-the-terminal';

beforeAll(async () => {
  terminal = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reference = String(request.headers['x-edi-reference']);
      reply.setHeader('content-type', 'application/json');
      if (request.method === 'GET') {
        reply.statusCode = taken.some((one) => one.reference === reference) ? 200 : 404;
        return reply.end(JSON.stringify(reply.statusCode === 200 ? { receipts: [] } : { unknown: reference }));
      }
      if (turnsAway !== null) {
        reply.statusCode = 422;
        return reply.end(JSON.stringify({ reason: turnsAway }));
      }
      taken.push({ reference, bytes: Buffer.concat(chunks) });
      return reply.end('{}');
    });
  });
  await new Promise<void>((done) => terminal.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(terminal.address() as AddressInfo).port}`;
  server = await startTestServer({ clock, env: { VGM_RECEIVER_URL: url, VGM_RECEIVER_KEY: key, FREE_QUOTA_FEN: '0' } });
});
afterAll(async () => {
  await server.stop();
  terminal.closeAllConnections();
  terminal.close();
});
beforeEach(async () => {
  taken = [];
  turnsAway = null;
  // A machine that is busy at the start takes the database for silent.
  owner = await waitFor('somebody to be signed in', () => signInForTest(server.platform));
  await giveCoins(owner, 10_000);
});

/** Real money, as the desk's adjustment would bring it. */
const giveCoins = (user: TestUser, fen: number) =>
  server.platform.database.query('system', `select billing_credit($1, $2, 'top-up', $3, 'demo', $4, 'clearing_demo')`, [
    user.ownerKey,
    JSON.stringify({
      actorId: user.userId,
      identity: 'personal',
      requestId: 'test',
      ipDigest: 'test',
      reason: 'test',
      atMs: clock.nowMs(),
    }),
    `demo ${user.ownerKey}`,
    fen,
  ]);
const as = () => ({ token: owner.token });
const wallet = async () => {
  const { data } = await server.call(billing.showAccount, {}, as());
  return { balance: data!.balance, held: data!.held };
};
const info = async (id: number) => (await server.call(calls.showFiling, { id }, as())).data!;
const save = async (change: object = {}) => (await server.call(calls.saveFiling, { ...filingForTest, ...change }, as())).data!.id;
const send = (ids: number[], allowReal = true) => server.call(calls.sendFilings, { ids, allowReal }, as());
const boxes = (count: number) =>
  ['CSNU6152042', 'FCIU9051185', 'TGBU4870365', 'TEMU6302180'].slice(0, count).map((ctnNo) => ({ ...containerForTest, ctnNo }));

const arrived = (reference: string) => waitFor('the terminal to have it', async () => taken.some((one) => one.reference === reference));
/** The terminal answers by Easipass. */
const answer = (reference: string, verdict: 'acknowledged' | 'rejected', text = ''): Promise<void> =>
  tell('easipass', writeJudgement(reference, verdict === 'rejected', clock.nowMs(), text));
/** The port's row says that the terminal has a container. */
const tellRow = (ctnNo: string, state = '00') =>
  tell(
    'gang-hang',
    Buffer.from(
      JSON.stringify({
        port: 'SH',
        source: 'gang-hang',
        row: 'vgm',
        rows: [{ ctnNo, vessel: 'DEMO LANTERN', voyage: '118W', vgmKg: 20_000, method: 'SM2', state }],
      }),
    ),
  );
async function tell(source: string, bytes: Uint8Array): Promise<void> {
  const headers = { authorization: `${source}-key-for-tests` };
  const response = await fetch(`${server.url}/intake/${source}`, { method: 'POST', headers, body: Buffer.from(bytes) });
  if (!response.ok) throw new Error(`the intake answers ${response.status}`);
}
const proof = (id: number, user: Pick<TestUser, 'token'> = as()) => fetchPdf(server.url + calls.printFiling.path, user, { id });
const stands = (id: number, status: VgmStatus) => waitFor(`filing ${id} to be ${status}`, async () => (await info(id)).status === status);

describe('R-4.10-33 the way of a filing', () => {
  it('R-7.6-15, R-9-22, R-4.10-33 three containers: 15 火币 are held, then taken, and each step stands in the record', async () => {
    const id = await save({ containers: boxes(3) });
    expect((await info(id)).status).toBe(0);
    expect((await proof(id)).refusal).toBe('vgm.notAccepted');
    const sent = await send([id]);
    expect(sent.data!.coins).toBe(1_500);
    expect(await wallet()).toEqual({ balance: 8_500, held: 1_500 });
    expect((await info(id)).status).toBe(1);
    const { reference } = sent.data!.list[0]!;
    await arrived(reference);
    await answer(reference, 'acknowledged');
    await stands(id, 2);
    expect(await wallet()).toEqual({ balance: 8_500, held: 0 });
    const told = await info(id);
    expect(told).toMatchObject({ receipt: 'accepted', reason: '', isUpdating: false });
    expect(told.containers.map(({ isPaid }) => isPaid)).toEqual([true, true, true]);
    expect(told.submissions).toMatchObject([{ reference, kind: 'first', state: 'accepted', level: 2, feeFen: 1_500, paidCount: 3 }]);
    const { data } = await server.call(billing.queryRecords, { type: 'VGM' }, as());
    expect(data!.list.map(({ kind }) => kind).sort()).toEqual(['hold', 'hold', 'hold', 'post', 'post', 'post']);
    expect(data!.list.every(({ fee, amount }) => fee === 'FEE_VGM' && amount === 500)).toBe(true);
    // The last receipt: the port's rows, container by container.
    await tellRow('CSNU6152042');
    await tellRow('FCIU9051185');
    await tellRow('TGBU4870365', '01');
    await waitFor('two of three', async () => (await info(id)).submissions[0]!.state === 'accepted');
    await tellRow('TGBU4870365');
    await waitFor('all of them', async () => (await info(id)).receipt === 'atTerminal');
  });

  it('R-7.6-15, R-4.10-33 refused: the reason is told, the money is back, and only a filing that was put right is sent again', async () => {
    const id = await save();
    const { reference } = (await send([id])).data!.list[0]!;
    await arrived(reference);
    await answer(reference, 'rejected', '核实重量 20000 超过最大总重 18000');
    await stands(id, -1);
    expect(await wallet()).toEqual({ balance: 10_000, held: 0 });
    expect(await info(id)).toMatchObject({ receipt: 'failed', reason: '核实重量 20000 超过最大总重 18000' });
    expect((await send([id])).refusal).toBe('vgm.failedFirstEdit');
    await server.call(calls.saveFiling, { ...filingForTest, id }, as());
    expect(await info(id)).toMatchObject({ status: 0, receipt: 'none', reason: '' });
    const again = (await send([id])).data!.list[0]!;
    await arrived(again.reference);
    await answer(again.reference, 'acknowledged');
    await stands(id, 2);
    expect(await wallet()).toEqual({ balance: 9_500, held: 0 });
  });

  it('turned away at the door: the same as refused', async () => {
    turnsAway = '看不懂';
    const id = await save();
    await send([id]);
    await stands(id, -1);
    expect(await info(id)).toMatchObject({ receipt: 'failed', reason: '看不懂' });
    expect(await wallet()).toEqual({ balance: 10_000, held: 0 });
  });

  it('R-7.6-15, R-4.10-33 a correction costs its new containers alone, and changes what stands only once it is accepted', async () => {
    const id = await save({ containers: boxes(2) });
    const first = (await send([id])).data!.list[0]!;
    await arrived(first.reference);
    await answer(first.reference, 'acknowledged');
    await stands(id, 2);
    const corrected = boxes(3).map((box, i) => (i === 0 ? { ...box, vgmNetWeight: 16_200, vgmGrossWeight: 20_100 } : box));
    const update = await server.call(calls.updateFiling, { ...filingForTest, id, containers: corrected, allowReal: true }, as());
    expect(update.data).toMatchObject({ coins: 500 });
    expect(await wallet()).toEqual({ balance: 8_500, held: 500 });
    const under = await info(id);
    expect([under.status, under.isUpdating, under.containers.length]).toEqual([2, true, 2]);
    // What a terminal has accepted, and that more is on its way.
    const paper = await proof(id);
    const [box] = under.containers;
    expect(paper.words[0]).toBe('VGM 申报单');
    expect(paper.words.slice(paper.words.indexOf('CSNU6152042'), paper.words.indexOf('FCIU9051185'))).toEqual([
      'CSNU6152042',
      expect.stringMatching(/^SM[12] /),
      ...[box!.vgmTareWeight, box!.vgmNetWeight, box!.vgmGrossWeight].map((kg) => kg!.toLocaleString('en-US')),
      box!.vgmLocation,
      box!.vgmAddress,
      box!.vgmSign,
    ]);
    const said = paper.words.join('');
    for (const words of [first.reference, filingForTest.billNo, '已接收', '有一次修改还在等码头答复']) expect(said).toContain(words);
    expect(said).not.toContain('TGBU4870365');
    expect((await proof(id, await signInForTest(server.platform))).refusal).toBe('404');
    const second = await server.call(calls.updateFiling, { ...filingForTest, id, containers: corrected, allowReal: true }, as());
    expect(second.refusal).toBe('vgm.sending');
    const { reference } = update.data!;
    await arrived(reference);
    expect(taken.find((one) => one.reference === reference)!.bytes.toString()).toContain('BGM+749+' + reference + '+5');
    await answer(reference, 'acknowledged');
    await waitFor('the correction', async () => (await info(id)).containers.length === 3);
    expect(await wallet()).toEqual({ balance: 8_500, held: 0 });
    expect((await info(id)).containers[0]).toMatchObject({ vgmGrossWeight: 20_100 });
    const after = (await proof(id)).words.join('');
    for (const words of ['20,100', 'TGBU4870365', reference]) expect(after).toContain(words);
    expect(after).not.toContain('有一次修改');
    const { data } = await server.call(calls.listRecords, {}, as());
    expect(data!.list[0]).toMatchObject({ kind: 'update', filingId: id, state: 'accepted' });
    expect(data!.list[0]!.changes.map(({ ctnNo, field }) => `${ctnNo} ${field}`)).toEqual([
      'CSNU6152042 netKg',
      'CSNU6152042 grossKg',
      'TGBU4870365 added',
    ]);
  });

  it('a correction that is refused leaves what was accepted, and gives back what was held for it', async () => {
    const id = await save();
    const first = (await send([id])).data!.list[0]!;
    await arrived(first.reference);
    await answer(first.reference, 'acknowledged');
    await stands(id, 2);
    const { data } = await server.call(calls.updateFiling, { ...filingForTest, id, containers: boxes(2), allowReal: true }, as());
    await arrived(data!.reference);
    await answer(data!.reference, 'rejected', '航次已截');
    await waitFor('the refusal', async () => !(await info(id)).isUpdating);
    expect(await info(id)).toMatchObject({ status: 2, receipt: 'accepted', reason: '' });
    expect((await info(id)).submissions[0]).toMatchObject({ kind: 'update', state: 'refused', reason: '航次已截' });
    expect(await wallet()).toEqual({ balance: 9_500, held: 0 });
  });
});

describe('the last receipt beside a correction', () => {
  const accepted = async () => {
    const id = await save({ containers: boxes(1) });
    const { reference } = (await send([id])).data!.list[0]!;
    await arrived(reference);
    await answer(reference, 'acknowledged');
    await stands(id, 2);
    return id;
  };
  const correct = async (id: number) => {
    const containers = [{ ...boxes(1)[0]!, vgmTareWeight: 3_950, vgmGrossWeight: 20_050 }];
    const { data } = await server.call(calls.updateFiling, { ...filingForTest, id, containers, allowReal: true }, as());
    await arrived(data!.reference);
    return data!.reference;
  };

  it('R-4.10-34 what was accepted is at the terminal, whether a correction of it is open or was refused', async () => {
    const id = await accepted();
    const open = await correct(id);
    await tellRow('CSNU6152042');
    await waitFor('the last light', async () => (await info(id)).receipt === 'atTerminal');
    expect((await info(id)).isUpdating).toBe(true);
    await answer(open, 'acknowledged');
    await waitFor('the correction', async () => !(await info(id)).isUpdating);
    // What is there now is not yet what was corrected.
    expect((await info(id)).receipt).toBe('accepted');

    const other = await accepted();
    await answer(await correct(other), 'rejected', '航次已截');
    await waitFor('the refusal', async () => !(await info(other)).isUpdating);
    await tellRow('CSNU6152042');
    await waitFor('the last light', async () => (await info(other)).receipt === 'atTerminal');
  });
});

describe('R-4.10-29 the truth table over HTTP', () => {
  const doing = {
    save: (id: number) => server.call(calls.saveFiling, { ...filingForTest, id }, as()),
    send: (id: number) => send([id]),
    update: async (id: number) =>
      server.call(calls.updateFiling, { ...filingForTest, billNo: (await info(id)).billNo, id, allowReal: true }, as()),
    delete: (id: number) => server.call(calls.deleteFilings, { ids: [id] }, as()),
    restore: (id: number) => server.call(calls.restoreFilings, { ids: [id] }, as()),
  } as const;
  const cases = vgmStatuses.flatMap((status) => vgmActs.map((what) => [status, what] as const));

  it.each(cases)('R-7.6-15, R-4.10-29 R-4.10-33 in %i, %s', async (status, what) => {
    const id = await insertFilingForTest(server.platform, owner, status);
    const outcome = act(status, what);
    const isRefused = 'refusal' in outcome;
    const told = await doing[what](id);
    const wanted = isRefused ? [400, `vgm.${outcome.refusal}`, vgmRefusalTexts[outcome.refusal]] : [200, undefined, told.msg];
    expect([told.code, told.refusal, told.msg]).toEqual(wanted);
    expect((await info(id)).status).toBe(isRefused ? status : outcome.next);
    const heldFen = !isRefused && outcome.money === 'hold' ? 500 : 0;
    expect(await wallet()).toEqual({ balance: 10_000 - heldFen, held: heldFen });
  });

  const receipts: readonly VgmReceipt[] = ['accepted', 'atTerminal', 'refused', 'unanswered'];
  it.each(receipts)('R-7.6-15, R-4.10-34 sending, then %s: status, money and words', async (receipt) => {
    // The terminal's row names the container alone: of one that another owner has sent too, nobody could tell whose it is.
    const ctnNo = receipt === 'atTerminal' ? 'TEMU6303000' : 'CSNU6152042';
    const id = await save({ containers: [{ ...containerForTest, ctnNo }] });
    const { reference } = (await send([id])).data!.list[0]!;
    await arrived(reference);
    if (receipt === 'accepted') await answer(reference, 'acknowledged');
    if (receipt === 'atTerminal') await tellRow(ctnNo);
    if (receipt === 'refused') await answer(reference, 'rejected', '不收');
    if (receipt === 'unanswered') {
      await server.platform.database.query(
        'system',
        `update dispatch_submission set state = 'dead', reason = 'no-answer', due_at = null where reference = $1`,
        [reference],
      );
      const admin = await signInForTest(server.platform, { roles: ['desk'] });
      const { dispatch } = await import('@mastlight/domain/dispatch/contract');
      await server.call(dispatch.abandon, { reference, note: '电话问过' }, { token: admin.token });
    }
    const { next, money } = hear(1, receipt);
    await stands(id, next);
    expect(await wallet()).toEqual({ balance: money === 'capture' ? 9_500 : 10_000, held: 0 });
    const { data } = await server.call(calls.listFilings, { status: allVgmStatuses, ids: [id] }, as());
    const heard = { accepted: 'accepted', atTerminal: 'atTerminal', refused: 'failed', unanswered: 'failed' } as const;
    expect(data!.list[0]).toMatchObject({ completionstatus: vgmStatusWords[next], vgmReceiptMsg: vgmReceiptWords[heard[receipt]] });
  });
});

describe('two who write one filing', () => {
  it('R-7.6-15 the second is told and nothing of the first is lost; only the version that was seen is sent', async () => {
    const { id, version } = (await server.call(calls.saveFiling, filingForTest, as())).data!;
    const first = await server.call(calls.saveFiling, { ...filingForTest, id, version, remark: '一' }, as());
    expect(first).toMatchObject({ code: 200, data: { id } });
    expect(first.data!.version).toBe((await info(id)).version);
    const second = await server.call(calls.saveFiling, { ...filingForTest, id, version, remark: '二' }, as());
    expect(second).toMatchObject({ code: 409, refusal: 'vgm.changedMeanwhile', msg: vgmTexts.changedMeanwhile });
    const sendSeen = (seen: number) => server.call(calls.sendFilings, { ids: [id], versions: [seen], allowReal: true }, as());
    expect(await sendSeen(version)).toMatchObject({ code: 409, refusal: 'vgm.changedMeanwhile' });
    expect([(await info(id)).remark, (await info(id)).status, await wallet()]).toEqual(['一', 0, { balance: 10_000, held: 0 }]);
    expect((await sendSeen(first.data!.version)).code).toBe(200);
  });

  it('R-7.6-15 a correction from a page that has not seen the one before does not undo it', async () => {
    const id = await insertFilingForTest(server.platform, owner, 2);
    const { billNo, submissions } = await info(id);
    const correct = (seen: number) =>
      server.call(calls.updateFiling, { ...filingForTest, billNo, id, submissions: seen, allowReal: true }, as());
    expect(await correct(submissions.length + 1)).toMatchObject({ code: 409, refusal: 'vgm.changedMeanwhile' });
    const right = await correct(submissions.length);
    expect(right.code).toBe(200);
    await arrived(right.data!.reference);
  });
});

describe('what a correction may not touch', () => {
  it.each([{ billNo: 'DEMO26112401' }, { vesselName: 'DEMO.BEACON' }, { voyage: '119W' }, { wharf: 'YS1' }])(
    'R-7.6-15 of what was accepted %j stays: that is another filing with a fee of its own',
    async (change) => {
      const id = await insertFilingForTest(server.platform, owner, 2);
      const { billNo } = await info(id);
      const told = await server.call(calls.updateFiling, { ...filingForTest, billNo, id, allowReal: true, ...change }, as());
      expect(told).toMatchObject({ code: 400, refusal: 'vgm.otherCall', msg: vgmRefusalTexts.otherCall });
      expect(await wallet()).toEqual({ balance: 10_000, held: 0 });
      const right = await server.call(calls.updateFiling, { ...filingForTest, billNo, id, allowReal: true }, as());
      expect(right.code).toBe(200);
      await arrived(right.data!.reference);
    },
  );
});

it('A7 an owner keeps so many filings that nothing was paid for; those that were fill nothing', async () => {
  const id = await save();
  const { database } = server.platform;
  const copies = `insert into vgm_filing (owner_key, user_id, bill_no, vessel_name, voyage, carrier, wharf, remark, created_ms, updated_ms, search_numbers)
    select owner_key, user_id, bill_no, vessel_name, voyage, carrier, wharf, remark, created_ms, updated_ms, search_numbers
    from vgm_filing, generate_series(1, $2::int) where id = $1 returning id`;
  const { rows } = await database.query<{ id: number }>('system', copies, [id, filingsMax - 1]);
  expect(await server.call(calls.saveFiling, filingForTest, as())).toMatchObject({
    code: 400,
    msg: expect.stringContaining(String(filingsMax)),
  });
  await database.query(
    'system',
    `insert into vgm_paid (filing_id, container_no, owner_key) select id, 'CSQU3054383', owner_key from vgm_filing where id = any($1)`,
    [rows.slice(0, 2).map((row) => row.id)],
  );
  expect((await server.call(calls.saveFiling, filingForTest, as())).code).toBe(200);
});

describe('the search of the list', () => {
  const found = async (keyword: string) =>
    (await server.call(calls.listFilings, { status: allVgmStatuses, keyword }, as())).data!.list.map(({ id }) => id);

  it('R-2.2-19, R-2.2-21, R-2.2-22 gives each status its own, and 3 all of them', async () => {
    const made = new Map<VgmStatus, number>();
    for (const status of vgmStatuses) made.set(status, await insertFilingForTest(server.platform, owner, status));
    const ids = [...made.values()];
    const listed = async (status: VgmStatus | typeof allVgmStatuses) =>
      (await server.call(calls.listFilings, { status, ids }, as())).data!.list.map(({ id }) => id);
    for (const [status, id] of made) expect([status, await listed(status)]).toEqual([status, [id]]);
    expect(new Set(await listed(allVgmStatuses))).toEqual(new Set(ids));
  });

  it('a pasted page of numbers finds each container of a filing (T5)', async () => {
    const id = await save({ containers: boxes(3) });
    const others = Array.from({ length: 60 }, (_, i) => `TGHU${9_000_000 + i}`);
    for (const number of boxes(3).map(({ ctnNo }) => ctnNo))
      expect([number, await found([...others, number].join(' '))]).toEqual([number, [id]]);
    expect(await found(others.join(' '))).toEqual([]);
  });

  it('compares numbers as they were spelled when they were written, and gathers no containers for it (T6)', async () => {
    const id = await save({ billNo: 'DEMO26112499', containers: boxes(2) });
    // What gathers them finds nothing here.
    await server.platform.database.query('system', 'delete from vgm_container where filing_id = $1', [id]);
    for (const keyword of ['demo-2611 2499', boxes(2)[1]!.ctnNo]) expect(await found(keyword)).toEqual([id]);
    await server.call(calls.saveFiling, { ...filingForTest, id, containers: boxes(1) }, as());
    expect([await found(boxes(2)[1]!.ctnNo), await found(boxes(1)[0]!.ctnNo)]).toEqual([[], [id]]);
  });
});

describe('R-2.2-23 the list of corrections and deletions', () => {
  const records = async (keyword?: string) => server.call(calls.listRecords, keyword === undefined ? {} : { keyword }, as());

  it('R-7.6-15, R-2.2-23 of a filing that is put away and taken back without end, the newest marks stand in it', async () => {
    const [busy, calm] = [await save(), await save()];
    await server.call(calls.deleteFilings, { ids: [calm] }, as());
    for (let turn = 0; turn < movesKept; turn++) {
      for (const call of [calls.deleteFilings, calls.restoreFilings])
        expect((await server.call(call, { ids: [busy] }, as())).code).toBe(200);
    }
    const { list, total } = (await records()).data!;
    expect(total).toBe(movesKept + 1);
    expect(list.slice(0, 2).map(({ filingId, kind }) => [filingId, kind])).toEqual([
      [busy, 'restore'],
      [busy, 'delete'],
    ]);
    expect(list.at(-1)).toMatchObject({ filingId: calm, kind: 'delete' });
  });

  it('R-2.2-23 it is searched by numbers, a pasted page of them too; more words than are sought are refused', async () => {
    const ids = [await save({ billNo: 'DEMO26112401' }), await save({ billNo: 'DEMO26112402' })];
    await server.call(calls.deleteFilings, { ids }, as());
    const others = Array.from({ length: 60 }, (_, i) => `DEMO9${9_000_000 + i}`);
    for (const keyword of ['demo-2611 2401', [...others, 'DEMO26112401'].join(' ')]) {
      expect((await records(keyword)).data!.list.map(({ filingId }) => filingId)).toEqual([ids[0]]);
    }
    expect((await records(others.join(' '))).data!.total).toBe(0);
    const words = Array.from({ length: 51 }, (_, i) => `船${i}`).join(',');
    expect(await records(words)).toMatchObject({ code: 400, fields: { keyword: expect.any(String) } });
  });
});

describe('until when', () => {
  const hourMs = 3_600_000;
  const timeOf = (ms: number): string => formatShanghai(clock.nowMs() + ms);
  /** The port's plan of a call. */
  const plan = (vessel: string, times: object) =>
    tell(
      'gang-hang',
      Buffer.from(
        JSON.stringify({
          port: 'SH',
          source: 'gang-hang',
          row: 'plan',
          rows: [{ wharfCode: 'YS4', vessel, voyage: '120W', recvTime: timeOf(0), ...times }],
        }),
      ),
    );

  it.each([
    ['closed', 'LATE LANTERN', { vgmClose: -hourMs, eta: 20 * hourMs }],
    ['locked', 'NEAR LANTERN', { vgmClose: hourMs, eta: 5 * hourMs }],
    ['open', 'FAR LANTERN', { vgmClose: hourMs, eta: 20 * hourMs }],
  ] as const)('peers idea 7 H10 %s: %s', async (state, vessel, times) => {
    const wire = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, timeOf(ms)]));
    await plan(vessel, wire);
    const id = await save({ vesselName: vessel.replace(' ', '.'), voyage: '120W' });
    await waitFor('the plan to be read', async () => (await info(id)).window.vgmCloseTime !== null);
    const { window } = await info(id);
    expect(window.state).toBe(state);
    // H10: the same before anything is saved.
    expect((await server.call(calls.showWindow, { vesselName: vessel, voyage: '120W' }, owner)).data).toEqual(window);
    const told = await send([id]);
    expect(told.refusal).toBe(state === 'open' ? undefined : `vgm.${state}`);
    expect((await wallet()).held).toBe(state === 'open' ? 500 : 0);
  });
});

describe('R-7.6-15 refusals of input', () => {
  it('R-5.3-24 R-5.3-25 what is wrong is kept as a draft and not sent', async () => {
    const id = await save({ containers: [{ ...containerForTest, vgmSign: '', vgmGrossWeight: 40_000 }] });
    const told = await send([id]);
    expect([told.code, told.refusal]).toEqual([400, 'vgm.faulty']);
    expect(told.msg).toContain('第 1 行');
    expect(await wallet()).toEqual({ balance: 10_000, held: 0 });
  });

  it('T13 real money is taken only where somebody agreed, and none where there is too little: nothing leaves', async () => {
    const id = await save();
    expect((await send([id], false)).code).toBe(409);
    const poor = await signInForTest(server.platform);
    owner = poor;
    const own = await save();
    expect((await send([own])).code).toBe(402);
    expect((await info(own)).status).toBe(0);
    expect(taken).toEqual([]);
  });

  it('T13 no more real money is taken for several than somebody agreed to for all of them', async () => {
    const ids = [await save({ containers: boxes(1) }), await save({ billNo: 'DEMO26112402', containers: boxes(2) })];
    const sendFor = (allowRealFen: number) => server.call(calls.sendFilings, { ids, allowReal: true, allowRealFen }, as());
    expect(await sendFor(1_499)).toMatchObject({
      code: 409,
      refusal: 'billing.needsConfirmation',
      params: { origin: 'SH', free: '0', wanted: '15' },
    });
    expect([await wallet(), (await info(ids[0]!)).status]).toEqual([{ balance: 10_000, held: 0 }, 0]);
    const { list, coins } = (await sendFor(1_500)).data!;
    expect([coins, await wallet()]).toEqual([1_500, { balance: 8_500, held: 1_500 }]);
    const fees = await Promise.all(ids.map(async (id) => (await info(id)).submissions.map(({ reference, feeFen }) => [reference, feeFen])));
    expect(fees).toEqual([[[list[0]!.reference, 500]], [[list[1]!.reference, 1_000]]]);
    // A correction with one more container.
    await arrived(list[0]!.reference);
    await answer(list[0]!.reference, 'acknowledged');
    await stands(ids[0]!, 2);
    const update = (allowRealFen: number) =>
      server.call(calls.updateFiling, { ...filingForTest, id: ids[0]!, containers: boxes(2), allowReal: true, allowRealFen }, as());
    expect((await update(499)).refusal).toBe('billing.needsConfirmation');
    expect((await update(500)).data!.coins).toBe(500);
  });

  it('all or none of several, each once', async () => {
    const [good, bad] = [await save(), await save({ billNo: '' })];
    expect((await send([good, bad])).code).toBe(400);
    expect((await info(good)).status).toBe(0);
    expect((await send([good, good])).data!.list).toHaveLength(1);
  });

  it("F-11 ', +, : and ? reach the terminal released", async () => {
    const id = await save({ containers: [{ ...containerForTest, vgmSign: "O'N+EIL:?" }] });
    const { reference } = (await send([id])).data!.list[0]!;
    await arrived(reference);
    expect(taken.find((one) => one.reference === reference)!.bytes.toString()).toContain("O?'N?+EIL?:??");
  });

  it('S-01 of somebody else nothing is seen or done', async () => {
    const id = await save();
    owner = await signInForTest(server.platform);
    expect((await server.call(calls.showFiling, { id }, as())).code).toBe(404);
    expect((await send([id])).code).toBe(404);
    expect((await server.call(calls.copyFiling, { id }, as())).code).toBe(404);
  });

  it('R-7.6-15 what his filings grow by is bounded each day: copies of a large one, and one that grows; smaller it is saved', async () => {
    const id = await save({ remark: 'x'.repeat(500) });
    const { database } = server.platform;
    const kept = async () => {
      const { rows } = await database.query<{ used: number }>(
        'system',
        "select used from platform_person_day where user_id = $1 and name = 'vgm.kilobytes'",
        [owner.userId],
      );
      return rows[0]!.used;
    };
    const before = await kept();
    expect(before).toBeGreaterThan(0);
    await database.query('system', "update platform_person_day set used = $2 where user_id = $1 and name = 'vgm.kilobytes'", [
      owner.userId,
      filingMegabytesPerDay * 1_024 - before,
    ]);
    const filing = { ...filingForTest, remark: 'x'.repeat(500) };
    expect((await server.call(calls.copyFiling, { id }, as())).code).toBe(200);
    for (const refused of [
      await server.call(calls.copyFiling, { id }, as()),
      await server.call(calls.saveFiling, filing, as()),
      await server.call(calls.saveFiling, { ...filing, id, containers: boxes(4) }, as()),
    ])
      expect(refused).toMatchObject({ code: 429, refusal: 'vgm.keptEnough' });
    expect((await server.call(calls.saveFiling, { ...filing, id, remark: '' }, as())).code).toBe(200);
    clock.advance(86_400_000);
    expect((await server.call(calls.copyFiling, { id }, as())).code).toBe(200);
  });

  it('R-7.6-15 copies, exports with the titles that the import reads, and imports it again', async () => {
    const id = await save({ containers: boxes(2) });
    const copy = (await server.call(calls.copyFiling, { id }, as())).data!.id;
    expect(await info(copy)).toMatchObject({ status: 0, billNo: filingForTest.billNo });
    const response = await fetch(`${server.url}/vgm/exportExcel`, {
      method: 'POST',
      headers: { authorization: owner.token, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
    const file = Buffer.from(await response.arrayBuffer()).toString('base64');
    const { data } = await server.call(calls.importContainers, { file }, as());
    expect(data).toEqual({
      list: boxes(2).map((box) => ({ ...box, ctnType: '' })),
      leftOut: 0,
      overMax: 0,
      hiddenRows: 0,
      unreadTitles: [],
      notes: [],
    });
    expect((await server.call(calls.importContainers, { file: 'AAAA' }, as())).refusal).toBe('vgm.unreadable');
  });

  it.each([510, 700])('N9 of a file with %i containers the rest is counted', async (count) => {
    const rows = [['箱号'], ...Array.from({ length: count }, (_, i) => [`CSNU${String(i).padStart(7, '0')}`])];
    const file = Buffer.from(makeWorkbook([{ rows }])).toString('base64');
    const { data } = await server.call(calls.importContainers, { file }, as());
    expect([data!.list.length, data!.overMax, data!.leftOut]).toEqual([500, count - 500, 0]);
  });

  it('N3 N7 N8 a file is read with what is to be told of it, or refused by the unit of its weights', async () => {
    const row = (cells: readonly string[], more = '') =>
      `<row ${more}>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
    const told = (rows: string) =>
      server.call(calls.importContainers, { file: Buffer.from(makeWorkbook([{ rows }])).toString('base64') }, as());
    const { data } = await told(
      row(['箱号', '总重', '签名']) + row(['CSNU6152042', '25.3', 'W'.repeat(601)]) + row(['FCIU9051185', '25300'], 'hidden="1"'),
    );
    expect(data).toMatchObject({ hiddenRows: 1, list: [{ ctnNo: 'CSNU6152042', vgmGrossWeight: null }] });
    expect(data!.notes.map(({ kind, field, rowNo }) => [kind, field, rowNo])).toEqual([
      ['weight', 'grossKg', 2],
      ['long', 'sign', 2],
    ]);
    expect(await told(row(['箱号', '总重(LBS)']) + row(['CSNU6152042', '48000']))).toMatchObject({
      code: 400,
      refusal: 'vgm.otherUnit',
      msg: '“总重(LBS)”的单位不是千克，请换算成千克、改好表头再导入',
    });
    expect((await told(`<row>${'<c/>'.repeat(300_000)}</row>`)).refusal).toBe('vgm.tooManyCells');
  });

  it('a bill that customs alone know gives ship, boxes and weights, for a look of the day; one that was not declared here is refused', async () => {
    const customs = createCustomsVoice(server.platform);
    const stranger = await signInForTest(server.platform);
    const [here, elsewhere] = ['COSU6440000011', 'COSU6440000012'];
    await customs.declare({ billNo: here, loading: 'CNSHA/2225', boxes: [['CSQU3054383', 'H7720413', 5_000]] });
    await customs.declare({ billNo: elsewhere, loading: 'CNNGB/3104', boxes: [['MLTU3102047', 'H7720414', 5_000]] });
    const take = (billNo: string) => server.call(calls.takeFromBill, { billNo }, { token: stranger.token });
    expect((await take(here)).data).toMatchObject({
      vesselName: 'HAI.MING',
      voyage: '026W',
      shipCompany: 'COS',
      containers: [{ ctnNo: 'CSQU3054383', manifestWeight: 5_000 }],
    });
    expect(await take(elsewhere)).toMatchObject({ code: 400, refusal: 'vgm.unknownBill' });
    const { rows } = await server.platform.database.query('system', 'select asked from tracking_box_query_day where owner_key = $1', [
      stranger.ownerKey,
    ]);
    expect(rows).toEqual([{ asked: 2 }]);
  });

  it('R-7.6-15 the own manifest of a bill that customs have accepted gives ship, terminal, boxes and weights; nobody else gets them', async () => {
    const billno = 'SHCU61000001';
    const { id } = (
      await server.call(
        shManifest.saveManifest,
        { filing: { ...spellFiling(sampleFiling), head: { ...spellFiling(sampleFiling).head, billno } } },
        as(),
      )
    ).data!;
    const take = (token = owner.token) => server.call(calls.takeFromBill, { billNo: billno }, { token });
    // A draft is no word of anybody.
    expect(await take()).toMatchObject({ code: 400, refusal: 'vgm.unknownBill' });
    const { database } = server.platform;
    await database.query('system', 'update sh_manifest_filing set status = 2 where id = $1', [id]);
    await database.query(
      'system',
      `insert into sh_manifest_submission (owner_key, user_id, filing_id, kind, reference, filing, state, submitted_at)
       select owner_key, user_id, id, 'first', 'declared ' || id, filing, 'accepted', now() from sh_manifest_filing where id = $1`,
      [id],
    );
    const { head, goods } = sampleFiling;
    const told = (await take()).data!;
    expect(told).toMatchObject({ vesselName: head.vesselName, voyage: head.voyage, shipCompany: head.carrier, wharf: 'YS4' });
    const sums = new Map<string, number>();
    for (const { containerNo, weightKg } of goods) sums.set(containerNo, (sums.get(containerNo) ?? 0) + Number(weightKg));
    expect(told.containers.map(({ ctnNo, manifestWeight }) => [ctnNo, manifestWeight])).toEqual([...sums]);
    expect(told.containers[0]!.ctnType).toBe(goods[0]!.containerType);
    const stranger = await signInForTest(server.platform);
    expect(await take(stranger.token)).toMatchObject({ code: 400, refusal: 'vgm.unknownBill' });
  });

  it('tares: the last of a container, and the middle of its type', async () => {
    const id = await save({
      containers: boxes(3).map((box, i) => ({ ...box, vgmTareWeight: 3_800 + 100 * i, vgmGrossWeight: 19_900 + 100 * i })),
    });
    const { reference } = (await send([id])).data!.list[0]!;
    await arrived(reference);
    await answer(reference, 'acknowledged');
    await stands(id, 2);
    const { data } = await server.call(calls.suggestTares, { ctnNos: ['FCIU9051185', 'MSKU0000000'] }, as());
    expect(data!.boxes).toMatchObject([{ ctnNo: 'FCIU9051185', tareKg: 3_900 }]);
    expect(data!.types).toEqual([{ ctnType: '45G1', tareKg: 3_900, count: 3 }]);
  });
});
