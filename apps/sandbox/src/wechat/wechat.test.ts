// Guarantee: the WeChat side answers as WeChat does, errors included; a scan becomes an event whose signature the
// platform can check, and the platform's reply becomes a chat message with its link.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { AccessTokens } from './access-tokens';
import { signCallback } from './sign-callback';
import { readWechatField, writeWechatXml } from './xml';

const token = 'callback-token-0001';

interface Heard {
  readonly query: URLSearchParams;
  readonly body: string;
}

let heard: Heard[];
let reply: string;
let confirmed: unknown[];
let platform: Server;
let sandbox: Sandbox;
let nowMs: number;

beforeEach(async () => {
  heard = [];
  confirmed = [];
  nowMs = Date.parse('2026-10-12T04:00:00Z');
  reply =
    '<xml><MsgType><![CDATA[text]]></MsgType><Content><![CDATA[点 <a href="http://127.0.0.1:1/wxlogin?code=c1">这里</a> 登录]]></Content></xml>';
  platform = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url!, 'http://platform');
      const body = Buffer.concat(chunks).toString();
      if (url.pathname === '/manifest/wechat/callback') {
        if (request.method === 'GET') return void response.end(url.searchParams.get('echostr'));
        heard.push({ query: url.searchParams, body });
        return void response.end(reply);
      }
      if (url.pathname === '/manifest/wechat/confirm') {
        confirmed.push(JSON.parse(body));
        return void response.end('{"code":200,"data":{}}');
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  sandbox = await startSandbox({
    port: 0,
    platformUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    wechatAppId: 'wx-test',
    wechatAppSecret: 'app-secret',
    wechatCallbackToken: token,
    smsAccessKeyId: 'id',
    smsAccessKeySecret: 'secret',
    intakeKeys: {},
    realNowMs: () => nowMs,
  });
});

afterEach(async () => {
  await sandbox.stop();
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
});

