// Guarantee: R-7.4-85: an application is decided by what the registry answers to a signed question, whenever it answers
// within a day; a credit code is certified for one company.
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certifiedForMs } from '@mastlight/domain/company/certification';
import { company } from '@mastlight/domain/company/contract';
import { checkCharacterOf } from '@mastlight/domain/company/credit-code';
import { applicationsPerDayMax, openApplicationsMax } from '@mastlight/domain/company/limits';
import { waitFor } from '@mastlight/testing/wait-for';
import { createRegistryGateway, RegistryError } from '../../platform/gateways/registry/registry-gateway';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { uploadForTest } from '../../scenarios/upload-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { inTransaction } from '../../platform/db/transaction';
import { certifyWaiting } from './operations/certify';
import { insertCompany, insertMember, setCertification } from './store';

const clock = createTestClock();
const key = 'registry-key-for-tests';
/** What the registry says; null: it is down. */
let says: string | null = 'matched';
let forged = 0;
const registry = createServer((request, reply) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const digest = createHash('sha256').update(Buffer.concat(chunks)).digest('hex');
    const right = createHmac('sha256', key)
      .update(`${String(request.headers['x-registry-date'])}\n${digest}`)
      .digest('hex');
    if (request.headers['x-registry-signature'] !== right) forged++;
    reply.statusCode = says === null ? 503 : 200;
    reply.end(JSON.stringify({ result: says }));
  })();
});
let server: TestServer;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  server = await startTestServer({ clock, env: { REGISTRY_URL: url, REGISTRY_KEY: key } });
});
afterAll(async () => {
  await server.stop();
  registry.close();
  registry.closeAllConnections();
});

let made = 0;
const makeCode = (): string => {
  const first = `9133020${String(++made).padStart(10, '0')}`;
  return first + checkCharacterOf(first);
};

async function apply(taxId = makeCode()) {
  const { token } = await signInForTest(server.platform);
  const fields = { cname: '演示货代', taxId, licenseUrl: '', legalPerson: '张三', contact: '李四', phone: '0574-80000000' };
  const answer = await server.call(company.apply, fields, { token });
  const companyId = answer.data?.cid ?? 0;
  const state = async () => {
    const { certState, certReason } = (await server.call(company.findCompany, { companyId }, { token })).data!;
    return `${certState} ${certReason}`.trim();
  };
  return { answer, state };
}

it('R-7.4-85 is certified when the registry knows it, and told why not otherwise', async () => {
  for (const [word, wanted] of [
    ['matched', '认证成功'],
    ['name-differs', '未通过 公司名称'],
    ['person-differs', '未通过 法定代表人'],
    ['struck-off', '未通过 这家公司已注销'],
    ['unknown', '未通过 查不到'],
  ] as const) {
    says = word;
    const { state } = await apply();
    await waitFor(wanted, async () => (await state()).startsWith(wanted));
  }
  expect(forged).toBe(0);
});

describe('R-7.4-85 the licence', () => {
  const licence = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');
  const upload = async (token: string) => (await uploadForTest(server.url, token, licence, '执照.pdf')).data!.url;
  const applyWith = (token: string, licenseUrl: string) =>
    server.call(
      company.apply,
      { cname: '演示货代', taxId: makeCode(), licenseUrl, legalPerson: '张三', contact: '李四', phone: '0574-80000000' },
      { token },
    );

  it('R-7.4-85 is the company’s from then on', async () => {
    says = 'matched';
    const { token } = await signInForTest(server.platform);
    const url = await upload(token);
    const { data } = await applyWith(token, url);
    // It serves that company, and no other.
    expect(await applyWith(token, url)).toMatchObject({ code: 400, refusal: 'company.licenceGone' });
    const { data: entered } = await server.call(company.switchIdentity, { companyId: String(data!.cid) }, { token });
    const fetched = await fetch(server.url + url, { headers: { authorization: entered!.token } });
    expect(Buffer.from(await fetched.arrayBuffer()).equals(licence)).toBe(true);
  });

  it.each([
    ['of somebody else', async () => upload((await signInForTest(server.platform)).token)],
    ['that nobody uploaded', async () => `/file/get?address=${'A'.repeat(32)}`],
    ['on another site', async () => 'https://example.com/licence.png'],
  ])('R-7.4-85 %s is refused, and no company is made', async (_name, find) => {
    const { token } = await signInForTest(server.platform);
    const answer = await applyWith(token, await find());
    expect(answer).toMatchObject({ code: 400, refusal: 'company.licenceGone', fields: { licenseUrl: expect.any(String) } });
    expect((await server.call(company.listMemberships, {}, { token })).data!.list).toEqual([]);
  });
});

