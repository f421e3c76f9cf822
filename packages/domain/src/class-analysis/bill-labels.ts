/** The words by which bills of lading name what stands beside or below them, in English and Chinese. */

/** What a label names. `call`: ship and voyage in one; `boxSeal`: box and seal in one column; `netKg`: a weight that is not gross; `other`: nothing that is read, but the end of what was. */
export type BillLabel =
  | 'billNo'
  | 'carrier'
  | 'call'
  | 'vesselName'
  | 'voyage'
  | 'loadingPort'
  | 'dischargePort'
  | 'deliveryPlace'
  | 'shipper'
  | 'consignee'
  | 'notify'
  | 'boxNo'
  | 'boxSeal'
  | 'seal'
  | 'boxType'
  | 'packages'
  | 'grossKg'
  | 'netKg'
  | 'volumeM3'
  | 'goods'
  | 'other';

/** Labels by their words; a blank may be missing, as it is where letters were made out from a picture. */
const words: readonly (readonly [label: BillLabel, pattern: string])[] = [
  ['other', 'HOUSE B ?/? ?L (?:NO|NUMBER)|H B ?/? ?L NO|BILL OF LADING|SEA WAYBILL|分提单号|提单'],
  [
    'billNo',
    '(?:OCEAN |MASTER |M ?)?B ?/ ?L ?(?:NUMBER|NO|#)|BL NO|(?:MASTER |OCEAN )?BILL OF LADING (?:NUMBER|NO)|(?:SEA )?WAYBILL (?:NUMBER|NO)',
  ],
  ['billNo', '(?:主|总|海运)?提单编?号码?'],
  ['carrier', `CARRIER(?! ?'?S)(?: NAME)?|承运人|船公司`],
  ['call', '(?:OCEAN |MOTHER |EXPORT )?VESSEL(?: NAME)? ?(?:/|&|AND|,) ?VOY(?:AGE)?[.]?(?: ?(?:NUMBER|NO))?|船名 ?[/、及和]? ?航次号?'],
  ['vesselName', '(?:OCEAN |MOTHER |EXPORT )?VESSEL(?: NAME)?|NAME OF VESSEL|船舶?名称?'],
  ['voyage', 'VOY(?:AGE)?[.]?(?: ?(?:NUMBER|NO))?|航次号?'],
  ['loadingPort', 'PORT OF LOADING|LOADING PORT|LOAD PORT|P[.]?O[.]?L|装货港|装运港|起运港|启运港|装港'],
  ['dischargePort', 'PORT OF DISCHARGE|DISCHARGE PORT|P[.]?O[.]?D|卸货?港|目的港'],
  ['deliveryPlace', 'PLACE OF DELIVERY|交货地点?'],
  ['shipper', `SHIPPER(?! ?'?S)|发货人|托运人`],
  ['consignee', 'CONSIGNEE|收货人'],
  ['other', 'ALSO NOTIFY(?: PARTY)?|SECOND NOTIFY(?: PARTY)?|2ND NOTIFY(?: PARTY)?'],
  ['notify', '(?:1ST |FIRST )?NOTIFY(?: PARTY| ADDRESS)?|被?通知人|通知方'],
  ['boxSeal', '(?:CONTAINER|CNTR|CTNR) ?(?:NUMBERS?|NOS?)?[.]? ?(?:/|&|AND) ?SEAL ?(?:NUMBERS?|NOS?)?|(?:集装)?箱号 ?[/、] ?(?:铅)?封号'],
  ['boxNo', '(?:CONTAINER|CNTR|CTNR) ?(?:NUMBERS?|NOS?)|CONTAINER|(?:集装)?箱号'],
  ['seal', 'SEAL ?(?:NUMBERS?|NOS?)?|铅?封号'],
  ['boxType', '(?:CONTAINER |CNTR )?(?:SIZE ?/? ?TYPE|TYPE ?/? ?SIZE)|TYPE|SIZE|箱型'],
  ['packages', `(?:TOTAL )?(?:NUMBER|NOS?)[.]? (?:AND KIND |& KIND )?OF (?:PACKAGES|PKGS|P'?KGS)|PACKAGES|PKGS?|总?件数`],
  ['grossKg', '(?:TOTAL )?GROSS (?:CARGO )?(?:WEIGHT|WT)|G[.]? ?W[.]?T?|总?毛重'],
  ['volumeM3', '(?:TOTAL )?(?:MEASUREMENT|VOLUME)|MEAS|CBM|总?体积|尺码'],
  ['goods', '(?:KIND OF PACKAGES[;,]? ?)?DESCRIPTION OF (?:PACKAGES (?:AND|&) )?(?:GOODS|CONTENTS)|DESCRIPTION|COMMODITY|品名|货名'],
  ['other', 'MARKS? (?:&|AND) (?:NUMBERS?|NOS?)|MARKS?|唛头(?:及号码)?'],
  ['netKg', '(?:TOTAL )?NET (?:WEIGHT|WT)|N[.]? ?W[.]?T?|TARE(?: WEIGHT| WT)?|VGM|总?净重|皮重|箱重|自重'],
  [
    'other',
    'PLACE OF RECEIPT|PRE ?-? ?CARRIAGE(?: BY)?|FINAL DESTINATION(?: FOR THE MERCHANT.?S REFERENCE)?|收货地点?|前程运输|最终目的地',
  ],
  [
    'other',
    'BOOKING (?:NUMBER|NO)|EXPORT REFERENCES?|FORWARDING AGENT|(?:FOR )?DELIVERY (?:OF GOODS|AGENT)|SERVICE CONTRACT(?: NO)?|订舱号|订舱编号',
  ],
  [
    'other',
    'FREIGHT (?:PAYABLE AT|(?:&|AND) CHARGES|PREPAID|COLLECT|TERMS?)|(?:NUMBER|NO)[.]? OF ORIGINAL|TYPE OF (?:MOVE|SERVICE)|MOVEMENT|运费|运输条款',
  ],
  ['other', 'PLACE AND DATE|DATE(?: OF ISSUE)?|SHIPPED ON BOARD|ON BOARD|ETD|ETA|INVOICE NO|P[.]?O[.]? NO|REFERENCE NO|签发|日期|开船日'],
  ['other', '(?:GRAND )?TOTAL|SAY|合计|总计|共计'],
];

