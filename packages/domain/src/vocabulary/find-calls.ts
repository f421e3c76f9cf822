/** How ships' calls are found in pasted text: chat, mails, two columns of a sheet (R-5.3-23, EU-22). */
import { foldFullWidth } from './bill-no';
import { hasChinese } from './input-filters';
import { splitVesselVoyage, vesselKey } from './vessel-voyage';

/** One line of a pasted text, or the part of one that stands for itself. */
export interface CallLine {
  readonly line: string;
  /** The call, spelled as lists show it (`MSC.ANNA`, `425W`); null for a line that names none. */
  readonly call: { readonly vesselName: string; readonly voyage: string } | null;
  /** No call stands there, or a ship by its Chinese name alone, which no port knows. */
  readonly fault: 'unread' | 'chinese-name' | null;
  /** The same call stands further up. */
  readonly isRepeated: boolean;
}

const listMark = /^\s*(?:[①-⑳]|\d{1,2}[.、)]\s)\s*/;
const captions = /(?:船名航次|船名\/航次|船名|航次|VESSEL\/VOYAGE|VESSEL|VOYAGE|VSL|VOY)[ .]*[:：=]/gi;
/** A voyage as the last word: a figure in it, and no single digit, which ships have in their names. */
const voyageWord = /^(?=[A-Z0-9.-]*\d)[A-Z0-9.-]{2,17}$/;
const afterV = /^V(?=\d)/;

/** A ship's name as lists spell it: its English part, dots for blanks. */
function spellName(text: string): string {
  const latin = text
    .replace(/[\p{Script=Han}]+/gu, ' ')
    .replace(/[()[\]]/g, ' ')
    .trim();
  return latin === '' ? text.trim() : latin.toUpperCase().replace(/\s+/g, '.');
}

/** Vessel and voyage of one piece: parted by `/`, `V.`, a tab, or the voyage as last word; null when no voyage stands there. */
function readCall(piece: string): { vesselName: string; voyage: string } | null {
  const bare = piece.replace(listMark, '').replace(captions, ' ').trim();
  const split = splitVesselVoyage(bare.replace(/\s*\t+\s*/, '/'));
  if (split) return { vesselName: spellName(split.vesselName), voyage: split.voyage.replace(afterV, '') };
  const words = bare.toUpperCase().split(/\s+/);
  const voyage = words.at(-1)!.replace(afterV, '');
  const name = words.slice(0, -1).join(' ');
  return voyageWord.test(voyage) && /\p{L}/u.test(name) ? { vesselName: spellName(name), voyage } : null;
}

/** Pieces of a line that a comma parts: each a call of its own, but a voyage belongs to the name before it. */
function cutLine(line: string): string[] {
  const pieces: string[] = [];
  for (const piece of line.split(/[,、]/)) {
    const before = pieces.at(-1);
    const isVoyage = voyageWord.test(
      piece
        .trim()
        .toUpperCase()
        .replace(/^V\.?(?=\d)/, ''),
    );
    if (before !== undefined && isVoyage && readCall(before) === null) pieces[pieces.length - 1] = `${before.trim()} ${piece.trim()}`;
    else pieces.push(piece);
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** The lines of a pasted text with the calls that they name, in their order. */
export function findCalls(text: string): CallLine[] {
  const seen = new Set<string>();
  return foldFullWidth(text)
    .split(/[\r\n;]+/)
    .flatMap(cutLine)
    .map((line) => {
      const call = readCall(line);
      if (call === null) return { line, call, fault: 'unread' as const, isRepeated: false };
      const key = `${vesselKey(call.vesselName)}/${vesselKey(call.voyage)}`;
      const isRepeated = seen.has(key);
      seen.add(key);
      return { line, call, fault: hasChinese(call.vesselName) ? ('chinese-name' as const) : null, isRepeated };
    });
}
