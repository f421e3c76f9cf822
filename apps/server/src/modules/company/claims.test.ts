// Guarantee: R-7.4-85: a code that somebody has certified can be claimed with a licence; the desk alone looks, decides
// and takes away, and the registry still has its word.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '@mastlight/domain/company/contract';
import { companiesForTest, makeApplication, makeCreditCode, type TestMember } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { uploadForTest } from '../../scenarios/upload-for-test';
import { RegistryError } from '../../platform/gateways/registry/registry-gateway';
import { certifyWaiting } from './operations/certify';

const clock = createTestClock();
let server: TestServer;
let admin: TestUser;
let make: ReturnType<typeof companiesForTest>['make'];
beforeAll(async () => {
  server = await startTestServer({ clock });
  ({ make } = companiesForTest(server, clock));
  admin = await signInForTest(server.platform, { roles: ['desk'] });
});
afterAll(() => server.stop());

const licence = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');
let holder: TestMember;
let taxId: string;
let applicant: TestUser;
beforeEach(async () => {
  taxId = makeCreditCode();
  holder = await make();
  await server.platform.database.query('system', 'update company set credit_code = $2 where id = $1', [holder.cid, taxId]);
  applicant = await signInForTest(server.platform);
});

/** What the registry would say, were it asked now. */
const askedAbout: string[] = [];
const askRegistry = (word: 'matched' | 'silent', meanwhile: () => Promise<unknown> = () => Promise.resolve()) =>
  certifyWaiting({
    ...server.platform,
    registry: {
      async check({ creditCode }) {
        askedAbout.push(creditCode);
        await meanwhile();
        if (word === 'silent') throw new RegistryError('down');
        return word;
      },
    },
  });
async function claim(wish: { readonly isClaim?: boolean; readonly hasLicence?: boolean } = {}) {
  const { isClaim = true, hasLicence = true } = wish;
  const licenseUrl = hasLicence ? (await uploadForTest(server.url, applicant.token, licence, '执照.pdf')).data!.url : '';
  return server.call(company.apply, { ...makeApplication(taxId), licenseUrl, isClaim }, applicant);
}
const stateOf = async (companyId: number) => (await server.call(company.showCompany, { companyId }, admin)).data!;
const judge = (companyId: number, isUpheld: boolean, who: { readonly token: string } = admin) =>
  server.call(company.judgeClaim, { companyId, isUpheld, reason: '执照为原件' }, who);
const changesOf = async (member: TestMember) =>
  (await server.call(company.listChanges, { companyId: member.cid }, member)).data!.list.map(({ what, actor }) =>
    `${what} ${actor}`.trim(),
  );

it('R-7.4-85 without a claim he is told whom to ask, without a licence what is missing, and nothing is made', async () => {
  expect(await claim({ isClaim: false })).toMatchObject({ code: 409, refusal: 'company.certifiedBefore' });
  expect(await claim({ hasLicence: false })).toMatchObject({
    code: 400,
    refusal: 'company.licenceNeeded',
    fields: { licenseUrl: expect.any(String) },
  });
  expect((await server.call(company.listMemberships, {}, applicant)).data!.list).toEqual([]);
  expect(await changesOf(holder)).not.toContain('claimed-by-other');
});

it('R-7.4-85 a claim waits for the desk, not for the registry; who has the code reads of it', async () => {
  const { data } = await claim();
  await askRegistry('matched');
  expect(askedAbout).not.toContain(taxId);
  expect(await stateOf(data!.cid)).toMatchObject({ certState: '审核中', isClaim: true });
  expect(await stateOf(holder.cid)).toMatchObject({ certState: '认证成功', isClaim: false });
  expect((await changesOf(holder))[0]).toBe('claimed-by-other');
});

it('R-7.6-21, R-7.4-85 upheld, the other loses its certification and its invitations, and the registry is asked', async () => {
  const { data } = await claim();
  const { data: link } = await server.call(company.makeInvitation, { companyId: holder.cid }, holder);
  expect(await judge(data!.cid, true)).toMatchObject({ code: 200 });
  expect(await stateOf(holder.cid)).toMatchObject({ certState: '未通过', certReason: '平台撤销了认证：执照为原件' });
  expect((await server.call(company.showInvitation, { code: link!.code }, applicant)).code).toBe(410);
  expect((await changesOf(holder))[0]).toBe('certification-revoked');
  await askRegistry('matched');
  expect(await stateOf(data!.cid)).toMatchObject({ certState: '认证成功', isClaim: false });
  // Decided once.
  expect(await judge(data!.cid, false)).toMatchObject({ code: 400, refusal: 'company.noClaim' });
});

it('R-7.4-85 upheld after days, a silent registry has its whole day again', async () => {
  const { data } = await claim();
  clock.advance(25 * 3_600_000);
  await judge(data!.cid, true);
  await askRegistry('silent');
  expect(await stateOf(data!.cid)).toMatchObject({ certState: '审核中', isClaim: false });
  clock.advance(24 * 3_600_000);
  await askRegistry('silent');
  expect(await stateOf(data!.cid)).toMatchObject({ certState: '未通过' });
});

it('R-7.4-85 what was asked about before it became a claim decides nothing', async () => {
  const { cid } = (await server.call(company.apply, makeApplication(), applicant)).data!;
  const { database } = server.platform;
  await askRegistry('matched', () => database.query('system', 'update company set is_claim = true where id = $1', [cid]));
  expect(await stateOf(cid)).toMatchObject({ certState: '审核中', isClaim: true });
});