it('a registry that is down, or speaks otherwise, is asked again; after a day the applicant is told', async () => {
  const parts = { ...server.platform, registry: createRegistryGateway({ url, key }, clock) };
  says = null;
  const [patient, late] = [await apply(), await apply()];
  await certifyWaiting(parts);
  says = 'something else';
  await certifyWaiting(parts);
  expect([await patient.state(), await late.state()]).toEqual(['审核中', '审核中']);
  clock.advance(24 * 3_600_000);
  says = null;
  await certifyWaiting(parts);
  await certifyWaiting(parts);
  const fresh = await apply();
  expect(await patient.state()).toMatch(/^未通过 登记机关/);
  expect(await late.state()).toMatch(/^未通过 登记机关/);
  expect(await fresh.state()).toBe('审核中');
  says = 'matched';
  await certifyWaiting(parts);
  expect(await fresh.state()).toBe('认证成功');
});

it.each(['name', 'credit_code', 'legal_person'] as const)('L7 an answer about another %s certifies nobody', async (column) => {
  says = null;
  const code = makeCode();
  const renewed = await apply(code);
  const { database } = server.platform;
  const gateway = createRegistryGateway({ url, key }, clock);
  const wasAsked = () => database.query('system', 'select from company where credit_code = $1 and asked_at is not null', [code]);
  await waitFor('the question that its application leads to', async () => (await wasAsked()).rows.length > 0);
  says = 'matched';
  // While the registry is asked the application is refused and made anew.
  const check: typeof gateway.check = async (asked) => {
    const word = await gateway.check(asked);
    await database.query('system', `update company set ${column} = $2 where credit_code = $1 and credit_code = $3`, [
      asked.creditCode,
      column === 'credit_code' ? makeCode() : '演示乙',
      code,
    ]);
    return word;
  };
  await certifyWaiting({ ...server.platform, registry: { ...gateway, check } });
  expect(await renewed.state()).toBe('审核中');
  await certifyWaiting({ ...server.platform, registry: gateway });
  expect(await renewed.state()).toBe('认证成功');
});

it('a code is certified for one company: who comes second is told to ask its Management, masked', async () => {
  says = null;
  const taxId = makeCode();
  const [first, second] = [await apply(taxId), await apply(taxId)];
  says = 'matched';
  await certifyWaiting({ ...server.platform, registry: createRegistryGateway({ url, key }, clock) });
  const states = [await first.state(), await second.state()];
  expect(states.filter((state) => state === '认证成功')).toHaveLength(1);
  expect(states.filter((state) => state.startsWith('未通过'))).toHaveLength(1);
  const { answer } = await apply(taxId);
  expect(answer).toMatchObject({ code: 409, refusal: 'company.certifiedBefore' });
  expect(answer.msg).toContain('*');
});

it.each(['【中奖】请登录', '演示\u202e货代', '演示\u200b货代', '演示\n货代', 'http://evil.example/领取', '<b>演示</b>'])(
  'R-7.4-85 a name that is no name, such as %j, is refused: it would stand in messages to strangers',
  async (cname) => {
    const { token } = await signInForTest(server.platform);
    const fields = { cname, taxId: makeCode(), licenseUrl: '', legalPerson: '张三', contact: '李四', phone: '0574-80000000' };
    expect(await server.call(company.apply, fields, { token })).toMatchObject({ code: 400, fields: { cname: expect.any(String) } });
  },
);

