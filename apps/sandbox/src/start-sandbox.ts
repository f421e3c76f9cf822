import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { BadInput } from './bad-input';
import { registerClock } from './clock/http';
import { createWorldClock } from './clock/world-clock';
import type { IntakeSource } from './delivery/announcement';
import { startDelivery } from './delivery/deliver';
import { noFaults } from './delivery/faults';
import { Outbox } from './delivery/outbox';
import { registerDesk } from './desk/http';
import { portRules } from '@mastlight/domain/ports/index';
import { registerRowPorts } from './row-ports/http';
import { rowPorts } from './row-ports/row-ports';
import { registerObjectStore } from './object-store/http';
import { registerRegistry } from './registry/http';
import { runRowPorts } from './row-ports/run-row-ports';
import type { S3Keys } from './object-store/verify-s3-signature';
import { openStateFile } from './saved-state';
import { registerSms } from './sms/http';
import { SmsInbox, type SmsMessage } from './sms/sms-inbox';
import { AccessTokens } from './wechat/access-tokens';
import { registerWechat } from './wechat/http';
import { QrTickets } from './wechat/qr-tickets';
import { ServiceAccount, type WechatState } from './wechat/service-account';
import { createWorld } from './world/advance-world';
import { registerWorld } from './world/http';
import { runWorld } from './world/run-world';

/** What the sandbox is told at start; the keys are the ones the platform was given. */
export interface SandboxOptions {
  /** 0 asks the system for a free port. */
  readonly port: number;
  /** Base address of the platform; messages wait while it is empty or not reachable. */
  readonly platformUrl: string;
  readonly wechatAppId: string;
  readonly wechatAppSecret: string;
  readonly wechatCallbackToken: string;
  readonly smsAccessKeyId: string;
  readonly smsAccessKeySecret: string;
  /** Absent: the registry of companies answers nobody. */
  readonly registryKey?: string;
  /** Absent: the object store lets nobody in. */
  readonly s3Keys?: S3Keys;
  readonly intakeKeys: Readonly<Partial<Record<IntakeSource, string>>>;
  /** Keeps the world between starts; absent: nothing is kept. */
  readonly dataDir?: string;
  /** What the world is drawn from; a kept world keeps its own. */
  readonly seed?: string;
  /** Real time, ms since epoch; passed in by tests. */
  readonly realNowMs?: () => number;
  /** First and longest wait between attempts to deliver, ms. */
  readonly retryMs?: readonly [first: number, longest: number];
}

/** A running sandbox. */
export interface Sandbox {
  readonly url: string;
  readonly seed: string;
  /** Tells where the platform is, when that is known only after the sandbox has started. */
  connect(platformUrl: string): void;
  stop(): Promise<void>;
}

/** The seed of a world when none is given, so that the numbers in the guide are the ones on the screen. */
const usualSeed = '1';
const bodyLimit = 8 * 1024 * 1024;

