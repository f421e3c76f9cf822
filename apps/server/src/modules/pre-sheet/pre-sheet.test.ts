// Guarantee: R-2.2-48, R-2.3-19, R-7.2-12, R-7.4-76, -77: agents are entered, bound and named; pre-sheets are kept row by row
// and nothing that somebody typed is lost; one goes to its agent once, is returned, put right, accepted and then locked; one
// is asked back; and nobody sees another's.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { levelOf, type SubmissionState } from '@mastlight/domain/dispatch/submission-state';
import { readAgentMessage, type AgentMessage } from '@mastlight/domain/pre-sheet/agent-message';
import { preSheet as calls } from '@mastlight/domain/pre-sheet/contract';
import { batchMax, sheetMegabytesPerDay } from '@mastlight/domain/pre-sheet/limits';
import { actRefusalTexts, fieldTexts, preSheetTexts as texts } from '@mastlight/domain/pre-sheet/messages';
import { sampleSheet } from '@mastlight/domain/pre-sheet/sample-sheet';
import { waitFor } from '@mastlight/testing/wait-for';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { writeJudgement } from '../../scenarios/terminal-for-test';
import { enterAgent, removeAgent } from './index';
import { hearAgent } from './operations/hear-agent';

let server: TestServer;
let desk: Server;
let owner: TestUser;
/** What the agents' desk took. */
const taken: { readonly reference: string; readonly message: AgentMessage; copies: number }[] = [];
const sourceKey = 'key-of-the-ship-agents';
const penavico = { agentCode: 'PENAVICO', shortName: '宁波外代', company: '演示外轮代理有限公司', address: 'EDI-PENAVICO' };
const sinoagent = { agentCode: 'SINOAGENT', shortName: '宁波船代', company: '演示船务代理有限公司', address: 'EDI-SINO' };

beforeAll(async () => {
  desk = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reference = String(request.headers['x-edi-reference']);
      reply.setHeader('content-type', 'application/json');
      const known = taken.find((one) => one.reference === reference);
      if (request.method === 'GET') {
        reply.statusCode = known ? 200 : 404;
        return reply.end(JSON.stringify(known ? { receipts: [] } : { unknown: reference }));
      }
      if (known) known.copies++;
      else taken.push({ reference, message: readAgentMessage(Buffer.concat(chunks).toString('utf8'))!, copies: 1 });
      return reply.end('{}');
    });
  });
  await new Promise<void>((done) => desk.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  server = await startTestServer({
    env: { AGENT_DESK_URL: url, AGENT_DESK_KEY: 'key-of-the-desk', INTAKE_KEYS: JSON.stringify({ 'ship-agents': sourceKey }) },
  });
  await enterAgent(server.platform, penavico);
  await enterAgent(server.platform, sinoagent);
});
afterAll(async () => {
  await server.stop();
  desk.closeAllConnections();
  desk.close();
});
beforeEach(async () => {
  owner = await waitFor('somebody to be signed in', () => signInForTest(server.platform));
});

const by = (user: TestUser | null = owner) => ({ token: user?.token ?? null });
type Wish = RequestInput<typeof calls.batchUpdates>['list'][number];
const wishOf = (key: string, change: Partial<Wish> = {}): Wish => ({
  key,
  agentCode: 'PENAVICO',
  head: { ...sampleSheet.head },
  boxes: sampleSheet.boxes.map((box) => ({ ...box })),
  goods: sampleSheet.goods.map((line) => ({ ...line })),
  ...change,
});
const withRemark = (key: string, remark: string, change: Partial<Wish> = {}): Wish =>
  wishOf(key, { head: { ...sampleSheet.head, remark }, ...change });
