// Guarantee: a callback is believed only when it was signed with our token within five minutes,
// and a chat message is read only when it is flat and free of tricks.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createWechatGateway } from './wechat-gateway';
import { readChatMessage, writeChatReply } from './chat-message';

const nowMs = Date.UTC(2026, 9, 12);
const config = { apiUrl: 'http://127.0.0.1:9', qrUrl: '', appId: '', appSecret: '', callbackToken: 'token-for-tests', templateId: '' };
const gateway = createWechatGateway(config, { nowMs: () => nowMs });
const sign = (token: string, timestamp: string, nonce: string) =>
  createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
const second = (offset: number) => String(nowMs / 1000 + offset);

describe('callback signature', () => {
  const good = { timestamp: second(0), nonce: '42', signature: sign('token-for-tests', second(0), '42') };
  it.each([
    ['just now', good, true],
    ['300 s ago', { timestamp: second(-300), nonce: 'n', signature: sign('token-for-tests', second(-300), 'n') }, true],
    ['301 s ago', { timestamp: second(-301), nonce: 'n', signature: sign('token-for-tests', second(-301), 'n') }, false],
    ['301 s ahead', { timestamp: second(301), nonce: 'n', signature: sign('token-for-tests', second(301), 'n') }, false],
    ['another token', { ...good, signature: sign('another', second(0), '42') }, false],
    ['another nonce', { ...good, nonce: '43' }, false],
    ['another time', { ...good, timestamp: second(1) }, false],
    ['no signature', { ...good, signature: '' }, false],
    ['cut signature', { ...good, signature: good.signature.slice(0, 38) }, false],
    ['upper case', { ...good, signature: good.signature.toUpperCase() }, false],
    ['time 1e30', { timestamp: '1e30', nonce: 'n', signature: sign('token-for-tests', '1e30', 'n') }, false],
    ['negative time', { timestamp: '-1', nonce: 'n', signature: sign('token-for-tests', '-1', 'n') }, false],
  ])('%s → %s', (_name, signed, expected) => expect(gateway.isAuthentic(signed)).toBe(expected));

  it('believes nobody while no token is set', () => {
    const open = createWechatGateway({ ...config, callbackToken: '' }, { nowMs: () => nowMs });
    expect(open.isAuthentic({ ...good, signature: sign('', second(0), '42') })).toBe(false);
  });
});

describe('chat message', () => {
  const read = (text: string) => readChatMessage(Buffer.from(text));
  it('reads CDATA and plain fields', () => {
    const fields = read('<xml><Event><![CDATA[SCAN]]></Event>\n<CreateTime>1700000000</CreateTime></xml>');
    expect({ ...fields }).toEqual({ Event: 'SCAN', CreateTime: '1700000000' });
  });
  it('keeps what it wrote, also with the end mark of CDATA in it', () => {
    const reply = writeChatReply({ to: 'o1', from: 'gh', atMs: 1_700_000_000_000, text: 'a]]>b<c>&' });
    expect(reply).toContain('<CreateTime>1700000000</CreateTime>');
    expect(reply).not.toContain('a]]>b');
  });
  it.each([
    ['nothing', ''],
    ['document type', '<!DOCTYPE xml><xml><Event>SCAN</Event></xml>'],
    ['entity bomb', '<!DOCTYPE x [<!ENTITY a "aaaa">]><xml><Event>&a;</Event></xml>'],
    ['document type inside', '<xml><!DOCTYPE x SYSTEM "file:///etc/passwd"><Event>SCAN</Event></xml>'],
    ['entity', '<xml><Event>&#83;CAN</Event></xml>'],
    ['processing instruction', '<?xml-stylesheet href="x"?><xml><Event>SCAN</Event></xml>'],
    ['nested', '<xml><Event><A>SCAN</A></Event></xml>'],
    ['attribute', '<xml><Event a="1">SCAN</Event></xml>'],
    ['unclosed', '<xml><Event>SCAN</xml>'],
    ['a name twice', '<xml><Event>SCAN</Event><Event>subscribe</Event></xml>'],
    ['text between', '<xml>x<Event>SCAN</Event></xml>'],
    ['two roots', '<xml><A>1</A></xml><xml><A>2</A></xml>'],
    ['prototype', '<xml><__proto__>1</__proto__></xml>'],
    ['51 fields', `<xml>${Array.from({ length: 51 }, (_, at) => `<F${at}>1</F${at}>`).join('')}</xml>`],
    ['too large', `<xml><A>${'x'.repeat(20_000)}</A></xml>`],
  ])('refuses: %s', (_name, text) => expect(read(text)).toBeNull());
  it('refuses what is not UTF-8', () => {
    expect(readChatMessage(Buffer.from([0x3c, 0x78, 0x6d, 0x6c, 0x3e, 0xff, 0xfe]))).toBeNull();
  });
  it('S-15: takes no longer over near-misses', () => {
    // Processor time: other work of the machine does not count.
    const before = process.cpuUsage();
    for (const filler of [']'.repeat(16_000), '<![CDATA['.repeat(1_700), '<A>'.repeat(5_000), ' '.repeat(16_000)]) {
      read(`<xml><A><![CDATA[${filler.slice(0, 16_000)}</A></xml>`);
      read(`<xml>${filler.slice(0, 16_000)}</xml>`);
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(200);
  });
});
