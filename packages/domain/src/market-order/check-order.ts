/**
 * What is wrong with an order before it is handed in: its head, its parties, its goods, the limits of its declarations. Each rule
 * that holds says so as well, so that whoever checks sees what was looked at (R-2.2-28, R-2.2-30).
 */
import { daysLeft, judgeEntry } from '../contract-kit/book-product';
import { containerCheckDigit, hasValidCheckDigit, isContainerNo } from '../vocabulary/container-no';
import { refuseVesselName, refuseVoyage } from '../vocabulary/vessel-voyage';
import { expiryWarnDays } from '../market-assistant/index';
import { lineCents, ratesOf, readDecimal, toUsdCents, writeCents } from './amounts';
import { boxKinds, headFields, filledLines, lineFields, type OrderContent, type OrderLine } from './fields';
import { goodsRuleOf } from './forbidden-goods';
import { ruleTexts as say } from './rule-texts';

/** US cents that one declaration of 1039 comes to at most. */
export const declarationLimit = 15_000_000;
/** An order becomes so many declarations at most. */
export const partsMax = 50;
/** More kinds of goods than this in a declaration may be declared by chapter. */
export const simplifiedBeyond = 10;

export const rules = [
  'head',
  'buyer',
  'applicant',
  'rate',
  'lines',
  'hsCode',
  'goods',
  'merchant',
  'merchantLimit',
  'limit',
  'boxes',
] as const;
export type Rule = (typeof rules)[number];

/** `stop`: it cannot be handed in; `warn`: somebody should look; `pass`: looked at, nothing found. */
export type Level = 'stop' | 'warn' | 'ok';

export interface Finding {
  readonly rule: Rule;
  readonly level: Level;
  readonly text: string;
  /** The line, from 0, and the field that it is about; null: of the head, or of all. */
  readonly line: number | null;
  readonly prop: string | null;
}

/** A party as its book has it. */
export interface KnownParty {
  /** `2026-05-31`, or empty. */
  readonly validUntil: string;
  /** US dollars in one declaration, as typed; empty: no limit of its own. */
  readonly limitUsd: string;
}

/** What the books of the company know. */
export interface KnownParties {
  readonly buyers: ReadonlyMap<string, KnownParty>;
  readonly applicants: ReadonlySet<string>;
  readonly merchants: ReadonlyMap<string, KnownParty>;
}

/** The findings on an order, in the order of the rules; `today` is `2026-05-31`. Empty lines are passed over. */
export function checkOrder(content: OrderContent, known: KnownParties, today: string): readonly Finding[] {
  const lines = filledLines(content.lines.map((line, at) => ({ ...line, at })));
  const found: Record<Rule, Finding[]> = {
    head: checkHead(content),
    buyer: checkBuyer(content, known, today),
    applicant: checkApplicant(content, known),
    rate: checkRate(content, today),
    lines: lines.flatMap(checkLine),
    hsCode: lines.flatMap(checkCode),
    goods: lines.flatMap(checkGoods),
    merchant: checkMerchants(lines, known, today),
    merchantLimit: checkMerchantLimits(content, lines, known),
    limit: checkLimit(content, lines),
    boxes: checkBoxes(content, lines),
  };
  if (lines.length === 0) found.lines.push(finding('lines', 'stop', say.noLines));
  return rules.flatMap((rule) => {
    if (found[rule].length > 0) return found[rule];
    return isKnown(rule, content, lines) ? [finding(rule, 'ok', say.pass[rule])] : [];
  });
}

const ofLines: ReadonlySet<Rule> = new Set(['lines', 'hsCode', 'goods', 'merchant', 'merchantLimit', 'limit', 'boxes']);

/** Whether there is something that a rule could look at: what it cannot look at yet has not held. */
function isKnown(rule: Rule, { head }: OrderContent, lines: readonly Line[]): boolean {
  if (ofLines.has(rule) && lines.length === 0) return false;
  if (rule === 'limit' || rule === 'merchantLimit') return ratesOf(head) !== null;
  if (rule === 'goods') return lines.every(({ texts }) => (texts['hsCode'] ?? '') !== '');
  return rule !== 'rate' || (head['currency'] ?? '') !== '';
}

/** Whether an order may be handed in. */
export const mayBeSubmitted = (findings: readonly Finding[]): boolean => findings.every(({ level }) => level !== 'stop');

type Line = OrderLine & { readonly at: number };

function finding(rule: Rule, level: Level, text: string, line: number | null = null, prop: string | null = null): Finding {
  return { rule, level, text, line, prop };
}

function checkHead({ head }: OrderContent): Finding[] {
  const besides = new Set(['buyer', 'applicant', 'rate', 'usdRate', 'rateDay', ...(head['currency'] === 'CNY' ? ['rate'] : [])]);
  const found = judgeEntry(headFields, head)
    .faults.filter(({ prop }) => !besides.has(prop))
    .map(({ prop, message }) => finding('head', 'stop', message, null, prop));
  // R-5.3-01, -03, -04: of a ship that is named, as in every form.
  for (const [prop, refuse] of [
    ['vessel', refuseVesselName],
    ['voyage', refuseVoyage],
  ] as const) {
    const text = head[prop] ?? '';
    const refusal = text === '' ? null : refuse(text);
    if (refusal !== null) found.push(finding('head', 'stop', refusal, null, prop));
  }
  return found;
}

