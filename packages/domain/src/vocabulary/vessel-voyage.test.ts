// Guarantee: a ship's name and its voyage are taken or refused by their signs alone, in the specification's words.
import { expect, it } from 'vitest';
import { refuseVesselName, refuseVoyage } from './vessel-voyage';

const vesselWords = '船名只能是大写字母 数字 . -';
it.each([
  ['MSC.ANNA', null],
  ['EVER-GIVEN', null],
  ['COSCO.SHIPPING.9', null],
  ['msc.anna', vesselWords],
  ['Msc.Anna', vesselWords],
  ['MSC ANNA', vesselWords],
  ['MSC_ANNA', vesselWords],
  ['MSC/ANNA', vesselWords],
  ['中远之星', vesselWords],
  ['ＭＳＣ', vesselWords],
  ['', vesselWords],
])('R-5.3-01 vessel %j: %s', (name, said) => expect(refuseVesselName(name)).toBe(said));

const voyageWords = '航次只能只能是大写字母 数字 .';
it.each([
  ['425W', null],
  ['025', null],
  ['QI 425W', null],
  ['425W.426E', null],
  ['425w', voyageWords],
  ['Qi425W', voyageWords],
  ['425-W', voyageWords],
  ['425/426', voyageWords],
  ['第425航次', voyageWords],
  ['４２５Ｗ', voyageWords],
  ['425W\t', voyageWords],
  ['', voyageWords],
  ['  ', voyageWords],
])('R-5.3-03 voyage %j: %s', (voyage, said) => expect(refuseVoyage(voyage)).toBe(said));

it.each([
  ['V.425W', '航次不能有 V.'],
  ['v.425W', '航次不能有 V.'],
  ['QI V.425W', '航次不能有 V.'],
  ['V425W', null],
  ['425V', null],
])('R-5.3-04 voyage %j: %s', (voyage, said) => expect(refuseVoyage(voyage)).toBe(said));