describe('R-7.4-85 an application that did not pass', () => {
  /** As if nobody had applied today. */
  const startDayAnew = () => server.platform.database.query('system', `delete from platform_person_day where name = 'company.applied'`);
  const fields = (taxId: string, cname = '演示货代') => ({
    cname,
    taxId,
    licenseUrl: '',
    legalPerson: '张三',
    contact: '李四',
    phone: '0574-80000000',
  });

  async function failed() {
    says = 'name-differs';
    const { token } = await signInForTest(server.platform);
    const send = (request: Parameters<typeof server.call<typeof company.apply>>[1]) => server.call(company.apply, request, { token });
    const mine = async () => (await server.call(company.listMemberships, {}, { token })).data!.list;
    const { cid } = (await send(fields(makeCode()))).data!;
    await waitFor('its answer', async () => (await mine())[0]?.certState === '未通过');
    return { token, cid, send, mine };
  }

  it('R-7.4-85 is made again in its place, with another code and name, as often as it takes', async () => {
    const { cid, send, mine } = await failed();
    const parts = { ...server.platform, registry: createRegistryGateway({ url, key }, clock) };
    for (let n = 0; n < 3; n++) {
      await startDayAnew();
      says = null;
      const again = await send({ ...fields(makeCode(), `演示货代${n}`), companyId: cid });
      expect(again).toMatchObject({ code: 200, data: { cid } });
      // While it waits it is not made again.
      expect(await send({ ...fields(makeCode()), companyId: cid })).toMatchObject({ code: 403, refusal: 'company.foreignCompany' });
      says = 'name-differs';
      await certifyWaiting(parts);
      expect(await mine()).toMatchObject([{ certState: '未通过' }]);
    }
    says = 'matched';
    await startDayAnew();
    await send({ ...fields(makeCode(), '演示货代乙'), companyId: cid });
    await waitFor('its answer', async () => (await mine())[0]?.certState === '认证成功');
    expect(await mine()).toMatchObject([{ cid, cname: '演示货代乙' }]);
    expect(await send({ ...fields(makeCode()), companyId: cid })).toMatchObject({ code: 403 });
  });

  it('R-7.4-85 B1 goes to the registry three times a day, and no withdrawing gives any back', async () => {
    const { token, send, mine } = await failed();
    for (let n = 1; n < applicationsPerDayMax; n++) {
      const [{ cid } = { cid: 0 }] = await mine();
      expect((await server.call(company.withdrawApplication, { companyId: cid }, { token })).code).toBe(200);
      expect((await send(fields(makeCode()))).code).toBe(200);
      await waitFor('its answer', async () => (await mine())[0]?.certState === '未通过');
    }
    const refused = { code: 429, refusal: 'company.appliedEnough', params: { max: applicationsPerDayMax } };
    const [{ cid } = { cid: 0 }] = await mine();
    expect(await send({ ...fields(makeCode()), companyId: cid })).toMatchObject(refused);
    expect((await server.call(company.withdrawApplication, { companyId: cid }, { token })).code).toBe(200);
    const enough = await send(fields(makeCode()));
    expect(enough).toMatchObject({ ...refused, msg: '您今天提交的认证申请已达 3 次上限，明天 0 点恢复；请先核对执照再提交' });
    expect(Number(enough.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await mine()).toEqual([]);
    // What was refused before it was asked about counts for nothing; the next day all is as before.
    clock.advance(24 * 3_600_000);
    for (let n = 0; n < 5; n++) expect((await send(fields('91330200123456789X'))).code).toBe(400);
    expect((await send(fields(makeCode()))).code).toBe(200);
  });

  it('R-7.4-85 is nobody else’s to make again', async () => {
    const { cid, mine } = await failed();
    const other = await signInForTest(server.platform);
    const answer = await server.call(company.apply, { ...fields(makeCode()), companyId: cid }, { token: other.token });
    expect(answer).toMatchObject({ code: 403, refusal: 'company.foreignCompany' });
    expect((await mine())[0]).toMatchObject({ certState: '未通过' });
  });

  it('R-7.4-85 shuts nobody out, however many there are', async () => {
    const { token, send, mine } = await failed();
    const wanted = openApplicationsMax + 1;
    for (let n = 1; n < wanted; n++) {
      await startDayAnew();
      expect((await send(fields(makeCode()))).code).toBe(200);
      await waitFor('its answer', async () => (await mine()).every(({ certState }) => certState === '未通过'));
    }
    expect(await mine()).toHaveLength(wanted);
    for (const { cid } of await mine()) {
      expect((await server.call(company.withdrawApplication, { companyId: cid }, { token })).code).toBe(200);
    }
    expect(await mine()).toEqual([]);
  });

  // Who withdraws, what; and what he is told.
  it.each([
    ['its Management, while it waits', 'reviewing', true, 200],
    ['its Management, when it is certified', 'certified', true, 400],
    ['somebody else', 'failed', false, 403],
  ] as const)('R-7.4-85 is withdrawn by %s: %s', async (_who, state, isOwn, code) => {
    const { token, cid, mine } = await failed();
    await server.platform.database.query('system', 'update company set cert_state = $2 where id = $1', [cid, state]);
    const caller = isOwn ? token : (await signInForTest(server.platform)).token;
    expect((await server.call(company.withdrawApplication, { companyId: cid }, { token: caller })).code).toBe(code);
    expect(await mine()).toHaveLength(code === 200 ? 0 : 1);
  });
});

describe('B5 a certification', () => {
  const certify = () => certifyWaiting({ ...server.platform, registry: createRegistryGateway({ url, key }, clock) });

  /** A certified company, whose Management reads the change log in it and has an invitation open. */
  async function certified() {
    says = 'matched';
    const { token } = await signInForTest(server.platform);
    const fields = { cname: '演示货代', taxId: makeCode(), licenseUrl: '', legalPerson: '张三', contact: '李四', phone: '0574-80000000' };
    const { cid } = (await server.call(company.apply, fields, { token })).data!;
    await certify();
    const own = { token: (await server.call(company.switchIdentity, { companyId: String(cid) }, { token })).data!.token };
    const { code } = (await server.call(company.makeInvitation, { companyId: cid }, own)).data!;
    return {
      cid,
      look: async () => {
        const { certState, certReason } = (await server.call(company.findCompany, { companyId: cid }, own)).data!;
        const log = (await server.call(company.listChanges, { companyId: cid }, own)).data!.list.map(({ what }) => what);
        const link = await server.call(company.showInvitation, { code }, own);
        return [certState, certReason, log[0], link.code];
      },
    };
  }

  // The log's newest word tells whether anything was written at all: the invitation is the last thing people did.
  it.each([
    ['matched', '认证成功', '', 'invited', 200],
    ['struck-off', '未通过', '登记机关显示这家公司已注销，认证已失效', 'certification-lapsed', 410],
    ['name-differs', '认证成功', '登记的公司名称已变更，请联系客服更新认证', 'registry-differs', 200],
    ['person-differs', '认证成功', '登记的法定代表人已变更，请联系客服更新认证', 'registry-differs', 200],
    ['unknown', '认证成功', '登记机关现在查不到这家公司，请联系客服核对', 'registry-differs', 200],
    [null, '认证成功', '', 'invited', 200],
  ] as const)('is a month old and the registry says %s: %s %s', async (word, ...wanted) => {
    const { cid, look } = await certified();
    const { database } = server.platform;
    await database.query('system', 'update company set asked_at = $2 where id = $1', [
      cid,
      new Date(clock.nowMs() - certifiedForMs + 1_000),
    ]);
    says = 'struck-off';
    await certify();
    expect(await look()).toEqual(['认证成功', '', 'invited', 200]);
    says = word;
    clock.advance(1_000);
    await certify();
    expect(await look()).toEqual(wanted);
    // The next month; what was said before is not said twice.
    if (word === null) return;
    await certify();
    says = 'matched';
    await database.query('system', 'update company set asked_at = $2 where id = $1', [cid, new Date(clock.nowMs() - certifiedForMs)]);
    await certify();
    const isAgain = wanted[2] === 'registry-differs';
    expect(await look()).toEqual(isAgain ? ['认证成功', '', 'registry-agrees', 200] : wanted);
  });
});

describe('R-7.4-85 a question that the registry gives no answer to', () => {
  /** Rounds of the clock's ten minutes; who was asked about in each. `fails`: the error for a name; null: it is matched. */
  async function rounds(count: number, stepMs: number, fails: (name: string) => RegistryError | null) {
    const asked: string[][] = [];
    for (let n = 0; n < count; n++) {
      const now: string[] = [];
      const check = async ({ name }: { readonly name: string }) => {
        now.push(name);
        const error = fails(name);
        if (error) throw error;
        return 'matched' as const;
      };
      await certifyWaiting({ ...server.platform, registry: { check } });
      asked.push(now);
      clock.advance(stepMs);
    }
    return asked;
  }
  let people = 900_000_000;
  /** A company as it stands, without the question that an application leads to at once; one that is certified is a month old. */
  async function put(name: string, state: 'reviewing' | 'certified', applicant = ++people): Promise<number> {
    const { database } = server.platform;
    await inTransaction(database, 'system', async (tx) => {
      const application = { name, creditCode: makeCode(), licenseUrl: '', legalPerson: '张三', contact: '李四', phone: '', isClaim: false };
      const sinceMs = clock.nowMs() - (state === 'certified' ? certifiedForMs + 1_000 : 0);
      const made = await insertCompany(tx, application, applicant, sinceMs);
      await insertMember(tx, made, applicant, 'Management', sinceMs);
      if (state === 'certified') await setCertification(tx, made, { state, reason: '' }, sinceMs);
    });
    return applicant;
  }
  const quiet = () => server.platform.database.query('system', `update company set cert_state = 'failed'`);

  it.each([
    ['refuses it', new RegistryError('status 400', true)],
    ['is silent about it', new RegistryError('timeout')],
  ])('M6 it %s: the monthly round goes on, and it is asked again later each time', async (_what, error) => {
    await quiet();
    await put('每次都错', 'certified');
    await put('好的公司', 'certified');
    const asked = await rounds(8, 600_000, (name) => (name === '每次都错' ? error : null));
    expect(asked).toEqual([['每次都错', '好的公司'], ['每次都错'], [], ['每次都错'], [], [], [], ['每次都错']]);
  });

  it('M6 what one person applies for holds back nobody else, and no monthly question', async () => {
    await quiet();
    const stranger = await put('坏甲', 'reviewing');
    await put('坏乙', 'reviewing', stranger);
    await put('坏丙', 'reviewing', stranger);
    await put('真的公司', 'reviewing');
    await put('满月的公司', 'certified');
    const [first] = await rounds(1, 600_000, (name) => (name.startsWith('坏') ? new RegistryError('timeout') : null));
    expect(first).toEqual(['坏甲', '真的公司', '坏乙', '坏丙', '满月的公司']);
  });

  it('M6 that is silent about three people in a row is left alone; who has waited for a day is told then, not later', async () => {
    await quiet();
    const names = ['静甲', '静乙', '静丙', '静丁'];
    for (const name of names) await put(name, 'reviewing');
    const asked = await rounds(2, 600_000, () => new RegistryError('unreachable'));
    expect(asked).toEqual([names.slice(0, 3), ['静丁', '静甲', '静乙']]);
    clock.advance(24 * 3_600_000 - 1_200_000 + 60_000);
    await rounds(2, 0, () => new RegistryError('unreachable'));
    const { rows } = await server.platform.database.query<{ cert_state: string }>(
      'system',
      'select cert_state from company where name = any($1)',
      [names],
    );
    expect(rows.map(({ cert_state: state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed']);
  });
});
