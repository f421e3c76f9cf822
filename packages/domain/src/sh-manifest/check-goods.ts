/** What is wrong with the lines of goods: each by itself, and those of one container with each other (R-5.3-05 to -18). */
import { containerTypes, findEntry } from './dictionaries';
import { emptyBoxMark, goodsFields, isBlankLine, isDangerous, type GoodsField, type GoodsLine } from './filing';
import { fault, isReeferTemperature, refuseGoodsField, warning, type FieldFault } from './form-rules';
import { boxCargoMaxKg } from './limits';
import type { ManifestFieldText } from './messages';
import { readThousandths, writeThousandths } from './numbers';

export interface GoodsFault extends FieldFault {
  readonly row: number;
  readonly field: GoodsField;
}

const always: Partial<Record<GoodsField, ManifestFieldText>> = {
  houseBillNo: 'houseBillMissing',
  containerNo: 'containerMissing',
  sealNo: 'sealMissing',
  containerType: 'typeMissing',
};
/** R-3.9-29: an empty box needs none of these. */
const ofCargo: Partial<Record<GoodsField, ManifestFieldText>> = {
  cargoName: 'cargoMissing',
  packageType: 'packageTypeMissing',
  packages: 'packagesMissing',
  weightKg: 'weightMissing',
  volumeM3: 'volumeMissing',
  marks: 'marksMissing',
};
const ofDanger: Partial<Record<GoodsField, ManifestFieldText>> = {
  unNo: 'unMissing',
  dangerClass: 'classMissing',
  dangerContact: 'dangerContactMissing',
  dangerPhone: 'dangerPhoneMissing',
};
const cargoFields: readonly GoodsField[] = ['cargoName', 'packages', 'weightKg', 'volumeM3'];

const at = (row: number, field: GoodsField, found: FieldFault): GoodsFault => ({ ...found, row, field });
const isThere = (text: string): boolean => text.trim() !== '';

/** All that is wrong with one line by itself, in the order of its columns. */
export function checkLine(line: GoodsLine, row: number): GoodsFault[] {
  const isEmptyBox = line.isEmpty === emptyBoxMark;
  const needed = { ...always, ...(!isEmptyBox && ofCargo), ...(isDangerous(line) && ofDanger) };
  const own = goodsFields.flatMap((field) => {
    const missing = needed[field];
    const refused = isThere(line[field]) ? refuseGoodsField(field, line[field]) : missing === undefined ? null : fault(missing);
    return refused ? [at(row, field, refused)] : [];
  });
  const carried = isEmptyBox ? cargoFields.find((field) => isThere(line[field])) : undefined;
  return [...own, ...(carried === undefined ? [] : [at(row, carried, fault('emptyWithCargo'))]), ...checkTemperature(line, row)];
}

function checkTemperature(line: GoodsLine, row: number): GoodsFault[] {
  const { temperature, temperatureUnit, isEmpty } = line;
  const type = findEntry(containerTypes, line.containerType);
  if (!isThere(temperature)) {
    return type?.isReefer && isEmpty !== emptyBoxMark ? [at(row, 'temperature', warning('temperatureMissing'))] : [];
  }
  const findings = isThere(temperatureUnit) ? [] : [at(row, 'temperatureUnit', fault('unitMissing'))];
  // In no unit it is not known how cold it is; a text that is no number is told as such.
  const isHeld =
    !isThere(temperatureUnit) || refuseGoodsField('temperature', temperature) !== null || isReeferTemperature(temperature, temperatureUnit);
  if (!isHeld) findings.push(at(row, 'temperature', fault('temperatureWrong')));
  if (type && !type.isReefer) findings.push(at(row, 'temperature', warning('temperatureOfDry', { type: type.code })));
  return findings;
}

/** All that is wrong with the lines, row by row; a line without anything in it has no faults. */
export function checkGoods(lines: readonly GoodsLine[]): GoodsFault[] {
  const own = lines.flatMap((line, row) => (isBlankLine(line) ? [] : checkLine(line, row)));
  return [...own, ...checkBoxes(lines)].sort((a, b) => a.row - b.row || goodsFields.indexOf(a.field) - goodsFields.indexOf(b.field));
}

/** One container has one type and one seal, is empty or not; a seal one container, and a container no more than it can bear. */
function checkBoxes(lines: readonly GoodsLine[]): GoodsFault[] {
  const first = new Map<string, number>();
  const sealed = new Map<string, number>();
  const loads = new Map<string, { row: number; weight: number }>();
  const findings: GoodsFault[] = [];
  lines.forEach((line, row) => {
    const containerNo = line.containerNo.trim();
    if (containerNo === '') return;
    const seal = line.sealNo.trim();
    const before = first.get(containerNo);
    if (before === undefined) first.set(containerNo, row);
    else findings.push(...differences(lines[before]!, line, before, row));
    const other = seal === '' ? undefined : sealed.get(seal);
    if (seal !== '' && other === undefined) sealed.set(seal, row);
    if (other !== undefined && lines[other]!.containerNo.trim() !== containerNo) {
      findings.push(at(row, 'sealNo', fault('sealOfOther', { row: other + 1 })));
    }
    const weight = (loads.get(containerNo)?.weight ?? 0) + (readThousandths(line.weightKg) ?? 0);
    loads.set(containerNo, { row, weight });
  });
  for (const { row, weight } of loads.values()) {
    if (weight > boxCargoMaxKg * 1_000) {
      findings.push(at(row, 'weightKg', fault('weightOfBox', { weight: writeThousandths(weight), most: boxCargoMaxKg })));
    }
  }
  return findings;
}

function differences(first: GoodsLine, line: GoodsLine, firstRow: number, row: number): GoodsFault[] {
  const typeOf = (text: string): string => findEntry(containerTypes, text)?.code ?? text.trim();
  const differs = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b;
  return [
    ...(differs(first.sealNo.trim(), line.sealNo.trim())
      ? [at(row, 'sealNo', fault('sealDiffers', { row: firstRow + 1, value: first.sealNo }))]
      : []),
    ...(differs(typeOf(first.containerType), typeOf(line.containerType))
      ? [at(row, 'containerType', fault('typeDiffers', { row: firstRow + 1, value: first.containerType }))]
      : []),
    ...((first.isEmpty === emptyBoxMark) !== (line.isEmpty === emptyBoxMark)
      ? [at(row, 'isEmpty', fault('emptyDiffers', { row: firstRow + 1 }))]
      : []),
  ];
}
