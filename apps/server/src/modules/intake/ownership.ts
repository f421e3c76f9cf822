/** Numbers by which a part of a message is known to concern an account, or another one. */
export interface OwnedNumbers {
  readonly billNos: readonly string[];
  readonly containerNos: readonly string[];
  /** Bills of the same message that the account does not follow. */
  readonly othersBillNos: readonly string[];
}

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

  /** @param about whose message it is by its head; what is said there holds for every part */
  isOwn(part: string, about: 'own' | 'others' | null = null): boolean {
    if (this.billNos.isIn(part)) return true;
    if (about === 'others' || this.othersBillNos.isIn(part)) return false;
    return about === 'own' || this.containerNos.isIn(part);
  }

  /** Whose bills the head of a message names; null when none, or those of several accounts. */
  ownerOf(head: string): 'own' | 'others' | null {
    const isOwn = this.billNos.isIn(head);
    if (isOwn === this.othersBillNos.isIn(head)) return null;
    return isOwn ? 'own' : 'others';
  }
}

/** Numbers that are looked for as words of their own, whatever their case. */
class NumberSet {
  private readonly words = new Set<string>();
  /** Numbers with other characters than letters and digits; rare. */
  private readonly odd: string[] = [];

  constructor(numbers: readonly string[]) {
    for (const number of numbers) {
      const upper = number.toUpperCase();
      if (/^[A-Z0-9]+$/.test(upper)) this.words.add(upper);
      else if (upper !== '') this.odd.push(upper);
    }
  }

  isIn(text: string): boolean {
    if (this.words.size > 0) {
      for (const [word] of text.matchAll(/[A-Za-z0-9]+/g)) if (this.words.has(word.toUpperCase())) return true;
    }
    if (this.odd.length === 0) return false;
    const upper = text.toUpperCase();
    return this.odd.some((number) => {
      for (let at = upper.indexOf(number); at !== -1; at = upper.indexOf(number, at + 1)) {
        if (!/[A-Z0-9]/.test(upper[at - 1] ?? ' ') && !/[A-Z0-9]/.test(upper[at + number.length] ?? ' ')) return true;
      }
      return false;
    });
  }
}
