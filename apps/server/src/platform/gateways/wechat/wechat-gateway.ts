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

/** WeChat's service-account interface, as far as sign-in needs it. */
export interface WechatGateway {
  /**
   * Makes a temporary QR code that carries `scene` for `seconds`.
   *
   * @throws WechatError when the service cannot be reached or refuses.
   */
  makeLoginQr(scene: string, seconds: number): Promise<LoginQr>;
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

  return {
    async makeLoginQr(scene, seconds) {
      const made = await createQr(await findToken(), scene, seconds).catch(async (error: unknown) => {
        if (!(error instanceof WechatError) || !staleTokenCodes.has(error.errcode)) throw error;
        return createQr(await findToken(true), scene, seconds);
      });
      return { ticket: made.ticket, imageUrl: `${config.qrUrl}?ticket=${encodeURIComponent(made.ticket)}` };
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
