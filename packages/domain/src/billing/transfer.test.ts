// Guarantee: R-3.7-10: each transfer has one type in the record, by which it is found.
import { expect, it } from 'vitest';
import { fees } from './fee';
import { recordsOfType, recordTypeOf, recordTypes, transferKinds } from './transfer';

it.each([
  ['hold', 'FEE_VGM', 'VGM'],
  ['post', 'FEE_VGM', 'VGM'],
  ['post', 'FEE_SH_MANIFEST', '舱单'],
  ['void', 'FEE_VGM', '退款'],
  ['expire', 'FEE_VGM', '退款'],
  ['charge', 'FEE_SO', '订阅'],
  ['charge', 'FEE_TOKER', '拓客'],
  ['charge', 'FEE_VIP_GOLD', '会员'],
  ['refund', 'FEE_BLNO', '退款'],
  ['top-up', null, '充值'],
] as const)('R-3.7-10 %s of %s is %s', (kind, fee, type) => expect(recordTypeOf(kind, fee)).toBe(type));

it('R-3.7-10 the filter of a type finds what is shown as it, and nothing else', () => {
  for (const kind of transferKinds) {
    for (const fee of fees) {
      const found = recordTypes.filter((type) => {
        const wanted = recordsOfType(type);
        return wanted.kinds.includes(kind) && (wanted.fees === null || wanted.fees.includes(fee));
      });
      expect(found).toEqual([recordTypeOf(kind, fee)]);
    }
  }
});
