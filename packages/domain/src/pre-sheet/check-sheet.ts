/** What is wrong with a pre-sheet before it goes to the agent. */
import { containerCheckDigit, hasValidCheckDigit, isContainerNo } from '../vocabulary/container-no';
import { isTelephone } from '../vocabulary/telephone';
import { offeredVesselNames, refuseVesselName, refuseVoyage, vesselVoyageTexts } from '../vocabulary/vessel-voyage';
import * as max from './limits';
import type { FieldText } from './messages';
import {
  beginningFields,
  boxKinds,
  emptyHead,
  isBoxKind,
  tidySheet,
  type BeginningField,
  type BoxField,
  type GoodsField,
  type HeadField,
  type PreSheet,
  type SheetBox,
  type SheetGoods,
  type SheetHead,
} from './sheet';

/** One thing that is wrong. An error keeps it here; a warning asks to look again. */
export interface SheetFinding {
  readonly severity: 'error' | 'warning';
  readonly part: 'head' | 'boxes' | 'goods';
  /** Row of its part, from 0; null: the head, or the part as a whole. */
  readonly row: number | null;
  readonly field: HeadField | BoxField | GoodsField | null;
  readonly textId: FieldText;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** What would put it right by one click. */
  readonly fixes?: readonly string[];
}

type Part = SheetFinding['part'];
type Told = Pick<SheetFinding, 'severity' | 'field' | 'textId' | 'parameters' | 'fixes'>;

const fault = (field: SheetFinding['field'], textId: FieldText, parameters: SheetFinding['parameters'] = {}): Told => ({
  severity: 'error',
  field,
  textId,
  parameters,
});
const doubt = (field: SheetFinding['field'], textId: FieldText, parameters: SheetFinding['parameters'] = {}): Told => ({
  ...fault(field, textId, parameters),
  severity: 'warning',
});

/** Signs that nobody sees, that turn a text around, or that end a line: the text goes to the agent. */
const unsendable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A number of at most so many decimals; null: the text is none. */
export function readNumber(text: string, decimals: number): number | null {
  return new RegExp(decimals === 0 ? '^\\d{1,9}$' : `^\\d{1,9}(\\.\\d{1,${decimals}})?$`).test(text) ? Number(text) : null;
}

const headRules: readonly (readonly [HeadField, FieldText, (text: string) => FieldText | null])[] = [
  [
    'billNo',
    'billNoMissing',
    (text) => (/^[A-Z0-9][A-Z0-9-]{3,}$/.test(text) && text.length <= max.billNoLengthMax ? null : 'billNoWrong'),
  ],
  ['vesselName', 'vesselMissing', (text) => textIdOf(refuseVesselName(text))],
  ['voyage', 'voyageMissing', (text) => textIdOf(refuseVoyage(text))],
  ['loadPort', 'loadPortMissing', portWrong],
  ['dischargePort', 'dischargePortMissing', portWrong],
  ['wharf', 'wharfMissing', () => null],
  ['contact', 'contactMissing', (text) => (text.length <= max.contactLengthMax ? null : 'contactWrong')],
];

const textIds: ReadonlyMap<string | null, FieldText> = new Map([
  [vesselVoyageTexts.vessel, 'vesselWrong'],
  [vesselVoyageTexts.voyage, 'voyageWrong'],
  [vesselVoyageTexts.voyageMark, 'voyageMark'],
  [vesselVoyageTexts.tooLong, 'vesselVoyageLong'],
]);

/** R-5.3-01, -03, -04, in the words of every form. */
function textIdOf(refusal: string | null): FieldText | null {
  return textIds.get(refusal) ?? null;
}

/** UN/LOCODE: two letters of the country, three of the place. */
function portWrong(text: string): FieldText | null {
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(text) ? null : 'portWrong';
}

