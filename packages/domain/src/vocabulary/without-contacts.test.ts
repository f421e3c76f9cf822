// Guarantee: a way to reach somebody does not stay in a sentence, however it
// is written, and the numbers a forwarder reads it for do (ADR 0011).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskMark, withoutContacts } from './without-contacts';

/** Node's, which the domain does not know. */
const { process: processor } = globalThis as unknown as { process: { cpuUsage(since?: object): { user: number; system: number } } };

const contacts = [
  '13812345678',
  'TEL13812345678',
  'tel13812345678',
  '+8613812345678',
  '8613812345678',
  '008613812345678',
  '86 138 1234 5678',
  '(+86)13812345678',
  '138.1234.5678',
  '1381 234 5678',
  '138-123-45678',
  '138  1234  5678',
  '138_1234_5678',
  '138/1234/5678',
  '138 12345678',
  '1 3 8 1 2 3 4 5 6 7 8',
  '１３８１２３４５６７８',
  '138\u20111234\u20115678',
  '138\u00a01234\u00a05678',
  '138—1234—5678',
  '١٣٨١٢٣٤٥٦٧٨',
  '13812345678A',
  '138,1234,5678',
  '138，1234，5678',
  '138、1234、5678',
  '138\t1234\t5678',
  '138\n1234\n5678',
  '138~1234~5678',
  '138 * 1234 * 5678',
  '138    1234    5678',
  '138\u20601234\u20605678',
  'TEL0574-87654321',
  '+86-574-87654321',
  '+86 574 8765 4321',
  '0086-574-87654321',
  '0574 8765 4321',
  '0574-8765-4321',
  '+86（0574）87654321',
  '(0574)8765-4321',
  '0574－87654321',
  '0574/87654321',
  '057487654321',
  '0574 - 87654321',
  '0574--87654321',
  '010 6123-4567',
  '021-6123 4567',
  'TEL:87654321',
  '400-800-1234',
  '4008001234',
  '+49 40 123456789',
  '+852 9123 4567',
  '86-21-61234567',
  'abc@x.com',
  'user＠163.com',
  '张三@宁波公司.com',
  'QQ:123456789',
  'QQ号 123456789',
  '微信号:zhang_san88',
  'wx:zhang_san88',
  'USCI91330200MA2AAAAA0X',
  '91330200MA2AAAAA0X',
  '110101 19900307 1234',
  '11010119900307123X',
];
const readFor = [
  'MLTU3102047',
  'COSU6475147188',
  'NGBML2607001',
  'MEDUNB0000001',
  'UN9461465',
  'IMO 9461465',
  '0712E',
  '2026-10-12 08:30:00',
  '2026/10/12',
  '20261012',
  '202610120830',
  '20261012083000',
  '24860.00 KGM',
  '24860 KGM',
  '40HC x 20',
  '报关单号310420260012345678',
  '提单号226543210',
  '箱号 1234567',
  'B/L NO. 226543210',
  'BLCT3',
  '0340682',
  '18450\n24860\n2400',
];

describe('withoutContacts', () => {
  it.each(contacts)('hides %s', (contact) => {
    const shown = withoutContacts(`退单：收货人 ${contact} 不符`);
    expect(shown).toContain(maskMark);
    expect(shown).toMatch(/^退单：收货人 .*不符$/s);
    // No six characters of it in a row are left.
    for (let at = 0; at + 6 <= contact.length; at++) expect(shown).not.toContain(contact.slice(at, at + 6));
  });

  it.each(readFor)('leaves %s', (text) => {
    expect(withoutContacts(`运抵 ${text} 不能放行`)).toBe(`运抵 ${text} 不能放行`);
  });

  it('hides each of several, and nothing around them', () => {
    expect(withoutContacts('箱MLTU3102047，电话0574-87654321，邮箱a.b@c.com，2026-10-12 退单')).toBe(
      `箱MLTU3102047，电话${maskMark}，${maskMark}，2026-10-12 退单`,
    );
  });

  it('finds a phone in any frame of signs between its digits', () => {
    const sign = fc.constantFrom('', ' ', '-', '.', '/', '_', '(', ')', '\u00a0', '—', '－', '　', '·');
    fc.assert(
      fc.property(
        fc.array(sign, { minLength: 10, maxLength: 10 }),
        fc.constantFrom('', 'TEL', 'Tel:', '电话', '+86', '86-', 'x'),
        (signs, before) => {
          const phone = Array.from('13812345678', (digit, at) => digit + (signs[at] ?? '')).join('');
          expect(withoutContacts(`${before}${phone}。`).replace(/\D/g, '').length).toBeLessThan(7);
        },
      ),
    );
  });

  it('S-15: takes no longer for near misses', () => {
    for (const piece of ['1 ', '(', '+', 'a@', '@', 'QQ:', '9133', '2026-', '1-(', '.'].map((part) => part.repeat(50_000 / part.length))) {
      const before = processor.cpuUsage();
      withoutContacts(piece);
      const { user, system } = processor.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(250);
    }
  });
});
