/** How frames are marked and escaped on a byte stream, as a standard has it. */
export interface FrameMarks {
  readonly start: number;
  /** The same as `start` where one flag does both. */
  readonly end: number;
  /** What stands for what between the flags. */
  readonly escapes: readonly (readonly [lead: number, follower: number, byte: number])[];
  /** A longer frame, escapes undone, is no frame. */
  readonly maxBytes: number;
  /** What is shorter between two flags was never a frame. */
  readonly minBytes: number;
}

/** Marks with the tables that the innermost loop looks into; one serves all streams of a protocol. */
export interface FrameAlphabet extends FrameMarks {
  /** What each byte is: one of the kinds below. */
  readonly kinds: Uint8Array;
  /** The byte that lead and follower (lead × 256 + follower) stand for; -1 for all others. */
  readonly unescaped: Int16Array;
}

export const plainByte = 0;
export const leadByte = 1;
export const startFlag = 2;
export const endFlag = 3;
/** One flag that starts and ends. */
export const sharedFlag = 4;

/** Makes the tables of `marks`. */
export function makeAlphabet(marks: FrameMarks): FrameAlphabet {
  const kinds = new Uint8Array(256);
  const unescaped = new Int16Array(65_536).fill(-1);
  for (const [lead, follower, byte] of marks.escapes) {
    kinds[lead] = leadByte;
    unescaped[(lead << 8) | follower] = byte;
  }
  kinds[marks.start] = startFlag;
  kinds[marks.end] = marks.start === marks.end ? sharedFlag : endFlag;
  return { ...marks, kinds, unescaped };
}
