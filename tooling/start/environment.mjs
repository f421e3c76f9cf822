// What platform and sandbox are started with on this machine.
import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Lines of the sandbox that are asked in another form than DCSA (ADR 0057); neither pushes. */
const otherForms = { SIT: 'moves', OOL: 'iftsta' };

/**
 * Settles ports, keys and addresses for platform and sandbox.
 *
 * @returns their addresses and the environment of both programs.
 * @throws Error with a text for people when a port is taken or a key cannot be read.
 */
export async function settleEnvironment(root, dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Which sources and lines there are is told by the ports' profiles, in the build.
  const { intakeSources, lineCodes } = await import(pathToFileURL(join(root, '.build/server/intake-sources.mjs')).href);
  const keys = readKeys(dataDir, intakeSources);
  const port = await settlePort('PORT', 8080);
  const sandboxPort = await settlePort('SANDBOX_PORT', 8090);
  const smtpPort = await settlePort('SANDBOX_SMTP_PORT', 0);
  const terminalPort = await settlePort('JT808_PORT', 0);
  const aisPort = await settlePort('SANDBOX_AIS_PORT', 0);
  // Beside the sandbox where it can be: an address that somebody has typed holds on at the next start.
  const isNextFree = sandboxPort < 65_535 && (await isFree(sandboxPort + 1));
  const receiverPort = await settlePort('SANDBOX_RECEIVER_PORT', isNextFree ? sandboxPort + 1 : 0);
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    JT808_PORT: String(terminalPort),
    SANDBOX_AIS_PORT: String(aisPort),
    SANDBOX_RECEIVER_PORT: String(receiverPort),
    // Of this machine the sandbox's receiver alone may be pushed to; nothing else opens at its port.
    WEBHOOK_ORIGINS: process.env.WEBHOOK_ORIGINS ?? `http://127.0.0.1:${receiverPort}`,
    AIS_SOURCE: process.env.AIS_SOURCE ?? `tcp://127.0.0.1:${aisPort}`,
    DATA_DIR: dataDir,
    PUBLIC_URL: process.env.PUBLIC_URL ?? url,
    PLATFORM_URL: url,
    WEB_DIR: join(root, '.build/web'),
    SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
    WECHAT_API_URL: sandboxUrl,
    WECHAT_QR_URL: `${sandboxUrl}/cgi-bin/showqrcode`,
    WECHAT_APP_ID: keys.wechatAppId,
    WECHAT_APP_SECRET: keys.wechatAppSecret,
    WECHAT_CALLBACK_TOKEN: keys.wechatCallbackToken,
    WECHAT_TEMPLATE_ID: 'demo-template-of-messages',
    RECRUITMENT: JSON.stringify({ title: '演示：客服专员', url: 'mailto:jobs@mastlight.example' }),
    WECOM_ROBOT_URL: sandboxUrl,
    DINGTALK_ROBOT_URL: sandboxUrl,
    FEISHU_ROBOT_URL: sandboxUrl,
    SMS_ENDPOINT: `127.0.0.1:${sandboxPort}`,
    SMS_PROTOCOL: 'HTTP',
    SMS_ACCESS_KEY_ID: keys.smsAccessKeyId,
    SMS_ACCESS_KEY_SECRET: keys.smsAccessKeySecret,
    SMS_DANGER_TEMPLATE_CODE: 'SMS_000002',
    REGISTRY_URL: sandboxUrl,
    REGISTRY_KEY: keys.registryKey,
    ...paymentSettings(keys, sandboxUrl),
    VGM_RECEIVER_URL: `${sandboxUrl}/vgm-receiver`,
    VGM_RECEIVER_KEY: keys.vgmReceiverKey,
    MANIFEST_RECEIVER_URL: `${sandboxUrl}/manifest-receiver`,
    MANIFEST_RECEIVER_KEY: keys.manifestReceiverKey,
    MARKET_CUSTOMS_URL: `${sandboxUrl}/market-customs`,
    MARKET_CUSTOMS_KEY: keys.marketCustomsKey,
    AGENT_DESK_URL: `${sandboxUrl}/agent-desk`,
    AGENT_DESK_KEY: keys.agentDeskKey,
    LINE_KEY: keys.lineKey,
    LINE_PUSH_SECRET: keys.linePushSecret,
    LINES: JSON.stringify(
      Object.fromEntries(
        lineCodes.map((code) => [
          code,
          { url: `${sandboxUrl}/lines/${code}`, key: keys.lineKey, speaks: otherForms[code] ?? 'dcsa', pushSecret: keys.linePushSecret },
        ]),
      ),
    ),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'noreply@mastlight.example',
    AGENT_MAILBOXES: JSON.stringify({ 上海外代: 'manifest@agent.example' }),
    TAX_OFFICE_URL: sandboxUrl,
    TAX_OFFICE_KEY: keys.taxOfficeKey,
    INTAKE_KEYS: JSON.stringify(keys.intake),
    PORT_CLOCK_URL: `${sandboxUrl}/clock`,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  return { url, sandboxUrl, env };
}

