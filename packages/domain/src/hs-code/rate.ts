/** Rates of a tariff: read into a rule where that is sure, kept as they were written where it is not. */

/** A part of a rate: of the value, of a quantity, or both added up. */
export interface RatePart {
  /** Millionths of the value: 6.5 % is 65,000. */
  readonly ppm: number;
  /** Ten-thousandths of a yuan for each unit; 0 where the quantity does not count. */
  readonly amount: number;
  /** `千克`, `升` …; empty where the quantity does not count. */
  readonly unit: string;
}

/**
 * What is to be paid: `one` part, the `higher` or the `lower` of several, `none` where the tariff says that it is free or
 * not levied, `unread` where its words are no rule that we know: nobody may calculate with those.
 */
export interface RateRule {
  readonly kind: 'one' | 'higher' | 'lower' | 'none' | 'unread';
  readonly parts: readonly RatePart[];
}

/** A rate as it was written, and its rule. */
export interface Rate {
  readonly text: string;
  readonly rule: RateRule;
}

const unread: RateRule = { kind: 'unread', parts: [] };
const none: RateRule = { kind: 'none', parts: [] };
const free = /^(?:免|免税|免征|不征|不征税|零)$/;
/** How tables say that there is no such rate; under another rate of its line it is none to pay. */
const absent = /^(?:无|[-—–－/／]+)$/;
const percentPattern = /^(\d{1,4}(?:\.\d{1,4})?)%$/;
const amountPattern = /^(\d{1,7}(?:\.\d{1,4})?)元\/(?:每)?([\p{Script=Han}]{1,4})$/u;
const choice = /^(?:(从高|从低)[:,])?(.+?)或(.+?)(?:[,(]?(?:两者)?(从高|从低|取高者|取低者)(?:者)?(?:计征|征收)?\)?)?$/;

/**
 * Reads a rate: `6.5%`, `3元/千克`, `20%+1元/公斤`, `10%或2元/升，从高`, `0.2元/升，减按0.06元/升征收`, `免税`.
 *
 * @returns null for an empty text and for the sign of one: the tariff says nothing, which is not the same as nothing to pay.
 */
export function readRate(text: string): Rate | null {
  const written = text.trim();
  if (written === '' || absent.test(written)) return null;
  return {
    text: written,
    rule: readRule(
      written
        .normalize('NFKC')
        .replace(/\s/g, '')
        .replace(/[；;。]$/, ''),
    ),
  };
}

function readRule(text: string): RateRule {
  if (free.test(text) || text.endsWith(',暂缓征收') || text === '暂缓征收') return none;
  const reduced = /,减按(.+?)(?:征收|计征)?$/.exec(text)?.[1];
  if (reduced !== undefined) return readRule(reduced);
  // Free is free whatever it is counted by.
  if (text === '0') return { kind: 'one', parts: [{ ppm: 0, amount: 0, unit: '' }] };
  const [, before, first, second, behind] = choice.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const word = before ?? behind;
    const parts = [readPart(first), readPart(second)];
    // "One or the other" alone does not say which.
    if (word === undefined || parts.includes(null)) return unread;
    return { kind: word.includes('高') ? 'higher' : 'lower', parts: parts as RatePart[] };
  }
  const part = readPart(text);
  return part === null ? unread : { kind: 'one', parts: [part] };
}

/** Of the value, of the quantity, or both with a plus between them; null for anything else. */
function readPart(text: string): RatePart | null {
  const terms = text.split('+');
  const percents = terms.flatMap((term) => percentPattern.exec(term)?.[1] ?? []);
  const amounts = terms.flatMap((term) => {
    const found = amountPattern.exec(term);
    return found ? [{ amount: tenThousandths(found[1]!), unit: found[2] === '公斤' ? '千克' : found[2]! }] : [];
  });
  if (percents.length + amounts.length !== terms.length || percents.length > 1 || amounts.length > 1) return null;
  const ppm = percents[0] === undefined ? 0 : tenThousandths(percents[0]);
  // No rate of a tariff is ten times the value: whoever wrote that forgot a point.
  if (ppm > 10_000_000) return null;
  return { ppm, amount: amounts[0]?.amount ?? 0, unit: amounts[0]?.unit ?? '' };
}

/** `6.5` as 65,000, without a detour over fractions. */
function tenThousandths(text: string): number {
  const [whole = '', part = ''] = text.split('.');
  return Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
}

/** Units that a rate has to be told the quantity in. */
export function unitsOf(rate: Rate | null): string[] {
  return [...new Set((rate?.rule.parts ?? []).flatMap(({ unit }) => (unit === '' ? [] : [unit])))];
}
