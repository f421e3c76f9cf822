import type { AisReception } from '../message';
import { wireLimits } from '../syntax/limits';

/** One sentence of several that make up a message. */
export interface SentencePart {
  /** Talker, channel and sequence id, or the group of its tag block: equal for the parts of one message. */
  readonly key: number;
  readonly total: number;
  /** 1-based. */
  readonly number: number;
  readonly fillBits: number;
  /** Armoured characters, the part's own copy. */
  readonly payload: Uint8Array;
  readonly talker: string;
  readonly channel: string | null;
  readonly isOwnShip: boolean;
  readonly reception: AisReception | null;
  readonly offset: number;
  readonly segment: number;
}

/** A message of which parts have come. */
export interface PendingMessage {
  readonly key: number;
  /** The part that came first, in time. */
  readonly head: SentencePart;
  /** By number − 1; undefined while missing. */
  readonly parts: (SentencePart | undefined)[];
  readonly sentence: number;
  missing: number;
}

/** Joins the parts of messages that come interleaved and in any order, in bounded memory. */
export class PartAssembly {
  /** In the order in which their first parts came. */
  private readonly pending = new Map<number, PendingMessage>();

  /** @param lose told of every message whose parts will not come any more */
  constructor(private readonly lose: (message: PendingMessage) => void) {}

  /**
   * Takes a part.
   *
   * @param sentence running number of the sentence, by which parts grow old
   * @returns the message when this was its last part
   */
  add(part: SentencePart, sentence: number): PendingMessage | null {
    this.dropOld(sentence, timeOf(part));
    let message = this.pending.get(part.key);
    if (message && !belongs(part, message, sentence)) {
      this.drop(message);
      message = undefined;
    }
    message ??= this.open(part, sentence);
    if (message.parts[part.number - 1]) return null;
    message.parts[part.number - 1] = part;
    message.missing--;
    if (message.missing > 0) return null;
    this.pending.delete(part.key);
    return message;
  }

  /** Nothing more will come. */
  end(): void {
    for (const message of this.pending.values()) this.drop(message);
  }

  private open(part: SentencePart, sentence: number): PendingMessage {
    const [oldest] = this.pending.size >= wireLimits.maxPendingAisMessages ? this.pending.values() : [];
    if (oldest) this.drop(oldest);
    const parts = Array.from<SentencePart | undefined>({ length: part.total });
    const message = { key: part.key, head: part, parts, sentence, missing: part.total };
    this.pending.set(part.key, message);
    return message;
  }

  private dropOld(sentence: number, timeMs: number | null): void {
    for (const message of this.pending.values()) {
      const since = timeOf(message.head);
      const isOld =
        sentence - message.sentence > wireLimits.maxAisPartSentences ||
        (timeMs !== null && since !== null && timeMs - since > wireLimits.maxAisPartMs);
      if (!isOld) return;
      this.drop(message);
    }
  }

  private drop(message: PendingMessage): void {
    this.pending.delete(message.key);
    this.lose(message);
  }
}

function timeOf({ reception }: SentencePart): number | null {
  return reception?.time?.instantMs ?? null;
}

/**
 * False when the sequence id is in use again: for a message of another length,
 * for a part that came already with other contents, or for a first part that
 * comes long after the others, which are left over from an older message.
 */
function belongs(part: SentencePart, message: PendingMessage, sentence: number): boolean {
  if (part.total !== message.parts.length) return false;
  const same = message.parts[part.number - 1];
  if (same) return same.fillBits === part.fillBits && Buffer.compare(same.payload, part.payload) === 0;
  return part.number !== 1 || sentence - message.sentence <= wireLimits.maxAisReorderedSentences;
}
