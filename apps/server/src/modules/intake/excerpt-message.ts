import { excerptRowsMax, shownTextMax } from '@mastlight/domain/intake/limits';
import { readerOf } from '@mastlight/wire/format-readers';
import type { CutText, MessagePart, RowsExcerpt, TextExcerpt, TextMask, ValueKind, ValueMask } from '@mastlight/wire/message-excerpt';
import { isOwnPart, ownerOf, type About, type NumbersOfPart, type OwnedPlaces, type Ownership } from './ownership';

/** A message's text as somebody may see it. */
export interface Excerpt {
  /** At most `shownTextMax` characters of the message's, masks counted besides. */
  readonly text: string;
  /** Parts that concern the caller and were kept; zero: he may see nothing. */
  readonly ownCount: number;
  /** Parts that were left out because they do not speak of his bills. */
  readonly omittedCount: number;
  /** Stretches of the given text that were kept, in order; none where the text was written anew. */
  readonly kept: readonly (readonly [from: number, end: number])[];
  /** More was kept than is shown. */
  readonly isCut: boolean;
}

export interface ExcerptWish {
  readonly text: string;
  readonly format: string | null;
  readonly own: Ownership;
  /** What stands in place of so many parts. */
  readonly omitted: (count: number) => string;
  /** What is shown of each value in the parts that are kept. */
  readonly values: ValueMask;
}

/**
 * Leaves in a raw message only what concerns its reader, with its head and
 * tail, and masks there what is shown to proven parties alone. A port's file
 * lists the bills, shippers and consignees of many forwarders: following one
 * bill opens that one. The format's reader says what the parts are and what a
 * value is; here it is decided whose they are.
 *
 * Whatever cannot be taken apart is left out as a whole. Work grows with the
 * length of the text, whatever it holds (S-15), and comes in steps of a
 * millisecond or so.
 */
export function* excerptMessage(wish: ExcerptWish): Generator<void, Excerpt> {
  const format = wish.format === null ? undefined : readerOf(wish.format)?.excerpt;
  const excerpt = format && (format.kind === 'rows' ? yield* excerptRows(wish, format) : yield* excerptText(wish, format));
  return excerpt ?? { text: wish.omitted(1), ownCount: 0, omittedCount: 1, kept: [], isCut: false };
}

function* excerptRows({ text, own, omitted, values }: ExcerptWish, format: RowsExcerpt): Generator<void, Excerpt | null> {
  // They are pages of some hundred rows; parsing cannot be done in steps.
  if (text.length > excerptRowsMax) return null;
  const shown = yield* format.show(text, { values, omitted, isOwn: (named, said) => own.isOwn(named, said) });
  return shown && { ...shown, text: shown.text.slice(0, shownTextMax), kept: [], isCut: shown.text.length > shownTextMax };
}

function* excerptText(wish: ExcerptWish, format: TextExcerpt): Generator<void, Excerpt | null> {
  const message = format.open(wish.text);
  if (message === null) return null;
  const chosen = new ChosenParts(wish, message, yield* wish.own.over(wish.text), format);
  for (const part of message.parts()) {
    if (part !== null) yield* chosen.take(part);
    yield;
  }
  return yield* chosen.finish();
}

/** Gathers what is shown, up to its limit, and masks it at the end: what nobody will see is not worked on. */
class ShownText {
  readonly #parts: { readonly text: string; readonly isOurs: boolean }[] = [];
  #room = shownTextMax;
  isCut = false;

  constructor(private readonly mask: TextMask) {}

  /** A part of the message. */
  keep(part: string): void {
    if (this.isCut || part === '') return;
    this.isCut = part.length > this.#room;
    this.#parts.push({ text: part.slice(0, this.#room), isOurs: false });
    this.#room -= part.length;
  }

  /** Words of ours between the parts. */
  say(words: string): void {
    if (!this.isCut) this.#parts.push({ text: words, isOurs: true });
  }

  *finish(): Generator<void, string> {
    const shown: string[] = [];
    for (const { text, isOurs } of this.#parts) shown.push(isOurs ? text : yield* this.mask.take(text));
    return shown.join('');
  }
}

/** Fields that say what a part is about; a number in any other is a text that anybody may have written. */
const namingKinds: ReadonlySet<ValueKind> = new Set<ValueKind>(['billNo', 'containerNo']);

/** Tells which numbers of the account stand in a part's own fields: the format says which these are. */
class NamedNumbers {
  readonly #fields: TextMask;
  #found = { hasBill: false, hasContainer: false };

  constructor(message: CutText, own: Ownership) {
    const show = (kind: ValueKind, value: string): string => {
      if (namingKinds.has(kind)) {
        const { hasBill, hasContainer } = own.numbersIn(value);
        this.#found.hasBill ||= hasBill;
        this.#found.hasContainer ||= hasContainer;
      }
      return '';
    };
    this.#fields = message.openMask({ mark: '', show });
  }

