import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import QRCode from 'qrcode';
import { BadInput } from '../bad-input';
import { readFields, readFlag, readText, type Fields } from '../read-fields';
import type { AccessTokens } from './access-tokens';
import { demoUsers } from './demo-users';
import type { QrTicket, QrTickets } from './qr-tickets';
import type { ServiceAccount } from './service-account';

/** WeChat's limits: a temporary code lives 60 s unless told otherwise, 30 days at most; a scene has 64 characters. */
const expireSecondsUsual = 60;
const expireSecondsMax = 2_592_000;
const sceneLengthMax = 64;

export interface WechatOptions {
  readonly appId: string;
  readonly appSecret: string;
  readonly tokens: AccessTokens;
  readonly tickets: QrTickets;
  readonly account: ServiceAccount;
}

interface WechatError {
  readonly errcode: number;
  readonly errmsg: string;
}

const fail = (errcode: number, errmsg: string): WechatError => ({ errcode, errmsg });

/** WeChat's own calls (`/cgi-bin/*`), and the sandbox's `POST /scan`. */
export function registerWechat(app: FastifyInstance, options: WechatOptions): void {
  const { tokens, tickets, account } = options;

  app.get<{ Querystring: Record<string, string> }>('/cgi-bin/token', (request) => {
    const { grant_type, appid, secret } = request.query;
    return checkCredential(options, grant_type, appid, secret) ?? tokens.issue(true);
  });

  app.post('/cgi-bin/stable_token', (request) => {
    const fields = readWechatJson(request.body);
    if (fields === null) return fail(47001, 'data format error');
    const { grant_type, appid, secret, force_refresh } = fields;
    return checkCredential(options, asText(grant_type), asText(appid), asText(secret)) ?? tokens.issue(force_refresh === true);
  });

  app.post<{ Querystring: Record<string, string> }>('/cgi-bin/qrcode/create', (request) => {
    const refusal = checkToken(tokens, request.query['access_token']);
    if (refusal) return refusal;
    const fields = readWechatJson(request.body);
    if (fields === null) return fail(47001, 'data format error');
    if (fields['action_name'] !== 'QR_STR_SCENE') return fail(40053, 'invalid action info');
    const scene = readScene(fields);
    if (scene === null) return fail(40053, 'invalid action info');
    const expireSeconds = fields['expire_seconds'] ?? expireSecondsUsual;
    if (typeof expireSeconds !== 'number' || expireSeconds < 1 || expireSeconds > expireSecondsMax) {
      return fail(40052, 'invalid expire_seconds');
    }
    const made = tickets.create(scene, expireSeconds);
    return { ticket: made.ticket, expire_seconds: expireSeconds, url: made.url };
  });

  app.post<{ Querystring: Record<string, string> }>('/cgi-bin/message/template/send', (request) => {
    const refusal = checkToken(tokens, request.query['access_token']);
    if (refusal) return refusal;
    const fields = readWechatJson(request.body);
    const told = fields && readTemplate(fields);
    if (!told) return fail(47001, 'data format error');
    if (told.isTooLong) return fail(47003, 'argument invalid! data');
    const errcode = account.takeTemplate(told.openid, told.text, told.link, told.reference);
    return errcode === 0 ? { errcode: 0, errmsg: 'ok', msgid: 1 } : fail(errcode, 'require subscribe');
  });

  app.get<{ Querystring: { ticket?: string } }>('/cgi-bin/showqrcode', async (request, reply) => {
    const ticket = tickets.find(request.query.ticket ?? '');
    if (!ticket) return reply.code(404).type('text/plain; charset=utf-8').send('ticket 不存在或已过期');
    const image = await QRCode.toBuffer(ticket.url, { width: 430, margin: 2, errorCorrectionLevel: 'M' });
    return reply.type('image/png').header('cache-control', 'no-store').send(image);
  });

  app.get<{ Params: { key: string } }>('/q/:key', (request, reply) => {
    const ticket = tickets.findByKey(request.params.key);
    return reply.redirect(ticket ? `/desk/scan?ticket=${encodeURIComponent(ticket.ticket)}` : '/desk/scan');
  });

  app.get('/scan', () => ({
    ok: true,
    list: tickets.open().map(({ ticket, sceneStr, createdMs, endMs, scannedBy }) => ({
      ticket,
      scene: sceneStr,
      createdMs,
      endMs,
      scannedBy,
    })),
  }));

  const scan = async (fields: Fields) => {
    const ticket = chooseTicket(tickets, fields);
    const outcome = await account.scan(ticket, readText(fields, 'user') ?? demoUsers[0]!.key);
    if (readFlag(fields, 'confirm') !== true) return { ok: true, ...outcome };
    if (outcome.confirmUrl === null) throw new BadInput('平台的回复里没有确认链接');
    return { ok: true, ...outcome, confirmed: await account.confirm(outcome.confirmUrl) };
  };
  app.post('/scan', (request) => scan(readScanFields(request.body)));

  app.post('/wechat/verify', async () => {
    if (!(await account.verifyAddress())) throw new BadInput('平台没有原样返回 echostr：回调地址或 Token 不对');
    return { ok: true };
  });
}

