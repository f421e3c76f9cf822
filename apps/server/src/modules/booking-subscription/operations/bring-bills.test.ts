// Guarantee: a bill that a booking brings has a remark that its owner can save again.
import { remarkLengthMax } from '@mastlight/domain/booking-subscription/limits';
import { expect, test } from 'vitest';
import { inherited } from './bring-bills';

const origin = '因订舱号 WK630001 自动订阅';

test.each([
  [null, origin],
  ['老客户', `老客户 · ${origin}`],
])('%s', (remark, expected) => expect(inherited(remark, origin)).toBe(expected));

test('a long remark is cut, where the row comes from is not', () => {
  const told = inherited('长'.repeat(remarkLengthMax), origin);
  expect(told).toHaveLength(remarkLengthMax);
  expect(told.endsWith(`长 · ${origin}`)).toBe(true);
});