const save = async (...list: Wish[]) => {
  const answer = await server.call(calls.batchUpdates, { list }, by());
  return answer.data?.list ?? answer;
};
const saved = async (wish: Wish) => {
  const [one] = (await save(wish)) as { id: number; version: number; outcome: string }[];
  return one!;
};
const settingsOf = (change: object = {}) => ({ agentCodes: ['PENAVICO', 'SINOAGENT'], version: 0, ...change });
const bind = (change: object = {}, user = owner) => server.call(calls.saveSettings, settingsOf(change), by(user));
const list = async (user = owner) => (await server.call(calls.getPreDataByUserId, {}, by(user))).data!.list;
const show = async (id: number) => (await server.call(calls.getPreDataByUserId, { id: String(id) }, by())).data!.list[0]!;
const submit = (id: number, version: number) => server.call(calls.submit, { id, version }, by());
const at = (reference: string) => waitFor('it at the agent', () => Promise.resolve(taken.find((one) => one.reference === reference)));
const stateIs = (id: number, state: string) =>
  waitFor(state, async () => {
    const row = await show(id);
    return row.state === state && row;
  });
/** Asks a pre-sheet back; gives the reference of the wish once it is at the agent. */
async function askBack(id: number): Promise<string> {
  const before = taken.length;
  expect((await server.call(calls.withdraw, { id }, by())).code).toBe(200);
  const came = () => taken.slice(before).find(({ message }) => message.function === 'withdraw');
  return (await waitFor('the withdrawal there', () => Promise.resolve(came()))).reference;
}
/** Hears of a submission at once, as if it were so far. */
const hear = (reference: string, state: SubmissionState, reason = '') =>
  hearAgent(
    {
      platform: server.platform,
      dispatch: {
        submit: () => Promise.reject(new Error('nothing is sent')),
        hold: () => Promise.resolve({ reference, businessKey: '', state, level: levelOf(state), reason }),
      },
    },
    reference,
  );
let answers = 0;
/** The agent's desk hands its answer in. */
async function answer(reference: string, reason: string | null): Promise<void> {
  const sent = await fetch(`${server.url}/intake/ship-agents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sourceKey}`, 'content-type': 'application/octet-stream', 'x-file-name': `APERAK_${++answers}` },
    body: new Uint8Array(writeJudgement(reference, reason !== null, Date.now(), reason ?? '')),
  });
  expect(sent.status).toBeLessThan(300);
}

