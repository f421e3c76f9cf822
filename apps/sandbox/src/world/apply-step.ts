import { receiptTexts, writeArrivalReceipt, writeLoadingReceipt, writePreManifestReceipt } from '../customs/receipt';
import type { Announcement } from '../delivery/announcement';
import { writeCleanManifest } from '../port-ningbo/clean-manifest';
import { writeDeclaration } from '../port-ningbo/declaration';
import { writeGateReport } from '../port-ningbo/gate-report';
import { writeLoadReport } from '../port-ningbo/load-report';
import { writeReleaseAnswer } from '../port-ningbo/release-rows';
import { writeStowInstruction, writeStowPlan } from '../port-ningbo/stow-plan';
import { writeTrackAnswer } from '../port-ningbo/track-rows';
import { writeVesselPlanRow } from '../port-ningbo/vessel-plan-row';
import type { ShipCall, Step, WorldBill, World, WorldBox } from './world';

/** Everything a step about a bill works on. */
interface BillScene {
  readonly world: World;
  readonly call: ShipCall;
  readonly bill: WorldBill;
  /** The boxes the step names: one, or all of the bill. */
  readonly boxes: readonly WorldBox[];
  readonly step: Step;
  readonly atMs: number;
}

type Effect = (scene: BillScene) => (Announcement | null)[];

/** What each step does to a bill and what is said about it, in the order in which it is said. */
const billEffects: Readonly<Partial<Record<Step['type'], Effect>>> = {
  declare: ({ world, call, bill, step, atMs }) => [writeDeclaration(world, '2101', call, bill, bill.boxes, atMs, step.mode === 'short')],

  'pre-manifest': ({ world, call, bill, step, atMs }) => {
    const code = step.code ?? '01';
    bill.preManifestCode = code;
    const text = step.text ?? (code === '03' ? receiptTexts.preRejected : receiptTexts.preAccepted);
    return [writePreManifestReceipt(world, call, bill, { code, text }, atMs)];
  },

  manifest: (scene) => {
    const { world, call, bill, atMs } = scene;
    for (const box of bill.boxes) {
      box.isListed = true;
      box.flags.ifcsum = 'Y';
    }
    return [writeCleanManifest(world, call, bill, atMs), compare(scene, bill.boxes)];
  },

  'gate-out': ({ world, call, bill, boxes, atMs }) => {
    for (const box of boxes) box.gateOutMs = atMs;
    return [writeGateReport(world, 'out', call, bill, boxes, atMs)];
  },

  'gate-in': ({ world, call, bill, boxes, atMs }) => {
    for (const box of boxes) box.gateInMs = atMs;
    return [writeGateReport(world, 'in', call, bill, boxes, atMs)];
  },

  report: ({ world, call, bill, boxes, step, atMs }) => [writeDeclaration(world, '3101', call, bill, boxes, atMs, step.mode === 'short')],

  arrival: (scene) => {
    const { world, call, bill, boxes, step, atMs } = scene;
    // Taking an arrival back is the port's comparison changing its mind; customs sends no receipt for it.
    if (step.flag !== undefined && step.flag !== 'Y') {
      setFlag(boxes, 'cpcode', step.flag);
      return [compare(scene, boxes)];
    }
    const code = step.code ?? '01';
    for (const box of boxes) box.arrivalCode = code;
    const text = step.text ?? (code === '03' ? receiptTexts.arrivalRejected : receiptTexts.arrivalAccepted);
    const receipt = writeArrivalReceipt(world, call, bill, boxes, { code, text }, atMs);
    if (code === '03') return [receipt];
    setFlag(boxes, 'cpcode', 'Y');
    return [receipt, compare(scene, boxes)];
  },

  inspect: ({ world, call, bill, boxes, step, atMs }) => {
    const status = step.code ?? 'C';
    const mode = step.mode ?? boxes[0]?.checkMode ?? 'N';
    for (const box of boxes) {
      box.checkCode = status;
      box.checkMode = mode;
    }
    return [writeTrackAnswer(world, 'cusmov', call, bill, boxes, { status, mode, remark: step.text ?? null }, atMs)];
  },

  release: (scene) => {
    const { world, call, bill, boxes, step, atMs } = scene;
    const status = step.flag ?? 'Y';
    setFlag(boxes, 'custom', status);
    const remark = step.text ?? (status === 'Y' ? 'EP' : 'RP');
    return [writeTrackAnswer(world, 'custpass', call, bill, boxes, { status, mode: null, remark }, atMs), compare(scene, boxes)];
  },

  triple: (scene) => {
    setFlag(scene.boxes, 'sld', scene.step.flag ?? 'Y');
    return [compare(scene, scene.boxes)];
  },

  pass: (scene) => {
    const flag = scene.step.flag ?? 'Y';
    setFlag(scene.boxes, 'pass', flag);
    for (const box of scene.boxes) box.passedMs = flag === 'Y' ? scene.atMs : null;
    return [compare(scene, scene.boxes)];
  },

  loading: ({ world, call, bill, boxes, step, atMs }) => {
    const declared = writeDeclaration(world, '4101', call, bill, boxes, atMs, step.mode === 'short');
    const code = step.code ?? '01';
    const text = step.text ?? (code === '03' ? receiptTexts.loadingRejected : receiptTexts.loadingAccepted);
    return [declared, writeLoadingReceipt(world, '4101', call, bill, { code, text }, atMs)];
  },

  tally: ({ world, call, bill, boxes, step, atMs }) => {
    const declared = writeDeclaration(world, '5102', call, bill, boxes, atMs, step.mode === 'short');
    const code = step.code ?? '01';
    const text = step.text ?? (code === '03' ? receiptTexts.tallyRejected : receiptTexts.tallyAccepted);
    return [declared, writeLoadingReceipt(world, '5102', call, bill, { code, text }, atMs)];
  },

  load: (scene) => {
    const { world, call, bill, boxes, atMs } = scene;
    for (const box of boxes) box.loadedMs = atMs;
    return [writeLoadReport(world, call, bill, boxes, atMs), compare(scene, boxes)];
  },
};

