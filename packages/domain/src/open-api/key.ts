/** How a key looks: whoever finds one in a log or a repository sees what it is. */
export const keyPrefix = 'mlk_';

const shape = /^mlk_[A-Za-z0-9_-]{43}$/;

/** Whether a text may be a key; one that cannot is not looked up. */
export function isKeyShaped(text: string): boolean {
  return shape.test(text);
}

/** What is shown of a key once it is made. */
export const keyTail = (key: string): string => key.slice(-4);