describe('agents', () => {
  it('R-7.2-12 R-3.2-02 an agent is named by its code; an unknown one and a wrong code are told', async () => {
    const name = (agentCode: string, user: TestUser | null = owner) => server.call(calls.getAgentName, { agentCode }, by(user));
    const { address: _address, ...known } = penavico;
    expect((await name('PENAVICO')).data).toEqual(known);
    expect(await name('NOBODY')).toMatchObject({ code: 400, msg: texts.unknownAgent, fields: { agentCode: texts.unknownAgent } });
    expect(await name('../x')).toMatchObject({ code: 400, fields: { agentCode: texts.agentCodeWrong } });
    expect((await name('PENAVICO', null)).code).toBe(401);
  });

  it('R-2.3-19 R-3.6-09 settings: agents are bound in an order, with what a new pre-sheet begins with', async () => {
    expect((await server.call(calls.listAgents, {}, by())).data).toEqual({ list: [] });
    expect((await server.call(calls.showSettings, {}, by())).data).toMatchObject({
      agents: [{ agentCode: 'PENAVICO' }, { agentCode: 'SINOAGENT' }],
      settings: { agentCodes: [], version: 0 },
    });
    const wish = { agentCodes: ['SINOAGENT', 'PENAVICO'], defaultAgent: 'PENAVICO', loadPort: ' cnnbg ', contact: '演示员' };
    expect((await bind(wish)).data).toEqual({ version: 1 });
    // The same again is the same; over a version that has gone nothing is written.
    expect((await bind(wish)).data).toEqual({ version: 1 });
    expect(await bind({ contact: '别人' })).toMatchObject({ code: 409, msg: texts.settingsStale });
    expect((await server.call(calls.listAgents, {}, by())).data!.list.map(({ shortName }) => shortName)).toEqual(['宁波船代', '宁波外代']);
    expect((await server.call(calls.showSettings, {}, by())).data!.settings).toMatchObject({
      defaultAgent: 'PENAVICO',
      loadPort: 'CNNBG',
      contact: '演示员',
      version: 1,
    });
  });

  it.each<[string, object, object]>([
    ['an agent that is none', { agentCodes: ['NOBODY'] }, { agentCodes: texts.unknownAgent }],
    ['a default that is not bound', { agentCodes: ['PENAVICO'], defaultAgent: 'SINOAGENT' }, { defaultAgent: texts.defaultNotBound }],
    ['a port by its name', { loadPort: '宁波' }, { loadPort: fieldTexts.portWrong }],
    ['a phone that is none', { phone: '找小王' }, { phone: fieldTexts.phoneWrong }],
    ['no code', { agentCodes: ['x y'] }, { 'agentCodes.0': texts.agentCodeWrong }],
    ['too many', { agentCodes: Array.from({ length: 31 }, (_, i) => `A${i}`) }, { agentCodes: texts.tooManyAgents }],
    ['no version', { version: -1 }, { version: texts.versionWrong }],
  ])('R-2.3-19 400 for %s', async (_name, change, fields) => {
    expect(await bind(change)).toMatchObject({ code: 400, fields });
  });

  it('R-2.3-19 an agent that is entered again is changed; one that is taken away is bound by nobody', async () => {
    const gone = { ...penavico, agentCode: 'GONE' };
    expect([await enterAgent(server.platform, gone), await enterAgent(server.platform, { ...gone, shortName: '新名' })]).toEqual([
      'added',
      'changed',
    ]);
    await bind({ agentCodes: ['GONE', 'PENAVICO'], defaultAgent: 'GONE' });
    const { id } = await saved(wishOf('before', { agentCode: 'GONE' }));
    expect([await removeAgent(server.platform, 'GONE'), await removeAgent(server.platform, 'GONE')]).toEqual([true, false]);
    expect((await server.call(calls.showSettings, {}, by())).data!.settings).toMatchObject({ agentCodes: ['PENAVICO'], defaultAgent: '' });
    expect(await show(id)).toMatchObject({ agentCode: 'GONE', agentName: 'GONE' });
    expect(await submit(id, 1)).toMatchObject({ code: 400, msg: texts.notBound });
  });
});