/**
 * Starts the other side of every protocol on 127.0.0.1: WeChat, the SMS
 * gateway, the port and customs, the clock they live by, and the desk.
 *
 * @throws Error when the port is taken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const realNowMs = options.realNowMs ?? Date.now;
  let platformUrl = options.platformUrl.replace(/\/$/, '');
  let baseUrl = '';

  const file = openStateFile(options.dataDir, () => ({
    version: 1,
    clock: clock.state(),
    world,
    outbox: outbox.snapshot(),
    wechat,
    sms,
    faults,
    rowPorts: Object.fromEntries(rows.states),
  }));
  const saved = file.load();
  const save = (): void => file.saveSoon();

  const clock = createWorldClock(realNowMs, saved?.clock);
  const world = saved?.world ?? createWorld(options.seed ?? usualSeed, clock.nowMs());
  const outbox = new Outbox(saved?.outbox);
  const wechat: WechatState = saved?.wechat ?? { followers: [], chat: [] };
  const sms: SmsMessage[] = saved?.sms ?? [];
  let faults = { ...noFaults, ...saved?.faults };

  const running = runWorld(world, clock, outbox, save);
  // A port whose sources the platform gave no key stays silent.
  const spoken = rowPorts.filter(({ code }) => portRules(code).sources.some((source) => source.code in options.intakeKeys));
  const rows = runRowPorts(spoken, () => world.seed, clock, outbox, saved?.rowPorts ?? {}, save);
  const tickets = new QrTickets(realNowMs, () => baseUrl);
  const account = new ServiceAccount({
    platformUrl: () => platformUrl,
    callbackToken: options.wechatCallbackToken,
    tickets,
    nowMs: realNowMs,
    state: wechat,
    onChange: save,
  });
  const inbox = new SmsInbox(sms, save);
  const delivery = startDelivery({
    outbox,
    faults: () => faults,
    platformUrl: () => platformUrl,
    intakeKeys: options.intakeKeys,
    seed: world.seed,
    retryMs: options.retryMs,
    onChange: save,
  });

  const app = createApp();
  registerWechat(app, {
    appId: options.wechatAppId,
    appSecret: options.wechatAppSecret,
    tokens: new AccessTokens(realNowMs),
    tickets,
    account,
  });
  registerSms(app, {
    accessKeyId: options.smsAccessKeyId,
    accessKeySecret: options.smsAccessKeySecret,
    inbox,
    nowMs: realNowMs,
    hasLimits: () => faults.smsLimits,
  });
  registerObjectStore(app, {
    keys: options.s3Keys ?? { accessKeyId: '', secretAccessKey: '' },
    nowMs: realNowMs,
    isDown: () => faults.objectStoreDown,
  });
  registerRegistry(app, {
    key: options.registryKey ?? '',
    nowMs: realNowMs,
    isDown: () => faults.registryDown,
    isSlow: () => faults.registrySlow,
  });
  registerClock(app, clock);
  registerWorld(app, {
    world,
    running,
    reset() {
      clock.set({ nowMs: realNowMs(), rate: 1 });
      running.reset();
      rows.reset();
    },
    outbox,
    faults: () => faults,
    setFaults: (changed) => {
      faults = changed;
      save();
    },
  });
  registerRowPorts(app, rows.states);
  registerDesk(app, {
    world,
    clock,
    outbox,
    delivery,
    faults: () => faults,
    tickets,
    account,
    inbox,
    platformUrl: () => platformUrl,
  });

  try {
    await app.listen({ host: '127.0.0.1', port: options.port });
  } catch (error) {
    // Nothing is saved: the file may belong to the sandbox that holds the port.
    file.forget();
    running.stop();
    rows.stop();
    await delivery.stop();
    throw error;
  }
  save();
  baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url: baseUrl,
    seed: world.seed,
    connect(url) {
      platformUrl = url.replace(/\/$/, '');
    },
    async stop() {
      running.stop();
      rows.stop();
      await delivery.stop();
      app.server.closeAllConnections();
      await app.close();
      save();
      file.flush();
    },
  };
}

/** The HTTP server: bodies come raw, because signatures cover their bytes; errors are told in Chinese. */
function createApp(): FastifyInstance {
  const app = Fastify({ bodyLimit, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  // The sandbox obeys the machine it runs on, and no web page from elsewhere in its browser.
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host ?? '';
    const { origin } = request.headers;
    const isLocal = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
    if (isLocal && (origin === undefined || origin === `http://${host}`)) return;
    await reply.code(403).send({ ok: false, error: '沙盒只接受本机自己的请求' });
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof BadInput) return reply.code(400).send({ ok: false, error: error.message });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) console.error('sandbox:', error);
    return reply.code(status).send({ ok: false, error: status === 413 ? '请求体太大' : '沙盒出错了，请看它的日志' });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ ok: false, error: `沙盒没有 ${request.method} ${request.url.split('?')[0]}` }),
  );
  return app;
}
