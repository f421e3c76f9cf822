import type { AisMessage, WireMessage } from '@mastlight/wire';
import { inputNames } from '../entry-input';
import type { FactOutcome, FactsEntry, FactsMatcher } from '../facts-matcher';
import { isSaid } from './compare-ais';
import { sayAis } from './say-ais';

/** What the authors write beside their facts: the test they are from, the input, and where their own program read it. */
const notes: ReadonlySet<string> = new Set([...inputNames, 'test', 'group', 'device']);

const silence = '—';

/** The matcher for AIS messages in the words of libais, gpsd and pyais. */
export const aisMatcher: FactsMatcher = {
  accepts: (path, { stated }) => /(^|\/)ais(\/|$)/i.test(path) || stated['class'] === 'AIS' || isVdm(stated['nmea']),
  match: (entry, { reading, messageIndex }) => {
    const message = reading.messages[messageIndex ?? 0];
    return factsOf(entry).map(([name, stated]) => judge(name, stated, message && isAis(message) ? message : null));
  },
};

function isVdm(nmea: unknown): boolean {
  return /![A-Z]{2}VD[MO],/.test(String(nmea));
}

const kinds: ReadonlySet<string> = new Set<AisMessage['kind']>([
  'vessel-position',
  'vessel-static',
  'base-station',
  'aid-to-navigation',
  'ais-other',
]);

function isAis(message: WireMessage): message is AisMessage {
  return kinds.has(message.kind);
}

/** Every stated fact with its name; those of `expected` and the like stand for the message itself. */
function factsOf({ stated }: FactsEntry): (readonly [name: string, stated: unknown])[] {
  const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
  return Object.entries(stated)
    .filter(([name]) => !notes.has(name))
    .flatMap(([name, value]) => (isGroup(value) ? Object.entries(value) : [[name, value] as const]))
    .flatMap(([name, value]) => partsOf(name, value));
}

/** A list of objects is a fact for each of their fields; a field that is not asked for in one piece stays several facts. */
function partsOf(name: string, stated: unknown): (readonly [name: string, stated: unknown])[] {
  if (!Array.isArray(stated) || !stated.every((item) => typeof item === 'object' && item !== null)) return [[name, stated]];
  return (stated as object[]).flatMap((item, i) =>
    Object.entries(item).map(([field, value]) => [`${name}[${i}].${field}`, value] as const),
  );
}

function judge(name: string, stated: unknown, message: AisMessage | null): FactOutcome {
  const [, list = name, index, field] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
  const whole = message === null ? undefined : sayAis(message, list);
  const entry = index === undefined || whole === undefined ? null : (whole.value as readonly object[])[Number(index)];
  const said =
    entry && field && Object.hasOwn(entry, field)
      ? { value: (entry as Record<string, never>)[field]! }
      : index === undefined
        ? whole
        : undefined;
  return {
    name,
    stated: show(stated),
    said: said === undefined || said.value === null ? silence : show(said.value),
    isMatch: said !== undefined && isSaid(stated, said),
  };
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
