/** Vessel and voyage as users type them (R-5.3-01 to -04, R-5.3-23). */
import { foldFullWidth } from './bill-no';

/** Wire limit of a vessel name (an..35). */
export const vesselNameLengthMax = 35;
export const voyageLengthMax = 17;

/** Refusals, in the specification's words, the doubled one included (R-X-02). */
export const vesselVoyageTexts = {
  vessel: '船名只能是大写字母 数字 . -',
  voyage: '航次只能只能是大写字母 数字 .',
  voyageMark: '航次不能有 V.',
  tooLong: '船名最多 35 个字符，航次最多 17 个字符',
} as const;

/** The reason a vessel name is refused; null when it is fine. */
export function refuseVesselName(name: string): string | null {
  if (name.length > vesselNameLengthMax) return vesselVoyageTexts.tooLong;
  return /^[A-Z0-9.-]+$/.test(name) ? null : vesselVoyageTexts.vessel;
}

/**
 * What a name that is refused for its blanks is offered as (R-5.3-02): with points, and with dashes; one in small letters, in
 * capitals. None where that would not do either.
 */
export function offeredVesselNames(name: string): readonly string[] {
  const words = foldFullWidth(name).trim().toUpperCase();
  const names = /\s/.test(words) ? ['.', '-'].map((mark) => words.replace(/\s+/g, mark)) : [words];
  return names.filter((offered) => offered !== name && refuseVesselName(offered) === null);
}

/** The reason a voyage is refused; null when it is fine. */
export function refuseVoyage(voyage: string): string | null {
  if (voyage.length > voyageLengthMax) return vesselVoyageTexts.tooLong;
  if (/v\./i.test(voyage)) return vesselVoyageTexts.voyageMark;
  return /^[A-Z0-9 .]+$/.test(voyage) && voyage.trim() !== '' ? null : vesselVoyageTexts.voyage;
}

/** Where a voyage begins: after a slash, or after `V.` or `VOY` that is no end of a word. */
const parting = /\/|(?<![A-Z])(?:V\.|VOY(?:AGE)?\b\.?)/gi;
/** A voyage with its `V.`; what stands after a blank, a Chinese sign or a bracket speaks of something else. */
const voyageAhead = /^\s*(?:V(?:OY(?:AGE)?)?[. ]*(?=\d))?([^\s\p{Script=Han}\u3000-\u303F()[\],;:!?]*)/iu;

/** Letters before a ship's name that only say that it is one: `M/V`, `M.V.`, `MV`. */
const shipMark = /^\s*(?:M\/V|M\.V\.?|MV)[ ./-]+(?=\S)/i;

/** A ship's name, or a text that begins with one, without the letters that only say that it is one. */
export function withoutShipMark(name: string): string {
  return name.replace(shipMark, '');
}

/** A voyage without the letters that only say that it is one: `V.026W`, `V026W` and `VOY.026W` are `026W`. */
export function withoutVoyageMark(voyage: string): string {
  return voyage.replace(/^\s*V(?:OY(?:AGE)?)?[. ]*(?=\d)/i, '');
}

/** A line that names a call names it near its beginning: of a longer one each sign would be held against all that follows. */
const lookedAt = 400;

/** Splits "MSC.ANNA/425W", "MSC.ANNA V.425W" or "… v.425w" (R-5.3-23), whatever follows the voyage; null when there is nothing to split. */
export function splitVesselVoyage(line: string): { vesselName: string; voyage: string } | null {
  const text = line.slice(0, lookedAt);
  for (const at of text.matchAll(parting)) {
    const vesselName = text.slice(0, at.index).trim().toUpperCase();
    const ahead = voyageAhead.exec(text.slice(at.index + at[0].length))![1]!;
    const voyage = ahead.replace(/[^A-Z0-9]+$/i, '').toUpperCase();
    if (/\p{L}/u.test(vesselName) && voyage) return { vesselName, voyage };
  }
  return null;
}

/**
 * A name as lists and fields spell it, whoever wrote it: `CHONG MING PEARL` of a port's message is `CHONG.MING.PEARL`.
 * What it gives is never refused for its characters.
 */
export function spellVesselName(name: string): string {
  return (
    withoutShipMark(name)
      .trim()
      .toUpperCase()
      .replace(/[^A-Z0-9.-]+/g, '.')
      // From its first letter or digit to its last; a run of signs between two is passed over once (S-15).
      .replace(/^[.-]+|([.-]+)([A-Z0-9]?)/g, (_run, signs: string | undefined, next: string) => (signs && next ? signs + next : ''))
      .replace(/\.{2,}/g, '.')
  );
}

/**
 * A voyage as lists and fields spell it, whoever wrote it: `V.026W` and `026-W` are `026W`, and both parts of `026W/027E` stand
 * in `026W.027E`. What it gives is never refused for its characters, unless none is left.
 */
export function spellVoyage(voyage: string): string {
  return withoutVoyageMark(voyage)
    .trim()
    .toUpperCase()
    .replace(/\/+/g, '.')
    .replace(/[^A-Z0-9 .]+/g, '')
    .replace(/V\.+/g, 'V')
    .trim();
}

/** One spelling for comparing: wire files write a space where users must type '.' or '-' (R-5.3-02). */
export function vesselKey(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A call as every screen writes it, `MSC.ANNA / 087W`; what has no name is a dash, null where neither is known. */
export function callName(vesselName: string | null, voyage: string | null): string | null {
  return vesselName === null && voyage === null ? null : `${vesselName ?? '-'} / ${voyage ?? '-'}`;
}
