import { productNameLatin } from '@mastlight/domain/vocabulary/product-name';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { amountMaxFen } from '@mastlight/domain/billing/coins';
import { quietMsUsual } from '@mastlight/domain/dispatch/schedule';
import { freeQuotaFen } from '@mastlight/domain/billing/price-list';
import { gatherMs } from '@mastlight/domain/notification/limits';
import { isLineCode, lineCodes } from '@mastlight/domain/line-tracking/lines';
import { isUrl } from '@mastlight/domain/vocabulary/url';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';

/** Everything that the environment decides, read once at start. */
export interface Config {
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Empty: the embedded server is used. */
  readonly databaseUrl: string;
  readonly roles: readonly Role[];
  /** Folder of the built web app. */
  readonly webDir: string;
  readonly wechat: {
    readonly apiUrl: string;
    readonly qrUrl: string;
    readonly appId: string;
    readonly appSecret: string;
    readonly callbackToken: string;
    /** Number of the template of messages (通知); empty: none are sent by WeChat. */
    readonly templateId: string;
  };
  /** Base addresses of the services whose groups have robots. */
  readonly robots: { readonly wecom: string; readonly dingtalk: string; readonly feishu: string };
  /** Origins that webhooks may be pushed to beyond the open internet: those of a test, or of an own network (S-12). */
  readonly webhookOrigins: readonly string[];
  readonly sms: {
    readonly endpoint: string;
    readonly protocol: string;
    readonly accessKeyId: string;
    readonly accessKeySecret: string;
    readonly signName: string;
    readonly templateCode: string;
    /** Template of invitations to a company, with the fields `company` and `code`. */
    readonly inviteTemplateCode: string;
    /** Template of news of danger, with the fields `no`, `what` and `more`; empty: nobody is sent any. */
    readonly dangerTemplateCode: string;
  };
  /** Shipping lines that can be asked after shipments, by their codes (`lineCodes`); one that is missing is asked for nothing. */
  readonly lines: Readonly<Record<string, LineSettings>>;
  readonly registry: {
    /** Base address of the registry of companies; empty: it is silent. */
    readonly url: string;
    readonly key: string;
  };
  /** Payment methods of topping up; null: not offered. Keys are PEM. */
  readonly payment: {
    readonly wxpay: z.output<typeof wxpaySettings> | null;
    readonly alipay: z.output<typeof alipaySettings> | null;
    /** Ours, to which money can be sent. */
    readonly bankAccount: z.output<typeof bankAccountSettings> | null;
  };
  /** How long is waited before a counterpart is asked what became of a message, ms; a call to it ends sooner. */
  readonly dispatchQuietMs: number;
  /** Where verified masses are handed in; empty: nowhere. */
  readonly vgmReceiver: {
    readonly url: string;
    readonly key: string;
    /** Who we are there. */
    readonly sender: string;
    /** Codes of terminals that take the flat file. */
    readonly flatWharfs: readonly string[];
  };
  /** Where manifests are handed in, and as whom: four digits of customs and nine of the organisation; empty: nowhere. */
  readonly manifestReceiver: {
    readonly url: string;
    readonly key: string;
    readonly sender: string;
    readonly recipient: string;
  };
  /** Where declarations of market procurement are handed in, and as whom; empty: nowhere. */
  readonly marketCustoms: { readonly url: string; readonly key: string; readonly sender: string; readonly recipient: string };
  /** Where pre-sheets are handed in for the shipping agents, and as whom; empty: nowhere. */
  readonly agentDesk: { readonly url: string; readonly key: string; readonly sender: string };
  /** News of one thing that come within it are one message, ms. */
  readonly notifyGatherMs: number;
  /** The mail server that takes our e-mails, and their sender; empty: none. */
  readonly mail: { readonly url: string; readonly from: string };
  /** Mailboxes of shipping agents by their name in a manifest: what customs have accepted is told there. */
  readonly agentMailboxes: Readonly<Record<string, string>>;
  /** What this site tells everybody of itself: whom it looks for, and its account and mini program in WeChat; null: nothing. */
  readonly site: {
    readonly recruitment: { readonly title: string; readonly url: string } | null;
    readonly officialAccountUrl: string | null;
    readonly miniProgramUrl: string | null;
  };
  readonly taxOffice: {
    /** Base address of the tax office's invoicing service; empty: it is silent. */
    readonly url: string;
    readonly key: string;
  };
  /** Where uploaded files are kept; without an endpoint in the data folder. */
  readonly s3: {
    /** Base address of a store that speaks S3, addressed by path; empty: none. */
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  /** Secret mixed into password hashes; empty: the one kept in the data folder. Several machines on one database share it. */
  readonly passwordPepper: string;
  /** Key of each intake source; a source without key accepts nothing over HTTP. */
  readonly intakeKeys: Readonly<Record<string, string>>;
  /** Where the port's clock can be asked; empty: the port lives by our clock. */
  readonly portClockUrl: string;
  /** Address under which browsers and phones reach us; for links in messages. */
  readonly publicUrl: string;
  /** A request must be complete within this time; a slow body must not hold a socket for ever (R-7-02). */
  readonly requestTimeoutMs: number;
  /** Cost of calls that one account may have within a minute; most calls cost one. */
  readonly callsPerMinute: number;
  /** Port of health and figures on 127.0.0.1, 0 for any free one; null: none. */
  readonly operationsPort: number | null;
  /** Where terminals of vehicles are listened for (JT/T 808); null: nowhere. */
  readonly jt808: { readonly host: string; readonly port: number } | null;
  /** Where AIS sentences come from: a server that is called, or a port for datagrams; null: from nowhere. */
  readonly ais: { readonly protocol: 'tcp' | 'udp'; readonly host: string; readonly port: number } | null;
  /** The same for the worker in a process of its own; null where the first is. */
  readonly workerOperationsPort: number | null;
  /** Time from the wish to stop until nobody new is let in, and again until kept connections are closed. */
  readonly drainMs: number;
  /** A database that takes connections and gives no answer for so long counts as gone. */
  readonly databaseSilenceMs: number;
  /** Addresses of proxies whose forwarding headers are believed; none by default. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** All quotas per account are multiplied by it; more than 1 for measurements alone. */
  readonly quotaFactor: number;
  /** What is free in each month for each origin, in fen (R-4.9-11). */
  readonly freeQuotaFen: number;
  /** With less free space than this below the data folder the server is not ready. */
  readonly diskFreeMinBytes: number;
  /** Raw messages are kept for so many whole months; what was read from them stays. */
  readonly rawKeepMonths: number;
}

const portMax = 65_535;
/** Timers count no further. */
const timerMaxMs = 2_147_483_647;

/** `http` answers browsers, `worker` runs jobs and reads messages, `gateway` hears terminals and radios; one build does any of them. */
const roles = ['http', 'worker', 'gateway'] as const;
export type Role = (typeof roles)[number];

/**
 * Reads the configuration.
 *
 * @throws Error when a value cannot be read; the message names the variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readNumber('PORT', env['PORT'], 8_080, 0, portMax);
  const operationsPort = env['OPS_PORT']?.trim() ? readNumber('OPS_PORT', env['OPS_PORT'], 0, 0, portMax) : null;
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] ?? 'data'),
    databaseUrl: env['DATABASE_URL'] ?? '',
    roles: readRoles(env['ROLES']),
    webDir: resolve(env['WEB_DIR'] ?? '.build/web'),
    wechat: {
      apiUrl: env['WECHAT_API_URL'] ?? 'https://api.weixin.qq.com',
      qrUrl: env['WECHAT_QR_URL'] ?? 'https://mp.weixin.qq.com/cgi-bin/showqrcode',
      appId: env['WECHAT_APP_ID'] ?? '',
      appSecret: env['WECHAT_APP_SECRET'] ?? '',
      callbackToken: env['WECHAT_CALLBACK_TOKEN'] ?? '',
      templateId: env['WECHAT_TEMPLATE_ID'] ?? '',
    },
    robots: {
      wecom: env['WECOM_ROBOT_URL'] ?? 'https://qyapi.weixin.qq.com',
      dingtalk: env['DINGTALK_ROBOT_URL'] ?? 'https://oapi.dingtalk.com',
      feishu: env['FEISHU_ROBOT_URL'] ?? 'https://open.feishu.cn',
    },
    webhookOrigins: readOrigins('WEBHOOK_ORIGINS', env['WEBHOOK_ORIGINS']),
    sms: {
      endpoint: env['SMS_ENDPOINT'] ?? 'dysmsapi.aliyuncs.com',
      protocol: env['SMS_PROTOCOL'] ?? 'HTTPS',
      accessKeyId: env['SMS_ACCESS_KEY_ID'] ?? '',
      accessKeySecret: env['SMS_ACCESS_KEY_SECRET'] ?? '',
      signName: env['SMS_SIGN_NAME'] ?? productNameLatin,
      templateCode: env['SMS_TEMPLATE_CODE'] ?? 'SMS_000000',
      inviteTemplateCode: env['SMS_INVITE_TEMPLATE_CODE'] ?? 'SMS_000001',
      dangerTemplateCode: env['SMS_DANGER_TEMPLATE_CODE'] ?? '',
    },
    payment: { wxpay: readWxpay(env['WXPAY']), alipay: readAlipay(env['ALIPAY']), bankAccount: readBankAccount(env['BANK_ACCOUNT']) },
    lines: readLines(env['LINES']),
    jt808: env['JT808_PORT']?.trim()
      ? { host: env['JT808_HOST'] ?? '127.0.0.1', port: readNumber('JT808_PORT', env['JT808_PORT'], 0, 0, portMax) }
      : null,
    ais: readAisSource(env['AIS_SOURCE']?.trim()),
    registry: { url: (env['REGISTRY_URL'] ?? '').replace(/\/+$/, ''), key: env['REGISTRY_KEY'] ?? '' },
    dispatchQuietMs: readNumber('DISPATCH_QUIET_MS', env['DISPATCH_QUIET_MS'], quietMsUsual, 100, 600_000),
    vgmReceiver: {
      url: (env['VGM_RECEIVER_URL'] ?? '').replace(/\/+$/, ''),
      key: env['VGM_RECEIVER_KEY'] ?? '',
      sender: env['VGM_SENDER'] ?? 'MASTLIGHT',
      flatWharfs: readList(env['VGM_FLAT_WHARFS']),
    },
    manifestReceiver: {
      url: (env['MANIFEST_RECEIVER_URL'] ?? '').replace(/\/+$/, ''),
      key: env['MANIFEST_RECEIVER_KEY'] ?? '',
      sender: env['MANIFEST_SENDER'] ?? '2200MASTLIGHT',
      recipient: env['MANIFEST_RECIPIENT'] ?? 'EPORT',
    },
    marketCustoms: {
      url: (env['MARKET_CUSTOMS_URL'] ?? '').replace(/\/+$/, ''),
      key: env['MARKET_CUSTOMS_KEY'] ?? '',
      sender: env['MARKET_CUSTOMS_SENDER'] ?? 'MASTLIGHT',
      recipient: env['MARKET_CUSTOMS_RECIPIENT'] ?? 'CUSTOMS1039',
    },
    agentDesk: {
      url: (env['AGENT_DESK_URL'] ?? '').replace(/\/+$/, ''),
      key: env['AGENT_DESK_KEY'] ?? '',
      sender: env['AGENT_DESK_SENDER'] ?? 'MASTLIGHT',
    },
    notifyGatherMs: readNumber('NOTIFY_GATHER_MS', env['NOTIFY_GATHER_MS'], gatherMs, 0, 600_000),
    mail: readMail(env),
    agentMailboxes: readMailboxes(env['AGENT_MAILBOXES']),
    site: {
      recruitment: readSettings('RECRUITMENT', recruitmentSettings, env['RECRUITMENT']),
      officialAccountUrl: readAddress('WECHAT_ACCOUNT_URL', env['WECHAT_ACCOUNT_URL']),
      miniProgramUrl: readAddress('WECHAT_MINI_URL', env['WECHAT_MINI_URL']),
    },
    taxOffice: { url: (env['TAX_OFFICE_URL'] ?? '').replace(/\/+$/, ''), key: env['TAX_OFFICE_KEY'] ?? '' },
    s3: readS3(env),
    passwordPepper: readPepper(env['PASSWORD_PEPPER'] ?? ''),
    intakeKeys: readKeys(env['INTAKE_KEYS']),
    portClockUrl: env['PORT_CLOCK_URL'] ?? '',
    publicUrl: env['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`,
    requestTimeoutMs: readNumber('REQUEST_TIMEOUT_MS', env['REQUEST_TIMEOUT_MS'], 30_000, 1, timerMaxMs),
    callsPerMinute: readNumber('CALLS_PER_MINUTE', env['CALLS_PER_MINUTE'], 1_200, 1, 1_000_000_000),
    operationsPort,
    workerOperationsPort:
      operationsPort === null ? null : readNumber('WORKER_OPS_PORT', env['WORKER_OPS_PORT'], beside(operationsPort), 0, portMax),
    drainMs: readNumber('DRAIN_MS', env['DRAIN_MS'], 1_000, 0, timerMaxMs),
    databaseSilenceMs: readNumber('DATABASE_SILENCE_MS', env['DATABASE_SILENCE_MS'], 2_000, 1, timerMaxMs),
    trustedProxies: readList(env['TRUSTED_PROXIES']),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    quotaFactor: readNumber('QUOTA_FACTOR', env['QUOTA_FACTOR'], 1, 1, 1_000),
    freeQuotaFen: readNumber('FREE_QUOTA_FEN', env['FREE_QUOTA_FEN'], freeQuotaFen, 0, amountMaxFen),
    rawKeepMonths: readNumber('RAW_KEEP_MONTHS', env['RAW_KEEP_MONTHS'], 24, 1, 1_200),
    diskFreeMinBytes: readNumber('DISK_FREE_MIN_MB', env['DISK_FREE_MIN_MB'], 200, 0, 1_000_000_000) * 1_048_576,
  };
}

/** All of them unless some are named. */
function readRoles(text: string | undefined): readonly Role[] {
  if (text === undefined) return roles;
  return text.split(',').map((word) => {
    const role = roles.find((each) => each === word);
    if (role === undefined) throw new Error(`ROLES: unknown role "${word}"`);
    return role;
  });
}

/** `http://host:port`, one after the other; empty: none. */
function readOrigins(name: string, text: string | undefined): readonly string[] {
  return readList(text).map((one) => {
    if (!URL.canParse(one) || !/^https?:$/.test(new URL(one).protocol)) throw new Error(`${name}: "${one}" is no http or https address`);
    return new URL(one).origin;
  });
}

/** A QR code holds no more. */
const siteAddressLengthMax = 500;
const filled = z.string().check(z.minLength(1));
/** In which form a line answers: DCSA Track & Trace 2.2, a table of moves for each box, or an IFTSTA (ADR 0057). */
const lineForms = ['dcsa', 'moves', 'iftsta'] as const;
export type LineForm = (typeof lineForms)[number];
const lineSettings = z.object({
  url: filled,
  key: z.string(),
  speaks: z._default(z.enum(lineForms), 'dcsa'),
  /** Questions that it allows us in a minute. */
  callsPerMinute: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 60),
  /** With which it signs what it pushes; none: it pushes nothing. */
  pushSecret: z.optional(z.string().check(z.minLength(16))),
});
/** How a shipping line is asked: base address of its Track & Trace, our key there, its form and its limit. */
export type LineSettings = z.output<typeof lineSettings>;