/** WeChat reports errors with status 200 and `errcode`. */
function checkCredential(
  options: WechatOptions,
  grantType: string | undefined,
  appId: string | undefined,
  secret: string | undefined,
): WechatError | null {
  if (grantType !== 'client_credential') return fail(40002, 'invalid grant_type');
  if (!appId) return fail(41002, 'appid missing');
  if (appId !== options.appId) return fail(40013, 'invalid appid');
  if (!secret) return fail(41004, 'appsecret missing');
  return isSame(secret, options.appSecret) ? null : fail(40125, 'invalid appsecret');
}

function checkToken(tokens: AccessTokens, token: string | undefined): WechatError | null {
  if (!token) return fail(41001, 'access_token missing');
  const judgement = tokens.judge(token);
  if (judgement === 'expired') return fail(42001, 'access_token expired');
  return judgement === 'good' ? null : fail(40001, 'invalid credential, access_token is invalid or not latest');
}

function isSame(told: string, known: string): boolean {
  const [a, b] = [Buffer.from(told), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function readWechatJson(body: unknown): Fields | null {
  try {
    return readFields(body);
  } catch {
    return null;
  }
}

function readScene(fields: Fields): string | null {
  const info = fields['action_info'] as { scene?: { scene_str?: unknown } } | null | undefined;
  const scene = info?.scene?.scene_str;
  return typeof scene === 'string' && scene.length >= 1 && scene.length <= sceneLengthMax ? scene : null;
}

/** Signs that a field of a template takes at most, by the kind that its name begins with. */
const templateFieldMax: readonly (readonly [kind: string, max: number])[] = [
  ['thing', 20],
  ['character_string', 32],
  ['time', 32],
];

/** A template message: whom it is for, its fields line by line, where it leads; null where something is missing. */
function readTemplate(fields: Fields) {
  const [openid, template, link] = [asText(fields['touser']), asText(fields['template_id']), asText(fields['url'])];
  const data = fields['data'] as Readonly<Record<string, { value?: unknown } | null>> | null | undefined;
  if (!openid || !template || typeof data !== 'object' || data === null) return null;
  const values = Object.entries(data).map(([name, field]) => [name, typeof field?.value === 'string' ? field.value : ''] as const);
  const isTooLong = values.some(([name, value]) => {
    const max = templateFieldMax.find(([kind]) => name.startsWith(kind))?.[1];
    return value === '' || max === undefined || Array.from(value).length > max;
  });
  return {
    openid,
    text: values.map(([, value]) => value).join('\n'),
    link: link ?? null,
    reference: asText(fields['client_msg_id']) ?? '',
    isTooLong,
  };
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** `POST /scan` also takes the bare JSON text "latest". */
function readScanFields(body: unknown): Fields {
  return Buffer.isBuffer(body) && body.toString().trim() === '"latest"' ? {} : readFields(body);
}

function chooseTicket(tickets: QrTickets, fields: Fields): QrTicket {
  const scene = readText(fields, 'scene');
  const named = readText(fields, 'ticket') ?? 'latest';
  const found = scene !== undefined ? tickets.findByScene(scene) : named === 'latest' ? tickets.open()[0] : tickets.find(named);
  if (!found) throw new BadInput('没有可扫的二维码：先在平台打开登录框');
  return found;
}
