import { windowsOf } from '@mastlight/wire/syntax/text-windows';

/** Numbers by which a part of a message is known to concern an account, or another one. */
export interface OwnedNumbers {
  readonly billNos: readonly string[];
  readonly containerNos: readonly string[];
  /** Bills of the same message that the account does not follow. */
  readonly othersBillNos: readonly string[];
}

/** Whose message a stretch is about by its head; null: it names nobody, or several. */
export type About = 'own' | 'others' | null;

/**
 * Decides which parts of a message concern an account: those that name a bill
 * it follows, and those that name a box of such a bill and no bill of others.
 * Container numbers are used again and again, so a box alone does not open a
 * part about somebody else's bill.
 */
export class Ownership {
  private readonly billNos: NumberSet;
  private readonly containerNos: NumberSet;
  private readonly othersBillNos: NumberSet;

  constructor(numbers: OwnedNumbers) {
    this.billNos = new NumberSet(numbers.billNos);
    this.containerNos = new NumberSet(numbers.containerNos);
    this.othersBillNos = new NumberSet(numbers.othersBillNos);
  }

  /** Whether a value is the number of a bill that the account follows, and nothing besides. */
  isBill(value: string): boolean {
    return this.billNos.includes(value);
  }

  /** Whether a value is the number of a box of such a bill, and nothing besides. */
  isContainer(value: string): boolean {
    return this.containerNos.includes(value);
  }

  /**
   * Whether a part that stands alone concerns the account.
   *
   * @param named its numbers: what stands in fields of bills, bookings and boxes
   * @param said all that it says
   */
  isOwn(named: string, said: string): boolean {
    if (this.billNos.isIn(named)) return true;
    return !this.othersBillNos.isIn(said) && this.containerNos.isIn(named);
  }

  /** Which numbers of the account a field has in it; several may share one. */
  numbersIn(field: string): Pick<NumbersOfPart, 'hasBill' | 'hasContainer'> {
    return { hasBill: this.billNos.isIn(field), hasContainer: this.containerNos.isIn(field) };
  }

  /** Finds the numbers in a long text, in steps; its parts are then told by where they stand. */
  *over(text: string): Generator<void, OwnedPlaces> {
    const sets = [this.billNos, this.containerNos, this.othersBillNos];
    for (const set of sets) yield* set.prepare();
    const lengthMin = Math.min(...sets.map((set) => set.lengthMin));
    const words = new RegExp(`[A-Za-z0-9]{${lengthMin},}`, 'g');
    const places: [bills: number[], containers: number[], others: number[]] = [[], [], []];
    for (const { from, window } of windowsOf(text, /[A-Za-z0-9]/)) {
      for (const { 0: word, index } of window.matchAll(words)) {
        const upper = word.toUpperCase();
        for (const [kind, set] of sets.entries()) if (set.has(upper)) places[kind as 0 | 1 | 2].push(from + index);
      }
      for (const [kind, set] of sets.entries()) for (const at of set.oddPlacesIn(window)) places[kind as 0 | 1 | 2].push(from + at);
      yield;
    }
    for (const found of places) found.sort((x, y) => x - y);
    return new OwnedPlaces(...places);
  }
}

/** Where in a text the numbers of an account and of others stand, in order. */
export class OwnedPlaces {
  constructor(
    private readonly bills: readonly number[],
    private readonly containers: readonly number[],
    private readonly others: readonly number[],
  ) {}

  /** What stands in a stretch, wherever in it; what is the account's may stand in a free text and means nothing there. */
  numbersIn(from: number, end: number): NumbersOfPart {
    return {
      hasBill: stands(this.bills, from, end),
      hasContainer: stands(this.containers, from, end),
      hasOthers: stands(this.others, from, end),
    };
  }
}

/** What a part of a message names. */
export interface NumbersOfPart {
  readonly hasBill: boolean;
  readonly hasContainer: boolean;
  readonly hasOthers: boolean;
}

/** @param about whose message it is by its head; what is said there holds for every part */
export function isOwnPart({ hasBill, hasContainer, hasOthers }: NumbersOfPart, about: About = null): boolean {
  if (hasBill) return true;
  if (about === 'others' || hasOthers) return false;
  return about === 'own' || hasContainer;
}

/** Whose bills the head of a message names; null when none, or those of several accounts. */
export function ownerOf({ hasBill, hasOthers }: NumbersOfPart): About {
  if (hasBill === hasOthers) return null;
  return hasBill ? 'own' : 'others';
}

/** Whether one of the places, which are in order, is within `[from, end)`. */
function stands(places: readonly number[], from: number, end: number): boolean {
  let low = 0;
  for (let high = places.length; low < high;) {
    const middle = (low + high) >>> 1;
    if (places[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low < places.length && places[low]! < end;
}

/** A file names tens of thousands of bills; so many are made ready at once. */
const numbersPerStep = 1_000;

/** Numbers that are looked for as words of their own, whatever their case. */
class NumberSet {
  private readonly words = new Set<string>();
  /** Numbers with other characters than letters and digits; rare. */
  private readonly odd: string[] = [];
  private taken = 0;
  /** Length of the shortest number that is one word. */
  lengthMin = 1_000;

  constructor(private readonly numbers: readonly string[]) {}

  /** Makes the set ready, in steps. */
  *prepare(): Generator<void> {
    for (; this.taken < this.numbers.length; this.taken++) {
      const upper = this.numbers[this.taken]!.toUpperCase();
      if (/^[A-Z0-9]+$/.test(upper)) {
        this.words.add(upper);
        this.lengthMin = Math.min(this.lengthMin, upper.length);
      } else if (upper !== '') this.odd.push(upper);
      if (this.taken % numbersPerStep === 0) yield;
    }
  }

  /** Whether an upper-case word is one of the numbers; the set is ready. */
  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Whether `value` is one of the numbers, but for its case and the blanks around it. */
  includes(value: string): boolean {
    this.prepareAtOnce();
    const upper = value.trim().toUpperCase();
    return this.words.has(upper) || this.odd.includes(upper);
  }

  /** Whether one of the numbers stands in `text`. */
  isIn(text: string): boolean {
    this.prepareAtOnce();
    if (this.words.size > 0) {
      for (const [word] of text.matchAll(/[A-Za-z0-9]+/g)) if (this.words.has(word.toUpperCase())) return true;
    }
    return this.oddPlacesIn(text).length > 0;
  }

  private prepareAtOnce(): void {
    for (const steps = this.prepare(); !steps.next().done;);
  }

  /** Where the numbers stand that are no single word. */
  oddPlacesIn(text: string): number[] {
    if (this.odd.length === 0) return [];
    const places: number[] = [];
    const upper = text.toUpperCase();
    for (const number of this.odd) {
      for (let at = upper.indexOf(number); at !== -1; at = upper.indexOf(number, at + 1)) {
        if (!/[A-Z0-9]/.test(upper[at - 1] ?? ' ') && !/[A-Z0-9]/.test(upper[at + number.length] ?? ' ')) places.push(at);
      }
    }
    return places;
  }
}
