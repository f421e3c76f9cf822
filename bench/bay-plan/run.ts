/**
 * A ship of 20,000 boxes in Chromium without a GPU: from the data to the painted scene, and frames in which every box is coloured
 * anew, as a chip of a state does. `npx tsx bench/bay-plan/run.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@mastlight/testing/chromium';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import type { Drawn } from './page';

const boxes = 20_000;
const frameCount = 100;
const rounds = 3;
const goals = { framesPerSecond: 20, sceneMs: 1_500 };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const outDir = await mkdtemp(join(tmpdir(), 'bench-bay-plan-'));
process.env['NODE_ENV'] = 'production';
const config = {
  root: import.meta.dirname,
  configFile: false as const,
  logLevel: 'error' as const,
  plugins: [react()],
  build: { outDir, target: 'es2022' },
};
await build(config);
const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
const browser = await launchChromium();
const drawn: Drawn[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(server.resolvedUrls!.local[0]!);
    await page.waitForFunction(() => typeof globalThis.drawShip === 'function');
    drawn.push(await page.evaluate(([count, frames]) => globalThis.drawShip(count, frames), [boxes, frameCount] as const));
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true, force: true });
}
const sceneMs = median(drawn.map((round) => round.sceneMs));
const framesPerSecond = median(drawn.map(({ frames }) => (frames.length * 1_000) / frames.reduce((sum, ms) => sum + ms, 0)));
console.log(`LONG bay-plan ${boxes} boxes: scene ${sceneMs.toFixed(0)} ms (goal ≤ ${goals.sceneMs})`);
console.log(`LONG bay-plan ${boxes} boxes: ${framesPerSecond.toFixed(1)} frames/s coloured anew (goal ≥ ${goals.framesPerSecond})`);
console.log(ratioLine('ship scene', goals.sceneMs / sceneMs));
console.log(ratioLine('ship frame', framesPerSecond / goals.framesPerSecond));
process.exitCode = sceneMs <= goals.sceneMs && framesPerSecond >= goals.framesPerSecond ? 0 : 1;
