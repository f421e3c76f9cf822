/**
 * Guarantee: published samples of real and test traffic are read without a
 * refused message, and what their authors state about them is what is read.
 * The samples lie beside the checkout; without them the suite is skipped.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ManifestBox, Reading } from './message';
import { readMessage } from './read-message';

const folder = fileURLToPath(new URL('../../../../shared/samples/edi/', import.meta.url));
const families = ['flat_cn', 'codeco', 'coarri', 'customs_xml'];

function read(path: string): Reading {
  return readMessage(readFileSync(folder + path));
}

function facts(path: string): unknown {
  return JSON.parse(readFileSync(folder + path, 'utf8'));
}

/** Samples whose own register marks them as cases to refuse. */
function rejectCases(): string[] {
  const register = existsSync(`${folder}SOURCES.md`) ? readFileSync(`${folder}SOURCES.md`, 'utf8') : '';
  return register.split('\n').filter((line) => line.includes('reject case')).map((line) => line.split('|')[1]?.trim() ?? '');
}

const files = families
  .filter((family) => existsSync(folder + family))
  .flatMap((family) => readdirSync(folder + family).map((name) => `${family}/${name}`))
  .filter((path) => !path.endsWith('.json'));

describe.skipIf(files.length === 0)('published samples', () => {
  it.each(files.map((path) => [path]))('%s is read whole', (path) => {
    const reading = read(path);
    if (rejectCases().includes(path)) return;
    expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(reading.refusedCount).toBe(0);
    expect(reading.messages.length).toBeGreaterThan(0);
  });

  it.skipIf(!files.includes('flat_cn/ifcsum_rizhao_split_bl.txt'))('the split bill of lading matches its facts', () => {
    const stated = facts('flat_cn/ifcsum_rizhao_split_bl.facts.json') as {
      vessel: string; voyage: string; pol: string; pod: string; containers: number;
      by_container: Record<string, { blno?: string[]; cargo_weight_kg_total?: number; seal?: string; size_type?: string; status?: string }>;
    };
    const [manifest] = read('flat_cn/ifcsum_rizhao_split_bl.txt').messages;
    if (manifest?.kind !== 'manifest') throw new Error('no manifest');
    expect(manifest.vessel).toMatchObject({ name: stated.vessel, voyage: stated.voyage });
    for (const bill of manifest.bills) {
      expect(bill).toMatchObject({ loadPort: { code: stated.pol }, dischargePort: { code: stated.pod } });
    }
    const byNumber = groupByNumber(manifest.bills.flatMap(({ boxes }) => boxes));
    expect(byNumber.size).toBe(stated.containers);
    for (const [containerNo, fact] of Object.entries(stated.by_container)) {
      const boxes = byNumber.get(containerNo) ?? [];
      if (fact.blno) expect(boxes.flatMap(({ billNos }) => billNos)).toEqual(fact.blno);
      if (fact.cargo_weight_kg_total !== undefined) {
        expect(boxes.reduce((sum, { cargoWeightKg }) => sum + (cargoWeightKg ?? 0), 0)).toBe(fact.cargo_weight_kg_total);
      }
      if (fact.seal !== undefined) expect(boxes[0]?.seals[0]?.number).toBe(fact.seal);
      if (fact.size_type !== undefined) expect(boxes[0]?.sizeTypeRaw).toBe(fact.size_type);
      if (fact.size_type === '40HC') expect(boxes[0]?.sizeType).toBe('45G1');
      if (fact.status === 'E') expect(boxes[0]?.fullness).toBe('empty');
    }
  });

  it.skipIf(!files.includes('flat_cn/baplie_tianhai_pingze.txt'))('the stow plan matches its facts', () => {
    const stated = facts('flat_cn/baplie_tianhai_pingze.facts.json') as {
      vessel: string; call_sign: string; voyage: string; pol: string; pod: string;
      containers: Record<string, { bay?: number; row?: number; tier?: number; weight_kg?: number; operator?: string; temp_c?: number; reefer?: boolean }>;
    };
    const [plan] = read('flat_cn/baplie_tianhai_pingze.txt').messages;
    if (plan?.kind !== 'stow-plan') throw new Error('no stow plan');
    expect(plan.vessel).toMatchObject({ name: stated.vessel, code: stated.call_sign, voyage: stated.voyage });
    for (const [containerNo, fact] of Object.entries(stated.containers)) {
      const box = plan.boxes.find((found) => found.containerNo === containerNo);
      expect(box).toMatchObject({ loadPort: { code: stated.pol }, dischargePort: { code: stated.pod } });
      if (fact.bay !== undefined) expect([box?.bay, box?.row, box?.tier]).toEqual([fact.bay, fact.row, fact.tier]);
      if (fact.weight_kg !== undefined) expect(box?.grossWeightKg).toBe(fact.weight_kg);
      if (fact.operator !== undefined) expect(box?.operator).toBe(fact.operator);
      if (fact.temp_c !== undefined) expect(box?.temperatureC).toBe(fact.temp_c);
      if (fact.reefer) expect(box?.sizeType).toContain('R');
    }
  });

  it.skipIf(!files.includes('coarri/d95b_php-edifact.edi'))('the load and discharge report of one call', () => {
    const reading = read('coarri/d95b_php-edifact.edi');
    expect(reading.messages).toMatchObject([
      { kind: 'vessel-move', move: 'discharge', terminal: 'VTE', vessel: { code: '3ERX3', name: 'COSCO AFRICA' } },
      { kind: 'vessel-move', move: 'load', terminal: 'VTE' },
    ]);
    const [, load] = reading.messages;
    const boxes = load?.kind === 'vessel-move' ? load.boxes : [];
    expect(boxes[0]).toMatchObject({ bookingNo: '9000157890', stowage: '261386', grossWeightKg: 21_500 });
  });

  it.skipIf(!files.includes('coarri/d23a_limon_output.edi'))('the customs feed of a newer directory is a load report', () => {
    const [message] = read('coarri/d23a_limon_output.edi').messages;
    expect(message).toMatchObject({ kind: 'vessel-move', move: 'load', vessel: { code: '9812456', scheme: 'imo' } });
    const boxes = message?.kind === 'vessel-move' ? message.boxes : [];
    expect(boxes).toHaveLength(42);
    expect(boxes.every(({ billNos, grossWeightKg }) => billNos.length === 1 && grossWeightKg !== null)).toBe(true);
  });
});

function groupByNumber(boxes: readonly ManifestBox[]): Map<string, ManifestBox[]> {
  const groups = new Map<string, ManifestBox[]>();
  for (const box of boxes) groups.set(box.containerNo, [...(groups.get(box.containerNo) ?? []), box]);
  return groups;
}
