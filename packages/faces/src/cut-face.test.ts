// Guarantee: whatever people write can be printed: a face is cut for it, and what the design does not draw is a box.
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { cutFace, cutPieces, drawable } from './cut-face';
import { signsOf } from './join-faces';

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

it('a sign that the package names and no piece draws is a box, and keeps no paper from being made', async () => {
  const text = await drawable('\u{2B50}甲 \u{1C5} \u{1F1E8}\u{1F355}\u{F0B7}ｱé');
  expect(text).toBe('□甲 □ □□□ｱé');
  expect((create(await cutFace('\u{2B50}', 400)) as Font).hasGlyphForCodePoint(0x2b50)).toBe(false);
});

it('the package names no plain letter and no Chinese sign that it does not draw: these are believed unseen', async () => {
  const all = [
    [0x20, 0x7e],
    [0x4e00, 0x9eff],
  ].flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, at) => String.fromCodePoint(from! + at)));
  const believed = await drawable(all.join(''));
  const drawn = new Set((await cutPieces(believed)).flatMap((piece) => [...signsOf(piece)]));
  expect(Array.from(believed).filter((sign) => !drawn.has(sign.codePointAt(0)!))).toEqual([]);
  expect(Array.from(believed).filter((sign) => sign !== '□').length).toBeGreaterThan(10_000);
});

it('draws heavier signs of a heavier weight', async () => {
  const widthOf = async (wght: number): Promise<number> => (create(await cutFace('中l', wght)) as Font).glyphsForString('l')[0]!.bbox.width;
  expect(await widthOf(600)).toBeGreaterThan(await widthOf(400));
});
