import type { NotifySetting } from '@mastlight/domain/notification/contract';
import { testsPerDay } from '@mastlight/domain/notification/limits';
import { channelNames, notificationTexts as texts } from '@mastlight/domain/notification/messages';
import {
  channelKinds,
  isDueEvent,
  newsEvents,
  usualHoursAhead,
  usualMode,
  whenTold,
  type ChannelKind,
  type DueEvent,
  type HoursAhead,
  type HoursChosen,
  type NewsEvent,
  type SendMode,
} from '@mastlight/domain/notification/news-events';
import { notificationRefusals as refusals } from '@mastlight/domain/notification/refusals';
import { usualQuietHours, type QuietHours } from '@mastlight/domain/notification/when-due';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import { isRobotKind, readRobotToken, robotAddress } from '../../../platform/gateways/chat-robot/chat-robot';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import type { Modes, NotificationParts } from '../parts';
import { findSetting } from '../queries/find-setting';
import { changeChannel, holdLook, holdSetting, keepSetting, lookAnew, noteChannel, noteTest, type ChannelChange } from '../store';
import { changeMailbox } from './change-mailbox';
import { decideDueAnew } from './dispatch-messages';
import { handOver } from './send-due';

/** What somebody chose in his identity, with what he has not chosen as it usually is. Keys of robots are told to nobody. */
export async function tellSetting(parts: NotificationParts, session: Session): Promise<NotifySetting> {
  const { database, config } = parts.platform;
  const { modes, hours, quiet, channels } = await findSetting(database, session);
  const reach = await parts.people.findReach(session.userId);
  const lacks = lacksOf(parts.platform, reach);
  return {
    channels: channelKinds.map((kind) => {
      const kept = channels.find((one) => one.kind === kind);
      const lack = lacks[kind];
      return {
        kind,
        name: channelNames[kind],
        isOn: kept?.isOn ?? false,
        lack: lack === undefined ? null : texts[lack],
        address:
          kind === 'sms'
            ? reach.phone && maskPhone(reach.phone)
            : !kept?.token
              ? null
              : isRobotKind(kind)
                ? robotAddress(config.robots, kind, kept.token)
                : kept.token,
        awaitsCode: kept?.awaitsCode ?? false,
        isSigned: (kept?.secret ?? null) !== null,
        problem: kept?.problem ?? null,
        sentMs: kept?.sentMs ?? null,
      };
    }),
    events: newsEvents.map(({ code, name, group }) => ({
      event: code,
      name,
      group,
      when: whenTold(code, hoursOf(hours, code) ?? usualHoursAhead),
      hours: hoursOf(hours, code),
      modes: Object.fromEntries(channelKinds.map((kind) => [kind, modes[code]?.[kind] ?? usualMode(code, kind)])) as Record<
        ChannelKind,
        SendMode
      >,
    })),
    quietHours: sayQuiet(quiet ?? usualQuietHours),
  };
}

/** Why a channel cannot be used, by the name of its refusal. */
type Lack = 'notConfigured' | 'wechatUnbound' | 'phoneMissing';

/** Channels by which nothing can be sent to somebody who is reached so, and why. */
function lacksOf(
  { config }: Pick<NotificationParts['platform'], 'config'>,
  { openId, phone }: Awaited<ReturnType<NotificationParts['people']['findReach']>>,
): Readonly<Partial<Record<ChannelKind, Lack>>> {
  const wechat = config.wechat.templateId === '' ? 'notConfigured' : openId === null ? 'wechatUnbound' : undefined;
  const sms = config.sms.dangerTemplateCode === '' ? 'notConfigured' : phone === null ? 'phoneMissing' : undefined;
  return { ...(wechat && { wechat }), ...(sms && { sms }), ...(config.mail.url === '' && { email: 'notConfigured' }) };
}

/** From how many hours before its clock news of a kind are told; null: they warn of none. */
const hoursOf = (chosen: HoursChosen, code: NewsEvent): HoursAhead | null => (isDueEvent(code) ? (chosen[code] ?? usualHoursAhead) : null);

const sayTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const readTime = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const sayQuiet = ({ isOn, from, until }: QuietHours) => ({ isOn, from: sayTime(from), until: sayTime(until) });

/** What is to be otherwise; what is not named stays. */
export interface SettingChange {
  readonly channels?: readonly {
    readonly kind: ChannelKind;
    readonly isOn?: boolean | undefined;
    readonly url?: string | undefined;
    readonly secret?: string | undefined;
    /** That went to the mailbox. */
    readonly code?: string | undefined;
  }[];
  readonly events?: readonly { readonly event: NewsEvent; readonly channel: ChannelKind; readonly mode: SendMode }[];
  /** From how many hours before its clock news of a kind are told. */
  readonly hours?: readonly { readonly event: DueEvent; readonly hours: HoursAhead }[];
  readonly quietHours?: { readonly isOn: boolean; readonly from: string; readonly until: string };
}

/**
 * Changes what somebody chose, each part by itself: two tabs lose nothing of one another.
 *
 * @throws BusinessError 400 that names the field: an address that is no robot's, a robot that a colleague has, a channel that cannot be used.
 */