it('R-7.6-21, R-7.4-85 refused, its applicant is told why and nothing else changes; it can be made again as a claim', async () => {
  const { data } = await claim();
  expect(await judge(data!.cid, false)).toMatchObject({ code: 200 });
  expect(await stateOf(data!.cid)).toMatchObject({ certState: '未通过', certReason: '申诉没有通过：执照为原件', isClaim: false });
  expect(await stateOf(holder.cid)).toMatchObject({ certState: '认证成功' });
  const again = { ...makeApplication(taxId), licenseUrl: '', isClaim: true, companyId: data!.cid };
  expect(await server.call(company.apply, again, applicant)).toMatchObject({ refusal: 'company.licenceNeeded' });
  const licenseUrl = (await uploadForTest(server.url, applicant.token, licence, '执照.pdf')).data!.url;
  expect(await server.call(company.apply, { ...again, licenseUrl }, applicant)).toMatchObject({ code: 200 });
  expect(await stateOf(data!.cid)).toMatchObject({ certState: '审核中', isClaim: true });
});

it('R-7.4-85 a claim to a code that nobody has is an application', async () => {
  taxId = makeCreditCode();
  const { data } = await claim({ hasLicence: false });
  expect(await stateOf(data!.cid)).toMatchObject({ certState: '审核中', isClaim: false });
  await askRegistry('matched');
  expect(await stateOf(data!.cid)).toMatchObject({ certState: '认证成功' });
});

it('R-7.4-85 two verdicts at once: one is taken', async () => {
  const { data } = await claim();
  const codes = (await Promise.all([true, false, true].map((isUpheld) => judge(data!.cid, isUpheld)))).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([200, 400, 400]);
});

it('R-7.6-21, R-7.4-85 the desk sees the application with its licence; nobody else does, decides or takes away', async () => {
  const { data } = await claim();
  const companyId = data!.cid;
  const seen = (await server.call(company.showApplication, { companyId }, admin)).data!;
  expect(seen).toMatchObject({
    taxId,
    legalPerson: '张三',
    contact: '李四',
    phone: '0574-80000000',
    hasLicence: true,
    manager: applicant.phone,
    claimed: { cid: holder.cid },
  });
  const fetchLicence = (token: string) =>
    fetch(`${server.url}${company.fetchLicence.path}?companyId=${companyId}`, { headers: { authorization: token } });
  const file = await fetchLicence(admin.token);
  expect(Buffer.from(await file.arrayBuffer()).equals(licence)).toBe(true);
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  for (const who of [holder, applicant]) {
    expect((await server.call(company.showApplication, { companyId }, who)).code).toBe(403);
    expect(await judge(companyId, true, who)).toMatchObject({ code: 403 });
    expect((await server.call(company.revokeCertification, { companyId: holder.cid, reason: '测试' }, who)).code).toBe(403);
    expect((await (await fetchLicence(who.token)).json()) as object).toMatchObject({ code: 403 });
  }
  expect(await stateOf(holder.cid)).toMatchObject({ certState: '认证成功' });
});

it('R-7.4-85 a certification is taken away once', async () => {
  const revoke = () => server.call(company.revokeCertification, { companyId: holder.cid, reason: '执照系伪造' }, admin);
  expect((await revoke()).code).toBe(200);
  expect(await revoke()).toMatchObject({ code: 400, refusal: 'company.notCertifiedNow' });
  expect(await stateOf(holder.cid)).toMatchObject({ certReason: '平台撤销了认证：执照系伪造' });
});

describe('N2 N6 a code of which a certification was taken away', () => {
  const again = (who: TestUser, more: object = {}) => server.call(company.apply, { ...makeApplication(taxId), ...more }, who);
  const revoke = () => server.call(company.revokeCertification, { companyId: holder.cid, reason: '冒用他人公司' }, admin);
  /** Who manages the company, in his own name. */
  const holderHimself = async (): Promise<TestUser> => ({
    ...holder,
    token: (await server.call(company.switchIdentity, { companyId: '' }, holder)).data!.token,
  });

  it('is applied for as a claim alone, by whoever had it, in its place or anew, and by everybody else', async () => {
    await revoke();
    const himself = await holderHimself();
    for (const [who, more] of [
      [himself, { companyId: holder.cid }],
      [himself, {}],
      [applicant, {}],
    ] as const) {
      expect(await again(who, more)).toMatchObject({ code: 409, refusal: 'company.revokedBefore', fields: { taxId: expect.any(String) } });
    }
    await askRegistry('matched');
    expect(askedAbout).not.toContain(taxId);
    const { data } = await claim();
    expect(await stateOf(data!.cid)).toMatchObject({ certState: '审核中', isClaim: true });
    await judge(data!.cid, true);
    await askRegistry('matched');
    expect(await stateOf(data!.cid)).toMatchObject({ certState: '认证成功' });
  });

  it('is not had by who lost it while the registry has yet to answer about the claim', async () => {
    const { data } = await claim();
    await judge(data!.cid, true);
    expect(await again(await holderHimself(), { companyId: holder.cid })).toMatchObject({ refusal: 'company.revokedBefore' });
    await askRegistry('matched');
    expect(await stateOf(data!.cid)).toMatchObject({ certState: '认证成功' });
    expect(await stateOf(holder.cid)).toMatchObject({ certState: '未通过' });
  });

  it('nor by who has waited for a silent registry since before', async () => {
    await server.platform.database.query('system', `update company set cert_state = 'failed' where id = $1`, [holder.cid]);
    const { data } = await again(applicant);
    await server.platform.database.query('system', `update company set cert_state = 'certified' where id = $1`, [holder.cid]);
    await revoke();
    expect(await stateOf(data!.cid)).toMatchObject({ certState: '审核中', isClaim: true });
  });
});
