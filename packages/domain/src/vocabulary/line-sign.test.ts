// Guarantee: each shipping line has a sign of its own, readable on its colour, with nothing in it that runs or loads.
import { expect, it } from 'vitest';
import { carriers } from './carrier';
import { drawLineSign, lineSigns } from './line-sign';

/** Contrast of white letters on a colour `hsl(h s% l%)`, by WCAG. */
function contrastOfWhite(ground: string): number {
  const [hue, saturation, lightness] = ground.match(/\d+/g)!.map(Number) as [number, number, number];
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4) + 0.05);
}

it('R-7.4-97 every line has one, no two the same, and its letters can be read', () => {
  const drawn = carriers.map(({ code }) => drawLineSign(lineSigns.get(code)!));
  expect(new Set(drawn).size).toBe(carriers.length);
  expect([...lineSigns.values()].filter(({ ground }) => contrastOfWhite(ground) < 4.5)).toEqual([]);
});

it('R-7.4-97 a sign is drawn of shapes and letters alone', () => {
  for (const sign of lineSigns.values()) {
    const tags = [...drawLineSign(sign).matchAll(/<(\w+)/g)].map(([, tag]) => tag);
    expect(tags).toEqual(['svg', 'title', 'path', 'text']);
    expect(drawLineSign(sign)).not.toMatch(/href|style|script|url\(|&/);
  }
});
