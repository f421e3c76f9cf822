import type { FactOutcome } from '../facts-matcher';
import { isSaid, showSaid } from './compare-said';
import { fieldsOf, isIdentity, isListedFact, placedName, plainName, summedName } from './fact-names';
import { findSaid, findVoices, isOneVoice, type Said, type SaidValue, type Voices } from './find-said';

/** What is said where nothing is. */
export const silence = '—';

/**
 * Compares one stated text, number, truth or null. It is matched when places
 * of one kind (the ships of the heads, the ports of all boxes) say it with one
 * voice; the number of a box or bill when one of them has it. A count is that
 * of a list, a total is added up.
 */
export function matchScalar(name: string, fact: string, stated: unknown, subjects: readonly Said[]): FactOutcome {
  const outcome = (said: string, isMatch: boolean): FactOutcome => ({ name, stated: showSaid(stated), said, isMatch });
  if (subjects.length === 0) return outcome(silence, false);
  const placed = placedName(fact);
  const groups = placed ? findAt(subjects, placed.name, placed.at) : findVoices(subjects, fieldsOf(fact));
  // Of a name that nobody knows nothing holds, not even that it is not told.
  const isKnown = groups.length > 0 || isKnownName(placed?.name ?? fact, subjects);
  if (stated === null || stated === '') return outcome(sayGroups(groups), groups.length === 0 && isKnown);
  if (typeof stated === 'boolean') {
    const said = isKnown ? sayTruth(fact, subjects, groups) : null;
    return outcome(said === null ? silence : String(said), said === stated);
  }
  if (groups.some((voices) => isToldBy(voices, stated))) return outcome(showSaid(stated), true);
  const figures = typeof stated === 'number' || summedName(fact) !== null ? figuresOf(fact, subjects) : [];
  if (figures.some((figure) => Math.abs(figure - Number(stated)) < 1e-6)) return outcome(showSaid(stated), true);
  return outcome(figures.length > 0 ? figures.join(' / ') : sayGroups(groups), false);
}

const namesOfSubject = new WeakMap<object, ReadonlySet<string>>();

/** True for a name in the tables, or one that something in the reading has a field for, also an empty one. */
function isKnownName(fact: string, subjects: readonly Said[]): boolean {
  const plain = plainName(fact);
  if (isListedFact(plain) || Object.hasOwn(derivedTruths, plain)) return true;
  const fields = fieldsOf(fact);
  return subjects.some(({ value }) => fields.some((field) => namesWithin(value).has(field)));
}

function namesWithin(value: object): ReadonlySet<string> {
  const known = namesOfSubject.get(value);
  if (known) return known;
  const names = new Set<string>();
  const walk = (part: unknown, depth: number): void => {
    if (typeof part !== 'object' || part === null || part instanceof Uint8Array || depth > deepestName) return;
    for (const [key, inner] of Object.entries(part)) {
      if (!Array.isArray(part)) names.add(plainName(key));
      walk(inner, depth + 1);
    }
  };
  walk(value, 0);
  namesOfSubject.set(value, names);
  return names;
}

const deepestName = 8;

function isToldBy(voices: Voices, stated: unknown): boolean {
  if (isOneVoice(voices)) return isSaid(stated, voices[0] as SaidValue);
  return voices.some((said) => isIdentity(said.field) && isSaid(stated, said));
}

/** What the first or last place says, of a list its first or last item. */
function findAt(subjects: readonly Said[], fact: string, at: 0 | -1): readonly Voices[] {
  return findSaid(subjects, fieldsOf(fact)).together.map((voices) => {
    const { field, value } = voices.at(at) as SaidValue;
    return [{ field, value: Array.isArray(value) ? (value.at(at) as unknown) : value }];
  });
}

/** Compares a stated list of texts or numbers with all that places of one kind say, in any order. */
export function matchValues(name: string, fact: string, stated: readonly unknown[], subjects: readonly Said[]): FactOutcome {
  const groups = findVoices(subjects, fieldsOf(fact)).map((voices) =>
    voices.flatMap(({ field, value }) => {
      const items = Array.isArray(value) ? (value as unknown[]) : [value];
      return items.map((item) => ({ field, value: item }));
    }),
  );
  const isMatch =
    groups.some(
      (said) =>
        stated.every((item) => said.some((value) => isSaid(item, value))) &&
        said.every((value) => stated.some((item) => isSaid(item, value))),
    ) ||
    // An empty list is nothing told, and of a name that nobody knows not even that holds.
    (stated.length === 0 && groups.length === 0 && isKnownName(fact, subjects));
  return { name, stated: showSaid(stated), said: isMatch ? showSaid(stated) : sayGroups(groups), isMatch };
}

