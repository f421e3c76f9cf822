// Guarantee: truth table of what others' events are told as: what came × how somebody wants it × whether he sleeps → when it goes
// out, under which head and in which words; nothing that others wrote passes for a line of ours.
import { expect, test } from 'vitest';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { newsEvent, type SendMode } from './news-events';
import {
  newsOfContest,
  newsOfEnquiry,
  newsOfFollowUps,
  newsOfHandOver,
  newsOfManifest,
  newsOfMorning,
  newsOfPassedOn,
  newsOfReport,
  newsOfReturned,
  newsOfSearch,
  newsOfShipment,
  newsOfTruck,
  newsOfWebhook,
} from './news-of-events';
import { sayChat, sayTemplate, type SaidMessage } from './say-chat';
import { usualQuietHours, whenDue } from './when-due';
import type { News } from './news';

const waited = { ownerKey: 'c:7', userId: 5, mode: 'sea', billNo: 'COSU6410286617' } as const;
const declared = [{ stage: 'pre', what: 'declared' }] as const;
const manifest = newsOfManifest({ ...waited, came: declared });
const several = newsOfManifest({
  ...waited,
  came: [...declared, { stage: 'pre', what: 'answered' }, { stage: 'arrival', what: 'answered' }],
});
const back = newsOfManifest({ ...waited, came: [{ stage: 'pre', what: 'deleted' }] });
const air = newsOfManifest({ ...waited, mode: 'air', billNo: '99900000011', came: [{ stage: 'loading', what: 'answered' }] });
const three = newsOfFollowUps({ ownerKey: 'c:7', day: '2026-10-15', names: ['望舟', '星轨', '乙帆'], count: 3 });
const eight = newsOfFollowUps({ ownerKey: 'c:7', day: '2026-10-15', names: ['望舟', '星轨', '乙帆'], count: 8 });
const search = newsOfSearch({ ownerKey: 'c:7', editionId: 4, searchId: 9, name: '保温瓶 · 浙江', count: 23 });
const asked = newsOfEnquiry({ enquiryId: 3, supplier: '演示拖车行' });
const passedOn = newsOfPassedOn({ enquiryId: 3, ownerKey: 'c:7', supplier: '演示拖车行' });
const answered = newsOfReport({
  reportId: 8,
  ownerKey: 'c:7',
  userId: 5,
  port: 'NB',
  billNo: 'COSU6410286617',
  answer: '已核对\n【桅灯】',
});
const reported = { reportId: 8, ownerKey: 'c:7', userId: 5, port: 'NB', billNo: 'COSU6410286617' } as const;
const answeredOf = newsOfReport({ ...reported, seen: '进港 · MSCU6639870 · 10-12 14:20', text: '码头\n显示 14:02', answer: '已核对' });
const handed = {
  ownerKey: 'c:7',
  userId: 5,
  port: 'NB',
  billNos: ['COSU6410286617'],
  count: 1,
  by: '王海',
  note: '',
  handedMs: 1,
} as const;
const [given] = newsOfHandOver(handed) as [News];
const [noted] = newsOfHandOver({
  ...handed,
  billNos: ['COSU6410286617', 'COSU6410286618'],
  count: 30,
  by: '',
  note: '客户要每天看\n【桅灯】',
}) as [News];
const webhook = { ownerKey: 'c:7', webhookId: 3, name: 'ERP' } as const;
const [gone, failing] = [newsOfWebhook({ ...webhook, why: 'gone' }), newsOfWebhook({ ...webhook, why: 'failing' })];

const nothing = { ownerKey: 'c:7', port: 'NB', rowId: 8, billNo: 'ZIMUNGB108000', line: 'ZIM', fen: 200 } as const;
const returned = newsOfReturned(nothing);

