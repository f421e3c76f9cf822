import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { intakeSources, type IntakeSource } from './delivery/announcement';
import { seaMax } from './ships/sea';
import type { SandboxOptions } from './start-sandbox';
import { fleetMax } from './trucks/fleet';

/**
 * Reads the options from environment variables (docs/sandbox.md lists them).
 *
 * @throws Error that names the variable when a value cannot be read.
 */
export function readOptions(env: Readonly<Record<string, string | undefined>>): SandboxOptions {
  const port = Number(env['SANDBOX_PORT'] ?? '8090');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`SANDBOX_PORT: "${env['SANDBOX_PORT']}" is no port number`);
  }
  return {
    port,
    platformUrl: env['PLATFORM_URL'] ?? '',
    wechatAppId: env['WECHAT_APP_ID'] ?? '',
    wechatAppSecret: env['WECHAT_APP_SECRET'] ?? '',
    wechatCallbackToken: env['WECHAT_CALLBACK_TOKEN'] ?? '',
    smsAccessKeyId: env['SMS_ACCESS_KEY_ID'] ?? '',
    smsAccessKeySecret: env['SMS_ACCESS_KEY_SECRET'] ?? '',
    registryKey: env['REGISTRY_KEY'] ?? '',
    ...(env['PAYMENT_KEYS'] ? { payment: JSON.parse(env['PAYMENT_KEYS']) as NonNullable<SandboxOptions['payment']> } : {}),
    vgmReceiverKey: env['VGM_RECEIVER_KEY'] ?? '',
    ...(env['SANDBOX_SMTP_PORT'] ? { smtpPort: Number(env['SANDBOX_SMTP_PORT']) } : {}),
    ...(env['SANDBOX_RECEIVER_PORT'] ? { receiverPort: Number(env['SANDBOX_RECEIVER_PORT']) } : {}),
    ...(env['JT808_PORT'] ? { terminalPort: Number(env['JT808_PORT']) } : {}),
    truckCount: readCount('SANDBOX_TRUCKS', env['SANDBOX_TRUCKS'], fleetMax),
    shipCount: readCount('SANDBOX_SHIPS', env['SANDBOX_SHIPS'], seaMax),
    ...(env['SANDBOX_AIS_PORT'] ? { aisPort: Number(env['SANDBOX_AIS_PORT']) } : {}),
    manifestReceiverKey: env['MANIFEST_RECEIVER_KEY'] ?? '',
    marketCustomsKey: env['MARKET_CUSTOMS_KEY'] ?? '',
    agentDeskKey: env['AGENT_DESK_KEY'] ?? '',
    lineKey: env['LINE_KEY'] ?? '',
    linePushSecret: env['LINE_PUSH_SECRET'] ?? '',
    taxOfficeKey: env['TAX_OFFICE_KEY'] ?? '',
    s3Keys: { accessKeyId: env['S3_ACCESS_KEY_ID'] ?? '', secretAccessKey: env['S3_SECRET_ACCESS_KEY'] ?? '' },
    intakeKeys: readKeys(env['INTAKE_KEYS']),
    ...(env['SANDBOX_PORTS'] === undefined ? {} : { ports: readPorts(env['SANDBOX_PORTS']) }),
    dataDir: env['SANDBOX_DATA_DIR'],
    seed: env['SEED'],
  };
}

/** How many of something; unset: as many as the sandbox has without being asked. */
function readCount(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > max) throw new Error(`${name}: "${text}" is no number from 0 to ${max}`);
  return count;
}

function readPorts(text: string): readonly PortCode[] {
  return text
    .split(',')
    .filter((code) => code !== '')
    .map((code) => {
      const port = findPort(code);
      if (!port) throw new Error(`SANDBOX_PORTS: "${code}" is no port`);
      return port.code;
    });
}

function readKeys(text: string | undefined): Partial<Record<IntakeSource, string>> {
  if (!text) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error('INTAKE_KEYS: is no JSON');
  }
  const told = parsed as Record<string, unknown> | null;
  const keys: Partial<Record<IntakeSource, string>> = {};
  for (const source of intakeSources) {
    const key = told?.[source];
    if (typeof key === 'string') keys[source] = key;
  }
  return keys;
}
