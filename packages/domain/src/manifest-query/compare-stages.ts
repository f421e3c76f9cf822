/** What the messages of a bill say side by side, and where they differ from the first of them (ux 6.7). */
import { stages, type Stage } from './stage';
import { inOrder, type Declared, type DeclaredBody, type StatedBox } from './statement';

/** What a stage says of the bill, all its declarations that stand taken together. */
export interface StageFigures extends Omit<DeclaredBody, 'boxes' | 'houseBillNos'> {
  readonly stage: Stage;
  readonly boxes: ReadonlyMap<string, StatedBox>;
  /** Ship and voyage. */
  readonly call: string | null;
  readonly vesselName: string | null;
  readonly voyage: string | null;
  readonly vesselCode: string | null;
  readonly saidMs: number;
}

export const billFields = ['packages', 'grossWeightKg', 'volumeM3', 'boxCount', 'call', 'vesselCode', 'unloading'] as const;
export type BillField = (typeof billFields)[number];
export const boxFields = ['listed', 'grossWeightKg', 'packages', 'sealNo', 'sizeType'] as const;
export type BoxField = (typeof boxFields)[number];

/** One value beside the same of the first stage that tells it. */
export interface Cell {
  readonly stage: Stage;
  readonly value: string | number | null;
  /** More or less than the first; null where it is no number, or the same. */
  readonly delta: number | null;
  readonly differs: boolean;
  /** A seal that differs in letters that look like digits alone (`O` for `0`). */
  readonly isLookAlike: boolean;
}

export interface ComparedLine<Field> {
  readonly field: Field;
  readonly cells: readonly Cell[];
}

export interface ComparedBox {
  readonly containerNo: string;
  readonly sizeType: string | null;
  readonly sealNos: readonly string[];
  readonly grossWeightKg: number | null;
  readonly packages: number | null;
  readonly lines: readonly ComparedLine<BoxField>[];
}

export interface Difference {
  /** Null: of the bill. */
  readonly containerNo: string | null;
  readonly field: BillField | BoxField;
  readonly stage: Stage;
  readonly base: Stage;
  readonly value: string | number;
  readonly baseValue: string | number;
  readonly delta: number | null;
  readonly isLookAlike: boolean;
}

export interface Comparison {
  readonly stages: readonly StageFigures[];
  readonly bill: readonly ComparedLine<BillField>[];
  readonly boxes: readonly ComparedBox[];
  readonly differences: readonly Difference[];
}

/** Half a gram: weights travel as decimal texts. */
const weightSlack = 0.000_5;

/**
 * The figures of a stage: a deletion takes back what it names, a later declaration of the same boxes stands in place of the
 * earlier one, and reports of other boxes of the bill add up (each box arrives by itself), as lists of other house bills do. Null: nothing stands.
 */
