import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './start-test-server';

/** The messaging service and the text message service, answering in their own shapes over loopback. */
export interface FakeGateways {
  /** For `startTestServer({ env })`. */
  readonly env: Readonly<Record<string, string>>;
  /** Text messages taken, oldest first. */
  readonly messages: readonly { readonly phone: string; readonly code: string }[];
  /** The newest code sent to a phone. */
  codeFor(phone: string): string;
  /** Scenes of the QR codes made, oldest first. */
  readonly scenes: readonly string[];
  /** Makes the next calls of a service fail, `lost` after it took the message; an empty text ends it. */
  failWith(service: 'wechat' | 'sms', code: string): void;
  /** Access tokens given so far. */
  readonly tokensGiven: () => number;
  stop(): Promise<void>;
}

/** Starts both on one free port. */
export async function startFakeGateways(): Promise<FakeGateways> {
  const messages: { phone: string; code: string }[] = [];
  const scenes: string[] = [];
  const failing: Record<'wechat' | 'sms', string> = { wechat: '', sms: '' };
  let tokensGiven = 0;
  let accessToken = '';

  async function answer(request: IncomingMessage): Promise<object | null> {
    const url = new URL(request.url!, 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    switch (url.pathname) {
      case '/cgi-bin/stable_token': {
        if (failing.wechat === '40125') return { errcode: 40125, errmsg: 'invalid appsecret' };
        tokensGiven++;
        accessToken = randomBytes(64).toString('base64url');
        return { access_token: accessToken, expires_in: 7200 };
      }
      case '/cgi-bin/qrcode/create': {
        if (url.searchParams.get('access_token') !== accessToken || failing.wechat === '40001') {
          if (failing.wechat === '40001') failing.wechat = '';
          return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' };
        }
        const wish = JSON.parse(body) as { expire_seconds: number; action_info: { scene: { scene_str: string } } };
        scenes.push(wish.action_info.scene.scene_str);
        const ticket = `gQ${randomBytes(48).toString('base64')}`;
        return { ticket, expire_seconds: wish.expire_seconds, url: 'http://weixin.qq.com/q/demo' };
      }
      default: {
        if (request.headers['x-acs-action'] !== 'SendSms') return { Code: 'InvalidAction.NotFound', Message: 'not found' };
        if (failing.sms !== '' && failing.sms !== 'lost')
          return { Code: failing.sms, Message: `${url.searchParams.get('PhoneNumbers')} refused` };
        const { code } = JSON.parse(url.searchParams.get('TemplateParam')!) as { code: string };
        messages.push({ phone: url.searchParams.get('PhoneNumbers')!, code });
        if (failing.sms === 'lost') return null;
        return { Code: 'OK', Message: 'OK', BizId: '1^0', RequestId: 'fake' };
      }
    }
  }

  const http = createServer((request, reply) => {
    reply.setHeader('content-type', 'application/json');
    void answer(request).then((told) => (told === null ? request.socket.destroy() : reply.end(JSON.stringify(told))));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    env: {
      WECHAT_API_URL: `http://${host}`,
      WECHAT_QR_URL: `http://${host}/cgi-bin/showqrcode`,
      WECHAT_APP_ID: 'wx-for-tests',
      WECHAT_APP_SECRET: 'secret-for-tests',
      SMS_ENDPOINT: host,
      SMS_PROTOCOL: 'HTTP',
      SMS_ACCESS_KEY_ID: 'key-for-tests',
      SMS_ACCESS_KEY_SECRET: 'secret-for-tests',
    },
    messages,
    codeFor: (phone) => messages.findLast((message) => message.phone === phone)!.code,
    scenes,
    failWith: (service, code) => void (failing[service] = code),
    tokensGiven: () => tokensGiven,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

/** A scan as the messaging service reports it. */
export interface FakeScan {
  readonly scene: string;
  readonly openId: string;
  readonly nonce?: string;
  readonly token?: string;
  readonly timestampMs?: number;
  /** The body instead of the usual event. */
  readonly body?: string;
  readonly isNewFollower?: boolean;
}

/** Sends a signed event to the server; gives its answer. */
export async function sendScanEvent(server: TestServer, scan: FakeScan): Promise<{ http: number; text: string; code: string }> {
  const { scene, openId, token = 'token-for-tests', nonce = randomBytes(6).toString('hex'), isNewFollower = false } = scan;
  const timestamp = String(Math.floor((scan.timestampMs ?? server.platform.clock.nowMs()) / 1000));
  const signature = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
  const body =
    scan.body ??
    `<xml><ToUserName><![CDATA[gh_demo]]></ToUserName>\n<FromUserName><![CDATA[${openId}]]></FromUserName>\n` +
      `<CreateTime>${timestamp}</CreateTime>\n<MsgType><![CDATA[event]]></MsgType>\n` +
      `<Event><![CDATA[${isNewFollower ? 'subscribe' : 'SCAN'}]]></Event>\n` +
      `<EventKey><![CDATA[${isNewFollower ? 'qrscene_' : ''}${scene}]]></EventKey></xml>`;
  const query = new URLSearchParams({ signature, timestamp, nonce, openid: openId });
  const response = await fetch(`${server.url}/manifest/wechat/callback?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body,
  });
  const text = await response.text();
  return { http: response.status, text, code: /\/wxlogin\?code=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? '' };
}
