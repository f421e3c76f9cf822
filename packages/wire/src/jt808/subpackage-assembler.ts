import type { WirePlace } from '../syntax/finding-log';
import type { FindingSink } from '../syntax/frame-stream';
import { wireLimits } from '../syntax/limits';
import type { TerminalHeader } from './header';

/** How much may wait to become whole, and for how long. */
export interface AssemblerBounds {
  readonly maxSets: number;
  readonly maxBytes: number;
  readonly maxAgeMs: number;
}

const usualBounds: AssemblerBounds = {
  maxSets: wireLimits.maxOpenSubpackageSets,
  maxBytes: wireLimits.maxSubpackageBytes,
  maxAgeMs: wireLimits.maxSubpackageAgeMs,
};

/** What holding a part costs beside its bytes; parts without any are sent, too. */
const partOverheadBytes = 128;

interface OpenSet {
  readonly parts: Map<number, Buffer>;
  readonly total: number;
  readonly name: string;
  readonly place: WirePlace;
  bytes: number;
  /** When the last part came. */
  touchedMs: number;
}

/**
 * Gathers the subpackages of long messages. They carry serial numbers in a row
 * (JT/T 808 §4.4.3), so that terminal, message id, total and the serial of the
 * first part name the message they belong to. Parts may come in any order and
 * repeatedly. What waits is bounded in number, bytes and age: the message that
 * waited longest is refused.
 */
export class SubpackageAssembler {
  /** In the order of the last part, oldest first. */
  private readonly sets = new Map<string, OpenSet>();
  private heldBytes = 0;

  constructor(
    private readonly sink: FindingSink,
    private readonly bounds: AssemblerBounds = usualBounds,
  ) {}

  /** Takes one part; gives the whole body once every part is there. */
  take(header: TerminalHeader, body: Buffer, place: WirePlace, nowMs: number): { body: Buffer; firstSerial: number } | null {
    const { total, index } = header.subpackage ?? { total: 0, index: 0 };
    if (index < 1 || index > total) {
      this.sink.refuse('bad-subpackage', place, `${index} / ${total}`);
      return null;
    }
    this.dropOld(nowMs);
    const firstSerial = (header.serial - index + 1) & 0xffff;
    const key = `${header.phone} ${header.messageId} ${total} ${firstSerial}`;
    const set = this.sets.get(key) ?? this.open(header, total, place, nowMs);
    // Deleting and setting again keeps the order by age.
    this.sets.delete(key);
    this.sets.set(key, set);
    set.touchedMs = nowMs;
    if (!set.parts.has(index)) {
      set.parts.set(index, body);
      const cost = body.length + partOverheadBytes;
      set.bytes += cost;
      this.heldBytes += cost;
    }
    if (set.parts.size === total) {
      this.close(key, set);
      return { body: join(set), firstSerial };
    }
    this.dropSurplus();
    return null;
  }

  /** Refuses whatever is not whole. */
  finish(): void {
    for (const [key, set] of this.sets) this.drop(key, set);
  }

  private open(header: TerminalHeader, total: number, place: WirePlace, nowMs: number): OpenSet {
    const name = `${header.phone} ${header.messageId.toString(16).padStart(4, '0')}`;
    return { parts: new Map(), total, name, place, bytes: 0, touchedMs: nowMs };
  }

  private dropOld(nowMs: number): void {
    for (const [key, set] of this.sets) {
      if (nowMs - set.touchedMs <= this.bounds.maxAgeMs) return;
      this.drop(key, set);
    }
  }

  private dropSurplus(): void {
    for (const [key, set] of this.sets) {
      if (this.sets.size <= this.bounds.maxSets && this.heldBytes <= this.bounds.maxBytes) return;
      this.drop(key, set);
    }
  }

  private drop(key: string, set: OpenSet): void {
    this.close(key, set);
    this.sink.refuse('subpackages-missing', set.place, `${set.name}, ${set.parts.size} / ${set.total}`);
  }

  private close(key: string, set: OpenSet): void {
    this.sets.delete(key);
    this.heldBytes -= set.bytes;
  }
}

function join({ parts, total }: OpenSet): Buffer {
  return Buffer.concat(Array.from({ length: total }, (_, i) => parts.get(i + 1) ?? Buffer.alloc(0)));
}
