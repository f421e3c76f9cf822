/**
 * Guarantee (E): of every row form that a source of any port sends, whatever stands in whichever field: reading goes on,
 * the neighbours of a bad row stand, no fact leaves the source's own port or holds what no column takes, and what was
 * lost or not understood is told. Rows of another port state nothing. Ports, sources, rows and fields are those of the
 * profiles and tables: a new one is walked without a change here.
 */
import { oddityCodes } from '@mastlight/domain/intake/oddities';
import { profiles, type PortSource } from '@mastlight/domain/ports/index';
import type { NewFact } from '@mastlight/domain/tracking/fact';
import type { SourceCode } from '@mastlight/domain/vocabulary/source';
import { isLong } from '@mastlight/testing/is-long';
import { readMessage, type Reading } from '@mastlight/wire';
import { portRowFields } from '@mastlight/wire/vocabulary/port-row-fields';
import { describe, expect, it } from 'vitest';
import { formsOf, otherBoxNo, senders, type Json, type JsonRow, type Sender } from '../../scenarios/row-forms-for-test';
import { stateFacts } from './stated-facts';

const seed = Number(process.env['SEED'] ?? 20_261_012);
let state = seed >>> 0;
const upTo = (bound: number): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % bound;

/** A code that no table has. */
const unknownCode = '§9';

/** Values that no field expects; `undefined`: the field is missing. */
const hostile: readonly (Json | undefined)[] = [
  undefined,
  null,
  '',
  '   ',
  5,
  -1,
  1e308,
  true,
  [1, 'x'],
  { a: { b: 1 } },
  'X'.repeat(6000),
  '7'.repeat(4900),
  '提'.repeat(201),
  'A\u0000B\u0007C\u009fD',
  'x\ud800y',
  '\u202eabc\u200b',
  'a\nb\tc',
  unknownCode,
  '２０２６－１０－１２',
  '0000-00-00 00:00:00',
  '2026-02-30 10:00:00',
  '2026-10-12 24:00:00',
  '2046-12-30 00:00:00',
  '9999-12-31 00:00:00',
  '2036-10-12 10:00:00',
  '20261012T1000+25:00',
  '12,5',
  '-1',
  '1e309',
  '9999999999999999',
  "'; drop table tracking_fact; --",
  '=cmd|calc!A1',
  '__proto__',
];

interface Heard {
  readonly reading: Reading;
  readonly facts: readonly NewFact[];
  readonly foreign: readonly { readonly code: string; readonly place: string }[];
}

function hear(source: SourceCode, text: string): Heard {
  const reading = readMessage(Buffer.from(text));
  const { facts, foreign } = stateFacts({ messageId: 1, source, heardMs: Date.UTC(2026, 9, 12), messages: reading.messages });
  return { reading, facts, foreign };
}

/** Whatever a fact holds, by its path. */
function* leavesOf(value: unknown, path = ''): Generator<readonly [path: string, value: unknown]> {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, `${path}.${name}`);
  else yield [path, value];
}

const sentencePaths = /\.(text|remark)$/;
const latestMs = Date.UTC(2100, 0, 1);

/** What is wrong with a fact, whatever it says. */
function faultsOf(fact: NewFact, port: string): string[] {
  const faults: string[] = [];
  if (fact.port !== port) faults.push(`port ${fact.port}`);
  for (const [path, value] of leavesOf(fact)) {
    if (typeof value === 'number' && !Number.isFinite(value)) faults.push(`${path} ${value}`);
    if (typeof value === 'number' && path.endsWith('Ms') && (value < 0 || value > latestMs)) faults.push(`${path} ${value}`);
    if (typeof value !== 'string') continue;
    if (/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u200b]|\p{Surrogate}/u.test(value))
      faults.push(`${path} has characters that no column takes`);
    if (value.length > (sentencePaths.test(path) ? 5000 : 200)) faults.push(`${path} has ${value.length} characters`);
  }
  return faults;
}

const told = (facts: readonly NewFact[]): string[] => facts.map((fact) => JSON.stringify(fact));
const codesOf = ({ findings }: Reading): string[] => findings.map(({ code }) => code);

/** A row in which some fields are what they should not be. */
function spoil(row: JsonRow, changes: readonly Change[]): JsonRow {
  return Object.fromEntries(
    Object.entries({ ...row, ...Object.fromEntries(changes) }).filter(([, value]) => value !== undefined),
  ) as JsonRow;
}

/** A field that says nothing, or that its time has not come, loses nobody a word. */
const sayNothing: readonly (Json | undefined)[] = [
  undefined,
  null,
  '',
  '   ',
  '2046-12-30 00:00:00',
  '9999-12-31 00:00:00',
  '9999999999999999',
];

type Change = readonly [field: string, value: Json | undefined];

/** What a good row states, and how many facts it and its like have together; heard once of each sender. */
const usual = new Map<Sender, { readonly good: JsonRow; readonly beside: readonly string[]; readonly count: number }>();

function usualOf(sender: Sender) {
  const known = usual.get(sender);
  if (known) return known;
  const { profile, source, form } = sender;
  const good = spoil(form.row, form.boxField === '' ? [] : [[form.boxField, otherBoxNo]]);
  const factsOf = (...rows: readonly JsonRow[]) => hear(source.code as SourceCode, form.document(rows, profile.code, source.code)).facts;
  const made = { good, beside: told(factsOf(good)), count: factsOf(form.row, good).length };
  usual.set(sender, made);
  return made;
}

/** How many facts a row with these changes and a good one state together. */
function countBeside(sender: Sender, changes: readonly Change[]): number {
  const { profile, source, form } = sender;
  const { good } = usualOf(sender);
  return hear(source.code as SourceCode, form.document([spoil(form.row, changes), good], profile.code, source.code)).facts.length;
}

