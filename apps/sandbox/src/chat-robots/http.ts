import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FastifyInstance } from 'fastify';
import { readFields, type Fields } from '../read-fields';
import type { ChatGroups } from './chat-groups';

export interface ChatRobotOptions {
  readonly groups: ChatGroups;
  /** All of them answer 502. */
  readonly isDown: () => boolean;
}

/** Robots of groups as 企业微信, 钉钉 and 飞书 take their messages: refusals come with status 200 and a number. */
export function registerChatRobots(app: FastifyInstance, { groups, isDown }: ChatRobotOptions): void {
  app.post<{ Querystring: Query }>('/cgi-bin/webhook/send', (request, reply) => {
    if (isDown()) return reply.code(502).send('bad gateway');
    const group = groups.find('wecom', request.query['key'] ?? '');
    if (!group) return { errcode: 93000, errmsg: 'invalid webhook url' };
    if (groups.isBusy(group)) return { errcode: 45009, errmsg: 'api freq out of limit' };
    const text = textOf(request.body, 'msgtype', 'text', 'content');
    if (text === null || Buffer.byteLength(text) > 2_048) return { errcode: 40058, errmsg: 'invalid Request Parameter' };
    groups.say(group, text);
    return { errcode: 0, errmsg: 'ok' };
  });

  app.post<{ Querystring: Query }>('/robot/send', (request, reply) => {
    if (isDown()) return reply.code(502).send('bad gateway');
    const { access_token: token = '', timestamp = '', sign = '' } = request.query;
    const group = groups.find('dingtalk', token);
    if (!group) return { errcode: 300005, errmsg: 'token is not exist' };
    if (!groups.isSignedForDingtalk(group, timestamp, sign)) return { errcode: 310000, errmsg: 'sign not match' };
    if (groups.isBusy(group)) return { errcode: 130101, errmsg: 'send too fast' };
    const text = textOf(request.body, 'msgtype', 'text', 'content');
    if (text === null) return { errcode: 40035, errmsg: 'invalid parameter' };
    groups.say(group, text);
    return { errcode: 0, errmsg: 'ok' };
  });

  app.post<{ Params: { token: string } }>('/open-apis/bot/v2/hook/:token', (request, reply) => {
    if (isDown()) return reply.code(502).send('bad gateway');
    const group = groups.find('feishu', request.params.token);
    if (!group) return { code: 19001, msg: 'param invalid: incoming webhook access token invalid', data: {} };
    const fields = readFields(request.body);
    const { timestamp, sign } = fields;
    const isSigned = typeof timestamp === 'string' && typeof sign === 'string' && groups.isSignedForFeishu(group, timestamp, sign);
    if (group.secret !== null && !isSigned)
      return { code: 19021, msg: 'sign match fail or timestamp is not within one hour from current time', data: {} };
    if (groups.isBusy(group)) return { code: 11232, msg: 'frequency limited', data: {} };
    const text = textOf(fields, 'msg_type', 'content', 'text');
    if (text === null) return { code: 9499, msg: 'Bad Request', data: {} };
    groups.say(group, text);
    return { code: 0, msg: 'success', data: {} };
  });

  app.get('/chat-groups', () => ({
    ok: true,
    list: groups.newest().map(({ atMs, ...message }) => ({ ...message, time: formatShanghai(atMs) })),
  }));
}

type Query = Readonly<Record<string, string | undefined>>;

/** The text of a message; null where it is of another type or holds none. */
function textOf(body: unknown, typeName: string, partName: string, name: string): string | null {
  let fields: Fields;
  try {
    fields = readFields(body);
  } catch {
    return null;
  }
  const part = fields[partName] as Record<string, unknown> | null | undefined;
  const text = part?.[name];
  return fields[typeName] === 'text' && typeof text === 'string' && text !== '' ? text : null;
}