/**
 * The wanted port; for 0 one that is free now, from below those that systems give out by themselves: it is not taken by
 * a call that leaves this machine before the program listens on it.
 */
async function settlePort(name, fallback) {
  const wished = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(wished) || wished < 0 || wished > 65_535) throw new Error(`${name}=${process.env[name]} 不是端口号`);
  for (;;) {
    const port = wished === 0 ? randomInt(20_000, 32_000) : wished;
    if (await isFree(port)) return port;
    if (port === wished) throw new Error(`端口 ${wished} 已被占用，请用 ${name}=其他端口 重试`);
  }
}

/** @throws Error for another reason than that somebody listens there. */
function isFree(port) {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Keys that platform and sandbox share on this machine; made once, those of new sources when they come; readable by the owner alone. */
function readKeys(dataDir, intakeSources) {
  const file = join(dataDir, 'sandbox-keys.json');
  const secret = () => randomBytes(24).toString('base64url');
  const withSources = (keys) => ({
    registryKey: secret(),
    payment: keys.payment ?? makePaymentKeys(),
    taxOfficeKey: secret(),
    vgmReceiverKey: secret(),
    manifestReceiverKey: secret(),
    marketCustomsKey: secret(),
    agentDeskKey: secret(),
    lineKey: secret(),
    linePushSecret: secret(),
    ...keys,
    intake: { ...Object.fromEntries(intakeSources.map((source) => [source, secret()])), ...keys.intake },
  });
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept.registryKey &&
      kept.payment &&
      kept.taxOfficeKey &&
      kept.vgmReceiverKey &&
      kept.manifestReceiverKey &&
      kept.marketCustomsKey &&
      kept.agentDeskKey &&
      kept.lineKey &&
      kept.linePushSecret &&
      intakeSources.every((source) => kept.intake[source])
      ? kept
      : writeKeys(file, withSources(kept));
  } catch (error) {
    if (error.code !== 'ENOENT') {
      const text = `${file} 读不出密钥。请从备份恢复它；或删除它再启动，会生成新的一套（只影响沙盒和报文来源的密钥）。`;
      throw new Error(text, { cause: error });
    }
  }
  const keys = withSources({
    wechatAppId: `wx${randomBytes(8).toString('hex')}`,
    wechatAppSecret: secret(),
    wechatCallbackToken: secret(),
    smsAccessKeyId: secret(),
    smsAccessKeySecret: secret(),
  });
  return writeKeys(file, keys);
}

/** Two pairs of keys, the merchant's and the payment methods', and the key by which notifications are sealed. */
function makePaymentKeys() {
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  return { merchant: pair(), platform: pair(), apiV3Key: randomBytes(16).toString('hex') };
}

/** What the platform and the sandbox's payment methods know of each other. */
function paymentSettings({ payment }, sandboxUrl) {
  const { merchant, platform, apiV3Key } = payment;
  const [wxpay, alipay] = [
    { appId: 'wxDEMO', merchantId: '1900000001' },
    { appId: '2021DEMO', sellerId: '2088DEMO' },
  ];
  const ours = { merchantKeyPem: merchant.privateKey };
  const theirs = { merchantPublicPem: merchant.publicKey, platformKeyPem: platform.privateKey };
  return {
    WXPAY: JSON.stringify({
      url: sandboxUrl,
      ...wxpay,
      merchantSerial: 'DEMO',
      ...ours,
      apiV3Key,
      platformKeys: { PUB_KEY_ID_DEMO: platform.publicKey },
    }),
    ALIPAY: JSON.stringify({ url: `${sandboxUrl}/gateway.do`, ...alipay, ...ours, platformKeys: [platform.publicKey] }),
    BANK_ACCOUNT: JSON.stringify({ holder: '演示：沙盒账户，请勿转账', bank: '演示银行', accountNo: '0000000000000000' }),
    PAYMENT_KEYS: JSON.stringify({
      wxpay: { ...wxpay, ...theirs, apiV3Key, platformSerial: 'PUB_KEY_ID_DEMO' },
      alipay: { ...alipay, ...theirs },
    }),
  };
}

/** Aside, synced and renamed: a start that is cut off leaves no half of it. */
function writeKeys(file, keys) {
  const aside = `${file}.${process.pid}.new`;
  rmSync(aside, { force: true });
  const handle = openSync(aside, 'wx', 0o600);
  writeFileSync(handle, JSON.stringify(keys, null, 2));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(aside, file);
  return keys;
}
