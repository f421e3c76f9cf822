import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildClassifier } from '../../packages/domain/src/hs-code/index';
import { labelledNames } from '../../packages/domain/src/hs-code/samples/labelled-names';
import { tariffEntries } from '../../packages/domain/src/hs-code/tariff-entries';

/**
 * Guarantee: building and asking stay within their time of a processor; where the list of customs codes lies beside the
 * checkout, every code of ours is one of it, and imported lines are found by their names.
 */
const reference = join(import.meta.dirname, '../../../shared/reference/hs/cn_hs8_2023.csv.gz');
const lines = existsSync(reference)
  ? gunzipSync(readFileSync(reference))
      .toString('utf8')
      .split('\n')
      .slice(1)
      .flatMap((row) => {
        const [, code, quoted, plain] = /^(\d{8}),(?:"((?:[^"]|"")*)"|([^,]*)),/.exec(row) ?? [];
        return code === undefined || code >= '98' ? [] : [{ code, name: quoted ?? plain ?? '' }];
      })
  : [];

/** What a call takes of the processor, in ms; other processes do not count. */
function cpuMs(call: () => void): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('classifying, in processor time', () => {
  it('is built within 3 s and answers 99 of 100 names within 20 ms', () => {
    let classifier = buildClassifier();
    expect(cpuMs(() => (classifier = buildClassifier()))).toBeLessThan(3000);
    const names = labelledNames.trim().split('\n');
    const times = names.map((name) => cpuMs(() => classifier.classify(name))).sort((one, other) => one - other);
    console.info(`p50 ${times[names.length >> 1]!.toFixed(1)} ms, p99 ${times[Math.floor(names.length * 0.99)]!.toFixed(1)} ms`);
    expect(times[Math.floor(names.length * 0.99)]!).toBeLessThan(20);
  });
});

describe.skipIf(lines.length === 0)('beside the list of customs codes', () => {
  it('each of our codes is one of it, and none of its headings is missing', () => {
    const known = new Set(lines.flatMap(({ code }) => [code.slice(0, 2), code.slice(0, 4), code.slice(0, 6)]));
    const ours = tariffEntries().map(({ code }) => code);
    expect(ours.filter((code) => !known.has(code))).toEqual([]);
    expect(new Set(lines.map(({ code }) => code.slice(0, 4))).size).toBe(ours.filter((code) => code.length === 4).length);
  });

  it('imported lines are found by their names', () => {
    const classifier = buildClassifier({ lines });
    const asked = lines.filter(({ name }, at) => at % 10 === 0 && !/^其他|未列名/.test(name));
    const right = asked.filter(({ code, name }) => classifier.classify(name).headings[0]?.hsCode === code.slice(0, 4));
    console.info(`tariff lines: HS4 ${((100 * right.length) / asked.length).toFixed(1)} of ${asked.length}`);
    expect(right.length / asked.length).toBeGreaterThan(0.9);
  });
});
