/**
 * Signs of shipping lines (R-7.4-97), of our own drawing: a flag with the line's code in a colour of its own. No line's trade mark
 * is used; who sees it reads the code he knows from bills.
 */
import { carriers } from './carrier';

export interface LineSign {
  readonly code: string;
  /** Of the flag, as CSS writes it; dark enough for white letters on both themes. */
  readonly ground: string;
}

/** Hues far enough apart to be told in a list, in degrees; two lines may share one, their letters differ. */
const hues = [212, 4, 150, 266, 30, 190, 326, 96, 240, 350, 172, 48];

/** The sign of each line of `carriers`, by its code. */
export const lineSigns: ReadonlyMap<string, LineSign> = new Map(
  carriers.map(({ code }, at) => [code, { code, ground: `hsl(${hues[at % hues.length]!} 62% 28%)` }]),
);

/** The codes of all lines that have a sign. */
export const signedLines = carriers.map(({ code }) => code) as [string, ...string[]];

/** The sign as an SVG of 48 by 30, for who shows it beside a name. Only codes of our own list are drawn. */
export function drawLineSign({ code, ground }: LineSign): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="30" viewBox="0 0 48 30" role="img">',
    `<title>${code}</title><path d="M3 2h42a3 3 0 0 1 3 3v16q-6 4-12 2t-12 2-12 2-12-2V5a3 3 0 0 1 3-3z" fill="${ground}"/>`,
    `<text x="24" y="17.5" fill="#fff" font-family="monospace" font-size="13" font-weight="600" text-anchor="middle">${code}</text></svg>`,
  ].join('');
}