function checkBuyer({ head }: OrderContent, { buyers }: KnownParties, today: string): Finding[] {
  const name = head['buyer'] ?? '';
  if (name === '') return [finding('buyer', 'stop', say.noBuyer, null, 'buyer')];
  const buyer = buyers.get(name);
  if (!buyer) return [finding('buyer', 'stop', say.unknownBuyer(name), null, 'buyer')];
  const left = daysLeft(buyer.validUntil, today);
  if (left === null || left > expiryWarnDays) return [];
  return [finding('buyer', left < 0 ? 'stop' : 'warn', say.passportEnds(buyer.validUntil, left), null, 'buyer')];
}

function checkApplicant({ head }: OrderContent, { applicants }: KnownParties): Finding[] {
  const name = head['applicant'] ?? '';
  if (name === '') return [finding('applicant', 'stop', say.noApplicant, null, 'applicant')];
  return applicants.has(name) ? [] : [finding('applicant', 'stop', say.unknownApplicant(name), null, 'applicant')];
}

function checkRate({ head }: OrderContent, today: string): Finding[] {
  const currency = head['currency'] ?? '';
  if (currency === '') return [];
  const read = (prop: string) => readDecimal(head[prop] ?? '', 6) ?? 0n;
  const found: Finding[] = [];
  if (currency !== 'CNY' && read('rate') === 0n) found.push(finding('rate', 'stop', say.noRate(currency), null, 'rate'));
  if (currency !== 'USD' && read('usdRate') === 0n) found.push(finding('rate', 'stop', say.noUsdRate, null, 'usdRate'));
  const [rate, usdRate] = [read('rate'), currency === 'USD' ? 0n : read('usdRate')];
  if (currency !== 'CNY' && rate > 0n && !isPlausible(currency, rate))
    found.push(finding('rate', 'stop', say.oddRate(currency), null, 'rate'));
  if (usdRate > 0n && !isPlausible('USD', usdRate)) found.push(finding('rate', 'stop', say.oddRate('USD'), null, 'usdRate'));
  const day = head['rateDay'] ?? '';
  const left = daysLeft(day, today);
  if (left === null) found.push(finding('rate', 'stop', say.noRateDay, null, 'rateDay'));
  else if (left > 0) found.push(finding('rate', 'stop', say.rateOfTomorrow, null, 'rateDay'));
  else if (day.slice(0, 7) !== today.slice(0, 7)) found.push(finding('rate', 'warn', say.rateOfAnotherMonth(day), null, 'rateDay'));
  return found;
}

/** Between which CNY for one unit a rate is no slip of the pen, in millionths: wide bands about those of twenty years. */
const bands: Readonly<Record<string, readonly [bigint, bigint]>> = {
  USD: [5_500_000n, 9_000_000n],
  EUR: [6_000_000n, 12_000_000n],
  GBP: [7_000_000n, 16_000_000n],
  JPY: [30_000n, 100_000n],
  HKD: [700_000n, 1_200_000n],
  AED: [1_500_000n, 2_500_000n],
};
function isPlausible(currency: string, rate: bigint): boolean {
  const band = bands[currency];
  return band === undefined || (rate >= band[0] && rate <= band[1]);
}

const besideLines = new Set(['hsCode', 'merchant']);

function checkLine({ texts, at }: Line): Finding[] {
  const stop = (prop: string, text: string) => finding('lines', 'stop', say.line(at + 1, text), at, prop);
  const found = judgeEntry(lineFields, texts)
    .faults.filter(({ prop }) => !besideLines.has(prop))
    .map(({ prop, message }) => stop(prop, message));
  const wrong = new Set(found.map(({ prop }) => prop));
  const read = (prop: string, places: number, what: string): bigint | null => {
    if (wrong.has(prop)) return null;
    const number = readDecimal(texts[prop] ?? '', places);
    if (number === null || number === 0n) found.push(stop(prop, say.noNumber(what, places)));
    return number;
  };
  read('quantity', 3, '数量');
  read('cartons', 0, '箱数');
  read('price', 4, '单价');
  const [gross, net] = [read('grossKg', 3, '毛重'), read('netKg', 3, '净重')];
  if (gross !== null && net !== null && net > gross) found.push(stop('netKg', say.netOverGross));
  const [typed, comesTo] = [texts['amount'] ?? '', lineCents(texts)];
  if (typed !== '' && comesTo !== null && readDecimal(typed, 2) !== comesTo) {
    found.push(stop('amount', say.amountDiffers(typed, writeCents(comesTo))));
  }
  return found;
}

