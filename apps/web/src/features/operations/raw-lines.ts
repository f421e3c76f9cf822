import { spellHidden } from '../../platform/spell-hidden';

/** Lines of a raw message that are shown, and letters of each: what was sent may be anything. */
export const shownLinesMax = 500;
const lineLengthMax = 2_000;

/** The lines of a raw message; a segment of EDIFACT or a record of a platform file is one, whether its sender broke lines or not. */
export function linesOf(text: string, format: string | null): readonly string[] {
  const isSegmented = format === 'edifact' || format === 'flat-cn';
  const lines = (isSegmented ? text.replaceAll(/(?<!\?)'(?:\r?\n)*/g, "'\n").replace(/\n$/, '') : text).split(/\r?\n/, shownLinesMax + 1);
  return lines.map((line) => spellHidden(line.length > lineLengthMax ? `${line.slice(0, lineLengthMax)}…` : line));
}

const bytesOfLine = 16;

/** Bytes as they are told by hand: place, sixteen of them in hex, and what of them is a letter of ASCII. */
export function hexLinesOf(hex: string, from: number): readonly string[] {
  const lines: string[] = [];
  for (let at = 0; at < hex.length; at += bytesOfLine * 2) {
    const bytes = hex.slice(at, at + bytesOfLine * 2).match(/../g) ?? [];
    const letters = bytes.map((byte) => {
      const code = Number.parseInt(byte, 16);
      return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : '.';
    });
    const place = (from + at / 2).toString(16).padStart(8, '0');
    lines.push(`${place}  ${bytes.join(' ').padEnd(bytesOfLine * 3 - 1)}  ${letters.join('')}`);
  }
  return lines;
}
