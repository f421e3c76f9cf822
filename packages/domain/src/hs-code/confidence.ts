/** What is known of an answer's first heading or subheading, for its confidence. */
export interface Evidence {
  /** Its part of the answer and that of the next. */
  readonly share: number;
  readonly nextShare: number;
  /** Strength of the best everyday name found, 0 to about 2.5. */
  readonly nameStrength: number;
  /** Fit of the best document, about 0 to 2. */
  readonly lexical: number;
  /** Part of the name's tokens that our tables know at all, 0 to 1. */
  readonly known: number;
  readonly isEnglish: boolean;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
/** English listings are less sure than they look (classify-notes §5). */
const englishCap = 0.8;
const chineseCap = 0.97;

const bounded = (value: number, isEnglish: boolean): number => Math.min(isEnglish ? englishCap : chineseCap, Math.max(0, value));

/** How likely the first heading is right, 0 to 1; weights set by hand on our labelled names. */
export const headingConfidence = ({ share, nextShare, nameStrength, lexical, known, isEnglish }: Evidence): number =>
  bounded(
    logistic(-4 + 2.6 * share + 1.2 * (share - nextShare) + 1.1 * Math.min(2, nameStrength) + 0.8 * Math.min(1.5, lexical) + 1.4 * known),
    isEnglish,
  );

/** How likely the first subheading is right, given how sure its heading is. */
export const subheadingConfidence = (heading: number, { share, nextShare, nameStrength, lexical, isEnglish }: Evidence): number =>
  bounded(
    heading * logistic(-1.6 + 2.2 * share + 1.4 * (share - nextShare) + 0.7 * Math.min(2, nameStrength) + 0.6 * Math.min(1.5, lexical)),
    isEnglish,
  );
