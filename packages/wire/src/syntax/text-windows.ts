/** So much of a text is searched at once: a millisecond of work. */
const windowLength = 16_384;
/** Numbers are at most 35 characters; a longer word may be cut in two. */
const overhangMax = 128;

/** A stretch of a text and where it begins. */
export interface TextWindow {
  readonly from: number;
  readonly window: string;
}

/** The stretches of a long text, one behind the other, so that each can be searched in a moment; none is cut inside a word of `joined` characters. */
export function* windowsOf(text: string, joined: RegExp): Generator<TextWindow> {
  for (let from = 0; from < text.length;) {
    let end = Math.min(text.length, from + windowLength);
    for (const limit = Math.min(text.length, end + overhangMax); end < limit && joined.test(text[end]!);) end++;
    yield { from, window: text.slice(from, end) };
    from = end;
  }
}
