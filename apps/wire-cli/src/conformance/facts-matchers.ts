import { aisMatcher } from './ais-facts/ais-matcher';
import type { FactsMatcher } from './facts-matcher';
import { documentMatcher } from './document-facts/document-matcher';

/** Every matcher, in the order in which an entry is offered to them. */
export const factsMatchers: readonly FactsMatcher[] = [aisMatcher, documentMatcher];