function checkCode({ texts, at }: Line): Finding[] {
  const code = texts['hsCode'] ?? '';
  if (code === '') return [finding('hsCode', 'stop', say.noCode(at + 1, texts['name'] ?? ''), at, 'hsCode')];
  return /^\d{10}$/.test(code) ? [] : [finding('hsCode', 'stop', say.wrongCode(at + 1), at, 'hsCode')];
}

function checkGoods({ texts, at }: Line): Finding[] {
  const rule = goodsRuleOf(texts['hsCode'] ?? '');
  if (rule === null) return [];
  const isStop = rule.level === 'stop';
  return [finding('goods', isStop ? 'stop' : 'warn', (isStop ? say.forbidden : say.needsPermit)(at + 1, rule.what), at, 'hsCode')];
}

/** Each line that cannot go is told; a merchant of many lines who ends soon is told at his first one. */
function checkMerchants(lines: readonly Line[], { merchants }: KnownParties, today: string): Finding[] {
  const numberOf = ({ texts }: Line): string => texts['merchant'] ?? '';
  const toldSoon = new Set<string>();
  return lines.flatMap((line) => {
    const { at } = line;
    const number = numberOf(line);
    const about = (level: Level, text: string) => [finding('merchant', level, text, at, 'merchant')];
    if (number === '') return about('stop', say.line(at + 1, say.noMerchant));
    const merchant = merchants.get(number);
    if (!merchant) return about('stop', say.line(at + 1, say.unknownMerchant(number)));
    const left = daysLeft(merchant.validUntil, today);
    if (left === null || left > expiryWarnDays) return [];
    const text = say.merchantEnds(number, merchant.validUntil, left);
    if (left < 0) return about('stop', say.line(at + 1, text));
    if (toldSoon.has(number)) return [];
    toldSoon.add(number);
    return about('warn', say.lines(at + 1, lines.filter((one) => numberOf(one) === number).length, text));
  });
}

/** US cents of each declaration, by a key of its lines; null while a rate or a number is missing. */
function usdBy(content: OrderContent, lines: readonly Line[], keyOf: (line: Line) => string): ReadonlyMap<string, bigint> | null {
  const rates = ratesOf(content.head);
  if (rates === null) return null;
  const sums = new Map<string, bigint>();
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0n) + toUsdCents(lineCents(line.texts) ?? 0n, rates));
  return sums;
}

function checkLimit(content: OrderContent, lines: readonly Line[]): Finding[] {
  const sums = usdBy(content, lines, ({ part }) => String(part));
  const isSplit = lines.some(({ part }) => part > 0);
  const left = isSplit ? lines.filter(({ part }) => part === 0) : [];
  if (left.length > 0) return left.map(({ at }) => finding('limit', 'stop', say.line(at + 1, say.notInPart), at, null));
  if (sums !== null && sums.size > partsMax) return [finding('limit', 'stop', say.tooManyParts)];
  const over = [...(sums ?? [])].filter(([, cents]) => cents > BigInt(declarationLimit));
  return over.map(([part, cents]) => finding('limit', 'stop', say.overLimit(Number(part), writeCents(cents))));
}

function checkMerchantLimits(content: OrderContent, lines: readonly Line[], { merchants }: KnownParties): Finding[] {
  const separator = '\n';
  const sums = usdBy(content, lines, ({ part, texts }) => `${part}${separator}${texts['merchant'] ?? ''}`);
  return [...(sums ?? [])].flatMap(([key, cents]) => {
    const number = key.slice(key.indexOf(separator) + 1);
    const limit = readDecimal(merchants.get(number)?.limitUsd ?? '', 2);
    return limit === null || cents <= limit
      ? []
      : [finding('merchantLimit', 'stop', say.overMerchantLimit(number, writeCents(cents), writeCents(limit)))];
  });
}

function checkBoxes({ boxes }: OrderContent, lines: readonly Line[]): Finding[] {
  const found: Finding[] = [];
  const numbers = new Set(boxes.map(({ boxNo }) => boxNo));
  for (const { boxNo, kind } of boxes) {
    if (!isContainerNo(boxNo)) found.push(finding('boxes', 'stop', say.wrongBox(boxNo)));
    // R-5.3-06.
    else if (!hasValidCheckDigit(boxNo)) found.push(finding('boxes', 'warn', say.oddDigit(boxNo, containerCheckDigit(boxNo))));
    if (!(boxKinds as readonly string[]).includes(kind)) found.push(finding('boxes', 'stop', say.noBoxKind(boxNo)));
  }
  if (numbers.size < boxes.length) found.push(finding('boxes', 'stop', say.boxTwice));
  for (const { texts, at } of lines) {
    const boxNo = texts['boxNo'] ?? '';
    if (boxNo !== '' && !numbers.has(boxNo)) found.push(finding('boxes', 'stop', say.line(at + 1, say.unknownBox(boxNo)), at, 'boxNo'));
  }
  const open = lines.filter(({ texts }) => (texts['boxNo'] ?? '') === '').length;
  if (boxes.length === 0) found.push(finding('boxes', 'warn', say.noBoxes));
  else if (open > 0) found.push(finding('boxes', 'warn', say.linesWithoutBox(open)));
  return found;
}