const source = (pattern: string): string => pattern.replaceAll(' ?', '\\s{0,3}').replaceAll(' ', '\\s{0,3}');
// No letter goes on behind a Latin one.
const patternOf = (pattern: string): RegExp => new RegExp(`(?:${source(pattern)})(?!(?<=[A-Z])[A-Z0-9])\\.?`, 'iy');
const labels = words.map(([label, pattern]) => ({ label, pattern: patternOf(pattern) }));
/** Whether any label stands there: most places have none, and are asked once. */
const anyLabel = patternOf(words.map(([, pattern]) => pattern).join('|'));

/** A label in a text: what it names, where it begins, and where what stands behind it does. */
export interface FoundLabel {
  readonly label: BillLabel;
  readonly start: number;
  readonly end: number;
  /** A colon stands behind it: its value is on its right. */
  readonly isAsked: boolean;
  /** What stands in brackets behind it: a unit, or how it is to be filled in. */
  readonly note: string;
}

function labelAt(text: string, at: number): { readonly label: BillLabel; readonly end: number } | null {
  anyLabel.lastIndex = at;
  if (!anyLabel.test(text)) return null;
  let best: { label: BillLabel; end: number } | null = null;
  for (const { label, pattern } of labels) {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length > 0 && at + length > (best?.end ?? at)) best = { label, end: at + length };
  }
  return best;
}

const note = /\s{0,3}[(（]([^)）]{0,120})[)）]?/y;
/** A unit behind a title, without brackets. */
const unit = /\s{0,3}(KGS?|CBM|M3|MTS?|LBS?|TONS?)(?=\s*(?:$|[(:：]))/iy;
const between = /\s{0,3}(?:[/／*#-]\s{0,3})?/y;
const colon = /\s{0,3}[:：]\s{0,3}/y;
/** What people write behind a label before its value. */
const tails = /\s{0,3}(?:\/ ?EXPORTER|\/ ?SHIPPER|'S NAME|NAME (?:&|AND) ADDRESS|COMPLETE NAME AND ADDRESS)/iy;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The label that begins at a place, with its other language, its brackets and its colon; null where none does. */
function readLabel(text: string, start: number): FoundLabel | null {
  const first = labelAt(text, start);
  if (first === null) return null;
  let { end } = first;
  let told = '';
  // A label in two languages, and the brackets behind each: no more than a few.
  for (let round = 0; round < 4; round += 1) {
    const tail = matchAt(tails, text, end);
    if (tail) end += tail[0].length;
    const bracket = matchAt(note, text, end);
    if (bracket) {
      told = `${told} ${bracket[1]!}`;
      end += bracket[0].length;
      continue;
    }
    const measured = matchAt(unit, text, end);
    if (measured) {
      told = `${told} ${measured[1]!}`;
      end += measured[0].length;
      continue;
    }
    const gap = matchAt(between, text, end)![0].length;
    const again = labelAt(text, end + gap);
    if (again === null || again.label !== first.label) break;
    end = again.end;
  }
  const mark = matchAt(colon, text, end);
  return { label: first.label, start, end: mark ? end + mark[0].length : end, isAsked: mark !== null, note: told.trim() };
}

/** Labels that are also plain words: they name what follows on their line only with a colon. */
const plain: ReadonlySet<BillLabel> = new Set([
  'carrier',
  'vesselName',
  'voyage',
  'shipper',
  'consignee',
  'notify',
  'boxType',
  'boxNo',
  'seal',
  'goods',
  'packages',
]);

/**
 * The labels of a text in order: one at its beginning that is all of it, or behind which a value stands, and those within it that
 * a colon follows.
 */
export function findLabels(text: string): FoundLabel[] {
  const found: FoundLabel[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?:^|[\s;；,，|/])(?=[A-Z\u4e00-\u9fff])/gi)) {
    const start = match.index + match[0].length;
    if (start < from) continue;
    // Labels of neighbouring fields may stand so near that they are one text.
    const isFirst = /^[\s/|]*$/.test(text.slice(found.at(-1)?.end ?? 0, start));
    // Within a text a colon is near, or none of its words is a label.
    if (!isFirst && !/[:：]/.test(text.slice(start, start + 80))) continue;
    const label = readLabel(text, start);
    if (label === null) continue;
    const rest = text.slice(label.end);
    const isAlone = rest.trim().replace(/^[*.#-]+/, '') === '' || labelAt(rest.trim(), 0) !== null;
    if (label.isAsked || (isFirst && (isAlone || !plain.has(label.label)))) {
      found.push(label);
      from = label.end;
    }
  }
  return found;
}
