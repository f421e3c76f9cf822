import * as tables from './row-fields';

/** The kinds of rows, of which each has fields of its own. */
export type RowKind = 'release' | 'track' | 'vgm' | 'plan' | 'gate-in' | 'gate-out';

/** Fields that number or page rows and say nothing of a box. */
const marks = ['id', 'rktime', 'sendFlag', 'compareFlag', 'tradeFlag', 'signTrade', 'reason'];

type Table = Readonly<Record<string, readonly string[]>>;

function named(read: readonly Table[], ...more: readonly string[]): ReadonlySet<string> {
  return new Set([...marks, ...more, ...read.flatMap((table) => Object.values(table).flat())]);
}

const topics = Object.keys(tables.trackTopicFields);
const moves = ['ingate', 'outgate', 'load', 'discharge'];
const container = named([tables.trackContainerFields], 'terminal', 'matou');

/** What is read of a row, by its kind. */
const fieldsOfRow: Readonly<Record<RowKind, ReadonlySet<string>>> = {
  // The state of the port's own record beside the flags (domain guide 2.6), from which nothing follows.
  release: named([tables.releaseTextFields, tables.releaseTimeFields, tables.releaseFlagFields], 'status'),
  track: new Set([...container, 'container', ...topics, ...moves]),
  vgm: named([tables.vgmTextFields, tables.vgmTimeFields]),
  plan: named([tables.planTextFields, tables.planTimeFields]),
  'gate-in': named([tables.gateTextFields], ...tables.gateInTimeFields),
  'gate-out': named([tables.gateTextFields], ...tables.gateOutTimeFields),
};

/** What is read of the parts of a track entry: its container, what customs say of it, what was done with it. */
const fieldsOfPart: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['container', container],
  ...Object.entries(tables.trackTopicFields).map(([topic, fields]) => [topic, named([fields])] as const),
  ...moves.map((move) => [move, new Set(['status', 'operateTime', 'truckNo'])] as const),
]);

/** Fields that a row of that kind is read by. */
export function fieldsOfKind(kind: RowKind): ReadonlySet<string> {
  return fieldsOfRow[kind];
}

/** The parts of a row of that kind, each with the fields that it is read by. */
export function partsOfKind(kind: RowKind): ReadonlyMap<string, ReadonlySet<string>> {
  return kind === 'track' ? fieldsOfPart : noParts;
}

const noParts: ReadonlyMap<string, ReadonlySet<string>> = new Map();
