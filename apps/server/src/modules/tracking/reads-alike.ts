import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a person reads the same in two statuses of a bill or of a call: what moves whenever a source
 * merely repeats itself is passed over: of the port's rows, 87 in 100 changes
 * move the compare time alone (domain guide 2.6).
 *
 * @param before a status as stored. One of another derivation may have other
 * fields: those that only one of the two has are no news, the others are compared.
 */
export function readsAlike(before: unknown, now: object): boolean {
  return isAlike(withoutAge(before), withoutAge(now));
}

function withoutAge(status: unknown): unknown {
  if (!isRecord(status)) return status;
  const { derivation: _derivation, heardMs: _heard, source: _source, factCount: _count, strip, bar, ...rest } = status;
  return { ...rest, strip: withoutTimes(strip), bar: withoutTimes(bar) };
}

function withoutTimes(nodes: unknown): unknown {
  if (!isRecord(nodes)) return nodes;
  return Object.fromEntries(
    Object.entries(nodes).map(([code, node]) => {
      if (!isRecord(node)) return [code, node];
      const { atMs: _at, source: _source, ...rest } = node;
      return [code, rest];
    }),
  );
}

function isAlike(before: unknown, now: unknown): boolean {
  if (isRecord(before) && isRecord(now)) {
    return Object.keys(before).every((key) => !Object.hasOwn(now, key) || isAlike(before[key], now[key]));
  }
  if (Array.isArray(before) && Array.isArray(now)) {
    return before.length === now.length && before.every((item, index) => isAlike(item, now[index]));
  }
  return isDeepStrictEqual(before, now);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
