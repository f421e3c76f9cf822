import '@mastlight/ui/tokens.css';
import '@mastlight/ui/base.css';
import '../../apps/web/src/features/bay-plan/bay-plan.css';
import type { ShownBox } from '@mastlight/domain/bay-plan/arrange-boxes';
import { boxStates, type BoxState } from '@mastlight/domain/bay-plan/messages';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShownVessel } from '../../apps/web/src/features/bay-plan/api';
import { ShipScene } from '../../apps/web/src/features/bay-plan/components/ship-scene';

export interface Drawn {
  /** From the call to the frame after the ship was painted, ms. */
  readonly sceneMs: number;
  /** Time of each frame in which all boxes were coloured anew, ms. */
  readonly frames: readonly number[];
}

declare global {
  var drawShip: (boxes: number, frames: number) => Promise<Drawn>;
}

const unsaid = { ctnNo: null, blno: null, sizetype: '45G1', cell: null, hidden: false, wharf: null, gateInTime: null, loadTime: null };
const tiers = [...Array.from({ length: 11 }, (_, at) => 2 + 2 * at), ...Array.from({ length: 9 }, (_, at) => 80 + 2 * at)];
const rows = 24;

/** A ship of 24 rows and 20 tiers, full from the bow on; every tenth box is the reader's. */
function vesselOf(count: number): ShownVessel {
  const containers = Array.from({ length: count }, (_, id): ShownBox => {
    const bay = 2 + 4 * Math.floor(id / (rows * tiers.length));
    const state = boxStates[id % 5]!;
    const mine = id % 10 === 0;
    return {
      ...unsaid,
      id,
      mine,
      ctnNo: mine ? `BENU${id}` : null,
      state,
      bay: Math.min(bay, 126),
      row: id % rows,
      tier: tiers[Math.floor(id / rows) % tiers.length]!,
      planned: true,
    };
  });
  const ship = { vesselsName: 'BENCH', chineseName: null, vesselsUn: null, voyage: '1W', carrier: null };
  const bays = [...new Set(containers.flatMap(({ bay }) => bay ?? []))];
  // What else is told of a call is not drawn here.
  return { ship: { ...ship, bays }, containers } as Partial<ShownVessel> as ShownVessel;
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

globalThis.drawShip = async (boxes, count) => {
  const vessel = vesselOf(boxes);
  const root = createRoot(document.getElementById('stage')!);
  const side = createRef<SVGSVGElement>();
  const draw = (only: BoxState | null): void =>
    flushSync(() => root.render(<ShipScene vessel={vessel} only={only} isPressing={false} onPick={() => undefined} side={side} />));
  await nextFrame();
  const beganMs = performance.now();
  draw(null);
  await nextFrame();
  const sceneMs = (await nextFrame()) - beganMs;
  const frames: number[] = [];
  let lastMs = await nextFrame();
  for (let at = 0; at < count; at += 1) {
    draw(boxStates[at % boxStates.length]!);
    const nowMs = await nextFrame();
    frames.push(nowMs - lastMs);
    lastMs = nowMs;
  }
  root.unmount();
  return { sceneMs, frames };
};