export async function changeSetting(parts: NotificationParts, session: Session, change: SettingChange): Promise<NotifySetting> {
  const { database } = parts.platform;
  const { ownerKey, userId } = session;
  // A mailbox says for itself what it lacks.
  const opened = (change.channels ?? []).filter(({ kind, isOn }) => isOn === true && kind !== 'email').map(({ kind }) => kind);
  const lacks = opened.length === 0 ? {} : lacksOf(parts.platform, await parts.people.findReach(userId));
  await inTransaction(database, session, async (tx) => {
    for (const kind of opened) {
      const lack = lacks[kind];
      if (lack !== undefined) throw refuse(refusals[lack], {}, { field: kind });
    }
    // Before the setting, as a look takes them.
    if (change.hours !== undefined) await holdLook(tx);
    const { modes, hours } = await holdSetting(tx, ownerKey, userId);
    for (const one of change.channels ?? []) {
      if (one.kind === 'email') continue;
      const changed = await changeChannel(tx, ownerKey, userId, readChannel(parts, one));
      if (changed === null) throw refuse(refusals.robotTaken, {}, { field: one.kind });
      if (one.isOn === true && isRobotKind(one.kind) && !changed.token) throw refuse(refusals.addressMissing, {}, { field: one.kind });
    }
    const quiet = change.quietHours
      ? { isOn: change.quietHours.isOn, from: readTime(change.quietHours.from), until: readTime(change.quietHours.until) }
      : null;
    const chosen = { ...hours, ...Object.fromEntries((change.hours ?? []).map((one) => [one.event, one.hours])) };
    await keepSetting(tx, ownerKey, userId, { modes: withModes(modes, change.events ?? []), hours: chosen, quiet });
    // All bills of the identity are looked at anew: not for what is as it was.
    if ((change.hours ?? []).some((one) => one.hours !== hoursOf(hours, one.event))) await lookAnew(tx, ownerKey);
    if (quiet !== null) await decideDueAnew(parts, tx, session);
  });
  for (const one of change.channels ?? []) if (one.kind === 'email') await changeMailbox(parts, session, one);
  return tellSetting(parts, session);
}

function withModes(modes: Modes, events: NonNullable<SettingChange['events']>): Modes {
  const changed: Record<string, Record<string, SendMode>> = structuredClone(modes) as Record<string, Record<string, SendMode>>;
  for (const { event, channel, mode } of events) changed[event] = { ...changed[event], [channel]: mode };
  return changed as Modes;
}

function readChannel(
  { platform }: NotificationParts,
  { kind, isOn, url, secret }: NonNullable<SettingChange['channels']>[number],
): ChannelChange {
  const token = url === undefined || !isRobotKind(kind) ? undefined : url === '' ? null : readRobotToken(platform.config.robots, kind, url);
  if (token === null && url !== '') throw refuse(refusals.addressWrong, {}, { field: kind });
  if (secret !== undefined && secret !== '' && (kind === 'wecom' || !isRobotKind(kind) || !/^[A-Za-z0-9]{10,128}$/.test(secret)))
    throw refuse(refusals.secretWrong, {}, { field: kind });
  // Without an address there is nothing to send to.
  return { kind, isOn: token === null ? false : (isOn ?? null), token, secret: secret === undefined ? undefined : secret || null };
}

/**
 * Sends a test to a channel that is on, and tells at once how it was taken.
 *
 * @throws BusinessError 400 when it is off, 429 after so many of a day.
 */
export async function testChannel(
  parts: NotificationParts,
  session: Session,
  kind: ChannelKind,
): Promise<{ isSent: boolean; answer: string; tookMs: number }> {
  const { database, clock } = parts.platform;
  const { ownerKey, userId } = session;
  const channel = (await findSetting(database, session)).channels.find((one) => one.kind === kind);
  await inTransaction(database, session, async (tx) => {
    if (channel?.isOn !== true) throw refuse(refusals.channelOff, {}, { field: 'kind' });
    const day = { userId, day: shanghaiDay(clock.nowMs()) };
    if (!(await takeOfPersonDay(tx, day, { 'notification.tests': { count: 1, max: testsPerDay } })))
      throw refuse(refusals.tooManyTests, {});
  });
  const startedMs = clock.nowMs();
  const line = { kind: 'bill', no: '', sentence: texts.testLine, step: null, tone: 'running', closesMs: null } as const;
  const said = { event: 'customs', title: texts.testTitle, atMs: startedMs, port: null, about: null, lines: [line], more: 0 } as const;
  const { token, secret } = channel!;
  const handed = await handOver(parts, { userId, kind, token, secret }, [said], `t${userId}-${Math.trunc(startedMs)}`);
  const nowMs = clock.nowMs();
  const told = {
    isSent: handed.outcome === 'sent',
    answer: handed.answer,
    tookMs: Math.max(0, Math.round(nowMs - startedMs)),
  };
  await inTransaction(database, session, async (tx) => {
    await noteChannel(tx, { ownerKey, userId, kind }, told.isSent ? null : told.answer, nowMs);
    await noteTest(tx, { ownerKey, userId, kind }, { ...told, startedMs });
  });
  return told;
}
