import { createAgentDesk, type AgentCase } from './agent-desk/agent-desk';
import { vgmPort } from '@mastlight/domain/vgm/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { BadInput } from './bad-input';
import { registerClock } from './clock/http';
import { createWorldClock } from './clock/world-clock';
import type { Announcement, IntakeSource } from './delivery/announcement';
import { startDelivery } from './delivery/deliver';
import { noFaults } from './delivery/faults';
import { Outbox } from './delivery/outbox';
import { registerEdiReceiver } from './edi-receiver/http';
import { createManifestCounterpart, type ManifestCase } from './sh-manifest/manifest-counterpart';
import { registerDesk } from './desk/http';
import { ChatGroups, type GroupMessage } from './chat-robots/chat-groups';
import { registerChatRobots } from './chat-robots/http';
import { registerMail } from './mail/http';
import { MailInbox, type TakenMail } from './mail/mail-inbox';
import { startSmtpReceiver, type SmtpReceiver } from './mail/smtp-receiver';
import { portRules, type PortCode } from '@mastlight/domain/ports/index';
import { registerRowPorts } from './row-ports/http';
import { rowPorts } from './row-ports/row-ports';
import { registerObjectStore } from './object-store/http';
import { registerAlipay, type AlipayKeys } from './payment/alipay';
import { registerPayer } from './payment/http';
import { PaymentOrders } from './payment/payment-orders';
import { registerWxpay, type WxpayKeys } from './payment/wxpay';
import { registerCompanies } from './companies/http';
import { registerTariff } from './tariff/http';
import { registerReceiver } from './receiver/http';
import { startPushReceiver, type PushReceiver } from './receiver/push-receiver';
import { registerRegistry } from './registry/http';
import { runRowPorts } from './row-ports/run-row-ports';
import type { S3Keys } from './object-store/verify-s3-signature';
import { openStateFile } from './saved-state';
import { registerTaxOffice } from './tax-office/http';
import type { TaxCase } from './tax-office/tax-office';
import { registerSms } from './sms/http';
import { SmsInbox, type SmsMessage } from './sms/sms-inbox';
import { createMarketCounterpart, type MarketCase } from './market-customs/market-counterpart';
import { createVgmCounterpart, type VgmCase } from './vgm-receiver/vgm-counterpart';
import { AccessTokens } from './wechat/access-tokens';
import { registerWechat } from './wechat/http';
import { QrTickets } from './wechat/qr-tickets';
import { ServiceAccount, type WechatState } from './wechat/service-account';
import { createWorld } from './world/advance-world';
import { createRandom } from './world/random';
import { registerTrucks } from './trucks/http';
import { runFleet, type RunningFleet } from './trucks/run-fleet';
import { callingShips, callsOf } from './ships/calling-ships';
import { registerShips } from './ships/http';
import { runRadio, type RunningRadio } from './ships/run-radio';
import { createSea } from './ships/sea';
import { registerShippingLines } from './shipping-lines/http';
import { pushEvents } from './shipping-lines/push-events';
import type { LineShipment } from './shipping-lines/shipment-life';
import { registerWorld } from './world/http';
import { worldPort } from './world/fleet';
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
  /** Absent: there is nothing to pay with. */
  readonly payment?: { readonly wxpay: WxpayKeys; readonly alipay: AlipayKeys };
  /** Absent: the tax office answers nobody. */
  readonly taxOfficeKey?: string;
  /** How long the tax office works on a question, ms; passed in by tests. */
  readonly taxOfficeWorkMs?: number;
  /** Absent: the terminals' receiver of verified masses answers nobody. */
  readonly vgmReceiverKey?: string;
  /** When it answers by CONTRL, APERAK and rows, ms; passed in by tests. */
  readonly vgmAnswerMs?: readonly [contrl: number, aperak: number, atTerminal: number];
  /** Absent: customs answer nobody about manifests. */
  readonly manifestReceiverKey?: string;
  /** Absent: the shipping agents answer nobody. */
  readonly agentDeskKey?: string;
  /** When their desk answers, ms; passed in by tests. */
  readonly agentAnswerMs?: number;
  /** Absent: the shipping lines answer nobody. */
  readonly lineKey?: string;
  /** With which shipping lines sign what they push; empty: they push nothing. */
  readonly linePushSecret?: string;
  /** Absent: customs answer nobody about market procurement. */
  readonly marketCustomsKey?: string;
  readonly marketAnswerMs?: readonly [accepted: number, inspected: number, released: number, closed: number];
  /** When they answer, ms; passed in by tests. */
  readonly manifestAnswerMs?: number;
  /** Where e-mails are taken, 0 for any free port; absent: nowhere. */
  readonly smtpPort?: number;
  /** Where a customer's program takes what is pushed, 0 for any free port; absent: nowhere. */
  readonly receiverPort?: number;
  /** Where terminals of trucks are listened for (JT/T 808); absent: no truck is on its way. */
  readonly terminalPort?: number;
  /** How many trucks there are, `fleetMax` at most; absent: twenty. */
  readonly truckCount?: number | undefined;
  /** How many ships sail, those that call at ports first, `seaMax` at most; absent: 150. */
  readonly shipCount?: number | undefined;
  /** Where a station that hears ships is called (AIS), 0 for any free port; absent: there is none. */
  readonly aisPort?: number;
  /** Absent: the object store lets nobody in. */
  readonly s3Keys?: S3Keys;
  readonly intakeKeys: Readonly<Partial<Record<IntakeSource, string>>>;
  /** Ports that say what happens in them; absent: all. */
  readonly ports?: readonly PortCode[];
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
  /** Empty: it takes no e-mails. */
  readonly smtpUrl: string;
  readonly seed: string;
  /** Tells where the platform is, when that is known only after the sandbox has started. */
  connect(platformUrl: string): void;
  stop(): Promise<void>;
}

