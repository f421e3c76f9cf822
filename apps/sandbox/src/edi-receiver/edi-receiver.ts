import { createHash } from 'node:crypto';
import type { Announcement } from '../delivery/announcement';

/** What a counterpart refuses, with its own code. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
  /** The container that it is about; null: the message. */
  readonly containerNo: string | null;
}

/** A message as it was handed in, with what its counterpart notes of it. */
export type EdiCase<Noted extends object = object> = Noted & {
  readonly reference: string;
  readonly fileName: string;
  readonly digest: string;
  /** World time, ms. */
  readonly receivedMs: number;
  /** How often the same message came: more than once is what must never happen. */
  copies: number;
  readonly refusals: readonly Refusal[];
  /** Receipts written so far, base64. */
  readonly receipts: string[];
};

/** An answer that a counterpart gives later. */
export interface LaterAnswer {
  /** Of real time, ms after the message came. */
  readonly afterMs: number;
  /** A receipt is told to who asks, too; anything else is only announced. */
  readonly isReceipt: boolean;
  write(): Announcement;
}

/** What a counterpart makes of a message. */
export interface Examined<Noted extends object> {
  readonly noted: Noted;
  readonly refusals: readonly Refusal[];
  answers(one: EdiCase<Noted>): readonly LaterAnswer[];
}

/** Reads and judges a message; a text says why it is turned away at the door, and nothing is kept of it. */
export type Examine<Noted extends object> = (reference: string, bytes: Buffer) => Examined<Noted> | string;

/** How it answers; see the faults. */
export interface Habits {
  readonly isDown: boolean;
  /** Share of messages that are taken and whose call is then cut off. */
  readonly swallowRate: number;
  /** Receipts are never sent; who asks is told. */
  readonly losesReceipts: boolean;
  /** Every receipt is sent twice, the last one first. */
  readonly stutters: boolean;
}

export interface EdiReceiverOptions<Noted extends object> {
  readonly examine: Examine<Noted>;
  /** Kept between starts. */
  readonly cases: EdiCase<Noted>[];
  readonly nowMs: () => number;
  readonly announce: (announcement: Announcement) => void;
  readonly habits: () => Habits;
  readonly onChange: () => void;
}

const casesMax = 5_000;

/** Takes messages, counts copies, and answers later, as well or as badly as its habits are. */
export class EdiReceiver<Noted extends object> {
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: EdiReceiverOptions<Noted>) {}

  /** What was handed in under a reference; undefined: nothing. */
  find(reference: string): EdiCase<Noted> | undefined {
    return this.options.cases.find((one) => one.reference === reference);
  }

  /** Takes a message. Gives why it is turned away at the door; null: it was taken. */
  take(reference: string, fileName: string, bytes: Buffer): string | null {
    const { cases, nowMs, examine, onChange } = this.options;
    const known = this.find(reference);
    if (known) {
      known.copies++;
      onChange();
      return null;
    }
    const examined = examine(reference, bytes);
    if (typeof examined === 'string') return examined;
    const digest = createHash('sha256').update(bytes).digest('hex');
    const opened: EdiCase<Noted> = {
      ...examined.noted,
      reference,
      fileName,
      digest,
      receivedMs: nowMs(),
      copies: 1,
      refusals: examined.refusals,
      receipts: [],
    };
    cases.push(opened);
    cases.splice(0, cases.length - casesMax);
    onChange();
    this.#answer(opened, examined.answers(opened));
    return null;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #answer(one: EdiCase<Noted>, answers: readonly LaterAnswer[]): void {
    const receipts = answers.filter(({ isReceipt }) => isReceipt);
    const times = receipts.map(({ afterMs }) => afterMs);
    // Out of order, the judgement comes before the receipt.
    if (this.options.habits().stutters) times.reverse();
    receipts.forEach((receipt, i) => this.#later(times[i]!, () => this.#tellReceipt(one, receipt.write())));
    for (const { afterMs, isReceipt, write } of answers) if (!isReceipt) this.#later(afterMs, () => this.#announce(write(), 1));
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  #tellReceipt(one: EdiCase<Noted>, receipt: Announcement): void {
    one.receipts.push(Buffer.from(receipt.bytes).toString('base64'));
    this.options.onChange();
    this.#announce(receipt, this.options.habits().stutters ? 2 : 1);
  }

  #announce(announcement: Announcement, times: number): void {
    if (this.options.habits().losesReceipts) return;
    for (let i = 0; i < times; i++) this.options.announce(announcement);
  }
}
