/**
 * Guarantee: a file of frames is recognized as bytes and as text, and nothing
 * else is; broken lines cost only themselves.
 */
import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message';
import { frame } from '../testing/terminal-frame';

describe('files', () => {
  const heartbeat = frame(0x0002, '');
  const digits = heartbeat.toString('hex');

  it('are recognized as bytes, also behind garbage, and as text', () => {
    for (const bytes of [
      heartbeat,
      Buffer.concat([Buffer.from('GET /'), heartbeat]),
      Buffer.from(`# from the demo\n\n${digits}\n`),
      Buffer.from(`not hexadecimal\n${digits}\n`),
      Buffer.from(digits.toUpperCase().replace(/(..)/g, '$1 ')),
    ]) {
      const { format, messages } = readMessage(bytes);
      expect(format).toBe('jt808');
      expect(messages).toHaveLength(1);
    }
  });

  it('a heartbeat is not taken for UTF-16, for all its zero bytes', () => {
    expect(heartbeat.subarray(0, 4).toString('hex')).toBe('7e000200');
    expect(readMessage(heartbeat)).toMatchObject({ format: 'jt808', findings: [] });
  });

  it('lines that are broken are refused one by one, with their number', () => {
    const text = [digits, 'zz', digits.slice(0, -1), digits.slice(0, -2), '0011', `${digits}${digits} # two`].join('\n');
    const reading = readMessage(Buffer.from(text));
    expect(reading.messages).toHaveLength(3);
    expect(reading.refusedCount).toBe(4);
    const errors = reading.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, segment }) => [code, segment])).toEqual([
      ['bad-hex', 2],
      ['message-cut-off', 3],
      ['message-cut-off', 4],
      ['no-frame', 5],
    ]);
  });

  it('other text is not taken for frames', () => {
    for (const text of ['["7e"]', '7exas', 'UNB+UNOA', '5b00', '{"frame":"7e00"}']) {
      expect(readMessage(Buffer.from(text)).format).not.toBe('jt808');
    }
  });
});
