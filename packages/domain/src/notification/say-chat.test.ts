// Guarantee: what a chat is sent is plain, within its service's bounds, and loses nothing without saying so.
import { expect, test } from 'vitest';
import { chatBytesMax } from './limits';
import { sayChat, sayMail, saySms, sayTemplate, titleOf, worstFirst, type MessageLine, type SaidMessage } from './say-chat';

const line = (
  no: string,
  sentence = '截港提前 2 小时，现为 11-28 18:00',
  closesMs: number | null = Date.UTC(2026, 10, 28, 10),
): MessageLine => ({
  kind: 'bill',
  no,
  sentence,
  step: null,
  tone: 'attention',
  closesMs,
});
const message = (part: Partial<SaidMessage> = {}): SaidMessage => ({
  event: 'cut-off-moved',
  atMs: nowMs,
  port: 'NB',
  about: 'DEMO.SHIP/026W',
  lines: [line('COSU6400000001')],
  more: 0,
  ...part,
});
const nowMs = Date.UTC(2026, 10, 28, 8);
const url = 'https://mastlight.example/user/messages';

test('says what happened, to what, and where it stands', () => {
  expect(sayChat([message()], url, nowMs)).toBe(
    `【桅灯】截港、开港变更 · DEMO.SHIP/026W · 宁波\nCOSU6400000001 截港提前 2 小时，现为 11-28 18:00\n看详情：${url}`,
  );
  expect(titleOf(message({ about: null, lines: [line('A1'), line('A2')], more: 3 }))).toBe('截港、开港变更 · 宁波 · 5 票');
});

test('keeps within 2,048 bytes of a robot, and counts what it leaves out', () => {
  const many = message({ lines: Array.from({ length: 100 }, (_, at) => line(`COSU64000${at}`, '海关查验'.repeat(20))), more: 7 });
  const said = sayChat([message(), many, message({ event: 'customs' })], url, nowMs);
  expect(encodeURIComponent(said).replace(/%../g, 'x').length).toBeLessThanOrEqual(chatBytesMax);
  const told = said.split('\n').filter((one) => /^[A-Z]{4}\d/.test(one)).length;
  expect(said).toContain(`还有 ${109 - told} 条，看这里：${url}`);
});