/** The seed of a world when none is given, so that the numbers in the guide are the ones on the screen. */
const usualSeed = '1';
/** Ships on the lanes of the coast. */
const shipsAtSea = 150;
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
    taxCases,
    vgmCases,
    manifestCases,
    marketCases,
    agentCases,
    mails,
    groupMessages,
    lineShipments,
  }));
  const saved = file.load();
  const save = (): void => file.saveSoon();

  const clock = createWorldClock(realNowMs, saved?.clock);
  const world = saved?.world ?? createWorld(options.seed ?? usualSeed, clock.nowMs());
  const outbox = new Outbox(saved?.outbox);
  const wechat: WechatState = saved?.wechat ?? { followers: [], chat: [] };
  const sms: SmsMessage[] = saved?.sms ?? [];
  const taxCases: TaxCase[] = saved?.taxCases ?? [];
  const vgmCases: VgmCase[] = saved?.vgmCases ?? [];
  const manifestCases: ManifestCase[] = saved?.manifestCases ?? [];
  const marketCases: MarketCase[] = saved?.marketCases ?? [];
  const agentCases: AgentCase[] = saved?.agentCases ?? [];
  const mails: TakenMail[] = saved?.mails ?? [];
  const groupMessages: GroupMessage[] = saved?.groupMessages ?? [];
  const lineShipments: LineShipment[] = saved?.lineShipments ?? [];
  let faults = { ...noFaults, ...saved?.faults };

  const speaks = (port: PortCode): boolean => options.ports?.includes(port) ?? true;
  const running = runWorld(world, clock, outbox, save, { isMute: !speaks(worldPort) });
  // A port whose sources the platform gave no key stays silent.
  const spoken = rowPorts.filter(({ code }) => speaks(code) && portRules(code).sources.some((source) => source.code in options.intakeKeys));
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
  const mail = new MailInbox(mails, realNowMs, save);
  const groups = new ChatGroups(groupMessages, realNowMs, save);
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
  registerMail(app, mail);
  registerChatRobots(app, { groups, isDown: () => faults.chatRobotsDown });
  let receiver: PushReceiver | null = null;
  registerReceiver(app, () => receiver);
  registerObjectStore(app, {
    keys: options.s3Keys ?? { accessKeyId: '', secretAccessKey: '' },
    nowMs: realNowMs,
    isDown: () => faults.objectStoreDown,
  });
  registerCompanies(app, realNowMs);
  registerTariff(app);
  registerRegistry(app, {
    key: options.registryKey ?? '',
    nowMs: realNowMs,
    isDown: () => faults.registryDown,
    isSlow: () => faults.registrySlow,
  });
  const payments = new PaymentOrders(realNowMs, (orderNo) => `${baseUrl}/desk/pay?no=${orderNo}`);
  if (options.payment) {
    registerWxpay(app, options.payment.wxpay, payments, () => baseUrl);
    registerAlipay(app, options.payment.alipay, payments, () => baseUrl);
  }
  // Where there is nothing to pay with, a script hears so.
  registerPayer(app, payments);
  const taxOffice = registerTaxOffice(app, {
    key: options.taxOfficeKey ?? '',
    nowMs: realNowMs,
    platformUrl: () => platformUrl,
    cases: taxCases,
    onChange: save,
    isDown: () => faults.taxOfficeDown,
    losesNotices: () => faults.taxNoticesLost,
    ...(options.taxOfficeWorkMs === undefined ? {} : { workMs: options.taxOfficeWorkMs }),
  });
  const calls = () => rows.states.get(vgmPort)?.bills ?? [];
  /** What the counters of all receivers share; each has its faults by its name. */
  const ediCounter = (name: 'vgm' | 'manifest' | 'agent', path = `/${name}-receiver`) => {
    const draws = createRandom(`${world.seed}:${path.slice(1)}`);
    return {
      path,
      nowMs: () => clock.nowMs(),
      realNowMs,
      draw: () => draws.next(),
      announce: (announcement: Announcement) => void outbox.add(announcement, clock.nowMs()),
      onChange: save,
      habits: () => ({
        isDown: faults[`${name}Down`],
        swallowRate: faults[`${name}SwallowRate`],
        losesReceipts: faults[`${name}ReceiptsLost`],
        stutters: faults[`${name}Stutters`],
      }),
    };
  };
  const vgmReceiver = registerEdiReceiver(app, {
    ...ediCounter('vgm'),
    key: options.vgmReceiverKey ?? '',
    cases: vgmCases,
    examine: createVgmCounterpart({ nowMs: () => clock.nowMs(), calls, answerMs: options.vgmAnswerMs }),
  });
  const manifestReceiver = registerEdiReceiver(app, {
    ...ediCounter('manifest'),
    key: options.manifestReceiverKey ?? '',
    cases: manifestCases,
    examine: createManifestCounterpart({ cases: manifestCases, nowMs: () => clock.nowMs(), calls, answerMs: options.manifestAnswerMs }),
  });
  const marketCustoms = registerEdiReceiver(app, {
    // Customs are one house: what ails their counter of manifests ails this one.
    ...ediCounter('manifest', '/market-customs'),
    key: options.marketCustomsKey ?? '',
    cases: marketCases,
    examine: createMarketCounterpart({ nowMs: () => clock.nowMs(), count: () => marketCases.length, answerMs: options.marketAnswerMs }),
  });
  const agentDesk = registerEdiReceiver(app, {
    ...ediCounter('agent', '/agent-desk'),
    key: options.agentDeskKey ?? '',
    cases: agentCases,
    examine: createAgentDesk({ cases: agentCases, nowMs: () => clock.nowMs(), calls, answerMs: options.agentAnswerMs }),
  });
  const lines = registerShippingLines(app, {
    key: options.lineKey ?? '',
    shipments: lineShipments,
    nowMs: () => clock.nowMs(),
    realNowMs,
    onChange: save,
  });
  const stopPushing = pushEvents({
    shipments: lineShipments,
    nowMs: () => clock.nowMs(),
    platformUrl: () => platformUrl,
    secret: options.linePushSecret ?? '',
    isDown: (line) => lines.habitOf(line).isDown,
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
  const fleet: RunningFleet =
    options.terminalPort === undefined
      ? { list: () => [], cut: () => false, stop: () => undefined }
      : runFleet(options.terminalPort, clock, options.truckCount);
  registerTrucks(app, fleet);
  let radio: RunningRadio | null = null;
  registerShips(app, () => radio);
  registerDesk(app, {
    world,
    clock,
    outbox,
    delivery,
    faults: () => faults,
    tickets,
    account,
    inbox,
    mail,
    groups,
    receiver: () => receiver,
    payments,
    trucks: () => fleet.list(),
    ships: () => radio?.list() ?? [],
    platformUrl: () => platformUrl,
    ownUrl: () => baseUrl,
  });

  const mailMood = () => (faults.mailDown ? 'down' : faults.mailRefuses ? 'refuses' : faults.mailSwallows ? 'swallows' : 'well');
  let smtp: SmtpReceiver | null = null;
  try {
    await app.listen({ host: '127.0.0.1', port: options.port });
    if (options.aisPort !== undefined) {
      const rowBills = () => [...rows.states.values()].flatMap(({ bills }) => bills);
      radio = await runRadio(options.aisPort, clock, createSea(callingShips, options.shipCount ?? shipsAtSea), () =>
        callsOf(world, rowBills()),
      );
    }
    if (options.receiverPort !== undefined) receiver = await startPushReceiver(options.receiverPort, () => faults.receiver, realNowMs);
    if (options.smtpPort !== undefined) {
      const take = mail.add.bind(mail);
      smtp = await startSmtpReceiver({ port: options.smtpPort, mood: mailMood, take });
    }
  } catch (error) {
    // Nothing is saved: the file may belong to the sandbox that holds the port.
    file.forget();
    await radio?.stop();
    await receiver?.stop();
    running.stop();
    fleet.stop();
    taxOffice.stop();
    vgmReceiver.stop();
    manifestReceiver.stop();
    marketCustoms.stop();
    agentDesk.stop();
    stopPushing();
    rows.stop();
    await delivery.stop();
    await app.close();
    throw error;
  }
  save();
  baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url: baseUrl,
    smtpUrl: smtp === null ? '' : `smtp://127.0.0.1:${smtp.port}`,
    seed: world.seed,
    connect(url) {
      platformUrl = url.replace(/\/$/, '');
    },
    async stop() {
      await radio?.stop();
      await receiver?.stop();
      running.stop();
      fleet.stop();
      taxOffice.stop();
      vgmReceiver.stop();
      manifestReceiver.stop();
      marketCustoms.stop();
      agentDesk.stop();
      stopPushing();
      rows.stop();
      await smtp?.stop();
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
