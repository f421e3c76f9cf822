import { resolve } from 'node:path';
import { amountMaxFen } from '@mastlight/domain/billing/coins';
import { freeQuotaFen } from '@mastlight/domain/billing/price-list';
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
  };
  readonly sms: {
    readonly endpoint: string;
    readonly protocol: string;
    readonly accessKeyId: string;
    readonly accessKeySecret: string;
    readonly signName: string;
    readonly templateCode: string;
    /** Template of invitations to a company, with the fields `company` and `code`. */
    readonly inviteTemplateCode: string;
  };
  readonly registry: {
    /** Base address of the registry of companies; empty: it is silent. */
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
  /** The same for the worker in a process of its own; null where the first is. */
  readonly workerOperationsPort: number | null;
  /** Time from the wish to stop until nobody new is let in, and again until kept connections are closed. */
  readonly drainMs: number;
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

/** `http` answers browsers, `worker` runs jobs and reads messages; one build does either or both. */
export type Role = 'http' | 'worker';

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
    roles: (env['ROLES'] ?? 'http,worker').split(',').map((role) => {
      if (role !== 'http' && role !== 'worker') throw new Error(`ROLES: unknown role "${role}"`);
      return role;
    }),
    webDir: resolve(env['WEB_DIR'] ?? '.build/web'),
    wechat: {
      apiUrl: env['WECHAT_API_URL'] ?? 'https://api.weixin.qq.com',
      qrUrl: env['WECHAT_QR_URL'] ?? 'https://mp.weixin.qq.com/cgi-bin/showqrcode',
      appId: env['WECHAT_APP_ID'] ?? '',
      appSecret: env['WECHAT_APP_SECRET'] ?? '',
      callbackToken: env['WECHAT_CALLBACK_TOKEN'] ?? '',
    },
    sms: {
      endpoint: env['SMS_ENDPOINT'] ?? 'dysmsapi.aliyuncs.com',
      protocol: env['SMS_PROTOCOL'] ?? 'HTTPS',
      accessKeyId: env['SMS_ACCESS_KEY_ID'] ?? '',
      accessKeySecret: env['SMS_ACCESS_KEY_SECRET'] ?? '',
      signName: env['SMS_SIGN_NAME'] ?? 'Mastlight',
      templateCode: env['SMS_TEMPLATE_CODE'] ?? 'SMS_000000',
      inviteTemplateCode: env['SMS_INVITE_TEMPLATE_CODE'] ?? 'SMS_000001',
    },
    registry: { url: (env['REGISTRY_URL'] ?? '').replace(/\/+$/, ''), key: env['REGISTRY_KEY'] ?? '' },
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
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    quotaFactor: readNumber('QUOTA_FACTOR', env['QUOTA_FACTOR'], 1, 1, 1_000),
    freeQuotaFen: readNumber('FREE_QUOTA_FEN', env['FREE_QUOTA_FEN'], freeQuotaFen, 0, amountMaxFen),
    rawKeepMonths: readNumber('RAW_KEEP_MONTHS', env['RAW_KEEP_MONTHS'], 24, 1, 1_200),
    diskFreeMinBytes: readNumber('DISK_FREE_MIN_MB', env['DISK_FREE_MIN_MB'], 200, 0, 1_000_000_000) * 1_048_576,
  };
}

/** The port after this one; any free one stays that. */
function beside(port: number): number {
  return port === 0 ? 0 : Math.min(port + 1, portMax);
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