test('U-09 takes nothing that others wrote for markup, a mention or a line of ours', () => {
  const said = sayChat([message({ lines: [line('<at user_id="all">', '@所有人\n【桅灯】退单\u0007')] })], url, nowMs);
  expect(said).not.toMatch(/[<>@]/);
  expect(said.split('\n')).toHaveLength(3);
  // A link of others', signs that turn what follows around or hide, and the other ends of lines.
  const disguised = sayChat(
    [message({ about: 'HTTPS://EVIL.EXAMPLE/1W', lines: [line('A\u202e1', 'http://evil.example\u2028\u200b【桅灯】')] })],
    url,
    nowMs,
  );
  expect(disguised.replace(url, '')).not.toMatch(/:\/\/|[\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(disguised).toContain(url);
});

test('a template of 微信 has 20 signs a thing, 32 a number, and no empty field', () => {
  const long = message({
    event: 'customs',
    lines: [line('BILL'.repeat(12), '海关查验：3 箱，等移箱到查验场地后由人工查验，请联系报关行', null)],
  });
  const said = sayTemplate([long, message()], nowMs);
  expect(said.thing1).toBe('查验、退单、撤销等 2 条');
  expect(Array.from(said.thing3)).toHaveLength(20);
  expect(said.character_string2).toHaveLength(32);
  expect(said.time4).toBe('-');
  expect(sayTemplate([message()], nowMs).time4).toBe('2026-11-28 18:00');
  expect(sayTemplate([message({ lines: [line('')] })], nowMs).character_string2).toBe('-');
});

const day = (time: string): number => Date.parse(`2026-11-${time.replace(' ', 'T')}:00+08:00`);
const warned = (no: string, part: Partial<MessageLine> = {}): MessageLine => ({
  ...line(no, '2 箱未进港', day('30 04:30')),
  clock: '截关',
  ship: 'DEMO.SHIP/026W',
  ...part,
});
const near = (lines: readonly MessageLine[], part: Partial<SaidMessage> = {}): SaidMessage =>
  message({ event: 'not-gated-in', about: null, lines, atMs: day('29 02:13'), ...part });

test.each<[what: string, messages: readonly SaidMessage[], at: string, told: readonly string[]]>([
  [
    'a warning says its clock, and the ship of its bill',
    [near([warned('A1')])],
    '29 02:14',
    ['【桅灯】临近截港未进港 · 宁波', 'A1 DEMO.SHIP/026W 2 箱未进港，截关 11-30 04:30'],
  ],
  [
    'held back or tried again, when it was said',
    [near([warned('A1')])],
    '29 07:30',
    ['【桅灯】临近截港未进港 · 宁波', 'A1 DEMO.SHIP/026W 2 箱未进港，截关 11-30 04:30（02:13 记录）'],
  ],
  [
    'sent again on another day, that day too',
    [message({ atMs: day('29 02:13') })],
    '30 09:00',
    ['【桅灯】截港、开港变更 · DEMO.SHIP/026W · 宁波', 'COSU6400000001 截港提前 2 小时，现为 11-28 18:00（11-29 02:13 记录）'],
  ],
  [
    'of a clock without a name, as the page has it',
    [near([{ ...line('A1', '2 箱未进港', day('30 04:30')) }])],
    '29 02:14',
    ['【桅灯】临近截港未进港 · 宁波', 'A1 2 箱未进港，截止 11-30 04:30'],
  ],
  [
    'what has passed does not stand under what is near',
    [near([warned('A1', { tone: 'danger', sentence: '2 箱未进港已过截港，建议改配', clock: '截港' })]), near([warned('A2')])],
    '29 02:14',
    [
      '【桅灯】已过截止未进港 · 宁波',
      'A1 DEMO.SHIP/026W 2 箱未进港已过截港，建议改配，截港 11-30 04:30',
      '【桅灯】临近截港未进港 · 宁波',
      'A2 DEMO.SHIP/026W 2 箱未进港，截关 11-30 04:30',
    ],
  ],
  [
    'messages of one kind have one head, and none of their lines stands twice',
    [near([warned('A1')]), near([warned('A2')]), near([warned('A1')])],
    '29 02:14',
    [
      '【桅灯】临近截港未进港 · 宁波 · 2 票',
      'A1 DEMO.SHIP/026W 2 箱未进港，截关 11-30 04:30',
      'A2 DEMO.SHIP/026W 2 箱未进港，截关 11-30 04:30',
    ],
  ],
  [
    'so do those of several ships, which stand with their bills',
    [message(), message({ about: 'DEMO.MOON/2E', lines: [line('B1')] })],
    '28 16:00',
    [
      '【桅灯】截港、开港变更 · 宁波 · 2 票',
      'COSU6400000001 DEMO.SHIP/026W 截港提前 2 小时，现为 11-28 18:00',
      'B1 DEMO.MOON/2E 截港提前 2 小时，现为 11-28 18:00',
    ],
  ],
  [
    'a test is called one, and of no port',
    [message({ title: '测试消息', event: 'customs', port: null, about: null, lines: [line('', '收到这条', null)] })],
    '28 16:00',
    ['【桅灯】测试消息', '收到这条'],
  ],
])('R-7.6-19 %s', (_what, messages, at, told) => {
  expect(sayChat(messages, url, day(at)).split('\n').slice(0, -1)).toEqual(told);
  // A mail says the same, with what is to be done behind it.
  const mail = sayMail(messages, url, day(at));
  expect(
    mail.text
      .split('\n')
      .filter((one) => one.trim() !== '')
      .slice(0, told.length),
  ).toEqual(told.map((one) => (one.startsWith('【桅灯】') ? one.slice(4) : `  ${one}`)));
  expect(mail.subject.startsWith(told[0]!)).toBe(true);
});

test('R-7.6-19 a template of 微信 says when it was said where there is room, and a test is called one', () => {
  const test = message({ title: '测试消息', port: null, about: null, lines: [line('', '收到这条', null)] });
  expect(sayTemplate([test], nowMs)).toEqual({ thing1: '测试消息', character_string2: '-', thing3: '收到这条', time4: '-' });
  expect(sayTemplate([near([warned('A1')])], day('29 07:30'))).toEqual({
    thing1: '临近截港未进港（02:13 记录）',
    character_string2: 'A1',
    thing3: '2 箱未进港',
    time4: '2026-11-30 04:30',
  });
  expect(sayTemplate([near([warned('A1')]), near([warned('A2')])], day('30 07:30')).thing1).toBe('临近截港未进港等 2 条');
});

test.each<[what: string, messages: readonly SaidMessage[], subject: string]>([
  ['its bill', [near([warned('A1')])], '【桅灯】临近截港未进港 · 宁波 · A1'],
  ['its first bill, and that there are more', [near([warned('A1'), warned('A2')])], '【桅灯】临近截港未进港 · 宁波 · 2 票 · A1 等'],
  ['its first bill and how many things', [near([warned('A1')]), message()], '【桅灯】临近截港未进港 · 宁波 · A1 等 2 件'],
  ['no bill where there is none', [message({ title: '测试消息', port: null, about: null, lines: [line('')] })], '【桅灯】测试消息'],
])('R-7.6-19 the subject of a mail names %s, and its text whose time it tells', (_what, messages, subject) => {
  const mail = sayMail(messages, url, day('29 02:14'));
  expect(mail.subject).toBe(subject);
  expect(mail.text.split('\n').slice(-3, -1)).toEqual(['时间都是北京时间（UTC+8）', url]);
});

test('R-7.6-19 a text message says what is of danger first, its clock whole, and how many more there are', () => {
  const closed = day('30 04:30');
  const danger = { ...warned('COSU6400000001'), tone: 'danger', closesMs: closed } as const;
  expect(saySms([near([warned('A1')]), near([danger])])).toEqual({
    no: 'COSU6400000001',
    what: '已过截止未进港：2 箱未进港，截关 11-30 04:30',
    more: '，另有 1 条',
  });
  const long = { ...danger, sentence: '2 箱未进港，'.repeat(9) };
  const { what, more } = saySms([near([long])]);
  expect([Array.from(what).length, what.endsWith('…，截关 11-30 04:30'), more]).toEqual([35, true, '']);
  const test = message({ title: '测试消息', port: null, about: null, lines: [line('', '收到这条', null)] });
  expect(saySms([test])).toEqual({ no: '测试消息', what: '收到这条', more: '' });
});

test('what somebody must look at stands before what asks for nothing, else as it came', () => {
  const tones = ['idle', 'attention', 'idle', 'danger', 'running', 'attention'] as const;
  const lines = tones.map((tone, at) => ({ ...line(`DEMO${at}`), tone }));
  expect(worstFirst(lines).map(({ no }) => no)).toEqual(['DEMO3', 'DEMO1', 'DEMO5', 'DEMO4', 'DEMO0', 'DEMO2']);
});
