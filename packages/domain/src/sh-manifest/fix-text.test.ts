// Guarantee: what is pasted is put right sign by sign, counted by what was done, and done twice changes nothing.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goodsFields, type GoodsField } from './filing';
import { fixGoodsText, fixHeadText, fixPartyText } from './fix-text';

it.each<[GoodsField, string, string, string[]]>([
  ['cargoName', 'ＬＥＤ　string，light', 'LED STRING,LIGHT', ['width', 'case']],
  ['cargoName', 'LED 灯串 STRING', 'LED 灯串 STRING', []],
  ['cargoName', '  PLASTIC   BOX ', 'PLASTIC BOX', ['space']],
  ['cargoName', 'PAINT，“A”、B。', 'PAINT,"A",B.', ['width']],
  ['containerNo', 'csnu 6152042', 'CSNU6152042', ['space', 'case']],
  ['containerNo', 'CSNU6152042', 'CSNU6152042', []],
  ['sealNo', 'ｈ7720413', 'H7720413', ['width', 'case']],
  ['packages', '1,566', '1566', ['number']],
  ['packages', '1，566 CTNS', '1566', ['width', 'number']],
  ['weightKg', '33,309.50 KGS', '33309.50', ['number']],
  ['weightKg', '1,2', '1,2', []],
  ['volumeM3', '38.6 M³', '38.6', ['number']],
  ['dangerEmail', 'Demo＠example.com', 'Demo@example.com', ['width']],
  ['temperature', '－１８', '-18', ['width']],
])('in %s %j becomes %j by %j', (field, text, fixed, kinds) => {
  expect(fixGoodsText(field, text)).toEqual({ text: fixed, kinds });
});

it('of the head and the parties as well, and nothing of what people write for themselves', () => {
  expect(fixHeadText('vesselName', 'orient.lantern').text).toBe('ORIENT.LANTERN');
  expect(fixHeadText('remark', '客户，急')).toEqual({ text: '客户，急', kinds: [] });
  expect(fixPartyText('address', 'no.88 lantern road\nningbo').text).toBe('NO.88 LANTERN ROAD\nNINGBO');
});

it('what was put right stays as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...goodsFields), fc.string({ unit: 'binary' }), (field, text) => {
      const once = fixGoodsText(field, text).text;
      expect(fixGoodsText(field, once).text).toBe(once);
    }),
  );
});
