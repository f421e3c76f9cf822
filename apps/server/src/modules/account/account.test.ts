// Guarantee: a person gets in by scanning and agreeing, or with phone and password, and by nothing
// else; each endpoint refuses in the order 401, 403 or 410, 400, and then does what it says.
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '@mastlight/domain/company/contract';
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { inventPerson, registerPerson, scanAndAgree } from '../../scenarios/scan-and-register';
import { sendScanEvent } from '../../scenarios/start-fake-gateways';
import { createTestClock } from '../../scenarios/start-test-server';
import { TestBrowser } from '../../scenarios/test-browser';
import { startAccountForTest, type AccountForTest } from '../../scenarios/start-account-for-test';

const clock = createTestClock();
let fakes: AccountForTest['fakes'];
let server: AccountForTest['server'];
let stop: AccountForTest['stop'];
beforeAll(async () => void ({ fakes, server, stop } = await startAccountForTest({ clock })));
afterAll(() => stop());
// Every test starts with fresh counts per address and hour.
beforeEach(() => clock.advance(61 * 60_000));

const open = (headers = {}) => new TestBrowser(server, headers);

describe('login by scanning (R-4.1, R-7.1-01 to -04)', () => {
  it('R-7.1-01, R-3.1-15: gives a ticket, a polling id and the address of the image', async () => {
    const answer = await open().call(account.makeScanTicket, {});
    expect(answer).toMatchObject({ code: 200, data: { msg: 'success', expiresIn: 120 } });
    expect(answer.data!.tempid).toMatch(/^[\w-]{22}$/);
    expect(answer.data!.qrUrl).toBe(`${fakes.env['WECHAT_QR_URL']}?ticket=${encodeURIComponent(answer.data!.ticket)}`);
    const cookie = answer.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^mastlight_scan_[\w-]{12}=[\w-]{43}; Path=\/; Max-Age=720; HttpOnly; SameSite=Lax$/);
    expect(fakes.scenes.at(-1)).toMatch(/^[\w-]{22}$/);
  });

  it('R-8-15: says so when the messaging service refuses, and recovers from a stale access token', async () => {
    fakes.failWith('wechat', '40001');
    expect(await open().call(account.makeScanTicket, {})).toMatchObject({ code: 200 });
    expect(fakes.tokensGiven()).toBe(2);
    // Its time is up, and the renewal is refused.
    clock.advance(8_000_000);
    fakes.failWith('wechat', '40125');
    expect(await open().call(account.makeScanTicket, {})).toMatchObject({
      code: 503,
      http: 503,
      msg: '微信暂时连不上，请稍后重试，或用手机号登录',
      data: null,
    });
    fakes.failWith('wechat', '');
  });

  it('R-7.1-02, R-7.1-03, R-7.1-04, R-4.1-15, R-3.1-16: waiting, scanned, confirmed; the scan result carries openId and id', async () => {
    const person = inventPerson();
    const browser = open();
    const { tempid } = (await browser.call(account.makeScanTicket, {})).data!;
    expect(await browser.call(account.pollScan, { id: tempid })).toMatchObject({
      http: 200,
      code: 201,
      status: true,
      msg: 'success',
      data: { state: 'waiting' },
    });
    const scan = await sendScanEvent(server, { scene: fakes.scenes.at(-1)!, openId: person.openId, isNewFollower: true });
    expect(scan.http).toBe(200);
    expect(scan.text).toContain(`<ToUserName><![CDATA[${person.openId}]]></ToUserName>`);
    // Polls are answered from memory until word of the change has come round.
    const pollUntil = (state: string) =>
      waitFor(state, async () => {
        const answer = await browser.call(account.pollScan, { id: tempid });
        return answer.data?.state === state ? answer : null;
      });
    expect(await pollUntil('scanned')).toMatchObject({ code: 201 });

    const phone = open();
    expect((await phone.call(account.showScanConfirmation, { code: scan.code })).data).toMatchObject({ place: '127.0.0.*', open: true });
    expect(await phone.call(account.answerScanConfirmation, { code: scan.code, agree: true })).toMatchObject({ code: 200, data: true });
    const result = await pollUntil('confirmed');
    expect(result).toMatchObject({ code: 200, data: { openId: person.openId } });
    expect(result.data!.id).toMatch(/^n[\w-]{22}$/);
    expect((await browser.call(account.findOpenId, {})).data).toEqual({ openId: person.openId });
    expect((await open().call(account.findOpenId, {})).data).toEqual({ openId: null });
  });

  it('R-7.1-03 answers 410 after 120 s, after a refusal, and for an id that never was', async () => {
    const browser = open();
    const { tempid } = (await browser.call(account.makeScanTicket, {})).data!;
    clock.advance(119_999);
    expect((await browser.call(account.pollScan, { id: tempid })).code).toBe(201);
    clock.advance(1);
    expect(await browser.call(account.pollScan, { id: tempid })).toMatchObject({ code: 410, msg: '二维码已过期，请刷新' });
    // A dead code cannot be scanned either.
    expect((await sendScanEvent(server, { scene: fakes.scenes.at(-1)!, openId: 'oLateScanner' })).text).not.toContain('wxlogin');

    const other = (await browser.call(account.makeScanTicket, {})).data!;
    const { code } = await sendScanEvent(server, { scene: fakes.scenes.at(-1)!, openId: inventPerson().openId });
    await open().call(account.answerScanConfirmation, { code, agree: false });
    expect(await browser.call(account.pollScan, { id: other.tempid })).toMatchObject({ code: 410, msg: '已在手机上取消登录，请重新扫码' });
    expect(await browser.call(account.pollScan, { id: 'A'.repeat(22) })).toMatchObject({ code: 410 });
    expect(await browser.call(account.pollScan, { id: '../x' })).toMatchObject({ code: 400, fields: { id: '编号不对' } });
  });

  it('S-06: the link works once, for the first who scanned, and shows device, place and time', async () => {
    const browser = open({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' });
    await browser.call(account.makeScanTicket, {});
    const scene = fakes.scenes.at(-1)!;
    const first = await sendScanEvent(server, { scene, openId: 'oFirstOfTwo' });
    expect((await sendScanEvent(server, { scene, openId: 'oSecondOfTwo' })).text).not.toContain('wxlogin');
    const again = await sendScanEvent(server, { scene, openId: 'oFirstOfTwo' });
    expect(await open().call(account.showScanConfirmation, { code: first.code })).toMatchObject({ code: 410 });
    expect((await open().call(account.showScanConfirmation, { code: again.code })).data).toMatchObject({
      device: 'Chrome · Windows',
      open: true,
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => open().call(account.answerScanConfirmation, { code: again.code, agree: true })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 410)).toHaveLength(9);
    expect((await open().call(account.showScanConfirmation, { code: again.code })).data).toMatchObject({ open: false });
  });

  it('R-7.1-13, R-7.2-03, R-7.1-14, R-7.2-04, R-4.1-05 to -08: not registered, then registered; the scan gives one token', async () => {
    const person = inventPerson();
    const browser = open();
    const tempid = await scanAndAgree(server, fakes, browser, person.openId);
    const { id } = (await browser.call(account.pollScan, { id: tempid })).data!;
    const nobody = { registered: false, token: null, id: null, openid: null, role: null };
    expect((await browser.call(account.checkRegistration, { userId: id! })).data).toEqual(nobody);

    await browser.call(account.sendBindingCode, { phone: person.phone });
    const code = fakes.codeFor(person.phone);
    const pwd = hashPassword(person.password);
    const registered = await browser.call(account.register, { phone: person.phone, openId: person.openId, pwd, code });
    expect(registered).toMatchObject({ code: 200, data: { openid: person.openId, role: 'user' } });

    // The registration has used the scan up: what is left is the session, which may ask about itself (R-4.1-09).
    for (const userId of [id!, registered.data!.id])
      expect((await browser.call(account.checkRegistration, { userId })).data).toEqual(nobody);
    browser.token = registered.data!.token;
    const checked = (await browser.call(account.checkRegistration, { userId: registered.data!.id })).data!;
    expect(checked).toMatchObject({ registered: true, id: registered.data!.id, openid: person.openId, token: browser.token });
    expect((await browser.call(account.showCurrentUser, {})).data).toMatchObject({ phone: person.phone, id: registered.data!.id });
  });

  it('lets a person who is registered in by scanning again, in another browser', async () => {
    const { openId, id } = await registerPerson(server, fakes);
    const browser = open();
    const tempid = await scanAndAgree(server, fakes, browser, openId);
    expect((await browser.call(account.pollScan, { id: tempid })).data).toMatchObject({ openId, id });
    const checked = (await browser.call(account.checkRegistration, { userId: id })).data!;
    expect(checked.registered).toBe(true);
    browser.token = checked.token;
    // R-4.1-09: a restored session that asks about itself keeps its token.
    expect((await browser.call(account.checkRegistration, { userId: id })).data!.token).toBe(checked.token);
    await browser.call(account.logOut, {});
    browser.token = null;
    // Logging out ends the scan too: the same click cannot be used once more.
    expect((await browser.call(account.checkRegistration, { userId: id })).data!.registered).toBe(false);
    expect((await browser.call(account.pollScan, { id: tempid })).code).toBe(410);
  });
});

describe('registration (R-5.1, R-7.1-14)', () => {
  const fields = { phone: '19900009999', pwd: hashPassword('Tide9999ok'), code: '123456' };

  it('R-7.1-14 refuses without a confirmed scan (403), then bad fields (400)', async () => {
    expect(await open().call(account.register, fields)).toMatchObject({ http: 403, code: 403, msg: '请先用微信扫码' });
    const browser = open();
    await scanAndAgree(server, fakes, browser, inventPerson().openId);
    const refused = (changed: object) => browser.call(account.register, { ...fields, ...changed });
    expect((await refused({ phone: '' })).fields).toEqual({ phone: '请输入手机号码' });
    expect((await refused({ phone: '1990000' })).fields).toEqual({ phone: '请输入11位手机号码' });
    expect((await refused({ phone: '12345678901' })).fields).toEqual({ phone: '请输入正确的手机号码' });
    expect((await refused({ code: '' })).fields).toEqual({ code: '请输入验证码' });
    expect((await refused({ name: 'x'.repeat(21) })).fields).toEqual({ name: '用户名最多20个字' });
    expect((await refused({ name: 'a\u202Eb' })).fields).toEqual({ name: '用户名含有看不见的字符，请重新输入' });
    expect((await refused({ pwd: 'Tide9999ok' })).fields).toHaveProperty('pwd');
    expect((await refused({ pwd: fields.pwd.toUpperCase() })).fields).toHaveProperty('pwd');
    expect((await refused({})).msg).toBe('验证码不正确或已过期，请重新获取');
  });

  it.each([
    ['empty', ''],
    ['common', 'Aa123456'],
    ['common', 'P@ssw0rd'],
    ['the own phone', fields.phone],
    ['a birthday', 'Aa19900101'],
    ['made of the own phone', 'Aa00009999'],
  ])('R-7.1-14 T10: refuses the hash of a weak password: %s', async (_name, password) => {
    const browser = open();
    await scanAndAgree(server, fakes, browser, inventPerson().openId);
    const answer = await browser.call(account.register, { ...fields, pwd: hashPassword(password) });
    expect(answer).toMatchObject({ code: 400, fields: { pwd: '这个密码太常见，请换一个' } });
  });

  it('R-7.1-14, R-7.2-04, R-5.1-08, F-2, F-6: masks the phone as default name, keeps emoji names, composes what is typed in parts', async () => {
    const nameOf = async (name: string | undefined) => {
      const person = inventPerson();
      const browser = open();
      await scanAndAgree(server, fakes, browser, person.openId);
      await browser.call(account.sendBindingCode, { phone: person.phone });
      const code = fakes.codeFor(person.phone);
      const answer = await browser.call(account.register, { phone: person.phone, pwd: hashPassword(person.password), code, name });
      browser.token = answer.data!.token;
      return { person, name: (await browser.call(account.showCurrentUser, {})).data!.userName };
    };
    const unnamed = await nameOf(undefined);
    expect(unnamed.name).toBe(`199****${unnamed.person.phone.slice(-4)}`);
    expect((await nameOf('  ')).name).toMatch(/^199\*{4}/);
    expect((await nameOf('👨‍👩‍👧‍👦一家')).name).toBe('👨‍👩‍👧‍👦一家');
    expect((await nameOf('e\u0301te\u0301')).name).toBe('été');
    expect((await nameOf('<b>周</b>')).name).toBe('<b>周</b>');
  });

  it('R-7.1-08, R-7.2-04 registers a person once, whatever comes at once', async () => {
    const person = inventPerson();
    const browser = open();
    await scanAndAgree(server, fakes, browser, person.openId);
    await browser.call(account.sendBindingCode, { phone: person.phone });
    const input = { phone: person.phone, pwd: hashPassword(person.password), code: fakes.codeFor(person.phone) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.call(account.register, input)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.every((answer) => [200, 400].includes(answer.code))).toBe(true);
    // The phone is taken now, for everybody else.
    const other = open();
    await scanAndAgree(server, fakes, other, inventPerson().openId);
    clock.advance(60_000);
    await other.call(account.sendBindingCode, { phone: person.phone });
    const refused = await other.call(account.register, { ...input, code: fakes.codeFor(person.phone) });
    expect(refused).toMatchObject({ code: 400, fields: { phone: '该手机号已绑定其他微信，请用手机号和密码登录' } });
  });

  it('R-7.1-14 binds a scan to an account that has the phone and no open id; its other sessions end', async () => {
    const before = await registerPerson(server, fakes);
    await server.platform.database.query('system', 'update account_user set open_id = null where id = $1', [before.id]);
    clock.advance(60_000);
    const after = await registerPerson(server, fakes, { ...inventPerson(), phone: before.phone });
    expect(after.id).toBe(before.id);
    expect((await before.browser.call(account.showCurrentUser, {})).code).toBe(401);
    expect((await after.browser.call(account.showCurrentUser, {})).data).toMatchObject({ id: before.id, phone: before.phone });
  });
});

describe('password login (R-5.2, R-7.1-05, R-4.1-16)', () => {
  it('R-5.2-01: refuses empty fields with its words', async () => {
    for (const input of [
      { account: '', password: '' },
      { account: '19900000001', password: '' },
      { account: ' ', password: 'x' },
    ]) {
      expect(await open().call(account.logIn, input)).toMatchObject({ http: 200, code: 400, msg: '用户名/密码不能为空' });
    }
    const plain = await open().call(account.logIn, { account: '19900000001', password: 'Tide0001ok' });
    expect(plain).toMatchObject({ code: 400, fields: { password: '密码格式不对，请刷新页面后重试' } });
  });

  it('R-4.1-16, R-X-08, R-7.1-05, R-7.2-02, R-7.1-12, R-3.1-14, R-3.1-13: gives token, id, openid, role; then the user', async () => {
    const person = await registerPerson(server, fakes);
    const answer = await open().call(account.logIn, { account: person.phone, password: hashPassword(person.password) });
    expect(answer.data).toMatchObject({ id: person.id, openid: person.openId, role: 'user' });
    expect(answer.data!.token).toMatch(/^[\w-]{43}$/);
    const me = await server.call(account.showCurrentUser, {}, { token: answer.data!.token });
    const keys = [
      'avatar',
      'cid',
      'createTime',
      'email',
      'id',
      'invitationCode',
      'phone',
      'qqNumber',
      'role',
      'roles',
      'token',
      'userName',
    ];
    expect(Object.keys(me.data!).sort()).toEqual(keys);
    expect(me.data!.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    // User info names the very token of the call.
    expect(me.data!.token).toBe(answer.data!.token);
    expect(me.data!.invitationCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  });

  it('R-4.1-16: five wrong passwords lock for 15 minutes, scanning still works', async () => {
    const person = await registerPerson(server, fakes);
    const browser = open();
    const tryWith = (password: string) => browser.call(account.logIn, { account: person.phone, password: hashPassword(password) });
    for (let left = 4; left >= 1; left--) {
      expect(await tryWith('Wrong0000')).toMatchObject({ code: 400, msg: `手机号或密码不正确，还可以再试 ${left} 次` });
    }
    const locked = { http: 429, code: 429, msg: '密码错误次数过多，请 15 分钟后再试，或用微信扫码登录' };
    expect(await tryWith('Wrong0000')).toMatchObject(locked);
    const refused = await tryWith(person.password);
    expect(refused).toMatchObject(locked);
    expect(refused.headers.get('retry-after')).toBe('900');
    // The way that cannot be guessed stays open.
    await scanAndAgree(server, fakes, browser, person.openId);
    expect((await browser.call(account.checkRegistration, { userId: person.id })).data!.registered).toBe(true);
    // In a browser that has not been in before.
    const logIn = () => open().call(account.logIn, { account: person.phone, password: hashPassword(person.password) });
    clock.advance(15 * 60_000 - 1);
    expect((await logIn()).code).toBe(429);
    clock.advance(1);
    expect((await logIn()).code).toBe(200);
  });

  it('S-03: strangers who guess lock themselves out, not the browser that has been in before', async () => {
    const person = await registerPerson(server, fakes);
    const stranger = open();
    for (let count = 0; count < 6; count++) {
      await stranger.call(account.logIn, { account: person.phone, password: hashPassword('Wrong0000') });
    }
    const input = { account: person.phone, password: hashPassword(person.password) };
    expect((await stranger.call(account.logIn, input)).code).toBe(429);
    person.browser.token = null;
    expect((await person.browser.call(account.logIn, input)).code).toBe(200);
  });
});

describe('password reset and change (R-4.4, R-7.1-15, R-7.2-08)', () => {
  it('R-7.1-07, R-7.1-09, R-7.1-15, R-7.2-07 verify, set, log in with the new one; old sessions and the lock end', async () => {
    const person = await registerPerson(server, fakes);
    const guesser = open();
    for (let count = 0; count < 5; count++) {
      await guesser.call(account.logIn, { account: person.phone, password: hashPassword('Wrong0000') });
    }
    const browser = open();
    clock.advance(60_000);
    await browser.call(account.sendCode, { phone: person.phone });
    expect(await browser.call(account.checkCode, { phone: person.phone, code: fakes.codeFor(person.phone) })).toMatchObject({ data: true });
    const pwd = hashPassword('Ebbe2222ok');
    expect(await browser.call(account.resetPassword, { phone: person.phone, pwd })).toMatchObject({ code: 200, data: true });
    // Once only.
    expect((await browser.call(account.resetPassword, { phone: person.phone, pwd })).code).toBe(403);
    expect((await person.browser.call(account.showCurrentUser, {})).code).toBe(401);
    expect((await open().call(account.logIn, { account: person.phone, password: pwd })).code).toBe(200);
  });

  it('R-4.4-01, R-7.1-10, R-7.1-09: verifyCode answers as checkCode; an unknown phone learns so only at the end', async () => {
    const { phone } = inventPerson();
    const browser = open();
    expect(await browser.call(account.sendCode, { phone })).toMatchObject({ code: 200, data: true });
    const wrong = String((Number(fakes.codeFor(phone)) + 1) % 1_000_000).padStart(6, '0');
    for (const endpoint of [account.verifyCode, account.checkCode] as const)
      expect(await browser.call(endpoint, { phone, code: wrong })).toMatchObject({
        code: 400,
        msg: '验证码不正确或已过期，请重新获取',
        fields: { code: '验证码不正确或已过期，请重新获取' },
      });
    expect((await browser.call(account.verifyCode, { phone, code: fakes.codeFor(phone) })).data).toBe(true);
    const answer = await browser.call(account.resetPassword, { phone, pwd: hashPassword('Ebbe2222ok') });
    expect(answer).toMatchObject({ http: 200, code: 404 });
  });

  it('R-7.2-08, R-4.1-16 changes the password; other sessions end, this one stays', async () => {
    expect((await open().call(account.changePassword, { oldPwd: hashPassword('a'), pwd: hashPassword('b') })).code).toBe(401);
    const person = await registerPerson(server, fakes);
    const other = open();
    other.token = (await other.call(account.logIn, { account: person.phone, password: hashPassword(person.password) })).data!.token;
    const change = (oldPwd: string, pwd: string) =>
      person.browser.call(account.changePassword, { oldPwd: hashPassword(oldPwd), pwd: hashPassword(pwd) });
    expect(await change('Wrong0000', 'Flood333ok')).toMatchObject({ code: 400, fields: { oldPwd: '原密码不正确' } });
    expect(await change(person.password, 'Aa123456')).toMatchObject({ code: 400, fields: { pwd: '这个密码太常见，请换一个' } });
    expect((await other.call(account.showCurrentUser, {})).code).toBe(200);
    expect(await change(person.password, 'Flood333ok')).toMatchObject({ code: 200, data: true });
    expect((await other.call(account.showCurrentUser, {})).code).toBe(401);
    expect((await person.browser.call(account.showCurrentUser, {})).code).toBe(200);
  });
});

describe('sessions (R-7.1-06, R-7.2-01, T6)', () => {
  it('R-7.1-06, R-4.1-16 logs out: the token is dead in the next call', async () => {
    expect((await open().call(account.logOut, {})).code).toBe(401);
    const { browser } = await registerPerson(server, fakes);
    expect((await browser.call(account.showCurrentUser, {})).code).toBe(200);
    expect(await browser.call(account.logOut, {})).toMatchObject({ code: 200, data: true });
    expect(await browser.call(account.showCurrentUser, {})).toMatchObject({ http: 401, code: 401, data: null });
  });

  it('R-7.2-01 switches to the personal identity with a new token; a company that is not his is refused', async () => {
    const { browser } = await registerPerson(server, fakes);
    expect(await browser.call(company.switchIdentity, { companyId: '4711' })).toMatchObject({ http: 403, code: 403 });
    const { token } = (await browser.call(company.switchIdentity, { companyId: '' })).data!;
    expect(token).not.toBe(browser.token);
    expect((await browser.call(account.showCurrentUser, {})).code).toBe(401);
    expect((await server.call(account.showCurrentUser, {}, { token })).code).toBe(200);
  });
});
