import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../clock/clock';
import type { Config } from '../../config';
import { callOut, jsonOf } from '../call-out';

/** A login QR code at the messaging service. */
export interface LoginQr {
  readonly ticket: string;
  /** Address of its image. */
  readonly imageUrl: string;
}

/** What signs a callback: three query parameters. */
export interface CallbackSignature {
  readonly signature: string;
  readonly timestamp: string;
  readonly nonce: string;
}

/** A template message: its fields by name, where it leads, and what the service knows it by when it comes twice. */
export interface TemplateMessage {
  readonly templateId: string;
  readonly url: string;
  readonly data: Readonly<Record<string, string>>;
  /** Letters, digits and `-`, 32 at most; of two with one within ten minutes one is delivered. */
  readonly reference: string;
}

/** WeChat's service-account interface, as far as sign-in and messages need it. */
export interface WechatGateway {
  /**
   * Makes a temporary QR code that carries `scene` for `seconds`.
   *
   * @throws WechatError when the service cannot be reached or refuses.
   */
  makeLoginQr(scene: string, seconds: number): Promise<LoginQr>;
  /**
   * Sends a template message to a follower of the account.
   *
   * @throws WechatError with its number when the service refuses, with 0 when it cannot be reached or understood.
   */
  sendTemplate(openId: string, message: TemplateMessage): Promise<void>;
  /** Whether a callback was signed with our token, at most five minutes ago. */
  isAuthentic(signed: CallbackSignature): boolean;
}

/** The messaging service was out of reach or refused; `errcode` is its own number, 0 when it gave none. */
export class WechatError extends Error {
  constructor(
    message: string,
    readonly errcode = 0,
  ) {
    super(message);
    this.name = 'WechatError';
  }
}

const callTimeoutMs = 5_000;
/** A token is renewed so long before it ends. */
const renewBeforeMs = 5 * 60_000;
const callbackWindowMs = 5 * 60_000;
/** The access token is not good any more: renew it and try once again. */
const staleTokenCodes = new Set([40001, 40014, 42001]);

const tokenAnswer = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });
const qrAnswer = z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(512)), expire_seconds: z.number() });
const sentAnswer = z.object({ errcode: z.literal(0) });
const failure = z.object({ errcode: z.number(), errmsg: z.optional(z.string()) });

/** Talks to WeChat's own interface over HTTPS; addresses and keys come from the configuration. */
export function createWechatGateway(config: Config['wechat'], clock: Clock): WechatGateway {
  let token: { readonly text: string; readonly untilMs: number } | null = null;
  let renewal: Promise<string> | null = null;

  async function renewToken(isForced: boolean): Promise<string> {
    const answer = await callWechat(
      `${config.apiUrl}/cgi-bin/stable_token`,
      { grant_type: 'client_credential', appid: config.appId, secret: config.appSecret, force_refresh: isForced },
      tokenAnswer,
    );
    token = { text: answer.access_token, untilMs: clock.nowMs() + answer.expires_in * 1000 - renewBeforeMs };
    return token.text;
  }

  /** Many people may open the login dialog at once; one renewal serves them all. */
  function findToken(isForced = false): Promise<string> {
    if (!isForced && token && clock.nowMs() < token.untilMs) return Promise.resolve(token.text);
    renewal ??= renewToken(isForced).finally(() => (renewal = null));
    return renewal;
  }

  async function createQr(accessToken: string, scene: string, seconds: number) {
    return callWechat(
      `${config.apiUrl}/cgi-bin/qrcode/create?access_token=${encodeURIComponent(accessToken)}`,
      { expire_seconds: seconds, action_name: 'QR_STR_SCENE', action_info: { scene: { scene_str: scene } } },
      qrAnswer,
    );
  }

  /** Calls with the access token, and once more with a new one where the old is not good any more. */
  async function withToken<T>(call: (accessToken: string) => Promise<T>): Promise<T> {
    return call(await findToken()).catch(async (error: unknown) => {
      if (!(error instanceof WechatError) || !staleTokenCodes.has(error.errcode)) throw error;
      return call(await findToken(true));
    });
  }

  return {
    async makeLoginQr(scene, seconds) {
      const made = await withToken((accessToken) => createQr(accessToken, scene, seconds));
      return { ticket: made.ticket, imageUrl: `${config.qrUrl}?ticket=${encodeURIComponent(made.ticket)}` };
    },
    async sendTemplate(openId, { templateId, url, data, reference }) {
      const fields = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]));
      const body = { touser: openId, template_id: templateId, url, data: fields, client_msg_id: reference };
      await withToken((accessToken) =>
        callWechat(`${config.apiUrl}/cgi-bin/message/template/send?access_token=${encodeURIComponent(accessToken)}`, body, sentAnswer),
      );
    },
    isAuthentic({ signature, timestamp, nonce }) {
      // Without a token of our own every signature could be computed by anybody.
      if (config.callbackToken === '' || !/^[0-9a-f]{40}$/.test(signature)) return false;
      if (!/^[0-9]{9,11}$/.test(timestamp) || nonce === '' || nonce.length > 64) return false;
      if (Math.abs(clock.nowMs() - Number(timestamp) * 1000) > callbackWindowMs) return false;
      const expected = createHash('sha1').update([config.callbackToken, timestamp, nonce].sort().join('')).digest();
      return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
    },
  };
}

/** Errors never carry the address: the access token stands in it. */
async function callWechat<T extends z.ZodMiniType>(url: string, body: object, answer: T): Promise<z.output<T>> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(callTimeoutMs);
  const failed = (reason: string) => new WechatError(`out of reach: ${reason}`);
  const told = jsonOf(await callOut(url, { headers, body: JSON.stringify(body), signal, failed }));
  // Refusals come with status 200 and `errcode`; a good answer has none, or 0.
  const refused = failure.safeParse(told);
  if (refused.success && refused.data.errcode !== 0) throw new WechatError('refused', refused.data.errcode);
  const read = answer.safeParse(told);
  if (!read.success) throw new WechatError('answer not understood');
  return read.data;
}