  /** Of what stands anywhere in a part, what stands in its fields. */
  *of(part: string, anywhere: NumbersOfPart): Generator<void, NumbersOfPart> {
    this.#found = { hasBill: false, hasContainer: false };
    yield* this.#fields.take(part);
    return { ...this.#found, hasOthers: anywhere.hasOthers };
  }
}

/** Decides part by part whose it is, and puts together those of the reader. */
class ChosenParts {
  readonly #shown: ShownText;
  readonly #named: NamedNumbers;
  readonly #kept: [number, number][] = [];
  #ownCount = 0;
  #omittedCount = 0;
  /** Parts left out since the last one that was kept. */
  #gap = 0;
  /** A head that waits for a part that is its reader's, and the parts left out behind it. */
  #head: MessagePart | null = null;
  #gapBehindHead = 0;
  /** Whose the message is by its head, and the parts at hand by their consignment. */
  #message: About = null;
  #about: About = null;
  #isConsigned = false;

  constructor(
    private readonly wish: ExcerptWish,
    message: CutText,
    private readonly places: OwnedPlaces,
    private readonly format: TextExcerpt,
  ) {
    this.#shown = new ShownText(message.openMask(wish.values));
    this.#named = new NamedNumbers(message, wish.own);
  }

  *take(part: MessagePart): Generator<void> {
    const numbers = yield* this.#numbersOf(part);
    switch (part.role) {
      case 'opening':
        this.#begin(null);
        break;
      case 'frame':
        break;
      case 'head':
        this.#takeHead(part, numbers);
        return;
      default:
        this.#takePart(part, numbers);
        return;
    }
    this.#endHead(false);
    this.#keep(part);
  }

  /** Only where a number stands at all is it looked at where; the beginning of a message says what its fields are. */
  *#numbersOf({ role, from, end }: MessagePart): Generator<void, NumbersOfPart> {
    const anywhere = this.places.numbersIn(from, end);
    if (role !== 'opening' && !anywhere.hasBill && !anywhere.hasContainer) return anywhere;
    return yield* this.#named.of(this.wish.text.slice(from, end), anywhere);
  }

  *finish(): Generator<void, Excerpt | null> {
    this.#endHead(false);
    this.#closeGap();
    if (this.#ownCount + this.#omittedCount === 0) return null;
    const text = yield* this.#shown.finish();
    return { text, ownCount: this.#ownCount, omittedCount: this.#omittedCount, kept: this.#kept, isCut: this.#shown.isCut };
  }

  #begin(about: About): void {
    this.#message = this.#about = about;
    this.#isConsigned = false;
  }

  /**
   * A head that names the bills of one side is shown or left out at once. Any
   * other waits for a part that is its reader's: it tells ships, lorries and
   * numbers of the message.
   */
  #takeHead(head: MessagePart, numbers: NumbersOfPart): void {
    this.#head = head;
    this.#begin(ownerOf(numbers) ?? this.#message);
    if (this.#message !== null) this.#endHead(this.#message === 'own');
  }

  #endHead(isShown: boolean): void {
    if (this.#head === null) return;
    if (isShown) this.#keep(this.#head);
    else {
      this.#gap++;
      this.#omittedCount++;
    }
    this.#gap += this.#gapBehindHead;
    this.#gapBehindHead = 0;
    this.#head = null;
  }

  #takePart(part: MessagePart, numbers: NumbersOfPart): void {
    if (this.#isOwn(part, numbers)) {
      this.#ownCount++;
      this.#endHead(true);
      this.#keep(part);
      return;
    }
    if (this.#head) this.#gapBehindHead++;
    else this.#gap++;
    this.#omittedCount++;
  }

  #isOwn({ role, consignmentNo }: MessagePart, numbers: NumbersOfPart): boolean {
    if (role === 'unclosed') return false;
    if (role === 'consignment') {
      this.#isConsigned = true;
      const isNumberOwn = consignmentNo !== undefined && this.wish.own.isBill(consignmentNo);
      // One that names bills of several is nobody's: its parts stand for themselves.
      this.#about = isNumberOwn ? 'own' : (ownerOf(numbers) ?? (isOwnPart(numbers, 'others') ? null : this.#message));
    }
    // Several bills may lie in one box: goods in it are those of their consignment alone.
    if (role === 'goods' && this.#isConsigned && this.#about !== 'own') return isOwnPart(numbers, 'others');
    // What is no part of the message is not about what its head is about.
    return isOwnPart(numbers, role === 'stray' && this.#about === 'own' ? null : this.#about);
  }

  #keep({ from, end }: MessagePart): void {
    this.#closeGap();
    if (end > from) this.#kept.push([from, end]);
    this.#shown.keep(this.wish.text.slice(from, end));
  }

  #closeGap(): void {
    if (this.#gap > 0) this.#shown.say(this.format.remark(this.wish.omitted(this.#gap)));
    this.#gap = 0;
  }
}
