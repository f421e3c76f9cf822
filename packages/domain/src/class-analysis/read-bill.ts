/**
 * The fields of a bill of lading out of the texts of its pages: by the labels that carriers print, and by where the texts stand.
 * What cannot be read is empty; nothing is guessed, and a wrong number is told as it stands.
 */
import { billNoLengthMin } from '../vocabulary/bill-no';
import { carrierOfHead, carriers } from '../vocabulary/carrier';
import { plainWords } from '../vocabulary/plain-words';
import type { PageCell } from '../vocabulary/page-cell';
import { splitVesselVoyage, withoutShipMark, withoutVoyageMark } from '../vocabulary/vessel-voyage';
import {
  billBoxFields,
  billHeadFields,
  lookedAtBelow,
  type BillBoxField,
  type BillField,
  type BillHeadField,
  type BillPlace,
} from './bill';
import type { BillLabel } from './bill-labels';
import { BillPage, type Reading, type Run } from './bill-page';
import { linesOf } from './page-lines';
import { findBoxes, quantitiesOf, type BoxReading } from './read-bill-boxes';
import type { ReadGoods } from './read-goods';

const letters = /\p{L}/u;
/** Signs that nobody writes in a name: what stands there is something else, or was made out wrongly. */
const strange = /[^\p{L}\p{N}\s.,'&()/\-:;#+@（），。、：；]/u;

const reading = (value: string, runs: readonly Run[], isPlain = true): Reading => ({ value, cells: runs.map(({ cell }) => cell), isPlain });

type Reader = (page: BillPage, label: Run) => Reading | null;

/** What reads the value of a label; null where it does not look like one. */
const single =
  (judge: (text: string) => { readonly value: string; readonly isPlain?: boolean } | null): Reader =>
  (page, label) => {
    const run = page.valueOf(label);
    const judged = run ? judge(run.text.replace(/\s+/g, ' ').trim()) : null;
    return run && judged ? reading(judged.value, [run], judged.isPlain ?? true) : null;
  };

const billNo = single((text) => {
  const [first = '', second] = text.toUpperCase().split(' ');
  const joined = /^[A-Z]{4}$/.test(first) && second && /^[A-Z0-9]{6,}$/.test(second) ? first + second : first;
  const value = joined.replace(/[.,;:]+$/, '');
  const digits = value.match(/\d/g)?.length ?? 0;
  return value.length >= billNoLengthMin && /^[A-Z0-9/-]{1,35}$/.test(value) && digits >= 3
    ? { value, isPlain: /^[A-Z0-9]+$/.test(value) }
    : null;
});
const named = (most: number): Reader =>
  single((text) => {
    const value = text.replace(/^[\s:：*.,-]+|[\s:：*,;-]+$/g, '');
    return value.length >= 2 && value.length <= most && letters.test(value) ? { value, isPlain: !strange.test(value) } : null;
  });
const place: Reader = (page, label) => {
  const read = named(60)(page, label);
  return read && !/\d{4}/.test(read.value) && !/^(?:TEL|FAX|DATE)\b/i.test(read.value) ? read : null;
};
const isVoyage = (text: string): boolean => /^(?=(?:[A-Z]*\d){2})[A-Z0-9][A-Z0-9./-]{1,9}$/.test(text);
const voyage = single((text) => {
  const value = withoutVoyageMark(text.toUpperCase()).split(' ')[0]!;
  return /\d/.test(value) && /^[A-Z0-9./-]{2,10}$/.test(value) ? { value } : null;
});
const vessel = single((text) => {
  const value = withoutShipMark(text.toUpperCase()).trim();
  return value.length >= 2 && value.length <= 40 && letters.test(value) ? { value, isPlain: !strange.test(value) } : null;
});

/** Ship and voyage out of one text; what cannot be told apart is the ship. */
function splitCall(text: string): { readonly vesselName: string; readonly voyage: string } {
  const call = text.toUpperCase().replace(/\s+/g, ' ').trim();
  const split = splitVesselVoyage(withoutShipMark(call));
  if (split && isVoyage(split.voyage)) return split;
  const [, name = '', last = ''] = /^(.*\S)[ ,]+(\S+)$/.exec(call) ?? [];
  if (letters.test(name) && isVoyage(withoutVoyageMark(last))) {
    return { vesselName: withoutShipMark(name).replace(/[\s,/]+$/, ''), voyage: withoutVoyageMark(last) };
  }
  return { vesselName: withoutShipMark(call), voyage: '' };
}

const party: Reader = (page, label) => {
  const runs = page.linesOfValue(label).filter(({ text }) => text !== '');
  const value = runs.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join('\n');
  return letters.test(value) && value.length <= 600 ? reading(value, runs, !strange.test(value)) : null;
};

const readers: readonly (readonly [field: BillHeadField, label: BillLabel, reader: Reader])[] = [
  ['billNo', 'billNo', billNo],
  ['carrier', 'carrier', named(80)],
  ['vesselName', 'vesselName', vessel],
  ['voyage', 'voyage', voyage],
  ['loadingPort', 'loadingPort', place],
  ['dischargePort', 'dischargePort', place],
  ['deliveryPlace', 'deliveryPlace', place],
  ['shipper', 'shipper', party],
  ['consignee', 'consignee', party],
  ['notify', 'notify', party],
];

/** The first label of a kind that has a value. */
function firstOf(page: BillPage, label: BillLabel, reader: Reader): Reading | null {
  for (const run of page.labelled(label).slice(0, 20)) {
    const read = reader(page, run);
    if (read) return read;
  }
  return null;
}

/** Another number of a bill than the one that was read: what stands on the page is of two bills, and nobody knows what is of which. */
function otherBillNo(page: BillPage, own: Reading | null): string | null {
  if (own === null) return null;
  for (const run of page.labelled('billNo')) {
    const read = billNo(page, run);
    if (read && read.value !== own.value) return read.value;
  }
  return null;
}

/** Ship and voyage that one label names. */
function readCall(page: BillPage): { readonly vesselName: Reading | null; readonly voyage: Reading | null } {
  for (const run of page.labelled('call').slice(0, 20)) {
    const value = page.valueOf(run);
    if (!value) continue;
    // The voyage may stand in a column of its own beside the ship.
    const beside = page.rightOf(value);
    const call = splitCall(value.text);
    if (call.voyage === '' && beside && isVoyage(withoutVoyageMark(beside.text.toUpperCase()))) {
      const told = withoutVoyageMark(beside.text.toUpperCase());
      return { vesselName: reading(call.vesselName, [value], !strange.test(call.vesselName)), voyage: reading(told, [beside]) };
    }
    const isShip = call.vesselName.length <= 40 && letters.test(call.vesselName);
    return {
      vesselName: isShip ? reading(call.vesselName, [value], !strange.test(call.vesselName)) : null,
      voyage: call.voyage === '' ? null : reading(call.voyage, [value]),
    };
  }
  return { vesselName: null, voyage: null };
}

/** Lines at the head of a page in which a carrier writes its own name. */
const headLines = 6;

/** The carrier by its label, by the head of the bill's number, or by its name at the head of the page. */
function readCarrier(page: BillPage, number: Reading | null, labelled: Reading | null): Reading | null {
  if (labelled) return labelled;
  const ofNumber = number && carrierOfHead(number.value);
  if (number && ofNumber) return { value: ofNumber.name, cells: number.cells, isPlain: true };
  for (const line of page.lines.slice(0, headLines)) {
    for (const cell of line.cells) {
      const text = ` ${plainWords(cell.text)} `;
      const owner = carriers.find(
        ({ name, nameCn }) => (name.length > 2 && text.includes(` ${plainWords(name)} `)) || text.trim() === nameCn,
      );
      if (owner) return { value: owner.name, cells: [cell], isPlain: true };
    }
  }
  return null;
}

/** What does not stand as such values do is sure no more than so, whole percent. */
const notPlain = 70;
/** How sure a reading is: as its letters, and less where it does not stand as such values do. */
const sureOf = ({ cells, isPlain }: Reading): number => Math.min(isPlain ? 100 : notPlain, ...cells.map(({ sure }) => sure));

function frameOf(cells: readonly PageCell[]): BillPlace | null {
  const [first] = cells;
  if (!first) return null;
  const onPage = cells.filter(({ page }) => page === first.page);
  const left = Math.min(...onPage.map(({ x }) => x));
  const top = Math.min(...onPage.map(({ y, size }) => y - size));
  const round = (length: number): number => Math.round(length * 10) / 10;
  return {
    page: first.page,
    x: round(left),
    y: round(top),
    width: round(Math.max(...onPage.map(({ x, width }) => x + width)) - left),
    height: round(Math.max(...onPage.map(({ y }) => y)) - top),
  };
}

const wordsMost = 600;

function fieldOf(field: BillHeadField | BillBoxField, box: number | null, read: Reading | null): BillField {
  return {
    field,
    box,
    value: read?.value ?? '',
    words: (read?.cells ?? [])
      .map(({ text }) => text)
      .join('\n')
      .slice(0, wordsMost),
    place: frameOf(read?.cells ?? []),
    confidence: read ? sureOf(read) : 0,
    isCorrected: false,
  };
}

/**
 * What the pages of a bill say: each field of it and of its boxes, empty where nothing could be read.
 *
 * @returns null where no label and no box was found: it is no bill.
 */
export function readBill(cells: readonly PageCell[]): BillField[] | null {
  const page = new BillPage(linesOf(cells));
  const boxes = findBoxes(page);
  const read = new Map<BillHeadField, Reading | null>(readers.map(([field, label, reader]) => [field, firstOf(page, label, reader)]));
  const call = readCall(page);
  for (const field of ['vesselName', 'voyage'] as const) read.set(field, call[field] ?? read.get(field) ?? null);
  const isBill = [...read.values()].some((value) => value !== null) || boxes.length > 0;
  if (!isBill) return null;
  read.set('carrier', readCarrier(page, read.get('billNo') ?? null, read.get('carrier') ?? null));
  for (const [field, value] of Object.entries(quantitiesOf(page))) read.set(field as BillHeadField, value);
  const fields = [
    ...billHeadFields.map((field) => fieldOf(field, null, read.get(field) ?? null)),
    ...boxes.flatMap((box: BoxReading, i) => billBoxFields.map((field) => fieldOf(field, i + 1, box[field] ?? null))),
  ];
  const other = otherBillNo(page, read.get('billNo') ?? null);
  if (other === null) return fields;
  return fields.map((field) => ({
    ...field,
    confidence: Math.min(field.confidence, notPlain),
    ...(field.field === 'billNo' && { other }),
  }));
}

const ofGoods: ReadonlySet<BillField['field']> = new Set(['packages', 'packageUnit', 'grossKg', 'volumeM3']);

/** Goods without what the bill says of something else: a party's address, a port, a box, that a line of their own looks like goods. */
export function withoutBillWords(goods: ReadGoods, fields: readonly BillField[] | null): ReadGoods {
  const words = new Set(
    (fields ?? []).flatMap(({ field, words: told }) => (ofGoods.has(field) ? [] : told.split('\n').map((line) => line.trim()))),
  );
  const lines = goods.lines.filter(({ name }) => !words.has(name));
  return { ...goods, lines, passedOver: goods.passedOver + goods.lines.length - lines.length };
}

/**
 * Goods without figures that were not made out surely: a line of goods has no mark for them, and would hand them on as if somebody
 * had typed them.
 *
 * @param text the lines of the cells, parted by tabs.
 */
export function withoutUnsureFigures(goods: ReadGoods, text: string, cells: readonly PageCell[]): ReadGoods {
  const doubtful: { readonly from: number; readonly until: number }[] = [];
  let [from, next] = [0, 0];
  for (const line of text.split('\n')) {
    const count = line.split('\t').length;
    const until = from + line.length;
    if (cells.slice(next, next + count).some((cell) => cell.sure < lookedAtBelow && /\d/.test(cell.text))) doubtful.push({ from, until });
    next += count;
    from = until + 1;
  }
  const isDoubtful = ({ start }: { readonly start: number }): boolean => doubtful.some((line) => start >= line.from && start < line.until);
  return {
    ...goods,
    lines: goods.lines.map((line) => (isDoubtful(line) ? { ...line, packages: null, packageUnit: '', grossKg: null } : line)),
  };
}
