// Guarantee: R-9-36: fourteen numbers are pilot companies, every other is none.
import { expect, it } from 'vitest';
import { isPilotCompany } from './pilot-companies';

it('R-9-36 the fourteen are pilots and no other number is', () => {
  const found = Array.from({ length: 10_000 }, (_, number) => number).filter(isPilotCompany);
  expect(found).toEqual([3453, 3543, 3880, 3910, 3941, 4158, 4196, 4263, 4624, 4681, 4690, 4733, 4741, 4742]);
  for (const number of [-3453, 3453.5, Number.NaN, Infinity, 5001]) expect(isPilotCompany(number)).toBe(false);
});