const heardMs = parseShanghai('2026-10-15 10:00:00')!;
const hamburg = (time: string) => ({ ms: parseShanghai(`2026-${time}:00`)! + 7 * 3_600_000, offsetMinutes: 60 });
const overseasRow = {
  ownerKey: 'c:7',
  port: 'NB',
  billNo: 'MAEU255870114',
  line: 'MSK',
  heardMs,
  notify: [],
  notifyUserId: 5,
} as const;
type Change = Parameters<typeof newsOfShipment>[0]['changes'][number];
const abroad = (change: Change): News => newsOfShipment({ ...overseasRow, notify: [], changes: [change] })[0]!;
const [from, to, saidMs] = [hamburg('10-28 06:00'), hamburg('11-02 06:00'), parseShanghai('2026-10-15 09:40:00')!];
const truckHere = {
  ownerKey: 'c:7',
  port: 'NB',
  plate: '浙B12345',
  place: '北仑二期',
  atMs: parseShanghai('2026-10-15 14:05:00')!,
} as const;
const truck = newsOfTruck({ ...truckHere, bills: [{ billNo: 'MEDU1234567', containerNos: ['MSKU0308961'] }] })[0]!;
const twoBoxes = newsOfTruck({ ...truckHere, bills: [{ billNo: 'MEDU1234567', containerNos: ['MSKU0308961', 'CSQU3054383'] }] })[0]!;

const [bill, ship] = newsOfMorning(
  {
    ownerKey: 'c:7',
    userId: 5,
    day: '2026-10-15',
    port: 'NB',
    bills: [
      { billNo: 'COSU6410286617', sentence: '2 箱未进港，距截港 9h30m', tone: 'danger', closesMs: parseShanghai('2026-10-15 18:00:00')! },
    ],
    count: 1,
    ships: [{ shipInfo: 'DEMO.SHIP/1W', clockName: '截港', closesMs: parseShanghai('2026-10-15 18:00:00')!, bills: 3, boxesOut: null }],
  },
  parseShanghai('2026-10-15 08:30:00')!,
) as [News, News];

const contest = { ownerKey: 'c:7', manifestId: 4, billNo: 'SHCU30000001' } as const;
const takenBack = newsOfContest({ ...contest, what: 'taken-back', reason: '提单样本不符' });
const freed = newsOfContest({ ...contest, what: 'freed', reason: '' });

const nowMs = parseShanghai('2026-10-15 08:30:00')!;
const said = (news: News): SaidMessage => ({ event: news.event, atMs: nowMs, port: null, about: news.about, lines: [news], more: 0 });

