// F-12: our grid against AG Grid Community, 100,000 rows × 40 columns, in the same Chromium in the same run.
// Compared are the same forty columns of plain text in both, two of them frozen at the left, rows 32 px.
// Besides, ours is measured with a node strip and a tide in every row, for which the other has no
// counterpart.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@mastlight/testing/chromium';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import type { Contender, Measure } from './page';

const rounds = 3;
const frameCount = 150;
const goals = { firstRender: 0.25, frame: 0.6 };

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

async function main() {
  const root = import.meta.dirname;
  const outDir = await mkdtemp(join(tmpdir(), 'bench-grid-'));
  const config = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    plugins: [react()],
    build: { outDir },
  };
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server gave no address.');
  const browser = await launchChromium();
  const first: Record<Contender, number[]> = { ours: [], 'ours-lamps': [], ag: [] };
  const frame: Record<Contender, number[]> = { ours: [], 'ours-lamps': [], ag: [] };
  // Frame times swell when other programs use the machine; the main thread's own time does not.
  const cpu: Record<Contender, number[]> = { ours: [], 'ours-lamps': [], ag: [] };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const contender of ['ours', 'ag', 'ours-lamps'] as const) {
        // A fresh page each time, so that nobody profits from warm code or pays for the other's memory.
        const page = await browser.newPage({ viewport: { width: 1600, height: 840 } });
        page.on('pageerror', (error) => console.error(error));
        await page.goto(url);
        await page.waitForFunction(() => typeof globalThis.measureGrid === 'function');
        const profiler = await page.context().newCDPSession(page);
        await profiler.send('Performance.enable', { timeDomain: 'threadTicks' });
        const readCpuMs = async () => {
          const { metrics } = await profiler.send('Performance.getMetrics');
          return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
        };
        const cpuBeforeMs = await readCpuMs();
        const measure: Measure = await page.evaluate(([name, count]) => globalThis.measureGrid(name, count), [
          contender,
          frameCount,
        ] as const);
        if (measure.rowsDrawn < 20) throw new Error(`${contender} drew only ${measure.rowsDrawn} rows.`);
        cpu[contender].push((await readCpuMs()) - cpuBeforeMs);
        first[contender].push(measure.firstRenderMs);
        frame[contender].push(percentile95(measure.frames));
        const [p50, p95] = [median(measure.frames), percentile95(measure.frames)];
        console.log(
          `round ${round} ${contender.padEnd(10)} first render ${measure.firstRenderMs.toFixed(0)} ms, ` +
            `frame p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms, ${measure.rowsDrawn} rows drawn`,
        );
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
  const firstRatio = median(first.ours) / median(first.ag);
  const frameRatio = median(frame.ours) / median(frame.ag);
  console.log(
    `ours with lamps and tides: first render ${median(first['ours-lamps']).toFixed(0)} ms, ` +
      `p95 frame ${median(frame['ours-lamps']).toFixed(1)} ms`,
  );
  console.log(
    `main-thread time for mounting and ${frameCount} frames: ours ${median(cpu.ours).toFixed(0)} ms, ` +
      `AG Grid ${median(cpu.ag).toFixed(0)} ms, ours with lamps ${median(cpu['ours-lamps']).toFixed(0)} ms`,
  );
  console.log(`F-12 first-render ratio ${firstRatio.toFixed(3)} (goal ≤ ${goals.firstRender})`);
  console.log(`F-12 p95-frame ratio ${frameRatio.toFixed(3)} (goal ≤ ${goals.frame})`);
  console.log(ratioLine('grid first render', 1 / firstRatio));
  console.log(ratioLine('grid frame', 1 / frameRatio));
  process.exitCode = firstRatio <= goals.firstRender && frameRatio <= goals.frame ? 0 : 1;
}

await main();
