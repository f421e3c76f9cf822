// Guarantee: a list draws the strip, the legend, the filters and the columns of its port, and Ningbo's as they always were.
// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { billColumnsOf, findBillColumn } from '@mastlight/domain/bill-subscription/columns';
import { portRules } from '@mastlight/domain/ports/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { makeRow } from '../../testing/stub-port';
import { defaultSettings } from '../../platform/list/list-declaration';
import { buildGridColumns } from '../../platform/list/grid-columns';
import { tideOf } from './bill-tone';
import { describeStrip, makeBillLook, type RowActions } from './columns';
import { billSearch, listActiveFilters } from './list-search';

const actions: RowActions = { toggleTop() {}, copySentence() {}, openMenu() {} };
const defaultColumnSettings = (port: PortCode) => defaultSettings(billColumnsOf(port));
const titleOfColumn = (port: PortCode, prop: string) => findBillColumn(port, prop)?.title;
const columnsOf = (port: PortCode) => buildGridColumns(billColumnsOf(port), defaultColumnSettings(port), makeBillLook(port, actions));

/** The signs over the lamps, and what the lamps of a row say. */
function strip(port: PortCode) {
  const column = columnsOf(port).find(({ id }) => id === 'nodeGroup')!;
  const row = makeRow(1, { area: port });
  const lit = { ...row, nodeGroup: row.nodeGroup.map((node, at) => (at < 2 ? { ...node, state: 'done' as const } : node)) };
  const drawn = renderToStaticMarkup(<>{column.cell!(lit)}</>);
  return {
    signs: renderToStaticMarkup(<>{column.head}</>).replace(/<[^>]*>/g, ''),
    lamps: /aria-label="([^"]*)"/.exec(drawn)![1],
    width: column.width,
    names: describeStrip(lit).map(({ name }) => name),
  };
}

describe('the strip of a port', () => {
  it('R-3.8-04 Ningbo keeps its five lamps', () => {
    expect(strip('NB')).toMatchObject({ signs: '预清运放联', width: 128, names: ['预配', '清洁舱单', '运抵', '放行', '三联单'] });
  });

  it('Shanghai draws its own seven', () => {
    const { signs, lamps, width, names } = strip('SH');
    expect(signs).toBe('预进运海码配装');
    expect(names).toEqual(['预配', '进港', '运抵', '海放', '码放', '配载', '装船']);
    expect(lamps).toMatch(/^预配.{2,4}，进港.{2,4}，运抵/);
    // 22 px a lamp, as in Ningbo.
    expect(width).toBe(172);
  });

  it('R-3.8-09 to -11 offers the columns that its sources fill, under its own words', () => {
    const props = defaultColumnSettings('SH').map(({ prop }) => prop);
    expect(props).toEqual(expect.arrayContaining([...portRules('SH').columns]));
    expect(defaultColumnSettings('NB').map(({ prop }) => prop)).not.toContain('boxArrivalManifest');
    expect([titleOfColumn('SH', 'customFlag'), titleOfColumn('SH', 'ctnApplyBeginTime'), titleOfColumn('NB', 'ctnApplyBeginTime')]).toEqual(
      ['海放', '开港', '进箱开始'],
    );
  });

  it('reads filters by the port of the address', () => {
    expect(billSearch.read('?port=SH&node=stow').node).toBe('stow');
    expect(billSearch.read('?port=NB&node=stow').node).toBe('');
    expect(billSearch.read('?port=NB&exception=triple-missing').exception).toBe('triple-missing');
    expect(billSearch.read('?port=SH&exception=triple-missing').exception).toBe('');
    expect(billSearch.read('?port=SH&exception=inspection').exception).toBe('inspection');
    expect(listActiveFilters(billSearch.read('?port=SH&node=release&wharf=YS4')).map(({ label }) => label)).toEqual(['海放', '尚东(洋4)']);
  });
});

describe('the countdown of a row', () => {
  const allDone = makeRow(1, { boxArrivalCount: '2/2' }).nodeGroup.map((node) => ({ ...node, state: 'done' as const }));
  const tideWith = (part: Parameters<typeof makeRow>[1]) => {
    const { isComplete, hasMissing } = tideOf(makeRow(1, { boxArrivalCount: '2/2', nodeGroup: allDone, ...part }));
    return { isComplete, hasMissing };
  };

  it.each([
    [{}, { isComplete: true, hasMissing: false }],
    // Every lamp of the strip is lit, and the bill cannot be loaded all the same.
    [{ exceptions: ['withdrawn'] }, { isComplete: false, hasMissing: true }],
    [{ exceptions: ['inspection'] }, { isComplete: false, hasMissing: true }],
    // News, no trouble.
    [{ exceptions: ['triple-missing'] }, { isComplete: true, hasMissing: false }],
    [
      { exceptions: ['withdrawn'], acknowledged: true },
      { isComplete: true, hasMissing: false },
    ],
    // What was missed stays missed, whoever has seen it.
    [
      { exceptions: ['release-missed'], acknowledged: true },
      { isComplete: true, hasMissing: true },
    ],
    [
      { exceptions: ['cut-off-missed'], acknowledged: true },
      { isComplete: true, hasMissing: true },
    ],
    [{ boxArrivalCount: '1/2' }, { isComplete: true, hasMissing: true }],
  ] as const)('O-5 is calm where nothing is wrong alone: %j', (part, expected) => {
    expect(tideWith(part as unknown as Parameters<typeof makeRow>[1])).toEqual(expected);
  });

  it('O-17 ends when the ship has left', () => {
    expect(tideOf(makeRow(1)).deadlineMs).not.toBeNull();
    expect(tideOf(makeRow(1, { departureTime: '2026-10-12 14:00:00' })).deadlineMs).toBeNull();
    const countdown = findBillColumn('NB', 'countdown')!;
    const nowMs = Date.UTC(2026, 9, 12, 8);
    expect(countdown.value!(makeRow(1), nowMs)).not.toBeNull();
    expect(countdown.value!(makeRow(1, { departureTime: '2026-10-12 14:00:00' }), nowMs)).toBeNull();
  });
});
