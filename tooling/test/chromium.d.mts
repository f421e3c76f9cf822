/** Path of a Chromium, Chrome or Edge on this machine; null when there is none. */
export function findChromium(): Promise<string | null>;
export function ensureChromium(tell: (text: string) => void): Promise<string>;
