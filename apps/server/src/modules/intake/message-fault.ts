/**
 * Whether an error is the message's own: data that the database refuses
 * (classes 22, 23, 54) or that our own code trips over. Anything else is the
 * machine's fault, and what was wanted is tried again.
 */
export function isMessageAtFault(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string') return /^(22|23|54)/.test(code);
  return error instanceof TypeError || error instanceof RangeError;
}
