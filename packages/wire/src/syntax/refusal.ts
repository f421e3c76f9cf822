import type { FindingCode } from './finding-texts';

/**
 * Why a stretch of input is refused, and where; thrown inside one reader and
 * caught by it. A bad file throws tens of thousands, and making the stack that
 * nobody reads would be most of their cost.
 */
export class Refusal extends Error {
  constructor(
    readonly code: FindingCode,
    readonly offset: number,
    readonly detail: string,
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(detail);
    Error.stackTraceLimit = stackTraceLimit;
  }
}
