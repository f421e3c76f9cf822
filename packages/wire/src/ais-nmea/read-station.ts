import type { AidToNavigationMessage, BaseStationMessage, WireTime } from '../message';
import { readWireTime } from '../vocabulary/wire-time';
import { positioning, readFinePosition, readHead, utcSecond, type AisDraft } from './ais-draft';
import { aidTypeWord, fixTypeWord } from './ais-words';
import { readDimensions } from './read-particulars';

/** Annex 8, 3.2: base station report (type 4) and the answer to a question for the time (type 11). */
export function readBaseStation(draft: AisDraft): BaseStationMessage {
  const { bits } = draft;
  const year = draft.known(38, 14, 0);
  const month = draft.upTo('month', 12, 52, 4, 0);
  const day = draft.known(56, 5, 0);
  const hour = draft.upTo('hour', 23, 61, 5, 24);
  const minute = draft.upTo('minute', 59, 66, 6, 60);
  const second = draft.upTo('second', 59, 72, 6, 60);
  const fixType = bits.unsigned(134, 4);
  const position = readFinePosition(draft, 78, 148);
  return {
    kind: 'base-station',
    ...readHead(draft, null, bits.bitCount < 168 ? null : bits.unsigned(149, 19), bits.unsigned(139, 9)),
    ...position,
    year,
    month,
    day,
    hour,
    minute,
    second,
    reported: utcTime(year, month, day, hour, minute, second),
    fixType: fixType === 0 ? null : fixType,
    fixTypeWord: fixTypeWord(fixType),
    controlsLongRange: bits.isSet(138),
  };
}

/** The UTC time as text and instant; null when any part of it is missing. */
function utcTime(...parts: readonly (number | null)[]): WireTime | null {
  if (parts.includes(null)) return null;
  const [year, month, day, hour, minute, second] = parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'));
  return readWireTime(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The name has so many characters in its field; the extension, if any, goes on behind them. */
const nameChars = 20;
const extensionAt = 272;

/** 3.19: aid-to-navigation report (type 21). */
export function readAidToNavigation(draft: AisDraft): AidToNavigationMessage {
  const { bits } = draft;
  const aidType = bits.unsigned(38, 5);
  const fixType = bits.unsigned(249, 4);
  const second = bits.unsigned(253, 6);
  const name = bits.readText(43, nameChars * 6);
  const extension = bits.readText(extensionAt, 84);
  const position = readFinePosition(draft, 163, 268);
  return {
    kind: 'aid-to-navigation',
    ...readHead(draft, null, null, bits.unsigned(271, 1)),
    ...position,
    aidType: aidType === 0 ? null : aidType,
    aidTypeWord: aidTypeWord(aidType),
    name: extension === null ? name : `${(name ?? '').padEnd(nameChars)}${extension}`,
    dimensions: readDimensions(draft, 219),
    fixType: fixType === 0 ? null : fixType,
    fixTypeWord: fixTypeWord(fixType),
    utcSecond: utcSecond(second),
    positioning: positioning(second),
    // The flag counts only beside a second of UTC (annex 8, table 70).
    isOffPosition: second < 60 ? bits.isSet(259) : null,
    regional: bits.unsigned(260, 8),
    isVirtual: bits.isSet(269),
    isAssigned: bits.isSet(270),
  };
}