describe('R-7.4-76 POST /preData/batchUpdates', () => {
  it('R-7.4-76 R-7.4-77 a JSON array by itself: each row has its own result, and the rows are listed', async () => {
    await bind();
    const answered = await fetch(`${server.url}/preData/batchUpdates`, {
      method: 'POST',
      headers: { authorization: owner.token, 'content-type': 'application/json' },
      body: JSON.stringify([wishOf('one'), wishOf('two', { agentCode: 'NOBODY' }), wishOf('three', { id: 999_999_999, version: 1 })]),
    });
    const { data } = (await answered.json()) as { data: { list: object[] } };
    expect(data.list).toMatchObject([
      { key: 'one', outcome: 'saved', version: 1, msg: '' },
      { key: 'two', outcome: 'refused', id: null, msg: texts.notBound },
      { key: 'three', outcome: 'refused', id: null, msg: texts.gone },
    ]);
    expect(await list()).toMatchObject([
      { key: 'one', state: 'draft', agentName: '宁波外代', head: sampleSheet.head, boxes: [...sampleSheet.boxes] },
    ]);
  });

  it('R-7.4-76 the same again is the same; a version that has gone is told with what stands there, and nothing is lost', async () => {
    await bind();
    const first = await saved(wishOf('mine'));
    expect(await save(wishOf('mine'))).toMatchObject([{ outcome: 'same', id: first.id, version: 1 }]);
    expect(await save(withRemark('mine', 'A', { id: first.id, version: 1 }))).toMatchObject([
      { outcome: 'saved', id: first.id, version: 2 },
    ]);
    // The call that was answered and whose answer was lost, once more.
    expect(await save(withRemark('mine', 'A', { id: first.id, version: 1 }))).toMatchObject([{ outcome: 'same', version: 2 }]);
    const stale = await save(withRemark('mine', 'B', { id: first.id, version: 1 }), wishOf('other'));
    expect(stale).toMatchObject([
      { outcome: 'stale', version: 2, msg: texts.stale, current: { head: { remark: 'A' } } },
      { key: 'other', outcome: 'saved' },
    ]);
    expect((await show(first.id)).head.remark).toBe('A');
    // Without a version another window's key is no way around it.
    expect(await save(withRemark('mine', 'C'))).toMatchObject([{ outcome: 'stale', version: 2 }]);
  });

  it('R-7.4-76 keeps what is wrong as it was typed; rows in which nothing stands are left out', async () => {
    await bind();
    const blank = { sizeType: '', count: '', containerNo: '', sealNo: '', weightKg: '' };
    const { id } = await saved(
      wishOf('odd', { head: { billNo: '提单' }, boxes: [blank, { ...blank, containerNo: 'csnu 615' }], goods: [] }),
    );
    expect(await show(id)).toMatchObject({
      head: { billNo: '提单', voyage: '' },
      boxes: [{ ...blank, containerNo: 'CSNU615' }],
      goods: [],
    });
    expect(await submit(id, 1)).toMatchObject({ code: 400, msg: texts.faulty(10, '提单号是 4 到 20 位字母、数字或短横线') });
  });

  it.each<[string, readonly unknown[], object]>([
    ['nothing', [], { list: texts.rowsWrong }],
    ['too many rows', Array.from({ length: batchMax + 1 }, (_, i) => wishOf(`k${i}`)), { list: texts.rowsWrong }],
    ['a key of other signs', [wishOf('a b')], { 'list.0.key': texts.keyWrong }],
    ['a number that is none', [wishOf('a', { id: -1 })], { 'list.0.id': texts.idWrong }],
    ['an endless text', [withRemark('a', 'x'.repeat(501))], { 'list.0.head.remark': texts.tooLong }],
    ['endless boxes', [wishOf('a', { boxes: Array.from({ length: 201 }, () => ({})) })], { 'list.0.boxes': texts.boxesWrong }],
    ['one pre-sheet in two rows', [wishOf('a'), wishOf('a')], { 'list.1.key': texts.twice }],
  ])('R-7.4-76 400 for %s', async (_name, wishes, fields) => {
    await bind();
    expect(await server.call(calls.batchUpdates, { list: wishes } as never, by())).toMatchObject({ code: 400, fields });
    expect(await list()).toEqual([]);
  });

  it('R-7.4-76 a day ends somewhere', async () => {
    await bind();
    await saved(wishOf('small'));
    const used = sheetMegabytesPerDay * 1_024;
    const text = "update platform_person_day set used = $2 where user_id = $1 and name = 'pre-sheet.kilobytes'";
    await server.platform.database.query('system', text, [owner.userId, used]);
    expect(await save(wishOf('more'))).toMatchObject({ code: 429, msg: texts.keptEnough });
    expect(await save(wishOf('small'))).toMatchObject([{ outcome: 'same' }]);
  });

  it('R-7.4-77 nobody sees, saves, sends or deletes another’s', async () => {
    await bind();
    const { id, version } = await saved(wishOf('mine'));
    const other = await signInForTest(server.platform);
    await bind({}, other);
    expect(await list(other)).toEqual([]);
    const answered = await server.call(calls.batchUpdates, { list: [withRemark('mine', 'x', { id, version })] }, by(other));
    expect(answered.data!.list).toMatchObject([{ outcome: 'refused', msg: texts.gone, current: null }]);
    expect((await server.call(calls.submit, { id, version }, by(other))).code).toBe(404);
    expect((await server.call(calls.withdraw, { id }, by(other))).code).toBe(404);
    expect((await server.call(calls.deleteSheets, { ids: [id] }, by(other))).code).toBe(404);
    expect((await show(id)).head.remark).toBe('');
  });
});

