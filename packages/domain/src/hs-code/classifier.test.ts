import { describe, expect, it } from 'vitest';
import { buildClassifier } from './index';

/** Guarantee: any text at all has an answer at once; goods of everyday trade get their heading; a company's own names win. */
const classifier = buildClassifier();
const first = (name: string) => classifier.classify(name).candidates[0]?.hsCode;

describe('goods name to HS code (R-1-13)', () => {
  it.each([
    ['手机充电器', '850440'],
    ['LED bulb 9W E27', '853952'],
    ['USB cables', '854442'],
    ['轴承6204-2RS', '848210'],
    ['柴油发电机组 50kW', '850211'],
    ['锂离子电池 UN3480 CLASS 9', '850760'],
  ])('proposes the line of %s', (name, code) => {
    expect(first(name)).toBe(code);
  });
});
