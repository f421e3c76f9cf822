// Guarantee: whatever people write can be printed: a face is cut for it, and what the design does not draw is a box.
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { cutFace, drawable } from './cut-face';

it('draws each sign of a text, rare ones too, and a box for what the design does not have', async () => {
  const text = await drawable('宁波堃淼 Ab1−→\u{1F6A2}\u{E000}');
  expect(text).toBe('宁波堃淼 Ab1−→□□');
  const face = create(await cutFace(text, 400)) as Font;
  const draws = (sign: string): boolean => face.hasGlyphForCodePoint(sign.codePointAt(0)!);
  expect(Array.from(text).filter((sign) => !draws(sign))).toEqual([]);
  expect(['上', 'Z'].filter(draws)).toEqual([]);
  const linesOf = (sign: string): number => face.glyphsForString(sign)[0]!.path.commands.length;
  expect(Array.from(text).filter((sign) => sign !== ' ' && linesOf(sign) < 4)).toEqual([]);
});

it('draws heavier signs of a heavier weight', async () => {
  const widthOf = async (wght: number): Promise<number> => (create(await cutFace('中l', wght)) as Font).glyphsForString('l')[0]!.bbox.width;
  expect(await widthOf(600)).toBeGreaterThan(await widthOf(400));
});
