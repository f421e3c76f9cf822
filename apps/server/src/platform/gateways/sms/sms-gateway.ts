import type { Clock } from '../../clock/clock';
import type { Config } from '../../config';

/** Sends text messages. */
export interface SmsGateway {
  /**
   * Sends a verification code.
   *
   * @throws SmsError when the service cannot be reached or refuses.
   */
  sendCode(phone: string, code: string): Promise<void>;
  /**
   * Sends an invitation to a company; the template's address ends with its code.
   *
   * @throws SmsError when the service cannot be reached or refuses.
   */
  sendInvitation(phone: string, invitation: { readonly company: string; readonly code: string }): Promise<void>;
  /**
   * Sends what somebody must hear of at once, in fields that are no longer than the service takes.
   *
   * @throws SmsError when the service cannot be reached or refuses.
   */
  sendDanger(phone: string, fields: Readonly<Record<'no' | 'what' | 'more', string>>): Promise<void>;
}

/** What says that nothing has left: no way to the service, or no key to sign by. */
const neverLeft = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|InvalidCredentials)$/;

/** The service did not take the message, or did not say so. `reason` is its own word for why; it never holds the phone. */
export class SmsError extends Error {
  /** `unsure`: nobody knows whether it left, so that it counts as one that did; `unreached`: it never left us. */
  readonly outcome: 'refused' | 'unreached' | 'unsure';

  constructor(
    readonly reason: string,
    /** The service has answered. */
    isAnswered = /^is[vp]\./.test(reason),
  ) {
    super(`text message not sent: ${reason}`);
    this.name = 'SmsError';
    this.outcome = isAnswered ? 'refused' : neverLeft.test(reason) ? 'unreached' : 'unsure';
  }
}

/** The service takes fields of a template up to so many signs. */
const fieldLengthMax = 35;
const connectTimeoutMs = 5_000;
const readTimeoutMs = 10_000;

/**
 * Sends through Aliyun's text message service, with its official SDK. Messages
 * are dated by `clock`: the service refuses a date that is 15 minutes off.
 */
export function createSmsGateway(config: Config['sms'], clock: Clock): SmsGateway {
  let client: ReturnType<typeof openClient> | null = null;
  async function send(phone: string, templateCode: string, fields: Readonly<Record<string, string>>): Promise<void> {
    // Loaded with the first message: it is large, and starting must be quick.
    const sendSms = await (client ??= openClient(config, clock));
    const answer = await sendSms(phone, templateCode, JSON.stringify(fields)).catch((error: unknown) => {
      const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
      const reason = reasonOf(code);
      throw typeof statusCode === 'number' && statusCode < 500 ? new SmsError(reason, true) : new SmsError(reason);
    });
    if (answer !== 'OK') throw new SmsError(reasonOf(answer), answer !== undefined);
  }
  return {
    sendCode: (phone, code) => send(phone, config.templateCode, { code }),
    sendInvitation: (phone, { company, code }) =>
      send(phone, config.inviteTemplateCode, { company: Array.from(company).slice(0, fieldLengthMax).join(''), code }),
    sendDanger: (phone, fields) => send(phone, config.dangerTemplateCode, fields),
  };
}

async function openClient(config: Config['sms'], clock: Clock) {
  const [dysms, core] = await Promise.all([import('@alicloud/dysmsapi20170525'), import('@alicloud/openapi-core')]);
  // The packages are CommonJS: under ESM their default export is one level deeper than their types say.
  const Client = defaultOf(dysms.default);
  const headers = {
    /** In place of the SDK's own, which is the machine's; read and signed anew with each message. */
    get 'x-acs-date'() {
      return `${new Date(clock.nowMs()).toISOString().slice(0, 19)}Z`;
    },
  };
  const client = new Client(
    new core.$OpenApiUtil.Config({
      accessKeyId: config.accessKeyId,
      accessKeySecret: config.accessKeySecret,
      endpoint: config.endpoint,
      protocol: config.protocol,
      connectTimeout: connectTimeoutMs,
      readTimeout: readTimeoutMs,
      globalParameters: new core.$OpenApiUtil.GlobalParameters({ headers }),
    }),
  );
  return async (phone: string, templateCode: string, templateParam: string): Promise<string | undefined> => {
    const { signName } = config;
    const message = new dysms.SendSmsRequest({ phoneNumbers: phone, signName, templateCode, templateParam });
    return (await client.sendSms(message)).body?.code;
  };
}

function defaultOf<T>(exported: T): T {
  const deeper = (exported as { default?: T }).default;
  return deeper ?? exported;
}

/** Codes such as `isv.BUSINESS_LIMIT_CONTROL`; anything else could quote the message. */
function reasonOf(code: unknown): string {
  return typeof code === 'string' && /^[A-Za-z][A-Za-z0-9_.]{0,60}$/.test(code) ? code : 'unknown';
}