/** What is wrong with the head, in the order of its fields. */
export function checkHead(head: SheetHead): Told[] {
  const found = headRules.flatMap(([field, missing, judge]) => {
    const text = head[field];
    const wrong = text === '' ? missing : judge(text);
    const fixes = field === 'vesselName' ? offeredVesselNames(text) : [];
    return wrong === null ? [] : [{ ...fault(field, wrong), ...(fixes.length > 0 && { fixes }) }];
  });
  if (head.destination !== '' && portWrong(head.destination)) found.push(fault('destination', 'portWrong'));
  if (head.phone !== '' && !isTelephone(head.phone)) found.push(fault('phone', 'phoneWrong'));
  if (head.remark.length > max.remarkLengthMax) found.push(fault('remark', 'remarkWrong'));
  if (head.loadPort !== '' && head.loadPort === head.dischargePort) found.push(fault('dischargePort', 'samePorts'));
  for (const field of ['wharf', 'contact', 'remark'] as const) if (unsendable.test(head[field])) found.push(fault(field, 'unsendable'));
  return found;
}

/** What is wrong with what a new pre-sheet begins with; empty fields are left to whoever fills it in. */
export function checkBeginning(head: Pick<SheetHead, BeginningField>): Told[] {
  return checkHead({ ...emptyHead, ...head }).filter(
    ({ field }) => field !== null && beginningFields.some((one) => one === field && head[one] !== ''),
  );
}

/** What is wrong with one line of boxes, in the order of its columns. */
export function checkBox(box: SheetBox): Told[] {
  const { sizeType, count, containerNo, sealNo, weightKg } = box;
  const found: Told[] = [];
  if (sizeType === '') found.push(fault('sizeType', 'sizeTypeMissing'));
  else if (!isBoxKind(sizeType)) found.push(fault('sizeType', 'sizeTypeWrong'));
  const boxes = readNumber(count, 0);
  if (count === '') {
    if (containerNo === '') found.push(fault('count', 'countMissing'));
  } else if (boxes === null || boxes < 1 || boxes > max.boxCountMax) found.push(fault('count', 'countWrong', { max: max.boxCountMax }));
  else if (containerNo !== '' && boxes !== 1) found.push(fault('count', 'countOfNumber'));
  if (containerNo !== '') {
    if (!isContainerNo(containerNo)) found.push(fault('containerNo', 'containerNoWrong'));
    // R-5.3-06: it is told, and blocks nothing.
    else if (!hasValidCheckDigit(containerNo)) found.push(doubt('containerNo', 'checkDigit', { digit: containerCheckDigit(containerNo) }));
  }
  if (sealNo !== '' && (sealNo.length > max.sealLengthMax || !/^[A-Z0-9]+$/.test(sealNo))) found.push(fault('sealNo', 'sealWrong'));
  const kg = readNumber(weightKg, 3);
  if (weightKg !== '' && (kg === null || kg <= 0 || kg > max.boxKgMax * (boxes || 1)))
    found.push(fault('weightKg', 'boxKgWrong', { max: max.boxKgMax }));
  return found;
}

/** What is wrong with one line of goods, in the order of its columns. */
export function checkGoods(line: SheetGoods): Told[] {
  const found: Told[] = [];
  if (line.name === '') found.push(fault('name', 'nameMissing'));
  else if (line.name.length > max.goodsNameLengthMax || unsendable.test(line.name)) found.push(fault('name', 'nameWrong'));
  const packages = readNumber(line.packages, 0);
  if (line.packages === '') found.push(fault('packages', 'packagesMissing'));
  else if (packages === null || packages < 1 || packages > max.packagesMax) found.push(fault('packages', 'packagesWrong'));
  if (line.packageType === '') found.push(fault('packageType', 'packageTypeMissing'));
  else if (line.packageType.length > max.contactLengthMax || unsendable.test(line.packageType))
    found.push(fault('packageType', 'unsendable'));
  const kg = readNumber(line.weightKg, 3);
  if (line.weightKg === '') found.push(fault('weightKg', 'goodsKgMissing'));
  else if (kg === null || kg <= 0 || kg > max.goodsKgMax) found.push(fault('weightKg', 'goodsKgWrong'));
  const m3 = readNumber(line.volumeM3, 3);
  if (line.volumeM3 === '') found.push(fault('volumeM3', 'volumeMissing'));
  else if (m3 === null || m3 <= 0 || m3 > max.goodsM3Max) found.push(fault('volumeM3', 'volumeWrong'));
  if (line.marks.length > max.marksLengthMax || unsendable.test(line.marks)) found.push(fault('marks', 'marksWrong'));
  return found;
}