export function figuresOf(stage: Stage, declared: readonly Declared[]): StageFigures | null {
  const stands = (reports: readonly Declared[]): Declared[] => {
    let standing: Declared[] = [];
    for (const one of reports) {
      const named = new Set(one.body.boxes.map(({ containerNo }) => containerNo));
      const isSame = ({ body }: Declared): boolean =>
        stage === 'arrival'
          ? named.size === 0 || body.boxes.length === 0 || body.boxes.some(({ containerNo }) => named.has(containerNo))
          : one.body.houseBillNos.length === 0 ||
            body.houseBillNos.length === 0 ||
            body.houseBillNos.some((houseBillNo) => one.body.houseBillNos.includes(houseBillNo));
      standing = standing.filter((other) => !isSame(other));
      if (!one.isTakenBack) standing.push(one);
    }
    return standing;
  };
  const said = inOrder(declared);
  const standing = stands(said.filter(({ containerNo }) => containerNo === null));
  // Boxes that were reported outside any bill.
  const loose = stands(said.filter(({ containerNo }) => containerNo !== null));
  const last = [...standing, ...loose].at(-1);
  if (last === undefined) return null;
  const add = (field: 'packages' | 'grossWeightKg' | 'volumeM3'): number | null => {
    const told = standing.flatMap(({ body }) => body[field] ?? []);
    // A sum of which a part is missing is no sum.
    return told.length === 0 || told.length < standing.length ? null : round(told.reduce((sum, value) => sum + value, 0));
  };
  const newest = <T>(read: (one: Declared) => T | null): T | null =>
    [...loose, ...standing].reduceRight<T | null>((found, one) => found ?? read(one), null);
  const call = newest(({ vesselName, voyage }) => (voyage === null ? vesselName : `${vesselName ?? ''} ${voyage}`.trim()));
  return {
    stage,
    packages: add('packages'),
    grossWeightKg: add('grossWeightKg'),
    volumeM3: add('volumeM3'),
    portCode: newest(({ body }) => body.portCode),
    unloading: newest(({ body }) => body.unloading),
    itemCount: standing.reduce((sum, { body }) => sum + body.itemCount, 0),
    remark: newest(({ body }) => body.remark),
    boxes: new Map([...loose, ...standing].flatMap(({ body }) => body.boxes.map((box) => [box.containerNo, box] as const))),
    call,
    vesselName: newest(({ vesselName }) => vesselName),
    voyage: newest(({ voyage }) => voyage),
    vesselCode: newest(({ vesselCode }) => vesselCode),
    saidMs: last.saidMs,
  };
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Letters that are written for digits, and the other way. */
const foldLookAlikes = (text: string): string =>
  text.toUpperCase().replaceAll('O', '0').replaceAll('I', '1').replaceAll('Z', '2').replaceAll('S', '5').replaceAll('B', '8');

/** Compares as people write: signs between letters mean nothing (`HAI.MING`, `HAI MING`). */
const keyOf = (value: string): string => value.toUpperCase().replaceAll(/[^A-Z0-9\p{Script=Han}]/gu, '');

/** A ship's code is told with its scheme or without (`UN9900142`, `9900142`). */
const codeKey = (value: string): string => keyOf(value).replace(/^(?:UN|CN|IMO)(?=\d{7}$)/, '');

/** A value of each stage; `isPart`: it tells a part of the bill so far, which is compared with nothing. */
type Told = readonly (readonly [stage: Stage, value: string | number | null, isPart?: boolean])[];

function lineOf<Field extends BillField | BoxField>(
  field: Field,
  told: Told,
  containerNo: string | null,
  differences: Difference[],
): ComparedLine<Field> {
  const first = told.find(([, value, isPart]) => value !== null && value !== '' && !isPart);
  const cells = told.map(([stage, value, isPart]): Cell => {
    const same = { stage, value, delta: null, differs: false, isLookAlike: false };
    if (first === undefined || value === null || value === '' || isPart || stage === first[0]) return same;
    const [base, baseValue] = first as readonly [Stage, string | number, boolean?];
    if (typeof value === 'number' && typeof baseValue === 'number') {
      const delta = round(value - baseValue);
      if (Math.abs(delta) < weightSlack) return same;
      differences.push({ containerNo, field, stage, base, value, baseValue, delta, isLookAlike: false });
      return { ...same, delta, differs: true };
    }
    const key = field === 'vesselCode' ? codeKey : keyOf;
    const [a, b] = [key(String(value)), key(String(baseValue))];
    if (a === b) return same;
    const isLookAlike = field === 'sealNo' && foldLookAlikes(a) === foldLookAlikes(b);
    differences.push({ containerNo, field, stage, base, value, baseValue, delta: null, isLookAlike });
    return { ...same, differs: true, isLookAlike };
  });
  return { field, cells };
}

/** The stages of a bill side by side; what one does not tell differs from nothing. */
export function compareStages(figures: readonly StageFigures[]): Comparison {
  const told = stages.flatMap((stage) => figures.find((one) => one.stage === stage) ?? []);
  const differences: Difference[] = [];
  const read: Readonly<Record<BillField, (of: StageFigures) => string | number | null>> = {
    packages: (of) => of.packages,
    grossWeightKg: (of) => of.grossWeightKg,
    volumeM3: (of) => of.volumeM3,
    boxCount: (of) => (of.boxes.size === 0 ? null : of.boxes.size),
    call: (of) => of.call,
    vesselCode: (of) => of.vesselCode,
    unloading: (of) => of.unloading,
  };
  // Several calls of arrival name no ship by name, and unload at the yard: what they tell there is another thing.
  const isAlike = (field: BillField, { stage, call }: StageFigures): boolean =>
    stage !== 'arrival' || (field === 'call' ? call !== null && call.includes(' ') : field !== 'unloading');
  const listed = told.find(({ stage, boxes }) => stage !== 'arrival' && boxes.size > 0);
  const sums: readonly BillField[] = ['packages', 'grossWeightKg', 'volumeM3', 'boxCount'];
  // While boxes are still on their way, what has arrived is no difference.
  const isPartOf = (field: BillField, { stage, boxes }: StageFigures): boolean =>
    stage === 'arrival' &&
    sums.includes(field) &&
    boxes.size > 0 &&
    listed !== undefined &&
    [...listed.boxes.keys()].some((no) => !boxes.has(no));
  const bill = billFields.map((field) =>
    lineOf(
      field,
      told.map((of) => [of.stage, isAlike(field, of) ? read[field](of) : null, isPartOf(field, of)]),
      null,
      differences,
    ),
  );
  const numbers = [...new Set(told.flatMap(({ boxes }) => [...boxes.keys()]))].sort();
  const listing = told.filter(({ boxes }) => boxes.size > 0);
  const boxes = numbers.map((containerNo): ComparedBox => {
    const own = told.map((of) => [of.stage, of.boxes.get(containerNo) ?? null] as const);
    const pick = (value: (box: StatedBox) => string | number | null): Told => own.map(([stage, box]) => [stage, box && value(box)]);
    const lines: ComparedLine<BoxField>[] = [
      // A box that one list has and another has not; stages that name no boxes at all say nothing of it.
      listedLine(containerNo, listing, differences),
      lineOf(
        'grossWeightKg',
        pick((box) => box.grossWeightKg),
        containerNo,
        differences,
      ),
      lineOf(
        'packages',
        pick((box) => box.packages),
        containerNo,
        differences,
      ),
      lineOf(
        'sealNo',
        pick(({ sealNos }) => (sealNos.length === 0 ? null : sealNos.toSorted().join(' '))),
        containerNo,
        differences,
      ),
      lineOf(
        'sizeType',
        pick((box) => box.sizeType),
        containerNo,
        differences,
      ),
    ];
    const first = <T>(value: (box: StatedBox) => T | null): T | null => {
      for (const [, box] of own) {
        const found = box && value(box);
        if (found !== null) return found;
      }
      return null;
    };
    return {
      containerNo,
      sizeType: first((box) => box.sizeType),
      sealNos: first((box) => (box.sealNos.length > 0 ? box.sealNos : null)) ?? [],
      grossWeightKg: first((box) => box.grossWeightKg),
      packages: first((box) => box.packages),
      lines,
    };
  });
  return { stages: told, bill, boxes, differences };
}

/** Whether a stage's list has a box; the arrival is told box by box, so one that is missing there has only not arrived yet. */
function listedLine(containerNo: string, listing: readonly StageFigures[], differences: Difference[]): ComparedLine<BoxField> {
  const base = listing[0];
  const cells = listing.map(({ stage, boxes }): Cell => {
    const isIn = boxes.has(containerNo);
    const differs = base !== undefined && stage !== base.stage && isIn !== base.boxes.has(containerNo) && (isIn || stage !== 'arrival');
    if (differs) {
      const [value, baseValue] = isIn ? (['有', '无'] as const) : (['无', '有'] as const);
      differences.push({ containerNo, field: 'listed', stage, base: base.stage, value, baseValue, delta: null, isLookAlike: false });
    }
    return { stage, value: isIn ? '有' : '无', delta: null, differs, isLookAlike: false };
  });
  return { field: 'listed', cells };
}
