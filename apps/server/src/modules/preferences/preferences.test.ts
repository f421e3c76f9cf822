// Guarantee: everybody reads and writes the own settings and no others; experience flags show
// the own entry alone (T7, R-7.3-01 to -07).
import { ownFlags } from '@mastlight/domain/preferences/entry-forms';
import { experienceKey } from '@mastlight/domain/preferences/judge-key';
import { giveExperience } from './index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preferences } from '@mastlight/domain/preferences/contract';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let [own, other, admin]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer();
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
  admin = await signInForTest(server.platform, { roles: ['desk'] });
});
afterAll(() => server.stop());

const save = (user: TestUser | undefined, dictKey: string, dictValue: string) =>
  server.call(preferences.setEntry, { dictKey, dictValue }, { token: user?.token ?? null });
const read = (user: TestUser | undefined, dictKey: string) =>
  server.call(preferences.findEntry, { dictKey }, { token: user?.token ?? null });
const columns = 'billNo-1-1-160,shipInfo-1-0-220';

describe('settings', () => {
  it('401 without a session', async () => {
    expect((await save(undefined, 'col_a_NB_1', columns)).code).toBe(401);
    expect((await read(undefined, 'col_a_NB_1')).code).toBe(401);
  });

  it('R-7.3-07, T7: 403 for keys of others and of the system, whether they exist or not', async () => {
    await save(other, `col_logistics_NB_${other!.userId}`, columns);
    for (const key of [
      `col_logistics_NB_${other!.userId}`,
      `update_notes_know_${other!.userId}`,
      `near_hours_${other!.userId}`,
      'col_logistics_NB_999999',
      `col_${own!.userId}`,
    ]) {
      expect(await read(own, key)).toMatchObject({ http: 403, code: 403 });
      expect(await save(own, key, columns)).toMatchObject({ http: 403, code: 403 });
    }
    // The end of another id is not the own id.
    expect((await save(own, `col_logistics_NB_1${own!.userId}`, columns)).code).toBe(403);
    for (const key of ['web_mastlight_experience_users', 'ship_agencies', `x_${own!.userId}`]) {
      expect(await save(own, key, '{}')).toMatchObject({ code: 403, msg: '这项设置只能读取' });
    }
  });

  it.each([
    ['no column setting', 'billNo-1-1', '列设置格式不对'],
    ['extra dashes', 'bill-No-1-1-160', '列设置格式不对'],
    ['width 1e9', 'billNo-1-1-1000000000', '列设置格式不对'],
    ['script', '<script>alert(1)</script>-1-1-100', '列设置格式不对'],
    ['too long', `${'billNo-1-1-160,'.repeat(1_200)}billNo-1-1-160`, '设置内容太长'],
  ])('F-24: 400 for %s', async (_name, value, text) => {
    const answer = await save(own, `col_logistics_NB_${own!.userId}`, value);
    expect(answer).toMatchObject({ http: 200, code: 400, fields: { dictValue: text } });
  });

  it.each(['', 'a b', '../x', 'x'.repeat(121), "k'--"])('400 for the key %j', async (key) => {
    expect(await save(own, key, 'x')).toMatchObject({ code: 400, fields: { dictKey: '键名不对' } });
  });

  it('R-2.7-11, R-7.3-01, R-7.3-02, R-7.3-03, R-7.3-06: what is saved is read, by each of the calls', async () => {
    const dictKey = `col_logistics_NB_${own!.userId}`;
    expect((await read(own, dictKey)).data).toEqual({ dictKey, dictValue: null });
    expect(await save(own, dictKey, columns)).toMatchObject({ code: 200, data: true });
    expect((await read(own, dictKey)).data).toEqual({ dictKey, dictValue: columns });
    const changed = 'shipInfo-0-0-200,billNo-1-1-160';
    await server.call(preferences.saveEntry, { dictKey, dictValue: changed }, { token: own!.token });
    expect((await server.call(preferences.findValue, { dictKey }, { token: own!.token })).data).toBe(changed);
  });

  it('R-7.3-04, R-3.1-09: seen release notes are a map in JSON from a note to "true" or "false", and nothing else', async () => {
    const dictKey = `update_notes_know_${own!.userId}`;
    await save(own, dictKey, '{"12":"true","11":"false"}');
    expect(JSON.parse((await read(own, dictKey)).data!.dictValue!)).toEqual({ 12: 'true', 11: 'false' });
    for (const other of ['{"12":true}', '{"12":"yes"}', '["12"]', '12', 'true', '{', '']) {
      expect(await save(own, dictKey, other)).toMatchObject({ code: 400, refusal: 'preferences.valueUnreadable' });
    }
    expect(JSON.parse((await read(own, dictKey)).data!.dictValue!)).toEqual({ 12: 'true', 11: 'false' });
  });

  it('R-9-18: the hours from which a cut-off is near are kept for the user alone, within a week', async () => {
    const dictKey = `near_hours_${own!.userId}`;
    const hours = '{"portCloseTime":36,"ctnApplyEndTime":6}';
    expect(await save(own, dictKey, hours)).toMatchObject({ code: 200 });
    expect((await read(own, dictKey)).data!.dictValue).toBe(hours);
    expect((await read(other, `near_hours_${other!.userId}`)).data!.dictValue).toBeNull();
    expect((await save(own, dictKey, '{"portCloseTime":999,"ctnApplyEndTime":6}')).code).toBe(400);
    expect((await read(own, dictKey)).data!.dictValue).toBe(hours);
  });

  it('R-7.3-05, T7: experience flags: written by an admin, read as the own entry', async () => {
    const dictKey = 'web_mastlight_experience_users';
    const all = JSON.stringify({ [own!.phone]: ['speed', 'abroad'], [other!.phone]: ['assistant'] });
    expect((await read(own, dictKey)).data!.dictValue).toBeNull();
    expect((await save(admin, dictKey, all)).code).toBe(200);
    expect(JSON.parse((await read(own, dictKey)).data!.dictValue!)).toEqual({ [own!.phone]: ['speed', 'abroad'] });
    expect(JSON.parse((await read(admin, dictKey)).data!.dictValue!)).toEqual({});
  });

  it('R-6-13, R-7.3-05, R-2.1-17 a room is opened to one phone at a time, by a name alone, and everybody else keeps what he has', async () => {
    const [first, second] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const give = (user: TestUser, isGiven: boolean) =>
      giveExperience(server.platform, { phone: user.phone, userId: user.userId, experience: 'assistant', isGiven });
    const flagsOf = async (user: TestUser) =>
      ownFlags((await server.call(preferences.findValue, { dictKey: experienceKey }, { token: user.token })).data ?? null);
    // As on a fresh machine, where nobody has any.
    await server.platform.database.query('system', 'delete from preferences_entry where dict_key = $1', [experienceKey]);
    const others = await Promise.all(Array.from({ length: 6 }, () => signInForTest(server.platform)));
    const all = [first, second, ...others];
    expect(new Set(await Promise.all(all.map((user) => give(user, true))))).toEqual(new Set(['made']));
    expect((await Promise.all(all.map(flagsOf))).flat()).toEqual(all.map(() => 'assistant'));
    expect([await flagsOf(first), await flagsOf(second)]).toEqual([['assistant'], ['assistant']]);
    expect([await give(first, true), await give(first, false), await give(first, false)]).toEqual(['was', 'removed', 'wasNot']);
    expect([await flagsOf(first), await flagsOf(second)]).toEqual([[], ['assistant']]);
    const { rows } = await server.platform.database.query<{ subject: string }>(
      'system',
      `select subject from platform_security_event where name = 'role-changed' and user_id = $1 order by id`,
      [first.userId],
    );
    expect(rows.map(({ subject }) => subject)).toEqual(['assistant given', 'assistant taken']);
  });

  it('keeps 500 keys of one user and refuses the next', async () => {
    await server.platform.database.query(
      'system',
      `insert into preferences_entry select $1, 'col_p' || n || '_NB_x', 'a-1-1-1', now() from generate_series(1, 600) n`,
      [`u:${other!.userId}`],
    );
    expect(await save(other, `col_more_NB_${other!.userId}`, columns)).toMatchObject({ code: 400, msg: '保存的设置太多' });
    // What is there can still be changed.
    expect((await save(other, `col_logistics_NB_${other!.userId}`, columns)).code).toBe(200);
  });
});
