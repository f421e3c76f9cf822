// Guarantee: what a chat is sent is plain, within its service's bounds, and loses nothing without saying so.
import { expect, test } from 'vitest';
import { chatBytesMax } from './limits';
import { sayChat, sayTemplate, titleOf, type MessageLine, type SaidMessage } from './say-chat';

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
  port: 'NB',
  about: 'DEMO.SHIP/026W',
  lines: [line('COSU6400000001')],
  more: 0,
  ...part,
});
const url = 'https://mastlight.example/user/messages';

test('says what happened, to what, and where it stands', () => {
  expect(sayChat([message()], url)).toBe(
    `【桅灯】截港、开港变更 · DEMO.SHIP/026W · 宁波\nCOSU6400000001 截港提前 2 小时，现为 11-28 18:00\n看详情：${url}`,
  );
  expect(titleOf(message({ about: null, lines: [line('A1'), line('A2')], more: 3 }))).toBe('截港、开港变更 · 宁波 · 5 票');
});

test('keeps within 2,048 bytes of a robot, and counts what it leaves out', () => {
  const many = message({ lines: Array.from({ length: 100 }, (_, at) => line(`COSU64000${at}`, '海关查验'.repeat(20))), more: 7 });
  const said = sayChat([message(), many, message({ event: 'customs' })], url);
  expect(encodeURIComponent(said).replace(/%../g, 'x').length).toBeLessThanOrEqual(chatBytesMax);
  const told = said.split('\n').filter((one) => /^[A-Z]{4}\d/.test(one)).length;
  expect(said).toContain(`还有 ${109 - told} 条，看消息中心：${url}`);
});

test('U-09 takes nothing that others wrote for markup, a mention or a line of ours', () => {
  const said = sayChat([message({ lines: [line('<at user_id="all">', '@所有人\n【桅灯】退单\u0007')] })], url);
  expect(said).not.toMatch(/[<>@]/);
  expect(said.split('\n')).toHaveLength(3);
  // A link of others', signs that turn what follows around or hide, and the other ends of lines.
  const disguised = sayChat(
    [message({ about: 'HTTPS://EVIL.EXAMPLE/1W', lines: [line('A\u202e1', 'http://evil.example\u2028\u200b【桅灯】')] })],
    url,
  );
  expect(disguised.replace(url, '')).not.toMatch(/:\/\/|[\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(disguised).toContain(url);
});

test('a template of 微信 has 20 signs a thing, 32 a number, and no empty field', () => {
  const long = message({
    event: 'customs',
    lines: [line('BILL'.repeat(12), '海关查验：3 箱，等移箱到查验场地后由人工查验，请联系报关行', null)],
  });
  const said = sayTemplate([long, message()]);
  expect(said.thing1).toBe('查验、退单、撤销等 2 条');
  expect(Array.from(said.thing3)).toHaveLength(20);
  expect(said.character_string2).toHaveLength(32);
  expect(said.time4).toBe('-');
  expect(sayTemplate([message()]).time4).toBe('2026-11-28 18:00');
  expect(sayTemplate([message({ lines: [line('测试消息')] })]).character_string2).toBe('-');
});
