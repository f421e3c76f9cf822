/**
 * Guarantee: the fuzzer finds a faulty reader, repeats a run by its seed, and
 * finds no fault in the readers of any family in its first inputs.
 */
import { isLong } from '@mastlight/testing/is-long';
import { readMessage, type Reading } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import { familyNames, loadFamily } from './families';
import { findFault } from './find-fault';
import { fuzz } from './fuzz';
import { mutate } from './mutate';
import { Dice } from './random';

const seed = 20_261_121;
const executions = 200;

describe('the readers', () => {
  it.each(familyNames.map((name) => [name]))(`%s: ${executions} inputs without a fault, seed ${seed}`, async (family) => {
    const report = await fuzz({ family, seed, executions });
    expect(report.faults.map(({ reason }) => reason)).toEqual([]);
    expect(report.executions).toBe(executions);
    expect(report.newBehaviours).toBeGreaterThan(20);
  });
});

/** A reader that is right except for inputs of which `isBad` holds. */
function plant(isBad: (reading: Reading) => boolean, spoil: (reading: Reading) => Reading): (bytes: Buffer) => Reading {
  return (bytes) => {
    const reading = readMessage(bytes);
    return isBad(reading) ? spoil(reading) : reading;
  };
}

const hasCode =
  (wanted: string) =>
  ({ findings }: Reading): boolean =>
    findings.some(({ code }) => code === wanted);
const finding = { severity: 'warning', code: 'planted', offset: 0, zh: '坏', en: 'bad' } as const;

describe('a planted fault is found', () => {
  it.each<readonly [name: string, reason: RegExp, spoil: (reading: Reading) => Reading]>([
    [
      'an exception',
      /^throws TypeError/,
      () => {
        throw new TypeError('planted');
      },
    ],
    ['a failed reader', /the reader failed/, (reading) => ({ ...reading, findings: [{ ...finding, code: 'reader-fault' }] })],
    ['a refusal without a reason', /refusal without a reason/, (reading) => ({ ...reading, findings: [], refusedCount: 1 })],
    ['a finding without words', /without its words/, (reading) => ({ ...reading, findings: [{ ...finding, zh: '' }] })],
    ['an impossible offset', /at offset NaN/, (reading) => ({ ...reading, findings: [{ ...finding, offset: NaN }] })],
    [
      'a number that is none',
      /grossWeightKg is NaN/,
      (reading) => ({ ...reading, messages: [{ grossWeightKg: NaN }] as unknown as Reading['messages'] }),
    ],
    [
      'a bad container number',
      /containerNo is "MLT1"/,
      (reading) => ({ ...reading, messages: [{ boxes: [{ containerNo: 'MLT1' }] }] as unknown as Reading['messages'] }),
    ],
    [
      'slowness',
      /too slow/,
      (reading) => {
        // In processor time, of which a busy machine gives less than the clock says; a little more than is allowed.
        const from = process.cpuUsage();
        for (let usedMs = 0; usedMs < 80;) {
          const { user, system } = process.cpuUsage(from);
          usedMs = (user + system) / 1000;
        }
        return reading;
      },
    ],
  ])('%s', async (_, reason, spoil) => {
    // Only mutants have it, and only some: a sentence cut off in its middle.
    const read = plant(hasCode('nmea-sentence'), spoil);
    const report = await fuzz({ family: 'nmea', seed, executions, read, maxFaults: 1 });
    expect(report.faults.map((fault) => fault.reason)).toEqual([expect.stringMatching(reason)]);
    expect(hasCode('nmea-sentence')(readMessage(report.faults[0]!.input))).toBe(true);
  });

  it.runIf(isLong)('behind ten flaws in one input, which only mutants of mutants have', async () => {
    const isBad = ({ findings }: Reading): boolean => new Set(findings.map(({ code }) => code)).size >= 10;
    const read = plant(isBad, (reading) => ({ ...reading, findings: [{ ...finding, en: '' }] }));
    const report = await fuzz({ family: 'nmea', seed, executions: 5000, maxFaults: 1, read });
    expect(report.faults).toHaveLength(1);

    const family = loadFamily('nmea');
    const dice = new Dice(seed);
    const unbred = Array.from({ length: 5000 }, () => mutate(dice.pick(family.seeds), family, dice, dice.pick(family.seeds)));
    expect(unbred.some((mutant) => isBad(readMessage(mutant)))).toBe(false);
  });
});

describe('a run', () => {
  it('is the same for the same seed, and another for another', async () => {
    const inputs = async (from: number): Promise<string[]> => {
      const seen: string[] = [];
      const read = (bytes: Buffer): Reading => {
        const input = bytes.toString('latin1');
        // One that took long is read again.
        if (input !== seen.at(-1)) seen.push(input);
        return readMessage(bytes);
      };
      await fuzz({ family: 'flat', seed: from, executions: 100, read });
      return seen;
    };
    const first = await inputs(1);
    expect(await inputs(1)).toEqual(first);
    expect(await inputs(2)).not.toEqual(first);
  });

  it('ends in time', async () => {
    let nowMs = 0;
    const report = await fuzz({ family: 'nmea', seed, untilMs: 10, nowMs: () => nowMs++ });
    expect(report.executions).toBe(10);
  });
});

describe('repair', () => {
  it.runIf(process.env['LONG']).each([
    ['nmea', 'nmea-checksum'],
    ['binary', 'bad-checksum'],
  ] as const)('brings most mutants of %s past the checksum', (family, code) => {
    const loaded = loadFamily(family);
    const dice = new Dice(seed);
    const mutants = Array.from({ length: 300 }, () => mutate(dice.pick(loaded.seeds), loaded, dice, dice.pick(loaded.seeds)));
    const broken = mutants.filter((mutant) => hasCode(code)(readMessage(mutant)));
    expect(broken.length).toBeLessThan(150);
    expect(broken.length).toBeGreaterThan(0);
  });
});

it('a reading of the samples has no fault', () => {
  for (const name of familyNames) for (const bytes of loadFamily(name).seeds) expect(findFault(readMessage(bytes))).toBeNull();
});
