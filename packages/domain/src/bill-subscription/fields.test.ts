// Guarantee: the number of a row is digits, from a form or a query as from a program, and nothing else is taken for one.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { id } from './fields';

describe('the number of a row', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['123456789012345', 123456789012345],
  ])('%j is %d', (told, number) => expect(z.parse(id, told)).toBe(number));

  it.each(['', 'x', 'x7', '7x', '-7', '1.5', '1234567890123456', 1.5, null])('%j is none', (told) => {
    expect(z.safeParse(id, told).success).toBe(false);
  });
});
