import type { PortRules } from '../ports/index';
import type { FactKind, ReleaseRowDetail } from './fact';
import { portOfSource, portRules } from '../ports/index';
import { defaultPort, type PortCode } from '../vocabulary/port';
import type { SourceCode } from '../vocabulary/source';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The flags of a row that speaks the port's own words. A word that the profile
 * does not know is kept as it came and counts as "not yet"; an empty one says
 * nothing.
 */
export function readFlags(
  { flags, flagWords = {} }: PortRules,
  words: Readonly<Record<string, unknown>>,
): Pick<ReleaseRowDetail, 'flags' | 'flagCodes'> {
  const values: Mutable<ReleaseRowDetail['flags']> = {};
  let codes: Mutable<NonNullable<ReleaseRowDetail['flagCodes']>> | undefined;
  for (const { flag, word } of flags) {
    const said = words[word ?? ''];
    if (typeof said !== 'string' || said === '') continue;
    const value = flagWords[said];
    values[flag] = value ?? 'no';
    if (value === undefined) (codes ??= {})[flag] = said;
  }
  return codes ? { flags: values, flagCodes: codes } : { flags: values };
}

/** The profile by whose words a fact is told: its source's, else the one it concerns. */
export function rulesOfFact(source: SourceCode, port: PortCode | null): PortRules {
  return portRules(portOfSource(source) ?? port ?? defaultPort);
}

/**
 * The detail of a stored fact as rules read it today. Facts are never
 * rewritten: release rows from before flags had names of our own carry the
 * port's words.
 */
export function readStoredDetail(kind: FactKind, source: SourceCode, port: PortCode | null, stored: object): object {
  if (kind !== 'release-row' || 'flags' in stored) return stored;
  const { remark, receivedMs, loadedMs, ...words } = stored as Omit<ReleaseRowDetail, 'flags'> & Record<string, unknown>;
  return { ...readFlags(rulesOfFact(source, port), words), remark, receivedMs, loadedMs } satisfies ReleaseRowDetail;
}
