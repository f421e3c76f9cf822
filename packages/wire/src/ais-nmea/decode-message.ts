import type { AisMessage } from '../message';
import type { FindingCode } from '../syntax/finding-texts';
import { isImoNumber } from '../vocabulary/vessel-code';
import type { AisDraft } from './ais-draft';
import { otherLayouts } from './other-fields';
import { readOther } from './read-other';
import { readPosition } from './read-position';
import { readStaticReport, readStaticVoyage } from './read-static';
import { readAidToNavigation, readBaseStation } from './read-station';

/** How remarks about a message are told. */
export type TellFlaw = (code: FindingCode, detail: string) => void;

/** Bits of a type as the standard writes it, and those without which it says nothing. */
interface MessageLength {
  readonly least: number;
  readonly whole: number;
}

/** Whole lengths of ITU-R M.1371-5 annex 8; senders leave out the end of some. */
const lengths: readonly (MessageLength | undefined)[] = Array.from({ length: 64 }, (_, type) => {
  const own: Readonly<Record<number, MessageLength>> = {
    1: { least: 149, whole: 168 },
    2: { least: 149, whole: 168 },
    3: { least: 149, whole: 168 },
    4: { least: 149, whole: 168 },
    5: { least: 302, whole: 422 },
    9: { least: 148, whole: 168 },
    11: { least: 149, whole: 168 },
    18: { least: 148, whole: 168 },
    19: { least: 306, whole: 312 },
    21: { least: 271, whole: 272 },
    24: { least: 160, whole: 160 },
    27: { least: 95, whole: 96 },
  };
  const other = otherLayouts[type];
  return own[type] ?? (other && { least: other.least, whole: other.least });
});

/** Part B of type 24 is longer than part A: its dimensions end here. */
const partBLeast = 162;

/** Types whose position takes one slot of 168 bits, so that more is a mistake of the sender. */
const isOneSlot = (type: number): boolean => type <= 4 || type === 9 || type === 11 || type === 18;

/**
 * Reads the message in `draft` into its kind. What is missing at its end is
 * null; a message that lacks more, or is of no known type, is refused.
 *
 * @returns null when it is refused, after telling why
 */
export function decodeMessage(draft: AisDraft, tell: TellFlaw): AisMessage | null {
  const { bits } = draft;
  const type = bits.unsigned(0, 6);
  const length = lengths[type];
  if (length === undefined) {
    tell('unsupported-message', `AIS ${type}`);
    return null;
  }
  if (bits.bitCount < length.least) {
    tell('ais-cut-off', `${type}, ${bits.bitCount}`);
    return null;
  }
  if (bits.bitCount < length.whole) tell('ais-short', `${type}, ${bits.bitCount}`);
  else if (bits.bitCount > length.whole && isOneSlot(type) && bits.bitCount > 174) {
    tell('ais-long', `${type}, ${bits.bitCount}`);
  }
  draft.outOfRange = null;
  const message = readByType(draft, type, tell);
  if (message !== null) tellFlaws(message, tell);
  return message;
}

function readByType(draft: AisDraft, type: number, tell: TellFlaw): AisMessage | null {
  switch (type) {
    case 1:
    case 2:
    case 3:
    case 9:
    case 18:
    case 19:
    case 27:
      return readPosition(draft, type);
    case 4:
    case 11:
      return readBaseStation(draft);
    case 5:
      return readStaticVoyage(draft);
    case 21:
      return readAidToNavigation(draft);
    case 24:
      return readPartOfStatic(draft, tell);
    default:
      return readOther(draft, type);
  }
}

function readPartOfStatic(draft: AisDraft, tell: TellFlaw): AisMessage | null {
  const isCut = draft.bits.unsigned(38, 2) === 1 && draft.bits.bitCount < partBLeast;
  const report = isCut ? null : readStaticReport(draft);
  if (report === null) tell(isCut ? 'ais-cut-off' : 'ais-part', `24, ${draft.bits.bitCount}`);
  return report;
}

function tellFlaws(message: AisMessage, tell: TellFlaw): void {
  if (message.mmsi === 0 || message.mmsi > 999_999_999) tell('ais-mmsi', String(message.mmsi));
  if (message.outOfRange !== null) {
    const values = Object.entries(message.outOfRange).map(([name, value]) => `${name} ${value}`);
    tell('ais-out-of-range', values.join(', '));
  }
  if (message.kind === 'vessel-static' && message.imo !== null && !isImoNumber(message.imo)) {
    tell('ais-imo', message.imo);
  }
}
