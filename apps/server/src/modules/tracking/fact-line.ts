import { isOfShip, type NewFact } from '@mastlight/domain/tracking/fact';
import { vesselCodeKey } from '@mastlight/domain/tracking/vessel-call';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { jsonText } from '../../platform/db/json-text';
import { copyText, copyTime } from './copy-values';
import { isTimeless } from './fact-digest';

/** Columns of a line, in its order. */
export const lineColumns = `port, source, kind, function, reference, bill_no, container_no, vessel_name, vessel_code,
  voyage, terminal, happened_at, happened_raw, said_at, detail, message_id, heard_at, digest, subject_digest,
  vessel_key, vessel_code_key`;

/**
 * What makes a fact the same fact: what is said, by whom, in which document,
 * about what, happening when. Not when we heard it, nor in which file. It is
 * also the first part of the fact's line for COPY, so that it is put together
 * once: most of the work of a large file is here.
 */
export function factIdentity(fact: NewFact): string {
  return `${copyText(fact.port)}\t${fact.source}\t${fact.kind}\t${fact.function}\t${copyText(fact.reference)}\t${copyText(
    fact.billNo,
  )}\t${copyText(fact.containerNo)}\t${copyText(fact.vesselName)}\t${copyText(fact.vesselCode)}\t${copyText(
    fact.voyage,
  )}\t${copyText(fact.terminal)}\t${copyTime(fact.happenedMs)}\t${copyText(fact.happenedRaw)}\t${copyTime(
    fact.saidMs,
  )}\t${copyText(detailJson(fact))}`;
}

/** The line of a fact: its identity, and what is not part of it. */
export function factLine(fact: NewFact, identity: string, digest: string, subject: string | null): string {
  const isAboutCall = isOfShip(fact);
  const vessel = isAboutCall && fact.vesselName ? copyText(vesselKey(fact.vesselName)) : '\\N';
  const vesselCode = isAboutCall && fact.vesselCode ? copyText(vesselCodeKey(fact.vesselCode)) : '\\N';
  const about = subject === null ? '\\N' : `\\\\x${subject}`;
  return `${identity}\t${fact.messageId}\t${copyTime(fact.heardMs)}\t\\\\x${digest}\t${about}\t${vessel}\t${vesselCode}\n`;
}

/**
 * The detail as JSON that jsonb takes: without what was not told, and without
 * NUL and half surrogate pairs, which jsonb does not know and a port's row may
 * hold. jsonb forgets the order of fields, so that of timeless statements,
 * which are compared with stored ones, is that of their names.
 */
function detailJson(fact: NewFact): string {
  const detail = fact.detail as unknown as Readonly<Record<string, unknown>>;
  const told: Record<string, unknown> = {};
  const sorted = isTimeless(fact) ? Object.keys(detail).sort() : null;
  const keys = sorted ?? Object.keys(detail);
  for (const key of keys) {
    const value = detail[key];
    if (value !== null && value !== undefined) told[key] = keys === sorted ? inOrder(value) : value;
  }
  return jsonText(told);
}

/** An object with its fields in the order of their names; anything else as it is. */
function inOrder(value: unknown): unknown {
  return typeof value === 'object' ? Object.fromEntries(Object.entries(value!).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