describe('R-2.2-48 to the agent and back', () => {
  it('R-2.2-48 returned with a reason, put right, sent again, accepted and locked', async () => {
    await bind();
    const { id } = await saved(wishOf('way'));
    const first = (await submit(id, 1)).data!.reference;
    // Whoever presses twice has sent it once.
    expect((await submit(id, 1)).data!.reference).toBe(first);
    const came = await at(first);
    expect(came).toMatchObject({
      copies: 1,
      message: {
        function: 'submit',
        recipient: 'EDI-PENAVICO',
        sender: 'MASTLIGHT',
        times: 1,
        sheet: { billNo: 'DEMO26112801', boxes: [{ count: 1 }, { count: 2 }] },
      },
    });
    expect(await save(withRemark('way', 'x', { id, version: 1 }))).toMatchObject([{ outcome: 'refused', msg: actRefusalTexts.withAgent }]);
    expect(await server.call(calls.deleteSheets, { ids: [id] }, by())).toMatchObject({ code: 400, msg: actRefusalTexts.withAgent });

    await answer(first, '第 2 行没有封号，请补');
    expect(await stateIs(id, 'returned')).toMatchObject({
      version: 3,
      reason: '第 2 行没有封号，请补',
      reference: first,
      answerTime: expect.any(String) as string,
    });
    expect(await save(withRemark('way', '已补', { id, version: 3 }))).toMatchObject([{ outcome: 'saved', version: 4 }]);
    expect(await show(id)).toMatchObject({ state: 'returned', reason: '第 2 行没有封号，请补' });
    expect(await submit(id, 1)).toMatchObject({ code: 409, msg: texts.stale });

    const second = (await submit(id, 4)).data!.reference;
    expect(await show(id)).toMatchObject({ state: 'submitted', reason: '' });
    expect((await at(second)).message).toMatchObject({ times: 2, sheet: { remark: '已补' } });
    // What the agent said of the first one, once more and otherwise, changes nothing.
    await answer(first, null);
    await answer(second, null);
    expect(await stateIs(id, 'accepted')).toMatchObject({ version: 6, reason: '', reference: second });
    for (const refused of [
      await submit(id, 6),
      await server.call(calls.withdraw, { id }, by()),
      await server.call(calls.deleteSheets, { ids: [id] }, by()),
    ]) {
      expect(refused).toMatchObject({ code: 400, msg: actRefusalTexts.accepted });
    }
  });

  it('R-2.2-48 asked back in time it is a draft again; too late it stays there', async () => {
    await bind();
    const { id } = await saved(wishOf('back'));
    expect(await server.call(calls.withdraw, { id }, by())).toMatchObject({ code: 400, msg: actRefusalTexts.notWithAgent });
    const reference = (await submit(id, 1)).data!.reference;
    await at(reference);
    const withdraw = async () => {
      const before = taken.length;
      expect((await server.call(calls.withdraw, { id }, by())).code).toBe(200);
      // Twice is once.
      expect((await server.call(calls.withdraw, { id }, by())).code).toBe(200);
      await waitFor('the withdrawal there', () => Promise.resolve(taken.length > before));
      expect(taken.length).toBe(before + 1);
      expect(taken.at(-1)!.message).toMatchObject({ function: 'withdraw', about: reference, billNo: 'DEMO26112801' });
      return taken.at(-1)!.reference;
    };
    await answer(await withdraw(), '已经答复，不能撤回');
    expect(await stateIs(id, 'submitted')).toMatchObject({ reason: '已经答复，不能撤回' });
    await answer(await withdraw(), null);
    await stateIs(id, 'draft');
    expect((await server.call(calls.deleteSheets, { ids: [id] }, by())).code).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('R-2.2-48 a submit that is repeated once it was withdrawn or returned sends nothing', async () => {
    await bind();
    const { id } = await saved(wishOf('again'));
    const first = (await submit(id, 1)).data!.reference;
    await at(first);
    // The call that was answered and whose answer was lost.
    expect((await submit(id, 1)).data!.reference).toBe(first);
    await hear(await askBack(id), 'accepted');
    expect(await submit(id, 1)).toMatchObject({ code: 409, msg: texts.stale });
    const draft = await show(id);
    expect(draft).toMatchObject({ state: 'draft', reference: first });

    const second = (await submit(id, draft.version)).data!.reference;
    await hear(second, 'refused', '请补封号');
    expect(await submit(id, draft.version)).toMatchObject({ code: 409, msg: texts.stale });
    const returned = await show(id);
    expect(returned).toMatchObject({ state: 'returned', reason: '请补封号', reference: second });
    // Whoever has seen that it was returned may send it as it is.
    expect((await submit(id, returned.version)).code).toBe(200);
  });

  it('R-2.2-48 accepted and given back after that it is a draft; what was asked back earlier takes nothing from it', async () => {
    await bind();
    const { id } = await saved(wishOf('given'));
    await at((await submit(id, 1)).data!.reference);
    const early = await askBack(id);
    const { reference } = await show(id);
    await hear(reference!, 'refused', '请补封号');
    // It is sent again before anybody has said what became of the wish.
    const second = (await submit(id, (await show(id)).version)).data!.reference;
    await hear(second, 'accepted');
    await hear(early, 'accepted');
    expect(await show(id)).toMatchObject({ state: 'accepted', reference: second });

    const other = await saved(wishOf('other'));
    const sent = (await submit(other.id, 1)).data!.reference;
    await at(sent);
    const late = await askBack(other.id);
    await answer(sent, null);
    await stateIs(other.id, 'accepted');
    await answer(late, null);
    const { version } = await stateIs(other.id, 'draft');
    expect(await save(withRemark('other', '改', { id: other.id, version }))).toMatchObject([{ outcome: 'saved' }]);
  });

  it.each<[string, (agentCode: string) => Promise<unknown>]>([
    ['bound no more', () => bind({ agentCodes: ['PENAVICO'], version: 1 })],
    ['taken away from the site', (agentCode) => removeAgent(server.platform, agentCode)],
    ['entered with another address', (agentCode) => enterAgent(server.platform, { ...sinoagent, agentCode, address: 'EDI-NEW' })],
  ])('R-2.2-48 asked back from an agent that is %s: where it was sent', async (name, change) => {
    const agentCode = name.replaceAll(' ', '').slice(0, 12).toUpperCase();
    await enterAgent(server.platform, { ...sinoagent, agentCode, address: 'EDI-OLD' });
    await bind({ agentCodes: [agentCode] });
    const { id } = await saved(wishOf('back', { agentCode }));
    const reference = (await submit(id, 1)).data!.reference;
    await at(reference);
    await change(agentCode);
    const back = await at(await askBack(id));
    expect(back.message).toMatchObject({ function: 'withdraw', about: reference, recipient: 'EDI-OLD' });
    await answer(back.reference, null);
    await stateIs(id, 'draft');
  });

  it('R-2.2-48 what was answered first stays: the same again later, or another answer, changes neither it nor its time', async () => {
    await bind();
    const { id } = await saved(wishOf('first'));
    const reference = (await submit(id, 1)).data!.reference;
    await at(reference);
    const kept = async () => {
      const { rows } = await server.platform.database.query<{ answer: string; answered_at: Date }>(
        'system',
        'select answer, answered_at from pre_sheet_submission where reference = $1',
        [reference],
      );
      return { ...rows[0]!, row: await show(id) };
    };
    // It was given up, and the agent's answer came after that.
    await hear(reference, 'unanswered');
    const before = await kept();
    expect(before).toMatchObject({ answer: 'unanswered', row: { state: 'draft', reason: texts.unanswered } });
    await hear(reference, 'unanswered');
    await hear(reference, 'refused', '太晚');
    await hear(reference, 'accepted');
    expect(await kept()).toEqual(before);
  });

  /** Written from the trade: what may be done in each state; whatever was done already is the same again. */
  it.each([
    ['draft', 'save submit delete'],
    ['submitted', 'submit withdraw'],
    ['withdrawing', 'withdraw'],
    ['accepted', ''],
    ['returned', 'save submit delete'],
  ])('R-2.2-48 a %s pre-sheet: %s, and nothing else', async (state, allowed) => {
    await bind();
    const { database } = server.platform;
    const make = async (key: string): Promise<number> => {
      const { id } = await saved(wishOf(key));
      if (state === 'draft') return id;
      await database.query('system', 'update pre_sheet_filing set state = $2, submission_no = 1 where id = $1', [id, state]);
      await database.query(
        'system',
        `insert into pre_sheet_submission (filing_id, no, kind, owner_key, user_id, reference, sheet, submitted_at)
         values ($1, 1, 'submit', $2, $3, $4, '{}', now())`,
        [id, owner.ownerKey, owner.userId, `as if sent ${id}`],
      );
      return id;
    };
    const acts = {
      save: async (id: number) => {
        const [one] = (await save(withRemark('save', 'x', { id, version: 1 }))) as { outcome: string }[];
        return one!.outcome === 'saved';
      },
      submit: async (id: number) => (await submit(id, 1)).code === 200,
      withdraw: async (id: number) => (await server.call(calls.withdraw, { id }, by())).code === 200,
      delete: async (id: number) => (await server.call(calls.deleteSheets, { ids: [id] }, by())).code === 200,
    };
    const done: string[] = [];
    for (const [name, run] of Object.entries(acts)) {
      const id = await make(name);
      const before = await show(id);
      if (await run(id)) done.push(name);
      // Whatever is refused changes nothing.
      else if (JSON.stringify(await show(id)) !== JSON.stringify(before)) done.push(`${name} changed it`);
    }
    expect(done.join(' ')).toBe(allowed);
  });

  it('R-2.2-48 R-7.4-76 pressed at once in two windows it is kept once and goes once', async () => {
    await bind();
    const twice = <Told>(work: () => Promise<Told>) => Promise.all([work(), work()]);
    const kept = (await twice(() => save(wishOf('both')))) as { id: number; outcome: string }[][];
    expect(kept.map(([one]) => one!.outcome).toSorted()).toEqual(['same', 'saved']);
    const { id } = kept[0]![0]!;
    expect(await list()).toHaveLength(1);
    const [one, other] = await twice(() => submit(id, 1));
    expect(one.data!.reference).toBe(other.data!.reference);
    expect((await at(one.data!.reference)).copies).toBe(1);
    const backs = await twice(() => server.call(calls.withdraw, { id }, by()));
    expect(backs.map(({ code }) => code)).toEqual([200, 200]);
    await waitFor('the withdrawal there', () =>
      Promise.resolve(taken.some(({ message }) => message.function === 'withdraw' && message.about === one.data!.reference)),
    );
    const about = taken.filter(({ message }) => message.function === 'withdraw' && message.about === one.data!.reference);
    expect(about).toHaveLength(1);
  });

  it('R-2.2-48 401 without a session', async () => {
    const nobody = by(null);
    expect((await server.call(calls.batchUpdates, { list: [wishOf('a')] }, nobody)).code).toBe(401);
    expect((await server.call(calls.getPreDataByUserId, {}, nobody)).code).toBe(401);
    expect((await server.call(calls.submit, { id: 1, version: 1 }, nobody)).code).toBe(401);
  });
});