/**
 * Lets one step happen at `atMs`: changes the world and gives the messages
 * that tell of it. A step whose ship or bill is gone does nothing.
 */
export function applyStep(world: World, step: Step, atMs: number): Announcement[] {
  const bill = step.billNo === undefined ? undefined : world.bills[step.billNo];
  const call = world.calls[bill?.callId ?? step.callId ?? ''];
  if (!call) return [];
  const effect = billEffects[step.type];
  if (!effect) return applyCallStep(world, call, step, atMs);
  if (!bill) return [];
  const boxes = bill.boxes.filter((box) => step.containerNo === undefined || box.containerNo === step.containerNo);
  if (boxes.length === 0) return [];
  return effect({ world, call, bill, boxes, step, atMs }).filter((message) => message !== null);
}

function applyCallStep(world: World, call: ShipCall, step: Step, atMs: number): Announcement[] {
  if (step.type === 'stow') return [writeStowInstruction(world, call, atMs)].filter((message) => message !== null);
  if (step.type === 'berth') call.ataMs = atMs;
  if (step.type === 'depart') {
    call.ataMs ??= Math.min(call.etaMs, atMs);
    call.atdMs = atMs;
  }
  if (step.type === 'cut-off' && step.portClosesMs !== undefined) {
    const shiftMs = step.portClosesMs - call.portClosesMs;
    call.portClosesMs += shiftMs;
    call.gateInClosesMs += shiftMs;
    call.customsClosesMs += shiftMs;
  }
  const said = writeVesselPlanRow(world, call, atMs);
  return step.type === 'berth' ? [said, writeStowPlan(world, call, atMs)] : [said];
}

function setFlag(boxes: readonly WorldBox[], flag: keyof WorldBox['flags'], value: string): void {
  for (const box of boxes) {
    box.flags[flag] = value;
    box.remark = null;
  }
}

/** The port compares again after each change and shows the bill's rows anew. */
function compare({ world, call, bill, atMs }: BillScene, boxes: readonly WorldBox[]): Announcement | null {
  for (const box of boxes) box.comparedMs = atMs;
  return writeReleaseAnswer(world, call, bill, atMs);
}
