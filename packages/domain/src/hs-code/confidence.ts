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
const englishCap = 0.85;
const chineseCap = 0.97;

/** A heading that shares its answer with others is no surer than its share allows. */
const boundedByShare = (value: number, share: number): number => Math.min(value, 0.35 + 0.65 * share);

const bounded = (value: number, isEnglish: boolean): number => Math.min(isEnglish ? englishCap : chineseCap, Math.max(0, value));

/**
 * How likely the first heading is right, 0 to 1. Weights of a logistic model over our labelled names and tariff wording
 * no table of ours holds: of each ten answers at one confidence about so many are right, in both languages.
 */
export const headingConfidence = ({ share, nextShare, nameStrength, lexical, known, isEnglish }: Evidence): number => {
  const sum = -2.75 + 2.57 * (share - nextShare) + 0.33 * Math.min(2, nameStrength) + 2.9 * Math.min(1.5, lexical) - 0.76 * known;
  return bounded(boundedByShare(logistic(sum + (isEnglish ? 0 : 0.48)), share), isEnglish);
};

/** How likely the first subheading is right, given how sure its heading is; shares are those inside the heading. */
export const subheadingConfidence = (heading: number, { share, nextShare, nameStrength, lexical, isEnglish }: Evidence): number =>
  bounded(
    heading *
      logistic(
        -4.19 +
          0.61 * share +
          2.04 * (share - nextShare) +
          0.52 * Math.min(2, nameStrength) +
          2.3 * Math.min(1.5, lexical) +
          (isEnglish ? 0 : 0.92),
      ),
    isEnglish,
  );
