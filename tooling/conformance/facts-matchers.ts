import { aisMatcher } from './ais-facts/ais-matcher';
import type { FactsMatcher } from './facts-matcher';
import { documentMatcher } from './document-facts/document-matcher';
import { jt808Matcher } from './frame-facts/jt808-facts';
import { jt809Matcher } from './frame-facts/jt809-facts';

/** Every matcher, in the order in which an entry is offered to them. */
export const factsMatchers: readonly FactsMatcher[] = [aisMatcher, jt808Matcher, jt809Matcher, documentMatcher];