/** Numbers that a count or a total may mean: how many things all places name, how many different ones, their sum. */
function figuresOf(fact: string, subjects: readonly Said[]): number[] {
  const summed = summedName(fact);
  const names = summed === null ? [fact] : [fact, summed];
  const figures = names
    .flatMap((name) => findSaid(subjects, fieldsOf(name)).together)
    .flatMap((voices) => {
      const values = voices.map(({ value }) => value);
      if (values.some(Array.isArray)) return countsOf(summed ?? fact, values.flat());
      const isNumbers = values.every((value) => typeof value === 'number');
      if (isNumbers) return summed === null ? [] : [round(values.reduce((total, value) => total + value, 0))];
      return summed === null && !plainName(fact).endsWith('s') ? [] : countsOf(summed ?? fact, values);
    });
  return [...new Set(figures)];
}

/** Facts that count records, whatever they are about; all others count things, a box under two bills once. */
const recordNames = /^(rows?|records?|lines?|entries|entry|moves?)$/;

function countsOf(fact: string, items: readonly unknown[]): number[] {
  const count = recordNames.test(plainName(fact)) ? items.length : countDifferent(items);
  // A line of an order may stand for several boxes that have no number yet.
  const quantities = items.map((item) => {
    const { quantity, count: told } = (item ?? {}) as { quantity?: unknown; count?: unknown };
    return [quantity, told].find((value) => typeof value === 'number');
  }) as (number | undefined)[];
  if (quantities.every((quantity) => quantity === undefined)) return [count];
  return [count, quantities.reduce<number>((total, quantity) => total + (quantity ?? 1), 0)];
}

function round(figure: number): number {
  return Math.round(figure * 1e6) / 1e6;
}

function countDifferent(items: readonly unknown[]): number {
  return new Set(items.map(identityOf)).size;
}

/** What tells one thing from another; a thing without a number of its own is another one each time. */
function identityOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { containerNo, billNo, code } = item as { containerNo?: unknown; billNo?: unknown; code?: unknown };
  return containerNo ?? billNo ?? code ?? item;
}

/** Whether something holds, as far as it is told; null when nothing is. */
function sayTruth(fact: string, subjects: readonly Said[], groups: readonly Voices[]): boolean | null {
  const plain = plainName(fact);
  if (Object.hasOwn(derivedTruths, plain)) {
    const truths = subjects.map((subject) => derivedTruths[plain]?.(subject) ?? null).filter((truth) => truth !== null);
    return truths.length > 0 && truths.every((truth) => truth === truths[0]) ? (truths[0] as boolean) : null;
  }
  const told = groups.find((voices) => isOneVoice(voices) && typeof voices[0]?.value === 'boolean');
  if (told) return told[0]?.value as boolean;
  // A box with hazards is dangerous, one without is not.
  return groups.length > 0;
}

function single(subject: Said, fact: string): unknown {
  return findVoices([subject], fieldsOf(fact)).find(isOneVoice)?.[0]?.value ?? null;
}

const derivedTruths: Readonly<Record<string, (subject: Said) => boolean | null>> = {
  full: (subject) => isFullness(subject, 'full'),
  laden: (subject) => isFullness(subject, 'full'),
  empty: (subject) => isFullness(subject, 'empty'),
  // ISO 6346: the third character of a reefer's size type is R or H; a set temperature says the same.
  reefer: (subject) => single(subject, 'temperature') !== null || /^..[RH]/.test(String(single(subject, 'sizeType') ?? '')),
};

function isFullness(subject: Said, wanted: string): boolean | null {
  const fullness = single(subject, 'fullness');
  return fullness === null ? null : fullness === wanted;
}

/** The best group in few words. */
function sayGroups(groups: readonly Voices[]): string {
  const [best] = groups;
  if (!best) return silence;
  const texts = [...new Set(best.map(({ value }) => showSaid(value)))];
  return texts.length <= 3 ? texts.join(' / ') : `${texts.slice(0, 3).join(' / ')} … ${texts.length}`;
}
