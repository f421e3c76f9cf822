import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFields, readText } from '../read-fields';
import { demoUsers, findDemoUser } from '../wechat/demo-users';
import type { Desk } from './desk';
import type { Html } from './html';
import { layOut, type PageParts } from './layout';
import { billPage } from './pages/bill-page';
import { chatPage } from './pages/chat-page';
import { groupsPage } from './pages/groups-page';
import { mailPage } from './pages/mail-page';
import { overviewPage } from './pages/overview-page';
import { payPage } from './pages/pay-page';
import { phonePage } from './pages/phone-page';
import { portPage } from './pages/port-page';
import { receiverPage } from './pages/receiver-page';
import { scanPage } from './pages/scan-page';
import { smsPage } from './pages/sms-page';
import { shipsPage } from './pages/ships-page';
import { trucksPage } from './pages/trucks-page';
import { writeSampleChat } from './sample-chat';

/** Files of the desk's pages, and nothing else of their folder. */
const publicFiles: Readonly<Record<string, string>> = {
  'desk.css': 'text/css; charset=utf-8',
  'desk.js': 'text/javascript; charset=utf-8',
  'mark.svg': 'image/svg+xml',
  'mark-night.svg': 'image/svg+xml',
};

/** Beside this file in the source, beside the bundle when built. */
const publicFolder = new URL('./public/', import.meta.url);

/** The Chinese face for machines that have none, by ranges: a browser asks for those it draws, where it draws them itself for none. */
const chineseFace = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/wght.css');

/** The desk: the sandbox's web pages. */
export function registerDesk(app: FastifyInstance, desk: Desk): void {
  const show = (reply: FastifyReply, parts: PageParts): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'self'; frame-ancestors 'none'; base-uri 'none'")
      .send(layOut(desk, parts));
  const page = (path: PageParts['active'], title: string, isLive: boolean, draw: (query: Query) => Html): void => {
    app.get<{ Querystring: Query }>(path, (request, reply) => show(reply, { title, active: path, isLive, body: draw(request.query) }));
  };

  app.get('/', (_request, reply) => reply.redirect('/desk'));
  page('/desk', '总览', true, () => overviewPage(desk));
  page('/desk/scan', '扫码', true, (query) => scanPage(desk, Date.now(), query['ticket']));
  page('/desk/phone', '手机', true, (query) => phonePage(desk, query['user'] ?? lastChatter(desk)));
  page('/desk/sms', '短信', true, (query) => smsPage(desk, query['phone']));
  page('/desk/mail', '邮件', true, () => mailPage(desk));
  page('/desk/groups', '群聊', true, () => groupsPage(desk));
  page('/desk/receiver', '推送接收', true, () => receiverPage(desk));
  page('/desk/pay', '付款', true, (query) => payPage(desk, query['no']));
  page('/desk/port', '港口', true, (query) => portPage(desk, query['q']));
  page('/desk/trucks', '卡车', true, () => trucksPage(desk));
  page('/desk/ships', '船舶', true, () => shipsPage(desk));
  page('/desk/chat', '聊天样本', false, () => chatPage(desk));

  app.get<{ Params: { billNo: string } }>('/desk/port/:billNo', (request, reply) => {
    const billNo = request.params.billNo.toUpperCase();
    const bill = Object.hasOwn(desk.world.bills, billNo) ? desk.world.bills[billNo] : undefined;
    if (!bill) return reply.redirect(`/desk/port?q=${encodeURIComponent(billNo)}`);
    return show(reply, { title: billNo, active: '/desk/port', isLive: true, body: billPage(desk, bill) });
  });

  app.get<{ Params: { name: string } }>('/desk/public/:name', async (request, reply) => {
    const { name } = request.params;
    const type = Object.hasOwn(publicFiles, name) ? publicFiles[name] : undefined;
    if (type === undefined) return reply.code(404).send({ ok: false, error: `没有 ${name}` });
    return reply
      .type(type)
      .header('cache-control', 'no-cache')
      .send(await readFile(fileURLToPath(new URL(name, publicFolder))));
  });

  app.get('/desk/face/wght.css', async (_request, reply) => {
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(await readFile(chineseFace));
  });
  app.get<{ Params: { name: string } }>('/desk/face/files/:name', async (request, reply) => {
    const { name } = request.params;
    if (!/^noto-sans-sc-[a-z0-9-]+-wght-normal\.woff2$/.test(name)) return reply.code(404).send({ ok: false, error: `没有 ${name}` });
    return reply
      .type('font/woff2')
      .header('cache-control', 'max-age=86400')
      .send(await readFile(join(dirname(chineseFace), 'files', name)));
  });

  app.get('/chat-sample', () => ({ ok: true, ...writeSampleChat(desk.world) }));

  app.post('/wechat/unfollow', (request) => {
    desk.account.unfollow(findDemoUser(readText(readFields(request.body), 'user') ?? demoUsers[0]!.key));
    return { ok: true };
  });
}

type Query = Readonly<Record<string, string | undefined>>;

/** The demo user who scanned last, so that the phone page opens where something happened. */
function lastChatter(desk: Desk): string | undefined {
  const latest = (openid: string): number => desk.account.chatOf(openid).at(-1)?.atMs ?? 0;
  return [...demoUsers].sort((a, b) => latest(b.openid) - latest(a.openid))[0]?.key;
}