/** Hears a spoilt row beside a good one; what is wrong with what was made of them. */
function judge(sender: Sender, changes: readonly Change[]): string[] {
  const { profile, source, form } = sender;
  const { good, beside, count } = usualOf(sender);
  const heard = hear(source.code as SourceCode, form.document([spoil(form.row, changes), good], profile.code, source.code));
  const faults = heard.facts.flatMap((fact) => faultsOf(fact, profile.code));
  const facts = new Set(told(heard.facts));
  for (const fact of beside) if (!facts.has(fact)) faults.push(`the neighbour lost ${fact}`);
  const quiet = changes.filter(([, value]) => sayNothing.includes(value));
  const isLost = heard.facts.length < (quiet.length === 0 ? count : countBeside(sender, quiet));
  if (isLost && heard.reading.findings.length === 0) faults.push('a fact was lost and nothing is told');
  for (const [field, value] of changes) {
    // Beside other faults the row may not be read so far.
    if (changes.length > 1 || !form.codeFields.includes(field) || value !== unknownCode) continue;
    const finding = heard.reading.findings.find(({ zh }) => zh.includes(`${field} ${unknownCode}`));
    if (finding === undefined || !oddityCodes.includes(finding.code)) faults.push(`code ${unknownCode} of ${field} is not counted`);
  }
  return faults;
}

/** The ports whose sources send a kind of row. */
const portsOf = (form: Sender['form']): string[] => [
  ...new Set(senders.filter((sender) => sender.form === form).map(({ profile }) => profile.code as string)),
];

describe(`hostile rows (SEED=${seed})`, () => {
  it('walks every source of every port that sends rows, and every kind of row', () => {
    for (const { code, sources } of profiles) {
      const own: readonly PortSource[] = sources;
      const speaking = own.filter(({ formats }) => formats.some((format) => format in formsOf)).map((source) => source.code);
      expect([code, speaking.length > 0]).toEqual([code, true]);
      const walked = new Set(senders.filter(({ profile }) => profile.code === code).map(({ source }) => source.code));
      expect([...walked]).toEqual(speaking);
    }
    expect(new Set(senders.map(({ form }) => form.name)).size).toBe(Object.keys(portRowFields).length + formsOf['ningbo-rows']!.length);
  });

  describe.each(profiles.map(({ code, name }) => ({ code, name })))('$name', ({ code: port }) => {
    const own = senders.filter(({ profile }) => profile.code === port);

    it('a row as it should be states facts of its port and is read without a word', () => {
      for (const { profile, source, form } of own) {
        const { reading, facts, foreign } = hear(source.code as SourceCode, form.document([form.row], profile.code, source.code));
        expect([source.code, form.name, codesOf(reading), foreign, reading.messages.length]).toEqual([source.code, form.name, [], [], 1]);
        expect(facts.flatMap((fact) => faultsOf(fact, port))).toEqual([]);
      }
    });

    it('E-18 E-19 E-20 E-21 E-23 E-30 E-32 each field of each kind of row, whatever stands in it', () => {
      // Sources of one port read alike: of each kind one is walked, and of the others a share.
      const isFirst = (sender: Sender): boolean => own.find(({ form }) => form === sender.form) === sender;
      const faults: string[] = [];
      for (const sender of own) {
        const ports = portsOf(sender.form);
        for (const [at, field] of Object.keys(sender.form.row).entries()) {
          for (const [index, value] of hostile.entries()) {
            // Ports read a kind alike too: each field meets each value at one of them at least, and at all in the long form.
            const isOurs = isLong || ports[(at + index) % ports.length] === port;
            if (!(isFirst(sender) && isOurs) && upTo(10) > 0) continue;
            const said = `${sender.source.code} ${sender.form.name}.${field} = ${(JSON.stringify(value) ?? 'missing').slice(0, 40)}`;
            faults.push(...judge(sender, [[field, value]]).map((fault) => `${said}: ${fault}`));
          }
        }
      }
      expect(faults.slice(0, 20)).toEqual([]);
    });

    it('E-30 several fields at once', () => {
      const faults: string[] = [];
      for (const sender of own) {
        const fields = Object.keys(sender.form.row);
        for (let turn = 0; turn < 30; turn++) {
          const spoilt = new Set(Array.from({ length: 2 + upTo(4) }, () => fields[upTo(fields.length)]!));
          const changes = [...spoilt].map((field): Change => [field, hostile[upTo(hostile.length)]]);
          const said = `${sender.source.code} ${sender.form.name} ${JSON.stringify(changes).slice(0, 200)}`;
          faults.push(...judge(sender, changes).map((fault) => `${said}: ${fault}`));
        }
      }
      expect(faults.slice(0, 20)).toEqual([]);
    });

    it('E-26 the same row again is the same facts', () => {
      for (const { profile, source, form } of own) {
        const once = hear(source.code as SourceCode, form.document([form.row], profile.code, source.code));
        const twice = hear(source.code as SourceCode, form.document([form.row, form.row], profile.code, source.code));
        expect(new Set(told(twice.facts))).toEqual(new Set(told(once.facts)));
      }
    });

    it('E-33 rows of any other port state nothing, and the port that they name is told', () => {
      for (const { source, form } of own.filter(({ form: { namesPort } }) => namesPort)) {
        for (const other of [...profiles.map(({ code }) => code).filter((code) => code !== port), 'ZZ', port.toLowerCase() + 'X']) {
          const { facts, foreign } = hear(source.code as SourceCode, form.document([form.row], other, source.code));
          expect([source.code, form.name, told(facts), foreign]).toEqual([
            source.code,
            form.name,
            [],
            [{ code: 'foreign-port', place: other }],
          ]);
        }
      }
    });
  });
});
