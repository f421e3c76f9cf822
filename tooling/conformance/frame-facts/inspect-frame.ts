import { FindingLog } from '@mastlight/wire/syntax/finding-log';
import type { FrameAlphabet } from '@mastlight/wire/syntax/frame-alphabet';
import { FrameStream, type FrameTaker } from '@mastlight/wire/syntax/frame-stream';

/** What is between the flags of a frame, whether it is sound or not. */
export interface FrameContent {
  readonly bytes: Buffer;
  /** Code of what is wrong with it; null when it is sound. */
  readonly flaw: string | null;
}

/**
 * The first frame of hexadecimal `digits`, its escapes undone, as the frame
 * layer sees it before anything is refused; null when there is none.
 */
export function inspectFrame(digits: string, alphabet: FrameAlphabet, findFlaw: FrameTaker['findFlaw']): FrameContent | null {
  const found: FrameContent[] = [];
  const frames = new FrameStream(
    { ...alphabet, minBytes: 1 },
    {
      findFlaw: () => null,
      take: (bytes, length) => {
        const content = Buffer.from(bytes.subarray(0, length));
        found.push({ bytes: content, flaw: length < alphabet.minBytes ? 'frame-too-short' : findFlaw(content, length) });
      },
    },
    new FindingLog(),
  );
  frames.push(Buffer.from(digits.replace(/\s/g, ''), 'hex'));
  frames.finish();
  const [first] = found;
  // A log may show the frame with its escapes undone: what is between the outer flags is it.
  const whole = Buffer.from(digits.replace(/\s/g, ''), 'hex').subarray(1, -1);
  const isLiteral = first?.flaw !== null && whole.length >= alphabet.minBytes && findFlaw(whole, whole.length) === null;
  return isLiteral ? { bytes: whole, flaw: null } : (first ?? null);
}
