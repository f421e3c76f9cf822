// Guarantee: a list draws the strip, the legend, the filters and the columns of its port, and Ningbo's as they always were.
// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { billColumnsOf, findBillColumn } from '@mastlight/domain/bill-subscription/columns';
import { portRules } from '@mastlight/domain/ports/index';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import { LampMark } from '@mastlight/ui';
import { render } from '../../testing/render';
import { makeRow } from '../../testing/stub-port';
import { defaultSettings } from '../../platform/list/list-declaration';
import { buildGridColumns } from '../../platform/list/grid-columns';
import { setLanguage } from '../../platform/catalogue';
import type { BillRow } from './api';
import { lookOfBill, tideOf } from './bill-tone';
import type { ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { describeStrip, makeBillLook, RowTide, Sentence, type RowActions } from './columns';
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

describe('an empty cell', () => {
  const tips = (port: PortCode, changed: object) => {
    const row = makeRow(1, { area: port, ...changed });
    return Object.fromEntries(
      columnsOf(port).flatMap(({ id, cell, text }) => {
        if (text(row) !== '-' || id === 'countdown') return [];
        return [[id, /data-tip="([^"]*)"/.exec(renderToStaticMarkup(<>{cell!(row)}</>))?.[1]]];
      }),
    );
  };

  it('says why, in every column of every port that shows nothing', () => {
    const nothing = {
      source: null,
      vesselsName: null,
      voyage: null,
      shipInfo: null,
      portCloseTime: null,
      closeTime: null,
      wharf: null,
      ctnOwner: null,
      remark: null,
      clientCompanyName: null,
      loadTime: null,
    };
    const shown = portCodes.map((port) => tips(port, nothing));
    for (const tip of shown.flatMap((told) => Object.values(told))) expect(tip).toMatch(/[\u4e00-\u9fff]/);
    expect(shown.every((told) => Object.keys(told).length >= 3)).toBe(true);
    expect(shown[0]).toMatchObject({ portCloseTime: '还没有收到这票的任何报文', clientCompanyName: '您还没有填' });
    expect(tips('NB', { portCloseTime: null, source: '码头' })).toMatchObject({ portCloseTime: '宁波的船期里没有这一项' });
  });
});

describe('the strip of a port', () => {
  it('R-3.8-04 Ningbo keeps its five lamps', () => {
    expect(strip('NB')).toMatchObject({ signs: '预清运放联', width: 128, names: ['预配', '清洁舱单', '运抵', '放行', '三联单'] });
  });

  it.each([
    // state, its lamp's drawing, the word that is read aloud
    ['none', 'ml-lamp-unlit', '未到'],
    ['running', 'ml-lamp-running', '进行中'],
    ['done', 'ml-lamp-done', '完成'],
    ['exception', 'ml-lamp-fault', '异常'],
  ] as const)('R-3.8-14 a step that is %s is drawn as %s, read %s, and tells time and text under the pointer', (state, drawing, word) => {
    const nodes = makeRow(1).nodeGroup.map((node, at) =>
      at === 2 ? { ...node, state, time: '2026-10-12 14:47:20', note: '运抵报告接受', boxesDone: 1, boxesTotal: 2 } : node,
    );
    const column = columnsOf('NB').find(({ id }) => id === 'nodeGroup')!;
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<>{column.cell!(makeRow(1, { nodeGroup: nodes }))}</>);
    const lamp = page.querySelectorAll('svg > [class^="ml-lamp-"]')[2]!;
    expect(lamp.getAttribute('class')).toBe(drawing);
    expect(lamp.getAttribute('data-tip')).toMatch(/^运抵 2026-10-12 14:47:20 · .*1\/2.* · 运抵报告接受$/);
    expect(page.querySelector('svg')!.getAttribute('aria-label')!.split('，')[2]).toBe(`运抵 ${word}`);
  });

  it('R-3.8-14 grey, blue, green, red: a colour of its own for each, and a shape beside it', () => {
    const styles = readFileSync('packages/ui/src/signals/lamp.css', 'utf8');
    const colour = (lamp: string) => new RegExp(`\\.${lamp}[^{]*\\{[^}]*var\\(--([a-z-]+)\\)`).exec(styles)?.[1];
    expect(['ml-lamp-unlit', 'ml-lamp-running', 'ml-lamp-done', 'ml-lamp-fault'].map(colour)).toEqual([
      'lamp-unlit',
      'run',
      'done',
      'danger',
    ]);
    // What is left of a drawing without its colours, sizes and halo: its figures, and the lines of its signs.
    const shapes = (['unlit', 'running', 'done', 'fault'] as const).map((kind) => {
      const drawn = document.createElement('div');
      drawn.innerHTML = renderToStaticMarkup(<LampMark kind={kind} cx={0} cy={0} r={8} />);
      const figures = [...drawn.querySelectorAll('circle, path, rect')].filter((figure) => !figure.classList.contains('ml-lamp-halo'));
      return figures.map((figure) => `${figure.tagName} ${figure.getAttribute('d') ?? ''}`).join('; ');
    });
    expect(new Set(shapes).size).toBe(4);
  });

  it('Shanghai draws its own seven', () => {
    const { signs, lamps, width, names } = strip('SH');
    expect(signs).toBe('预进运海码配装');
    expect(names).toEqual(['预配', '进港', '运抵', '海放', '码放', '配载', '装船']);
    expect(lamps).toMatch(/^预配.{2,4}，进港.{2,4}，运抵/);
    // 22 px a lamp, as in Ningbo.
    expect(width).toBe(172);
  });

  it('R-3.8-09 … -11 offers the columns that its sources fill, under its own words', () => {
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

describe('H4 H7 the sentence of a row', () => {
  const look = (part: Partial<BillRow>) => {
    const { edge, icon, iconTone, textTone } = lookOfBill(makeRow(1, { exceptions: [], ...part }));
    return [edge, icon, iconTone, textTone];
  };
  const done = makeRow(1, {}).nodeGroup.map((node) => ({ ...node, state: 'done' as const }));

  it('H4 of a port that is not heard nothing is green, and what is to be asked stands out', () => {
    expect(look({ nodeGroup: done, nppStatus: 'Y' })).toEqual(['done', 'check', 'done', 'plain']);
    // Five lamps before the terminal's pass are under way, and not through.
    expect(look({ nodeGroup: done, nppStatus: null })).toEqual(['run', 'triplicate', 'run', 'plain']);
    expect(look({ nodeGroup: done, tone: 'idle' })).toEqual([null, 'clock', 'idle', 'plain']);
    expect(look({ nodeGroup: done, tone: 'attention' })).toEqual(['att', 'alarm', 'att', 'att']);
  });

  it('a truck at the terminal is seen where a narrow column cuts its words off', () => {
    const trucks = 'CSNU6152042 的车 10-12 13:00 到穿山';
    const draw = (part: object) => renderToStaticMarkup(<Sentence row={makeRow(1, { sentence: `未进港；${trucks}`, ...part })} />);
    expect(draw({ trucks })).toContain(`data-tip="${trucks}"`);
    expect([draw({ trucks: null }), draw({})].filter((drawn) => drawn.includes('bill-sentence-truck'))).toEqual([]);
  });

  it('H7 where it is cut the grid tells the whole of it; dealt with, it says so beside', () => {
    const drawn = renderToStaticMarkup(<Sentence row={makeRow(1, { sentence: '要转场：北二集司→梅山' })} />);
    expect(drawn).toContain('<span class="bill-sentence-text" data-clips="true">');
    const acknowledged = renderToStaticMarkup(<Sentence row={makeRow(1, { sentence: '要转场', acknowledged: true })} />);
    expect(acknowledged).toContain('data-tip="要转场 · 已处理');
  });
});

describe('R-4.10-38 a row of which nothing is heard', () => {
  afterEach(() => setLanguage('zh-CN'));
  const unheard: Partial<BillRow> = { source: null, sentence: '句子', exceptions: [] };
  const shown = (part: Partial<BillRow>) => {
    const row = makeRow(1, { ...unheard, ...part });
    const drawn = renderToStaticMarkup(<Sentence row={row} />);
    const { edge, icon, iconTone, textTone } = lookOfBill(row);
    return [drawn.replace(/<[^>]*>/g, ''), edge, icon, iconTone, textTone];
  };

  it.each<readonly [Partial<BillRow>, readonly unknown[]]>([
    [{ state: 'waiting' }, ['获取中 句子', null, 'refresh', 'run', 'quiet']],
    [{ state: 'failed', failReason: 'number' }, ['失败·单号错误 句子', 'danger', 'warn', 'danger', 'danger']],
    [{ state: 'failed', failReason: 'carrier' }, ['失败·船公司错误 句子', 'danger', 'warn', 'danger', 'danger']],
    [{ state: 'failed', failReason: 'no-data' }, ['失败·暂无数据 句子', 'att', 'alarm', 'att', 'att']],
    // Its manifest was heard, and deleted.
    [{ state: 'failed', failReason: 'cancelled', source: '宁波港EDI' }, ['失败·已取消 句子', null, 'close', 'idle', 'quiet']],
    // What is wrong is told before where it stands.
    [{ state: 'failed', failReason: 'no-data', exceptions: ['cut-off-missed'] }, ['句子', 'danger', 'alarm', 'danger', 'danger']],
    [{ state: 'tracking', source: '宁波港EDI' }, ['句子', null, 'clock', 'idle', 'quiet']],
  ])('R-4.10-38 %j', (part, look) => expect(shown(part)).toEqual(look));

  it('R-4.10-38 in English too', async () => {
    await setLanguage('en-US');
    expect(shown({ state: 'failed', failReason: 'no-data' })[0]).toBe('Failed: no data 句子');
    expect(shown({ state: 'waiting' })[0]).toBe('Fetching 句子');
  });
});

describe('the countdown of a row', () => {
  const allDone = makeRow(1, { boxArrivalCount: '2/2' }).nodeGroup.map((node) => ({ ...node, state: 'done' as const }));
  const allButLast = allDone.map((node, at) => (at === allDone.length - 1 ? { ...node, state: 'none' as const } : node));
  const tideWith = (part: Parameters<typeof makeRow>[1]) => {
    const { isComplete, hasMissing } = tideOf(makeRow(1, { boxArrivalCount: '2/2', nodeGroup: allDone, nppStatus: 'Y', ...part }));
    return { isComplete, hasMissing };
  };

  it.each([
    [{}, { isComplete: true, hasMissing: false }],
    // Five lamps, and the terminal has not passed the boxes; on board nothing is left to be passed.
    [{ nppStatus: null }, { isComplete: false, hasMissing: false }],
    [
      { nppStatus: null, loadTime: '2026-10-12 14:00:00' },
      { isComplete: true, hasMissing: false },
    ],
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
    // O-11: only the ship's loading is left, which is no lamp that anybody here can light.
    [
      { nodeGroup: allButLast, nppStatus: 'Y' },
      { isComplete: true, hasMissing: false },
    ],
    [
      { nodeGroup: allButLast, nppStatus: 'N' },
      { isComplete: false, hasMissing: false },
    ],
    [
      { nodeGroup: allButLast, nppStatus: 'Y', exceptions: ['withdrawn'] },
      { isComplete: false, hasMissing: true },
    ],
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

  it('V-13 what customs refused wears the sign of a refusal, what is only outside that of the gate', () => {
    const signOf = (...found: ExceptionCode[]) => lookOfBill(makeRow(1, { exceptions: found, told: 'not-gated-in', tone: 'danger' })).icon;
    expect([signOf('not-gated-in', 'rejected'), signOf('not-gated-in')]).toEqual(['rejected', 'gateIn']);
  });

  it.each([
    ['截港', null],
    ['截关', '截关'],
    ['进箱截止', '进箱'],
    ['截VGM', 'VGM'],
  ])('names its clock where that is not the port’s closing: %s', async (name, mark) => {
    const { container: host, unmount } = await render(<RowTide row={makeRow(1, { clock: { name, time: '2026-10-12 17:00:00' } })} />);
    expect(host.querySelector('.ml-tide-word')!.textContent).toBe(mark === null ? '已截' : `${mark}已过`);
    expect(host.querySelector('.ml-tide')!.getAttribute('data-tip')).toBe(mark === null ? null : `${name} 10-12 17:00`);
    await unmount();
  });

  it('V-17 a row whose ship has left names no clock', async () => {
    const row = makeRow(1, { clock: { name: '进箱截止', time: '2026-10-12 17:00:00' }, departureTime: '2026-10-12 14:00:00' });
    const { container: host, unmount } = await render(<RowTide row={row} />);
    expect(host.querySelector('.ml-tide')!.textContent).toBe('-');
    await unmount();
  });
});
