/** One heading or subheading as the product names it in its own words; the code has 2, 4 or 6 digits. */
export interface HsTitle {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
}

/**
 * Why a code is proposed, as data: `matched` a word of its title, `synonym` an everyday name, `own` a name the company
 * itself gave a code, `rule` a rule of classification (its name is the word), `material`, `form` … an attribute that both
 * name, `answered` an answer to the question, `excluded` the sibling (`code`) that a residual line leaves out, `usual` the
 * line most traded under that heading, where nothing in the name tells the subheading.
 */
export interface HsReason {
  readonly kind: 'matched' | 'synonym' | 'own' | 'rule' | 'attribute' | 'answered' | 'excluded' | 'usual';
  readonly word: string;
  readonly code?: string;
}

export interface HsCandidate {
  /** 6 digits, or 4 where no subheading is known. */
  readonly hsCode: string;
  readonly heading: string;
  /** Chinese, in plain words. */
  readonly name: string;
  /** Its part of this answer, 0 to 1; not a probability: see the confidences. */
  readonly share: number;
  readonly reason: readonly HsReason[];
}

/** One question that parts the candidates; whoever does not know leaves it. */
export interface HsQuestion {
  /** `material`, `form`, `state`, `use`, `make`, `wearer`, `part`, `drug`. */
  readonly attribute: string;
  readonly values: readonly { readonly value: string; readonly codes: readonly string[] }[];
}

export interface HsAnswer {
  /** Best first, ten at most. */
  readonly candidates: readonly HsCandidate[];
  /** The best three headings. */
  readonly headings: readonly HsCandidate[];
  /** How likely the first heading is right, 0 to 1. */
  readonly confidence4: number;
  /** How likely the first subheading is right, 0 to 1. */
  readonly confidence6: number;
  readonly question: HsQuestion | null;
}
