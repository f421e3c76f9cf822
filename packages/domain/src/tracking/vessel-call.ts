import { groupBy } from '../vocabulary/group-by';
import { isImoNo } from '../vocabulary/imo-no';
import { spellVoyage, vesselKey, withoutShipMark } from '../vocabulary/vessel-voyage';

/** One ship on one voyage, as some source spells it. */
export interface VesselCall {
  readonly vesselName: string | null;
  readonly vesselCode: string | null;
  readonly voyage: string | null;
}

/** Vessel code without its scheme's prefix: receipts write `UN9314210` or `CN9314210` for what others call `9314210`. */
export function vesselCodeKey(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(UN|CN)(?=.{3})/, '');
}

/** One spelling of a voyage for comparing. */
export function voyageKey(voyage: string): string {
  return voyage.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** One spelling of a call, for grouping statements of one source; '' when it names no ship. */
export function callKey(call: VesselCall): string {
  const vessel = call.vesselName ? vesselKey(call.vesselName) : call.vesselCode ? vesselCodeKey(call.vesselCode) : '';
  return vessel === '' && call.voyage === null ? '' : `${vessel}/${voyageKey(call.voyage ?? '')}`;
}

/**
 * As `callKey`, for grouping what is said of several ships: where the ships of
 * one name and voyage are told by different IMO numbers, each has its own key,
 * and what tells no number is of none of them.
 */
export function callKeysAmong(calls: readonly VesselCall[]): (call: VesselCall) => string {
  const shared = new Set([...groupBy(calls, callKey)].filter(([, named]) => imosOf(named).length > 1).map(([key]) => key));
  return (call) => {
    const key = callKey(call);
    return shared.has(key) ? `${key}/${imoOf(call) ?? ''}` : key;
  };
}

/** The IMO number by which a call names its ship; null where it names it otherwise, or by a number whose check digit is wrong. */
export function imoOf({ vesselCode }: VesselCall): string | null {
  const key = vesselCode === null ? '' : vesselCodeKey(vesselCode);
  return isImoNo(key) ? key : null;
}

/** The different ships that calls name by their IMO numbers, in order. */
export function imosOf(calls: readonly VesselCall[]): readonly string[] {
  return [...new Set(calls.map(imoOf).filter((imo) => imo !== null))].sort();
}

/**
 * Whether two sources speak of the same call. Ships of one name and voyage are
 * two where both sources tell their IMO numbers and these differ.
 */
export function isSameCall(a: VesselCall, b: VesselCall): boolean {
  return !isOtherShip(a, b) && isAlikeCall(a, b);
}

/** Whether both tell the IMO numbers of their ships, and these differ. */
export function isOtherShip(a: VesselCall, b: VesselCall): boolean {
  const [imoA, imoB] = [imoOf(a), imoOf(b)];
  return imoA !== null && imoB !== null && imoA !== imoB;
}

/**
 * Whether two sources name the same ship and voyage, whatever IMO numbers they
 * tell: enough where the number of a box says the rest. Container numbers are
 * used again and again, so what cannot be compared is never taken for the same.
 */
export function isAlikeCall(a: VesselCall, b: VesselCall): boolean {
  if (a.voyage === null || b.voyage === null || !isSameVoyage(a.voyage, b.voyage)) return false;
  if (a.vesselName && b.vesselName && vesselKey(a.vesselName) === vesselKey(b.vesselName)) return true;
  return Boolean(a.vesselCode && b.vesselCode && vesselCodeKey(a.vesselCode) === vesselCodeKey(b.vesselCode));
}

/** Some terminals append E or I to the voyage to tell export from import (domain guide 2.3). */
function isSameVoyage(a: string, b: string): boolean {
  return voyageKeysOf(a).includes(voyageKey(b));
}

/** Every spelling that is taken for the same voyage, for finding them by it; none where nothing is told. */
export function voyageKeysOf(voyage: string): readonly string[] {
  const key = voyageKey(voyage);
  if (key === '') return [];
  const bare = /^.+[EI]$/.test(key) ? [key.slice(0, -1)] : [];
  return [key, `${key}E`, `${key}I`, ...bare];
}

/**
 * Whether two sources certainly speak of two calls: of two ships, or of two voyages of one. What cannot be compared is no
 * change, nor is another spelling of the same (`MV ALPHA`, `V.026W` for `026W`, one half of `026W/027E`).
 */
export function isDifferentCall(a: VesselCall, b: VesselCall): boolean {
  if (!a.voyage || !b.voyage) return false;
  const names = bothOf(a.vesselName, b.vesselName, shipNameKey);
  // Customs tells a ship by its IMO number, a port often by a call sign or a code of its own: only two of one scheme tell two ships.
  const codes = bothOf(a.vesselCode, b.vesselCode, vesselCodeKey, isImoNo);
  if (names === 'same' || codes === 'same') return !areOneVoyage(a.voyage, b.voyage);
  return names === 'other' || codes === 'other';
}

/** How two spellings compare; null: one of them tells nothing, or they are not of one kind. */
function bothOf(
  a: string | null,
  b: string | null,
  keyOf: (text: string) => string,
  isTelling: (key: string) => boolean = (key) => key !== '',
): 'same' | 'other' | null {
  const [left, right] = [keyOf(a ?? ''), keyOf(b ?? '')];
  if (left !== '' && left === right) return 'same';
  return isTelling(left) && isTelling(right) ? 'other' : null;
}

/** A ship's name without the letters that only say that it is one. */
function shipNameKey(name: string): string {
  return vesselKey(withoutShipMark(name));
}

function areOneVoyage(a: string, b: string): boolean {
  return voyagePartsOf(a).some((left) => voyagePartsOf(b).some((right) => isSameVoyage(left, right) || isSameVoyage(right, left)));
}

/** What a voyage may be meant by: each half of an inward and an outward one, without `V.` and leading noughts. */
function voyagePartsOf(voyage: string): readonly string[] {
  return [voyage, ...voyage.split('/')].map((part) => voyageKey(spellVoyage(part)).replace(/^0+(?=.)/, ''));
}
