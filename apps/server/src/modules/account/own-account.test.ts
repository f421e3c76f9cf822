// Guarantee: R-7.2-05, R-7.2-06: what a person tells of himself is his alone and as he wrote it; S-07: he sees where he is
// signed in, and ends it there.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { uploadForTest } from '../../scenarios/upload-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { issueToken } from './operations/issue-token';
import { holdUser } from './store/users';
import { inTransaction } from '../../platform/db/transaction';

const clock = createTestClock();
/** One pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const tell = (token: string) => server.call(account.showCurrentUser, {}, { token });

/** The same person in another browser. */
function signInElsewhere(userId: number, device: string): Promise<string> {
  return inTransaction(server.platform.database, 'system', async (tx) => {
    const user = await holdUser(tx, userId);
    return issueToken(tx, user!, { begun: { device, place: '203.0.*.*' } }, clock.nowMs());
  });
}

describe('what a person tells of himself', () => {
  it('R-7.2-02, R-7.1-12, R-3.1-13 his own data come with the token that he came with', async () => {
    const { token, userId } = await signInForTest(server.platform);
    expect((await tell(token)).data).toMatchObject({ id: String(userId), token, qqNumber: '', email: '', cid: null });
  });

  it('R-7.2-05 the name, without what nobody sees', async () => {
    const { token } = await signInForTest(server.platform);
    expect((await server.call(account.changeName, { userName: '  周\u3000海宁 ' }, { token })).code).toBe(200);
    expect((await tell(token)).data?.userName).toBe('周 海宁');
  });

  it.each([
    ['', '请填写用户名'],
    ['\u3000', '请填写用户名'],
    ['宁'.repeat(21), '用户名最多20个字'],
    ['a\u202Eb', '用户名含有看不见的字符，请重新输入'],
  ])('R-7.2-05 refuses %j at its field', async (userName, text) => {
    const { token } = await signInForTest(server.platform);
    const before = (await tell(token)).data?.userName;
    expect(await server.call(account.changeName, { userName }, { token })).toMatchObject({ code: 400, fields: { userName: text } });
    expect((await tell(token)).data?.userName).toBe(before);
  });

  it('R-7.2-06 QQ and e-mail, which may be taken away again; nobody else’s change', async () => {
    const [one, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    await server.call(account.changeContact, { qqNumber: '12345', email: 'demo@example.com' }, { token: one.token });
    expect((await tell(one.token)).data).toMatchObject({ qqNumber: '12345', email: 'demo@example.com' });
    expect((await tell(other.token)).data).toMatchObject({ qqNumber: '', email: '' });
    await server.call(account.changeContact, { qqNumber: '', email: '' }, { token: one.token });
    expect((await tell(one.token)).data).toMatchObject({ qqNumber: '', email: '' });
  });

  it.each([
    ['1234', '', 'qqNumber'],
    ['012345', '', 'qqNumber'],
    ['1'.repeat(13), '', 'qqNumber'],
    ['', 'demo', 'email'],
    ['', 'a b@example.com', 'email'],
    ['', '"x"<a@example.com>', 'email'],
    ['', 'a@example', 'email'],
    ['', `${'a'.repeat(100)}@example.com`, 'email'],
  ])('R-7.2-06 refuses QQ %j with e-mail %j', async (qqNumber, email, field) => {
    const { token } = await signInForTest(server.platform);
    const { code, fields } = await server.call(account.changeContact, { qqNumber, email }, { token });
    expect([code, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('R-7.2-09 the avatar', () => {
  const change = (token: string, avatar: string) => server.call(account.changeAvatar, { avatar }, { token });
  const isThere = async (url: string, token: string): Promise<boolean> =>
    (await fetch(server.url + url, { headers: { authorization: token } })).headers.get('content-type') === 'image/png';
  async function uploadPicture(token: string): Promise<string> {
    const { data } = await uploadForTest(server.url, token, png, '头像.png');
    return data!.url;
  }

  it('M7 of who only looks at a company is uploaded as his own', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const reader = await insertMemberForTest(server.platform, cid, 'read-only');
    const url = await uploadPicture(reader.token);
    expect((await change(reader.token, url)).code).toBe(200);
    expect((await tell(reader.token)).data?.avatar).toBe(url);
  });

  it('R-7.2-09 is shown to everybody, makes way for the next one, and can be taken away', async () => {
    const [one, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const [first, second] = [await uploadPicture(one.token), await uploadPicture(one.token)];
    expect((await change(one.token, first)).code).toBe(200);
    expect([(await tell(one.token)).data?.avatar, await isThere(first, other.token)]).toEqual([first, true]);
    expect((await change(one.token, first)).code).toBe(200);
    expect((await change(one.token, second)).code).toBe(200);
    expect([await isThere(first, one.token), await isThere(second, other.token)]).toEqual([false, true]);
    expect((await change(one.token, '')).code).toBe(200);
    expect([(await tell(one.token)).data?.avatar, await isThere(second, one.token)]).toEqual(['', false]);
  });

  it('R-7.2-09 is a picture that the caller has uploaded; nothing else changes what is there', async () => {
    const [one, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const own = await uploadPicture(one.token);
    await change(one.token, own);
    const foreign = await uploadPicture(other.token);
    const { data: sheet } = await uploadForTest(server.url, one.token, Buffer.from('a,b\r\n'), 'a.csv');
    for (const avatar of [foreign, sheet!.url, 'javascript:alert(1)', 'https://example.com/a.png', `${own}x`]) {
      expect(await change(one.token, avatar)).toMatchObject({
        code: 400,
        refusal: 'account.avatarGone',
        fields: { avatar: expect.any(String) },
      });
    }
    expect([(await tell(one.token)).data?.avatar, await isThere(own, one.token)]).toEqual([own, true]);
  });

  it('R-7.2-09 stays the person’s when a company’s session uploads it', async () => {
    const acting = await insertMemberForTest(server.platform, await insertCompanyForTest(server.platform), 'operator');
    const avatar = await uploadPicture(acting.token);
    await change(acting.token, avatar);
    const { rows } = await server.platform.database.query<{ owner_key: string }>(
      'system',
      'select owner_key from file_stored where address = $1',
      [avatar.split('=')[1]],
    );
    expect(rows).toEqual([{ owner_key: `u:${acting.userId}` }]);
  });
});

describe('where he is signed in', () => {
  it('names browser and masked network, the newest first, and which one asks', async () => {
    const { token, userId } = await signInForTest(server.platform);
    clock.advance(60_000);
    const phone = await signInElsewhere(userId, '微信 · Android');
    const { list } = (await server.call(account.listDevices, {}, { token })).data!;
    expect(list.map(({ device, place, isCurrent }) => [device, place, isCurrent])).toEqual([
      ['微信 · Android', '203.0.*.*', false],
      [expect.any(String), expect.any(String), true],
    ]);
    // What it is known by is no token.
    expect((await tell(list[0]!.id)).code).toBe(401);
    expect((await tell(phone)).code).toBe(200);
  });

  it('R-2.3-18 ends one of his, at once; a second time it is told to be gone', async () => {
    const { token, userId } = await signInForTest(server.platform);
    const other = await signInElsewhere(userId, 'Chrome · Windows');
    const { list } = (await server.call(account.listDevices, {}, { token })).data!;
    const { id } = list.find(({ isCurrent }) => !isCurrent)!;
    expect((await server.call(account.endDevice, { id }, { token })).code).toBe(200);
    expect([(await tell(other)).code, (await tell(token)).code]).toEqual([401, 200]);
    expect(await server.call(account.endDevice, { id }, { token })).toMatchObject({ code: 400, refusal: 'account.deviceGone' });
  });

  it('S-01 never ends another person’s', async () => {
    const [one, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const { list } = (await server.call(account.listDevices, {}, { token: other.token })).data!;
    expect((await server.call(account.endDevice, { id: list[0]!.id }, { token: one.token })).refusal).toBe('account.deviceGone');
    expect((await tell(other.token)).code).toBe(200);
  });

  it('ends all others, and stays', async () => {
    const { token, userId } = await signInForTest(server.platform);
    const others = [await signInElsewhere(userId, 'a'), await signInElsewhere(userId, 'b')];
    expect((await server.call(account.endOtherDevices, {}, { token })).code).toBe(200);
    for (const other of others) expect((await tell(other)).code).toBe(401);
    expect((await server.call(account.listDevices, {}, { token })).data!.list).toHaveLength(1);
  });
});