test.each<[what: string, news: News, mode: SendMode | null, at: string, due: string | null, words: string]>([
  ['a message', manifest, null, '15 10:00', '15 10:00', '【桅灯】等的舱单到了\nCOSU6410286617 预配报文到了'],
  ['messages and answers', several, null, '15 10:00', '15 10:00', '【桅灯】等的舱单到了\nCOSU6410286617 预配报文、预配回执、运抵回执到了'],
  ['a deletion', back, null, '15 10:00', '15 10:00', '【桅灯】等的舱单到了\nCOSU6410286617 预配删单到了'],
  ['an answer by air', air, null, '15 10:00', '15 10:00', '【桅灯】等的舱单到了\n99900000011 装载回执到了'],
  ['what came at night', manifest, null, '15 23:10', '16 07:30', '【桅灯】等的舱单到了\nCOSU6410286617 预配报文到了'],
  ['with the next five minutes', manifest, 'digest', '15 10:01', '15 10:05', '【桅灯】等的舱单到了\nCOSU6410286617 预配报文到了'],
  ['switched off', manifest, 'off', '15 10:00', null, '【桅灯】等的舱单到了\nCOSU6410286617 预配报文到了'],
  ['whom to call on', three, null, '15 08:30', '15 08:30', '【桅灯】今天该联系\n3 家 望舟、星轨、乙帆'],
  ['and how many others', eight, null, '15 08:30', '15 08:30', '【桅灯】今天该联系\n8 家 望舟、星轨、乙帆，另有 5 家'],
  ['the same switched off', eight, 'off', '15 08:30', null, '【桅灯】今天该联系\n8 家 望舟、星轨、乙帆，另有 5 家'],
  [
    'coins that are back',
    returned,
    null,
    '15 10:00',
    '15 10:00',
    '【桅灯】没有数据，已退火币\nZIMUNGB108000 以星满一个月没有此号的数据，已退 2 火币',
  ],
  ...(
    [
      [
        'an arrival abroad that moves',
        abroad({ what: 'eta-moved', place: '汉堡', from, to, saidMs }),
        '海外到港变动、换船',
        '马士基：汉堡推迟 5 天，预计到港 10-28 06:00 UTC+1 改为 11-02 06:00 UTC+1（船公司 10-15 09:40 更新）',
      ],
      [
        'one that comes earlier',
        abroad({ what: 'eta-moved', place: '汉堡', from: to, to: from, saidMs: null }),
        '海外到港变动、换船',
        '马士基：汉堡提前 5 天，预计到港 11-02 06:00 UTC+1 改为 10-28 06:00 UTC+1（10-15 10:00 得知）',
      ],
      [
        'one that is taken back',
        abroad({ what: 'eta-withdrawn', place: '汉堡', from, saidMs }),
        '海外到港变动、换船',
        '马士基：撤回了汉堡预计到港 10-28 06:00 UTC+1，还没有报新的（船公司 10-15 09:40 更新）',
      ],
      [
        'another one after that',
        abroad({ what: 'eta-again', place: '汉堡', from, to, saidMs }),
        '海外到港变动、换船',
        '马士基：汉堡重新预计 11-02 06:00 UTC+1 到港，撤回前是 10-28 06:00 UTC+1，推迟 5 天（船公司 10-15 09:40 更新）',
      ],
      [
        'an arrival that was none',
        abroad({ what: 'arrival-withdrawn', place: '汉堡', to: null }),
        '海外到港变动、换船',
        '马士基：撤回了“已到汉堡”，还没有报新的预计到港（10-15 10:00 得知）',
      ],
      [
        'another ship, whose name is no markup',
        abroad({ what: 'ship-changed', place: '新加坡', from: 'DEMO.LANTERN', to: '<b>@所有人\n' }),
        '海外到港变动、换船',
        '马士基：新加坡起换船，DEMO.LANTERN 改为 〈b〉＠所有人 （10-15 10:00 得知）',
      ],
      [
        'a hold by customs',
        abroad({ what: 'held', who: 'customs', at: to }),
        '海外扣留、解除',
        '马士基：海关扣留，暂不能提箱，11-02 06:00 UTC+1',
      ],
      [
        'one that is over',
        abroad({ what: 'released', who: 'other', at: null }),
        '海外扣留、解除',
        '马士基：扣留已解除（10-15 10:00 得知）',
      ],
      [
        'free days that end',
        abroad({ what: 'free-soon', day: '2026-11-17', boxesOut: 2 }),
        '海外免费期将到',
        '马士基：免费期 11-17 到期，2 箱未还空',
      ],
      [
        'free days that are over, and what that costs',
        abroad({
          what: 'free-passed',
          day: '2026-11-17',
          boxesOut: 1,
          cost: { until: '2026-11-19', amount: 'USD 90.00', perDay: 'USD 45.00', uncounted: 1 },
        }),
        '海外免费期已过',
        '马士基：免费期 11-17 已过，滞箱费到 11-19 约 USD 90.00，之后每天 USD 45.00（1 箱未计），1 箱未还空',
      ],
      [
        'and where no rate is known',
        abroad({ what: 'free-passed', day: '2026-11-17', boxesOut: 0, cost: null }),
        '海外免费期已过',
        '马士基：免费期 11-17 已过，开始产生滞箱费',
      ],
    ] as const
  ).map(([what, news, head, words]): [string, News, null, string, string, string] => [
    what,
    news,
    null,
    '15 10:00',
    '15 10:00',
    `【桅灯】${head}\nMAEU255870114 ${words}`,
  ]),
  [
    'the arrival abroad, with the next five minutes',
    abroad({ what: 'arrived', place: '汉堡', at: to }),
    null,
    '15 10:01',
    '15 10:05',
    '【桅灯】海外到港、还空\nMAEU255870114 马士基：11-02 06:00 UTC+1 到达汉堡',
  ],
  [
    'all boxes back, in the morning',
    abroad({ what: 'returned', boxes: 2 }),
    null,
    '15 23:10',
    '16 07:30',
    '【桅灯】海外到港、还空\nMAEU255870114 马士基：2 箱全部还空（10-15 10:00 得知）',
  ],
  [
    'a truck at the terminal, with the others of five minutes',
    truck,
    null,
    '15 14:06',
    '15 14:10',
    '【桅灯】车已到场站\nMEDU1234567 浙B12345 10-15 14:05 到达北仑二期，MSKU0308961 未进港',
  ],
  [
    'one with two boxes of a bill',
    twoBoxes,
    null,
    '15 14:06',
    '15 14:10',
    '【桅灯】车已到场站\nMEDU1234567 浙B12345 10-15 14:05 到达北仑二期，2 箱未进港',
  ],
  ['a bill of the morning', bill, null, '15 08:30', '15 08:30', '【桅灯】早上要处理的\nCOSU6410286617 2 箱未进港，截止 10-15 18:00'],
  ['a ship of it', ship, null, '15 08:30', '15 08:30', '【桅灯】早上要处理的\nDEMO.SHIP/1W 截港 10-15 18:00，3 票，还不知道有几箱'],
  ['the same switched off', ship, 'off', '15 08:30', null, '【桅灯】早上要处理的\nDEMO.SHIP/1W 截港 10-15 18:00，3 票，还不知道有几箱'],
  [
    'a manifest taken back, at once',
    takenBack,
    'now',
    '15 23:10',
    '15 23:10',
    '【桅灯】提单号争议\nSHCU30000001 平台核实后，已代为向海关申请删单：提单样本不符',
  ],
  ['one that may go', freed, null, '15 10:00', '15 10:00', '【桅灯】提单号争议\nSHCU30000001 先申报的那一票海关已删，可以保存后重新发送'],
  ['new companies', search, null, '15 22:30', '16 07:30', '【桅灯】条件有新公司\n保温瓶 · 浙江 新增 23 家符合这个条件'],
  ['an enquiry that waits', asked, null, '15 10:00', '15 10:00', '【桅灯】询价\n演示拖车行 有人询价，等转给供应商'],
  ['an enquiry that was passed on', passedOn, null, '15 23:10', '16 07:30', '【桅灯】询价\n演示拖车行 询价已转给供应商，请等对方联系'],
  ['what was reported', answered, null, '15 10:00', '15 10:00', '【桅灯】报错有回复\nCOSU6410286617 已核对 【桅灯】'],
  [
    'an answer, which event it is about and what was said of it',
    answeredOf,
    null,
    '15 10:00',
    '15 10:00',
    '【桅灯】报错有回复\nCOSU6410286617 已核对；您报的是：进港 · MSCU6639870 · 10-12 14:20；您说：码头 显示 14:02',
  ],
  ['the same switched off', answered, 'off', '15 10:00', null, '【桅灯】报错有回复\nCOSU6410286617 已核对 【桅灯】'],
  ['a bill handed over', given, null, '15 10:00', '15 10:00', '【桅灯】交给您的提单\nCOSU6410286617 王海交给您负责'],
  [
    'more than are named, by somebody without a name, at night',
    noted,
    null,
    '15 23:10',
    '16 07:30',
    '【桅灯】交给您的提单\nCOSU6410286617 同事交给您负责：客户要每天看 【桅灯】',
  ],
  ['an address that is gone', gone, null, '15 10:00', '15 10:00', '【桅灯】推送地址停了\nERP 对方回答 410，说这个地址不再接收，推送已停用'],
  ['one that takes nothing', failing, null, '15 22:30', '16 07:30', '【桅灯】推送地址停了\nERP 连续五天没有一条送到，推送已停用'],
])('R-7.6-19 %s', (_what, news, chosen, at, due, words) => {
  const ms = (time: string): number => parseShanghai(`2026-10-${time}:00`)!;
  const mode = chosen ?? newsEvent(news.event).usual;
  expect(whenDue(mode, news.isUrgent, usualQuietHours, ms(at), null)?.atMs ?? null).toBe(due === null ? null : ms(due));
  expect(sayChat([said(news)], 'URL', nowMs)).toBe(`${words}\n看详情：URL`);
});

