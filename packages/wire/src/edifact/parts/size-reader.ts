import type { OuterSize, Oversize } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readLengthCm } from '../../vocabulary/wire-length';
import type { MessageContext } from '../envelope/message-reader';

/** The dimensions of one box: DIM with its qualifier (6145). */
export class SizeReader {
  private over: { -readonly [Name in keyof Oversize]: Oversize[Name] } | null = null;
  private outer: OuterSize | null = null;

  constructor(private readonly context: MessageContext) {}

  get oversize(): Oversize | null {
    return this.over;
  }

  get outerSize(): OuterSize | null {
    return this.outer;
  }

  /** 5 front, 6 back, 7 right, 8 left, 9 and 13 height above the box; 1 and 10 the whole size; false for any other. */
  take(cursor: SegmentCursor): boolean {
    const code = cursor.whole(1);
    if (code === 1 || code === 10) {
      const size = {
        lengthCm: this.read(cursor, 1),
        widthCm: this.read(cursor, 2),
        heightCm: this.read(cursor, 3),
      };
      if (size.lengthCm !== null || size.widthCm !== null || size.heightCm !== null) this.outer = size;
      return true;
    }
    const side = Object.hasOwn(sides, code) ? sides[code] : undefined;
    if (!side) return false;
    const cm = this.read(cursor, side.component) ?? this.readAnywhere(cursor);
    if (cm === null) return true;
    this.over ??= { frontCm: null, backCm: null, rightCm: null, leftCm: null, heightCm: null };
    this.over[side.name] = cm;
    return true;
  }

  private read(cursor: SegmentCursor, component: number): number | null {
    const { log, decimalMark } = this.context;
    return readLengthCm(cursor.text(2, component), cursor.text(2, 0), log, cursor, decimalMark);
  }

  /** Senders put a single measure into the first place, whichever side it is of. */
  private readAnywhere(cursor: SegmentCursor): number | null {
    return this.read(cursor, 1) ?? this.read(cursor, 2) ?? this.read(cursor, 3);
  }
}

/** The side a qualifier tells, and where in C211 its measure stands: length, width or height. */
const sides: Readonly<Record<number, { readonly name: keyof Oversize; readonly component: number }>> = {
  5: { name: 'frontCm', component: 1 },
  6: { name: 'backCm', component: 1 },
  7: { name: 'rightCm', component: 2 },
  8: { name: 'leftCm', component: 2 },
  9: { name: 'heightCm', component: 3 },
  13: { name: 'heightCm', component: 3 },
};