/** All that is wrong with a pre-sheet: its head, its boxes, its goods, and what they say of each other. */
export function checkSheet(typed: PreSheet): SheetFinding[] {
  const { head, boxes, goods } = tidySheet(typed);
  const at = (part: Part, row: number | null, told: readonly Told[]): SheetFinding[] => told.map((one) => ({ part, row, ...one }));
  return [
    ...at('head', null, checkHead(head)),
    ...at('boxes', null, boxes.length === 0 ? [fault(null, 'boxesMissing')] : []),
    ...boxes.flatMap((box, row) => at('boxes', row, [...checkBox(box), ...repeated(boxes, row)])),
    ...at('goods', null, goods.length === 0 ? [fault(null, 'goodsMissing')] : []),
    ...goods.flatMap((line, row) => at('goods', row, checkGoods(line))),
    ...at('goods', null, compare(boxes, goods)),
  ];
}

function repeated(boxes: readonly SheetBox[], row: number): Told[] {
  const { containerNo } = boxes[row]!;
  const first = boxes.findIndex((box) => box.containerNo === containerNo);
  return containerNo !== '' && first < row ? [fault('containerNo', 'containerNoTwice', { row: first + 1 })] : [];
}

/** What boxes come to: how many, kg of those that say it, m³ that go in; null where one line says nothing. */
export function sumBoxes(boxes: readonly SheetBox[]): {
  readonly count: number;
  readonly kg: number | null;
  readonly roomM3: number | null;
} {
  let [count, kg, roomM3]: [number, number | null, number | null] = [0, 0, 0];
  for (const box of boxes) {
    const own = box.containerNo !== '' ? 1 : readNumber(box.count, 0);
    const [ownKg, room] = [readNumber(box.weightKg, 3), isBoxKind(box.sizeType) ? boxKinds[box.sizeType] : null];
    count += own ?? 0;
    kg = kg === null || ownKg === null ? null : kg + ownKg;
    roomM3 = roomM3 === null || room === null || !own ? null : roomM3 + room * own;
  }
  return { count, kg, roomM3 };
}

/** What goods come to; what is no number counts nothing. */
export function sumGoods(goods: readonly SheetGoods[]): { readonly packages: number; readonly kg: number; readonly m3: number } {
  const sum = (read: (line: SheetGoods) => number | null): number =>
    Math.round(goods.reduce((total, line) => total + (read(line) ?? 0), 0) * 1_000) / 1_000;
  return {
    packages: sum(({ packages }) => readNumber(packages, 0)),
    kg: sum(({ weightKg }) => readNumber(weightKg, 3)),
    m3: sum(({ volumeM3 }) => readNumber(volumeM3, 3)),
  };
}

/** Where boxes and goods do not go together; people round, and boxes are weighed otherwise: it blocks nothing. */
function compare(boxes: readonly SheetBox[], goods: readonly SheetGoods[]): Told[] {
  if (boxes.length === 0 || goods.length === 0) return [];
  const [{ kg, roomM3 }, cargo] = [sumBoxes(boxes), sumGoods(goods)];
  const found: Told[] = [];
  if (kg !== null && Math.abs(kg - cargo.kg) > max.weightToleranceKg) {
    found.push(doubt('weightKg', 'weightsDiffer', { boxes: kg, goods: cargo.kg }));
  }
  if (roomM3 !== null && cargo.m3 > roomM3) found.push(doubt('volumeM3', 'tooLarge', { goods: cargo.m3, room: roomM3 }));
  return found;
}