test('bills that a person waits for are one message of his, whatever comes; searches of one edition are one of the owner', () => {
  expect(manifest.mark).toBe(air.mark);
  expect(newsOfManifest({ ...waited, userId: 6, came: declared }).mark).not.toBe(manifest.mark);
  expect(newsOfSearch({ ownerKey: 'c:7', editionId: 4, searchId: 10, name: '伞', count: 1 }).mark).toBe(search.mark);
  expect(newsOfSearch({ ownerKey: 'c:7', editionId: 5, searchId: 9, name: '伞', count: 1 }).mark).not.toBe(search.mark);
  expect(search).toMatchObject({ ref: 9, edition: 4 });
  expect(three.day).toBe('2026-10-15');
});

test('R-6-17 bills handed over are one message of the successor’s; what is handed to him again is told again', () => {
  expect(given).toMatchObject({ event: 'bill-handed-over', kind: 'bill', no: 'COSU6410286617' });
  expect([given.more, noted.more]).toEqual([undefined, 28]);
  expect(noted.mark).toBe(given.mark);
  const [again] = newsOfHandOver({ ...handed, handedMs: 2 }) as [News];
  expect(again.key).not.toBe(given.key);
  expect(newsOfHandOver({ ...handed, userId: 6 })[0]!.mark).not.toBe(given.mark);
});