/** `{"MSK":{"url":"https://…","key":"…","callsPerMinute":60}}`; empty: none. */
function readLines(text: string | undefined): Readonly<Record<string, LineSettings>> {
  const lines = readSettings('LINES', z.record(z.string(), lineSettings), text) ?? {};
  const unknown = Object.keys(lines).find((code) => !isLineCode(code));
  if (unknown !== undefined) throw new Error(`LINES: unknown line "${unknown}"; known are ${lineCodes.join(', ')}`);
  return Object.fromEntries(Object.entries(lines).map(([code, line]) => [code, { ...line, url: line.url.replace(/\/+$/, '') }]));
}

/** `tcp://host:port` is called, `udp://host:port` is listened at; empty: no ships. */
function readAisSource(text: string | undefined): Config['ais'] {
  if (!text) return null;
  const read = /^(tcp|udp):\/\/(\[[0-9a-f:]+\]|[^\s:/?#@[\]]+):(\d{1,5})\/?$/i.exec(text);
  if (!read) throw new Error('AIS_SOURCE: must be tcp://host:port or udp://host:port');
  const protocol = read[1]!.toLowerCase() === 'udp' ? 'udp' : 'tcp';
  return {
    protocol,
    host: read[2]!.replace(/^\[|\]$/g, ''),
    port: readNumber('AIS_SOURCE', read[3], 0, protocol === 'udp' ? 0 : 1, portMax),
  };
}

const wxpaySettings = z.object({
  url: filled,
  appId: filled,
  merchantId: filled,
  merchantSerial: filled,
  merchantKeyPem: filled,
  apiV3Key: filled.check(z.length(32)),
  platformKeys: z.record(z.string(), z.string()),
});
const alipaySettings = z.object({ url: filled, appId: filled, sellerId: filled, merchantKeyPem: filled, platformKeys: z.array(filled) });

const recruitmentSettings = z.object({
  title: filled.check(z.maxLength(40)),
  url: z.string().check(z.maxLength(siteAddressLengthMax), z.refine(isUrl)),
});

/** An address that people are led to; empty: none. */
function readAddress(name: string, text: string | undefined): string | null {
  const address = text?.trim() ?? '';
  if (address === '') return null;
  if (address.length > siteAddressLengthMax || !isUrl(address))
    throw new Error(`${name}: must be an address with http, https, mailto or tel`);
  return address;
}

const bankAccountSettings = z.object({ holder: filled, bank: filled, accountNo: filled });

const readBankAccount = (text: string | undefined) => readSettings('BANK_ACCOUNT', bankAccountSettings, text);
const readWxpay = (text: string | undefined) => readSettings('WXPAY', wxpaySettings, text);
const readAlipay = (text: string | undefined) => readSettings('ALIPAY', alipaySettings, text);

/** Settings of one counterpart as JSON; empty: none. */
function readSettings<S extends z.ZodMiniType>(name: string, schema: S, text: string | undefined): z.output<S> | null {
  if (!text?.trim()) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${name}: must be JSON`);
  }
  const read = schema.safeParse(value);
  if (!read.success) throw new Error(`${name}: ${read.error.issues[0]!.path.join('.')} is missing or wrong`);
  return read.data;
}

/** The port after this one; any free one stays that. */
function beside(port: number): number {
  return port === 0 ? 0 : Math.min(port + 1, portMax);
}

const mailAddress = /^[^\s<>@,;:"]+@[a-z0-9][a-z0-9.-]*$/i;

function readMail(env: Readonly<Record<string, string | undefined>>): Config['mail'] {
  const mail = { url: (env['SMTP_URL'] ?? '').trim(), from: (env['MAIL_FROM'] ?? '').trim() };
  if (mail.url === '') return mail;
  if (!/^smtps?:\/\/[^\s/?#]+/.test(mail.url)) throw new Error('SMTP_URL: must be an address with smtp or smtps');
  if (!mailAddress.test(mail.from)) throw new Error('MAIL_FROM: must be given with SMTP_URL, as one address');
  return mail;
}

/** One address for each name. */
function readMailboxes(text: string | undefined): Record<string, string> {
  return readSettings('AGENT_MAILBOXES', z.record(filled, z.string().check(z.regex(mailAddress))), text) ?? {};
}

function readS3(env: Readonly<Record<string, string | undefined>>): Config['s3'] {
  const s3 = {
    endpoint: (env['S3_ENDPOINT'] ?? '').replace(/\/+$/, ''),
    bucket: env['S3_BUCKET'] ?? '',
    region: env['S3_REGION'] ?? 'us-east-1',
    accessKeyId: env['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['S3_SECRET_ACCESS_KEY'] ?? '',
  };
  if (s3.endpoint === '') return s3;
  if (!/^https?:\/\/[^/?#]+$/.test(s3.endpoint)) throw new Error('S3_ENDPOINT: must be an address with http or https');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(s3.bucket)) throw new Error('S3_BUCKET: must be the name of a bucket');
  if (s3.accessKeyId === '' || s3.secretAccessKey === '')
    throw new Error('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be given with S3_ENDPOINT');
  return s3;
}

function readPepper(text: string): string {
  if (text !== '' && text.length < 32) throw new Error('PASSWORD_PEPPER: must have 32 characters or more');
  return text;
}

/** A whole number between two others. An empty text is none: the variable stands at its default. */
function readNumber(name: string, text: string | undefined, standard: number, min: number, max: number): number {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return standard;
  const number = Number(trimmed);
  if (!/^\d+$/.test(trimmed) || number < min || number > max) throw new Error(startTexts.notWhole(name, trimmed, min, max));
  return number;
}

/** Words with commas between them. */
function readList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function readKeys(text: string | undefined): Record<string, string> {
  if (!text) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error('INTAKE_KEYS: must be a JSON object', { cause: error });
  }
  if (parsed === null || typeof parsed !== 'object') throw new Error('INTAKE_KEYS: must be a JSON object');
  return Object.fromEntries(
    Object.entries(parsed).map(([source, key]) => {
      if (typeof key !== 'string' || key.length < 16) throw new Error(`INTAKE_KEYS: key of "${source}" is too short`);
      return [source, key];
    }),
  );
}
