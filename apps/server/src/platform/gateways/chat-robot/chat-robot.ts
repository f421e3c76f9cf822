import { createHmac } from 'node:crypto';
import type { Clock } from '../../clock/clock';
import type { Config } from '../../config';
import { callOut, isOk, jsonOf } from '../call-out';

/** Services whose groups have robots. */
const robotKinds = ['wecom', 'dingtalk', 'feishu'] as const;
export type RobotKind = (typeof robotKinds)[number];
export const isRobotKind = (kind: string): kind is RobotKind => (robotKinds as readonly string[]).includes(kind);

/** A robot of a group: the key in its address, and what its messages are signed with, where it asks for that. */
export interface Robot {
  readonly token: string;
  readonly secret: string | null;
}

/**
 * How a robot took a message; null: it did. `gone`: there is no such robot any more; `words`: its key word, signature or list of
 * addresses was not met; `busy` and `unreachable` may be otherwise later; of `unknown` it may have taken it: no answer came in time, or none that can be read. `code` is the service's own number.
 */
export interface Taken {
  readonly trouble: 'gone' | 'words' | 'refused' | 'busy' | 'unreachable' | 'unknown' | null;
  readonly code: number | null;
}

export interface ChatRobots {
  /** Says a plain text in a group. It mentions nobody and holds no markup. */
  say(kind: RobotKind, robot: Robot, text: string): Promise<Taken>;
}

/** How each service writes a robot's address, and where its key stands in it. */
const addresses: Readonly<Record<RobotKind, { readonly path: string; readonly query: string | null; readonly token: RegExp }>> = {
  wecom: { path: '/cgi-bin/webhook/send', query: 'key', token: /^[A-Za-z0-9-]{8,128}$/ },
  dingtalk: { path: '/robot/send', query: 'access_token', token: /^[A-Za-z0-9]{8,128}$/ },
  feishu: { path: '/open-apis/bot/v2/hook/', query: null, token: /^[A-Za-z0-9-]{8,128}$/ },
};

/**
 * The key in a robot's address as people paste it; null where it is no address of this service. The key alone is kept: whom we
 * call is told by the configuration, whatever somebody pastes (S-12).
 */
export function readRobotToken(bases: Config['robots'], kind: RobotKind, pasted: string): string | null {
  if (!URL.canParse(pasted)) return null;
  const url = new URL(pasted);
  const { path, query, token: shape } = addresses[kind];
  if (url.origin !== new URL(bases[kind]).origin || url.username !== '' || url.password !== '') return null;
  const token = query === null ? (url.pathname.startsWith(path) ? url.pathname.slice(path.length) : '') : url.searchParams.get(query);
  if (query !== null && url.pathname !== path) return null;
  return token !== null && shape.test(token) ? token : null;
}

/** A robot's address for people, its key covered but for its last signs. */
export function robotAddress(bases: Config['robots'], kind: RobotKind, token: string): string {
  return `${new URL(bases[kind]).host}…${token.slice(-4)}`;
}

/** Numbers by which the services tell why a message was not taken. */
const troubles: Readonly<Record<RobotKind, Readonly<Record<number, Taken['trouble']>>>> = {
  wecom: { 0: null, 45009: 'busy', 45033: 'busy', [-1]: 'busy', 93000: 'gone', 93017: 'gone', 93008: 'gone' },
  dingtalk: {
    0: null,
    130101: 'busy',
    130102: 'busy',
    [-1]: 'busy',
    310000: 'words',
    300005: 'gone',
    40035: 'refused',
    400106: 'gone',
    400013: 'gone',
  },
  feishu: { 0: null, 11232: 'busy', 11233: 'busy', 19001: 'gone', 19021: 'words', 19022: 'words', 19024: 'words' },
};

/** Robots of groups, each by the interface of its service; bases come from the configuration. */
export function createChatRobots(bases: Config['robots'], clock: Clock): ChatRobots {
  const ask: Readonly<Record<RobotKind, (robot: Robot, text: string) => { readonly path: string; readonly body: object }>> = {
    wecom: ({ token }, text) => ({ path: `/cgi-bin/webhook/send?key=${token}`, body: { msgtype: 'text', text: { content: text } } }),
    dingtalk({ token, secret }, text) {
      const timestamp = String(Math.trunc(clock.nowMs()));
      const signed = secret === null ? '' : `&timestamp=${timestamp}&sign=${encodeURIComponent(signDingtalk(secret, timestamp))}`;
      return { path: `/robot/send?access_token=${token}${signed}`, body: { msgtype: 'text', text: { content: text } } };
    },
    feishu({ token, secret }, text) {
      const timestamp = String(Math.floor(clock.nowMs() / 1000));
      const signed = secret === null ? {} : { timestamp, sign: signFeishu(secret, timestamp) };
      return { path: `/open-apis/bot/v2/hook/${token}`, body: { ...signed, msg_type: 'text', content: { text } } };
    },
  };
  return {
    async say(kind, robot, text) {
      const { path, body } = ask[kind](robot, text);
      try {
        const answer = await callOut(`${bases[kind].replace(/\/+$/, '')}${path}`, {
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: JSON.stringify(body),
          failed: (reason) => new Error(reason),
        });
        if (answer.status === 429 || answer.status >= 500)
          return { trouble: answer.status === 429 ? 'busy' : 'unreachable', code: answer.status };
        // They refuse with status 200 as well: the number in the answer counts.
        const told = jsonOf(answer) as { errcode?: unknown; code?: unknown } | null;
        const code = told?.errcode ?? told?.code;
        if (typeof code !== 'number') return { trouble: isOk(answer) ? 'unknown' : 'refused', code: answer.status };
        const known = troubles[kind];
        return { trouble: Object.hasOwn(known, code) ? known[code]! : 'refused', code };
      } catch (error) {
        return { trouble: error instanceof Error && error.message === 'unreachable' ? 'unreachable' : 'unknown', code: null };
      }
    },
  };
}

/** 钉钉: HMAC-SHA256 over time and key, with the key. */
export function signDingtalk(secret: string, timestampMs: string): string {
  return createHmac('sha256', secret).update(`${timestampMs}\n${secret}`).digest('base64');
}

/** 飞书: HMAC-SHA256 over nothing, with time and key. */
export function signFeishu(secret: string, timestampSeconds: string): string {
  return createHmac('sha256', `${timestampSeconds}\n${secret}`).update('').digest('base64');
}
