import { PassedOver } from '../syntax/passed-over';
import type { FormatReader } from '../format-reader';
import type { ReleaseRow, TrackRow, VesselCall, VgmRow } from '../message';
import { skipBlank } from '../syntax/charset';
import type { WirePlace } from '../syntax/finding-log';
import type { ReadingCollector } from '../syntax/reading-collector';
import type { RowKind } from './fields-of-kind';
import { isGateRow, readGateRow } from './read-gate-row';
import { readRowDocument, rowsPerStep } from '../syntax/read-row-document';
import { asJsonBytes, JsonCursor, JsonNumber, JsonObject, JsonRefusal, type JsonValue } from '../syntax/read-json';
import { isCallRow, isPlanRow, readPlanRow } from './read-plan-row';
import { isReleaseRow, readReleaseRow } from './read-release-row';
import { isTrackEntry, readTrackEntry } from './read-track-entry';
import { isVgmRow, readVgmRow } from './read-vgm-row';
import { Row } from './row';
import { ningboExcerpt } from './excerpt';

/**
 * Reads the port's query answers: JSON `{code,msg,data:{list}}`, a bare array
 * or a bare row, one document or several in a row. A bad row is left out; a
 * document with rows of which none can be read is refused; an empty list is an
 * answer and no mistake.
 */
export const ningboRows: FormatReader = {
  format: 'ningbo-rows',
  words: { name: ['口岸查询 JSON', 'Port query JSON'], piece: ['条记录', 'record'] },
  isEdited: true,
  recognizes: (head) => head.startsWith('{') || head.startsWith('['),
  read: readNingboRows,
  excerpt: ningboExcerpt,
};

function* readNingboRows(bytes: Buffer, out: ReadingCollector): Generator<void> {
  const input = asJsonBytes(bytes, out.log);
  let from = 0;
  while (skipBlank(input, from) < input.length) {
    try {
      const cursor = new JsonCursor(input, from, out.log);
      yield* takeDocument(yield* readRowDocument(cursor, rowHolders), { offset: from }, out);
      from = cursor.at;
      yield;
    } catch (refusal) {
      if (!(refusal instanceof JsonRefusal)) throw refusal;
      out.log.refuse(refusal.code, { offset: refusal.offset }, refusal.detail);
      return;
    }
  }
}

/** Members of an answer that hold its rows, or an object that does. */
const rowLists = ['list', 'rows', 'records'];
const rowHolders: ReadonlySet<string> = new Set([...rowLists, 'data']);

function* takeDocument(value: JsonValue, place: WirePlace, out: ReadingCollector): Generator<void> {
  const list = findList(value);
  if (list === null) {
    const answer = value instanceof JsonObject ? value.fields : new Map<string, JsonValue>();
    // A service that says it went well and has nothing to tell has answered.
    if (isSuccess(answer)) return;
    const result = resultNames.find((name) => answer.has(name));
    const said = show(answer.get('msg')) || show(answer.get('errmsg'));
    if (result !== undefined) out.log.refuse('port-refused', place, `${show(answer.get(result))} ${said}`);
    else out.log.refuse('unknown-row', place);
    return;
  }
  yield* takeRows(list, place, out);
}

/** How services call the number of their result; rows have none of these. */
const resultNames = ['code', 'errcode', 'errCode'];

/** 0 and 200 in any spelling, or `success: true`, are how services say that nothing is wrong. */
function isSuccess(answer: ReadonlyMap<string, JsonValue>): boolean {
  if (answer.get('success') === true) return true;
  const told = [...resultNames, 'status'].find((name) => answer.has(name));
  return told !== undefined && /^(?:0+|2000*|ok|success)$/i.test(show(answer.get(told)));
}

/** The rows of `{data:{list}}`, `{data:[]}`, `{list}`, `[]`, or a single row. */
function findList(value: JsonValue | undefined): readonly JsonValue[] | null {
  if (Array.isArray(value)) return value as readonly JsonValue[];
  if (!(value instanceof JsonObject)) return null;
  const { fields } = value;
  for (const name of rowLists) {
    const list = fields.get(name);
    if (Array.isArray(list)) return list as readonly JsonValue[];
  }
  if (fields.has('data')) return findList(fields.get('data'));
  return fields.size === 0 || resultNames.some((name) => fields.has(name)) ? null : [value];
}

function show(value: JsonValue | undefined): string {
  if (value instanceof JsonNumber) return value.raw;
  return typeof value === 'string' ? value : '';
}

function* takeRows(list: readonly JsonValue[], place: WirePlace, out: ReadingCollector): Generator<void> {
  const { log } = out;
  const releases: ReleaseRow[] = [];
  const calls: VesselCall[] = [];
  const tracks: TrackRow[] = [];
  const masses: VgmRow[] = [];
  const passedOver = new PassedOver(log);
  let read = 0;
  for (const [index, value] of list.entries()) {
    if (index > 0 && index % rowsPerStep === 0) yield;
    if (!(value instanceof JsonObject)) {
      log.note('wrong-type', { ...place, segment: index + 1 }, `[${index}]`);
      continue;
    }
    const row = new Row(value, { offset: value.offset, segment: index + 1 }, log);
    const tell = (kind: RowKind): void => {
      for (const name of row.unreadNames(kind)) passedOver.add(row.place, name);
    };
    if (isReleaseRow(row)) {
      const release = readReleaseRow(row);
      if (release) releases.push(release);
      tell('release');
      read += release ? 1 : 0;
    } else if (isTrackEntry(row)) {
      const entry = readTrackEntry(row);
      for (const told of entry?.rows ?? []) tracks.push(told);
      for (const move of entry?.moves ?? []) out.accept(move, 1, row.place);
      tell('track');
      read += entry ? 1 : 0;
    } else if (isVgmRow(row)) {
      const mass = readVgmRow(row);
      if (mass) masses.push(mass);
      tell('vgm');
      read += mass ? 1 : 0;
    } else if (isPlanRow(row)) {
      const call = readPlanRow(row);
      if (call) calls.push(call);
      tell('plan');
      read += call ? 1 : 0;
    } else if (isGateRow(row)) {
      const gate = readGateRow(row);
      if (gate) out.accept(gate, 1, row.place);
      tell(gate?.move === 'out' ? 'gate-out' : 'gate-in');
      read += gate ? 1 : 0;
    } else if (isCallRow(row)) {
      const call = readPlanRow(row);
      if (call) calls.push(call);
      tell('plan');
      read += call ? 1 : 0;
    } else {
      log.note('unknown-row', row.place);
    }
  }
  const head = { reference: null, function: 'original', prepared: null, vessel: null } as const;
  if (releases.length > 0) {
    out.accept({ kind: 'release-rows', type: 'npp', ...head, rows: releases }, releases.length, place);
  }
  if (calls.length > 0) out.accept({ kind: 'vessel-plan', type: 'vessel-plan', ...head, calls }, calls.length, place);
  if (masses.length > 0) out.accept({ kind: 'vgm-rows', type: 'vgm', ...head, rows: masses }, masses.length, place);
  if (tracks.length > 0) out.accept({ kind: 'track-rows', type: 'track', ...head, rows: tracks }, tracks.length, place);
  passedOver.tell(read > 0);
  if (read === 0 && list.length > 0) log.refuse('no-rows', place);
}