test('U-09 a name that others wrote is no line, mention or link of ours', () => {
  const news = newsOfFollowUps({ ownerKey: 'u:1', day: '2026-10-15', names: ['@所有人\n【桅灯】http://evil.example<b>'], count: 1 });
  const told = sayChat([said(news)], 'URL', nowMs);
  expect(told.split('\n')).toHaveLength(3);
  expect(told).not.toMatch(/[<>@]|:\/\//);
  // 微信 takes no empty field, and no sign of Chinese in a number.
  expect(sayTemplate([said(search)], nowMs)).toEqual({
    thing1: '条件有新公司',
    character_string2: expect.stringMatching(/^[\x20-\x7e]+$/),
    thing3: '保温瓶 · 浙江 新增 23 家符合这…',
    time4: '-',
  });
  const longest = newsOfSearch({ ownerKey: 'c:7', editionId: 4, searchId: 9, name: '条'.repeat(20), count: 999 });
  expect(sayTemplate([said(longest)], nowMs).thing3).toBe(`${'条'.repeat(11)}… 新增 999…`);
});

test('shipments of a port whose coins are back together are one message, each once', () => {
  const second = newsOfReturned({ ...nothing, rowId: 9, billNo: 'ZIMUNGB109000' });
  expect([second.mark, second.key === returned.key]).toEqual([returned.mark, false]);
  expect(newsOfReturned({ ...nothing, port: 'SH' }).mark).not.toBe(returned.mark);
  const message = { ...said(returned), lines: [returned, second] };
  expect(sayChat([message], 'URL', nowMs).split('\n')[0]).toBe('【桅灯】没有数据，已退火币 · 2 票');
});

test.each([
  ['the longest answer', 500, 24],
  ['a short one', 10, 470],
])('%s to the longest report has room in a chat', (_what, length, textShown) => {
  const news = newsOfReport({ ...reported, seen: '进'.repeat(300), text: '错'.repeat(500), answer: '答'.repeat(length) });
  const words = `${'答'.repeat(length)}；您报的是：${'进'.repeat(39)}…；您说：${'错'.repeat(textShown - 1)}…`;
  expect(sayChat([said(news)], 'https://mastlight.example/user/messages', nowMs)).toContain(words);
});

test('R-3.7-11 shipments of a port that change together are one message of their kind; those that go other ways are another', () => {
  const moved = { what: 'eta-moved', place: '汉堡', from, to, saidMs } as const;
  const held = { what: 'held', who: 'customs', at: null } as const;
  const [first, second] = newsOfShipment({ ...overseasRow, notify: [], changes: [moved, held] });
  expect([first!.event, second!.event, first!.mark === second!.mark]).toEqual(['overseas-moved', 'overseas-held', true]);
  const other = newsOfShipment({ ...overseasRow, billNo: 'MAEU255870115', notify: [], changes: [moved] })[0]!;
  expect([other.mark, other.no]).toEqual([first!.mark, 'MAEU255870115']);
  const [byMail, byMailOfOther] = [5, 6].map((notifyUserId) =>
    newsOfShipment({ ...overseasRow, notify: ['email'], notifyUserId, changes: [moved] }),
  );
  expect(new Set([first!.mark, byMail![0]!.mark, byMailOfOther![0]!.mark]).size).toBe(3);
  expect(newsOfShipment({ ...overseasRow, port: 'SH', notify: [], changes: [moved] })[0]!.mark).not.toBe(first!.mark);
});