async function call(path: string, body?: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(sandbox.url + path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}

async function accessToken(): Promise<string> {
  const { access_token } = await call('/cgi-bin/stable_token', { grant_type: 'client_credential', appid: 'wx-test', secret: 'app-secret' });
  return access_token as string;
}

async function makeQr(scene: string, expireSeconds = 120): Promise<string> {
  const { ticket } = await call(`/cgi-bin/qrcode/create?access_token=${await accessToken()}`, {
    expire_seconds: expireSeconds,
    action_name: 'QR_STR_SCENE',
    action_info: { scene: { scene_str: scene } },
  });
  return ticket as string;
}

describe('R-4.1-15 the QR protocol', () => {
  test.each([
    ['grant_type=x&appid=wx-test&secret=app-secret', 40002],
    ['grant_type=client_credential&secret=app-secret', 41002],
    ['grant_type=client_credential&appid=wx-other&secret=app-secret', 40013],
    ['grant_type=client_credential&appid=wx-test', 41004],
    ['grant_type=client_credential&appid=wx-test&secret=wrong', 40125],
  ])('token?%s is refused with %i', async (query, errcode) => {
    expect(await call(`/cgi-bin/token?${query}`)).toMatchObject({ errcode });
  });

  test('a stable token stays, a plain one is new each time; both live 7200 s', async () => {
    expect(await accessToken()).toBe(await accessToken());
    const plain = '/cgi-bin/token?grant_type=client_credential&appid=wx-test&secret=app-secret';
    const [first, second] = [await call(plain), await call(plain)];
    expect(first['expires_in']).toBe(7200);
    expect(first['access_token']).not.toBe(second['access_token']);
  });

  test.each([
    ['', { action_name: 'QR_STR_SCENE' }, 41001],
    ['nonsense', { action_name: 'QR_STR_SCENE' }, 40001],
  ])('qrcode/create with token %j is refused', async (bad, body, errcode) => {
    expect(await call(`/cgi-bin/qrcode/create?access_token=${bad}`, body)).toMatchObject({ errcode });
  });

  test('an old token is refused as expired', async () => {
    const old = await accessToken();
    nowMs += 7_200_000;
    expect(await call(`/cgi-bin/qrcode/create?access_token=${old}`, {})).toMatchObject({ errcode: 42001 });
  });

  test.each([
    [{ action_name: 'QR_SCENE', action_info: { scene: { scene_str: 'a' } } }, 40053],
    [{ action_name: 'QR_STR_SCENE', action_info: { scene: { scene_str: '' } } }, 40053],
    [{ action_name: 'QR_STR_SCENE', action_info: { scene: { scene_str: 'a'.repeat(65) } } }, 40053],
    [{ action_name: 'QR_STR_SCENE', action_info: { scene: { scene_str: 'a' } }, expire_seconds: 0 }, 40052],
  ])('qrcode/create %j is refused', async (body, errcode) => {
    expect(await call(`/cgi-bin/qrcode/create?access_token=${await accessToken()}`, body)).toMatchObject({ errcode });
  });

  test('the picture is a PNG, an unknown ticket has none', async () => {
    const image = await fetch(`${sandbox.url}/cgi-bin/showqrcode?ticket=${await makeQr('s')}`);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await image.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect((await fetch(`${sandbox.url}/cgi-bin/showqrcode?ticket=x`)).status).toBe(404);
  });

  test('R-7.6-23 a scan is a signed event: subscribe at first, SCAN from a follower', async () => {
    const ticket = await makeQr('scene-1');
    const answer = await call('/scan', { ticket, user: 'wang' });
    expect(answer).toEqual({
      ok: true,
      openid: 'oDemoWangYifan0000000000002x',
      replyText: '点 这里 登录',
      confirmUrl: 'http://127.0.0.1:1/wxlogin?code=c1',
    });
    await call('/scan', { scene: 'scene-1', user: 'wang' });
    expect(heard.map(({ body }) => [readWechatField(body, 'Event'), readWechatField(body, 'EventKey')])).toEqual([
      ['subscribe', 'qrscene_scene-1'],
      ['SCAN', 'scene-1'],
    ]);
    for (const { query, body } of heard) {
      const parts = [token, query.get('timestamp')!, query.get('nonce')!].sort().join('');
      expect(query.get('signature')).toBe(createHash('sha1').update(parts).digest('hex'));
      expect(readWechatField(body, 'Ticket')).toBe(ticket);
      expect(readWechatField(body, 'CreateTime')).toBe(String(nowMs / 1000));
    }
  });

  test('R-7.6-23 confirm does what the person does on the phone', async () => {
    await makeQr('scene-2');
    expect(await call('/scan', { ticket: 'latest', confirm: true })).toMatchObject({ ok: true, confirmed: { status: 200 } });
    expect(confirmed).toEqual([{ code: 'c1', agree: true }]);
  });

  test('a news reply gives its title and address', async () => {
    reply =
      '<xml><MsgType><![CDATA[news]]></MsgType><Articles><item><Title><![CDATA[登录]]></Title><Url><![CDATA[http://127.0.0.1:1/wxlogin?code=n&a=b]]></Url></item></Articles></xml>';
    await makeQr('scene-3');
    expect(await call('/scan', {})).toMatchObject({ replyText: '登录', confirmUrl: 'http://127.0.0.1:1/wxlogin?code=n&a=b' });
  });

  test('an expired code and no code at all are refused in words', async () => {
    expect(await call('/scan', {})).toMatchObject({ ok: false, error: expect.stringContaining('没有可扫的二维码') as string });
    const ticket = await makeQr('scene-4', 120);
    nowMs += 120_000;
    expect(await call('/scan', { ticket })).toMatchObject({ ok: false, error: expect.stringContaining('已过期') as string });
    expect(heard).toEqual([]);
  });

  test('a platform that answers nonsense shows the user the account fault', async () => {
    reply = '{"code":200}';
    await makeQr('scene-5');
    expect(await call('/scan', {})).toMatchObject({ ok: false });
    expect(await (await fetch(`${sandbox.url}/desk/phone?user=zhou`)).text()).toContain('该公众号提供的服务出现故障');
  });

  test('the address is verified by its echo', async () => {
    expect(await call('/wechat/verify', {})).toEqual({ ok: true });
  });
});

describe('pieces', () => {
  test('the signature is SHA-1 of the sorted parts', () => {
    // Computed with another tool: printf %s 1413192605abtoken | sha1sum
    expect(signCallback('token', '1413192605', 'ab')).toBe('56884326d599652da3a7f35562ee75c29681384f');
  });

  test('XML keeps what would end it', () => {
    const text = 'a ]]> b <c> & "d"';
    expect(writeWechatXml({ Content: text })).not.toContain('a ]]> b');
    expect(readWechatField('<xml><Content>a &lt;b&gt; &amp;amp;</Content></xml>', 'Content')).toBe('a <b> &amp;');
  });

  test('the token before the last one is good for five more minutes', () => {
    let atMs = 0;
    const tokens = new AccessTokens(() => atMs);
    const first = tokens.issue(true).access_token;
    tokens.issue(true);
    atMs = 299_999;
    expect(tokens.judge(first)).toBe('good');
    atMs = 300_000;
    expect(tokens.judge(first)).toBe('expired');
    expect(tokens.judge('other')).toBe('unknown');
  });
});
