import '@mastlight/ui/tokens.css';
import '@mastlight/ui/base.css';
import { createRoot } from 'react-dom/client';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { LogisticsPage } from '../../apps/web/src/features/bill-subscription/pages/logistics-page';
import { startLive } from '../../apps/web/src/platform/live';
import { useSession } from '../../apps/web/src/platform/session';
import { listInRouter } from '../../apps/web/src/testing/list-in-router';
import { createStubPort, makeRow } from '../../apps/web/src/testing/stub-port';

export interface StreamMeasure {
  /** ms from frame to frame while the stream ran. */
  readonly frames: readonly number[];
  /** ms from the last change until the rows on the screen stood in the server's order. */
  readonly settledMs: number;
  /** Instants at which a chip said another number than its rows, of `samples`. */
  readonly differences: readonly string[];
  readonly samples: number;
  readonly rowsDrawn: number;
}

declare global {
  var measureStream: (options: {
    readonly bills: number;
    readonly perSecond: number;
    readonly seconds: number;
    /** The view holds every row that changes, and all of them are drawn: then chips can be compared with rows. */
    readonly isWhole: boolean;
    readonly seed: number;
  }) => Promise<StreamMeasure>;
}

const codes = exceptions.map(({ code }) => code);
const startMs = parseShanghai('2026-10-12 18:00:00')!;
/** A row tells its exceptions by its sentence, so that what is drawn can be counted. */
const rowAt = (id: number, version: number, closesMs: number, code: ExceptionCode | null) =>
  makeRow(id, {
    version,
    portCloseTime: formatShanghai(closesMs),
    exceptions: code ? [code] : [],
    sentence: code ? `@${code}@` : '一切正常',
  });

globalThis.measureStream = async ({ bills, perSecond, seconds, isWhole, seed }) => {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  type Row = ReturnType<typeof rowAt>;
  // The cut-off, then the newest: what the server orders by. Strings of one form compare as they are.
  const isBefore = (a: Row, b: Row): boolean => (a.portCloseTime === b.portCloseTime ? a.id > b.id : a.portCloseTime! < b.portCloseTime!);
  const stub = createStubPort(
    Array.from({ length: bills }, (_, i) => rowAt(i + 1, 1, startMs + next(600_000) * 1000, codes[next(codes.length * 3)] ?? null)).sort(
      (a, b) => (isBefore(a, b) ? -1 : 1),
    ),
  );
  globalThis.fetch = stub.fetch;
  useSession.setState({ token: 'demo', userId: '7' });
  const keyword = isWhole ? '&keyword=DEMO640000' : '';
  startLive();
  createRoot(document.getElementById('root')!).render(listInRouter(LogisticsPage, `/logistics?size=100${keyword}`).node);
  const drawn = () =>
    [...document.querySelectorAll<HTMLElement>('.ml-row')].sort((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']));
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  while (drawn().length < 20) await frame();

  const change = (): void => {
    const shown = stub.rows.filter(({ billNo }) => !isWhole || billNo.includes('DEMO640000'));
    // Half of the changes are seen: those of the first page.
    const old = shown[next(isWhole || next(2) === 0 ? Math.min(100, shown.length) : shown.length)]!;
    const newer = rowAt(old.id, old.version + 1, startMs + next(600_000) * 1000, codes[next(codes.length * 3)] ?? null);
    const others = stub.rows.filter((row) => row.id !== old.id);
    const place = others.findIndex((row) => isBefore(newer, row));
    stub.rows = others.toSpliced(place < 0 ? others.length : place, 0, newer);
    stub.push([old.id]);
  };
  const chipsDiffer = (): string[] => {
    const texts = drawn().map((row) => row.textContent ?? '');
    const chips = new Map(
      [...document.querySelectorAll('.bill-chips .ml-chip')].map((chip) => {
        const count = chip.querySelector('.ml-chip-count')?.textContent ?? '';
        return [chip.textContent!.slice(0, -count.length), count];
      }),
    );
    return codes.flatMap((code) => {
      const { name, shortName } = exceptions.find((word) => word.code === code)!;
      // Where many kinds are wrong their names are short, and what is nowhere wrong has no chip.
      const said = chips.get(name) ?? chips.get(shortName) ?? '0';
      const count = texts.filter((text) => text.includes(`@${code}@`)).length;
      return Number(said) === count ? [] : [`${code}: ${said} on the chip, ${count} in the rows`];
    });
  };

  const frames: number[] = [];
  const differences: string[] = [];
  let samples = 0;
  const beginMs = performance.now();
  let changes = 0;
  let lastMs = await frame();
  while (performance.now() - beginMs < seconds * 1000) {
    while (changes < ((performance.now() - beginMs) / 1000) * perSecond) {
      change();
      changes += 1;
    }
    const nowMs = await frame();
    frames.push(nowMs - lastMs);
    lastMs = nowMs;
    if (isWhole) {
      samples += 1;
      differences.push(...chipsDiffer());
    }
  }
  const endMs = performance.now();
  const wanted = (): string => {
    const inView = stub.rows.filter(({ billNo }) => !isWhole || billNo.includes('DEMO640000')).map(({ billNo }) => billNo);
    return inView.slice(0, drawn().length).join();
  };
  while (
    drawn()
      .map((row) => row.querySelector('.bill-no')?.textContent)
      .join() !== wanted()
  ) {
    if (performance.now() - endMs > 20_000) break;
    await frame();
  }
  return { frames, settledMs: performance.now() - endMs, differences, samples, rowsDrawn: drawn().length };
};
