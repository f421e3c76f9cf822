/** How ships' calls are found in pasted text: chat, mails, two columns of a sheet (R-5.3-23, EU-22). */
import { foldFullWidth } from './bill-no';
import { hasChinese } from './input-filters';
import { withoutLinks } from './mail-and-links';
import {
  refuseVesselName,
  refuseVoyage,
  spellVesselName,
  splitVesselVoyage,
  vesselKey,
  vesselVoyageTexts,
  withoutShipMark,
} from './vessel-voyage';
import { visibleText } from './visible-text';

interface Call {
  readonly vesselName: string;
  readonly voyage: string;
}

/** No call stands in a line, a ship by its Chinese name alone, which no port knows, or what the server refuses. */
export type CallFault = 'unread' | 'chinese-name' | 'bad-voyage' | 'too-long';

/** One line of a pasted text, or the part of one that stands for itself. */
export interface CallLine {
  readonly line: string;
  /** The call, spelled as lists show it (`MSC.ANNA`, `425W`); null for a line that names none. */
  readonly call: Call | null;
  /** Why nothing is sent of it; null where it is. */
  readonly fault: CallFault | null;
  /** The same call stands further up. */
  readonly isRepeated: boolean;
}

const listMark = /^\s*(?:[①-⑳]|\(?\d{1,2}[.、):]\s*(?=[^\d\s])|\d{1,2}\t)\s*/;
const captions = /(?:船名航次|船名\/航次|船名|航次|VESSEL\/VOYAGE|VESSEL|VOYAGE|VSL|VOY)[ .]*[:：=]/gi;
/** The day or the hour that a line of a chat begins with. */
const moment = /^\s*(?:(?:\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?|\d{1,2}:\d{2}(?::\d{2})?)\s+)+/;
/** A count or a day: `2条船`, `23号截港`. */
const counted = /(?<![A-Z0-9.-])\d+(?=\p{Script=Han})/giu;
/** What parts the words about a ship from its name. */
const apart = /[\p{Script=Han}\u3000-\u303F:()[\],;!?@~]+/u;
/** A voyage as a word of its own: a figure in it, and no single digit, which ships have in their names. */
const voyageWord = /^(?=[A-Z0-9.-]*\d)[A-Z0-9.-]{2,17}$/;
const afterV = /^V(?=\d)/;

/** The ship's name at the end of a text, as lists spell it; its Chinese name where it has no other. */
function nameAtEnd(text: string): string {
  const latin = text.split(apart).findLast((run) => /[A-Z]/i.test(run));
  return latin === undefined ? text.trim() : spellVesselName(latin);
}

/** Vessel and voyage of one piece: parted by `/`, `V.` or a tab, or the voyage as a word after the name; null when no voyage stands there. */
function readCall(piece: string): Call | null {
  const bare = withoutShipMark(piece.replace(captions, ' ').replace(moment, '')).trim();
  const tab = bare.indexOf('\t');
  const split = splitVesselVoyage(tab === -1 ? bare : `${bare.slice(0, tab).trimEnd()}/${bare.slice(tab).trimStart()}`);
  if (split === null) return readWords(bare.replace(counted, ' '));
  // `S/O`, `N/A`: the head of a column, or nothing.
  if (/^[A-Z]{1,2}$/.test(split.vesselName) && /^[A-Z]{1,2}$/.test(split.voyage)) return null;
  return { vesselName: nameAtEnd(split.vesselName), voyage: split.voyage };
}

/** Vessel and voyage of words that nothing parts. */
function readWords(text: string): Call | null {
  const runs = text.toUpperCase().split(apart);
  for (const run of runs) {
    const words = run.trim().split(/\s+/);
    const at = words.findLastIndex((word) => voyageWord.test(word.replace(afterV, '')));
    const name = words.slice(0, Math.max(0, at)).join(' ');
    if (/[A-Z]/.test(name)) return { vesselName: spellVesselName(name), voyage: words[at]!.replace(afterV, '') };
  }
  // The ship's Chinese name stands between the two, or alone.
  const alone = runs.map((run) => run.trim()).find((run) => voyageWord.test(run.replace(afterV, '')));
  const vesselName = alone === undefined ? '' : nameAtEnd(text.slice(0, text.toUpperCase().indexOf(alone)));
  return /\p{L}/u.test(vesselName) ? { vesselName, voyage: alone!.replace(afterV, '') } : null;
}

/** Why the server would not take a call; null when it would. */
function faultOf({ vesselName, voyage }: Call): CallFault | null {
  if (hasChinese(vesselName)) return 'chinese-name';
  const [name, number] = [refuseVesselName(vesselName), refuseVoyage(voyage)];
  if (name === vesselVoyageTexts.tooLong || number === vesselVoyageTexts.tooLong) return 'too-long';
  // Letters that are neither Chinese nor English.
  return name !== null ? 'chinese-name' : number !== null ? 'bad-voyage' : null;
}

/** A name and its voyage are shorter: what is longer is read once, and not again with each figure behind it. */
const pieceMax = 200;

/** Pieces of a line that a comma parts: each a call of its own, but a voyage belongs to the name before it. */
function cutLine(line: string): string[] {
  const pieces: string[] = [];
  for (const piece of line.replace(listMark, '').split(/[,、]/)) {
    const before = pieces.at(-1);
    const isVoyage = voyageWord.test(
      piece
        .trim()
        .toUpperCase()
        .replace(/^V\.?(?=\d)/, ''),
    );
    if (before !== undefined && before.length < pieceMax && isVoyage && readCall(before) === null)
      pieces[pieces.length - 1] = `${before.trim()} ${piece.trim()}`;
    else pieces.push(piece);
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** The lines of a pasted text with the calls that they name, in their order. */
export function findCalls(text: string): CallLine[] {
  const seen = new Set<string>();
  return foldFullWidth(withoutLinks(visibleText(text)))
    .split(/[\r\n;]+/)
    .flatMap(cutLine)
    .map((line) => {
      const call = readCall(line);
      if (call === null) return { line, call, fault: 'unread' as const, isRepeated: false };
      const key = `${vesselKey(call.vesselName)}/${vesselKey(call.voyage)}`;
      const isRepeated = seen.has(key);
      seen.add(key);
      return { line, call, fault: faultOf(call), isRepeated };
    });
}
