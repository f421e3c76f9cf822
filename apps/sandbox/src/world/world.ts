/**
 * The state of the world behind the sandbox: ships' calls at Ningbo, bills of
 * lading, boxes, and the steps that are still to come. Plain data, so that it
 * can be saved as it stands. All times are ms since epoch by the world's clock.
 */

/** One ship at one terminal on one voyage. */
export interface ShipCall {
  readonly id: string;
  readonly vesselName: string;
  readonly chineseName: string;
  readonly vesselCode: string;
  readonly voyage: string;
  readonly terminal: string;
  readonly operator: string;
  readonly berth: string;
  gateInOpensMs: number;
  gateInClosesMs: number;
  customsClosesMs: number;
  portClosesMs: number;
  etaMs: number;
  etdMs: number;
  /** Null until she is alongside. */
  ataMs: number | null;
  /** Null until she has sailed. */
  atdMs: number | null;
}

/** The five flags of the port's release row; Y, N or T. */
export interface BoxFlags {
  ifcsum: string;
  cpcode: string;
  custom: string;
  sld: string;
  pass: string;
}

export interface WorldBox {
  readonly containerNo: string;
  /** Size type as this world's papers write it: 45GP, 22G1, 40HQ … */
  readonly sizeType: string;
  readonly sealNo: string;
  readonly packages: number;
  readonly cargoWeightKg: number;
  readonly tareKg: number;
  readonly plate: string;
  gateOutMs: number | null;
  gateInMs: number | null;
  loadedMs: number | null;
  /** Result code of the arrival report's receipt; null before any. */
  arrivalCode: string | null;
  checkCode: string | null;
  checkMode: string | null;
  flags: BoxFlags;
  /** Whether the port knows the box from a clean manifest, so that it has a release row. */
  isListed: boolean;
  comparedMs: number | null;
  passedMs: number | null;
  /** A reason that replaces the one the flags would give. */
  remark: string | null;
}

export interface WorldBill {
  readonly billNo: string;
  callId: string;
  readonly operator: string;
  readonly dischargePort: { readonly code: string; readonly name: string };
  readonly cargo: string;
  readonly boxes: WorldBox[];
  /** `auto` lives by the clock; `hand` waits for injected events. */
  readonly life: 'auto' | 'hand';
  /** What is meant to happen to it, for the desk. */
  readonly story: Story;
  /** Result code of the pre-manifest receipt; null before any. */
  preManifestCode: string | null;
}

/** What happens to a bill on its way. */
export const stories = {
  smooth: '顺利',
  'late-box': '有箱迟到',
  'arrival-late': '运抵迟报',
  inspection: '海关查验',
  rejected: '海关退单',
  reversal: '运抵撤回',
  'triple-late': '三联单迟到',
  untold: '尚无消息',
  hand: '手动',
} as const;
export type Story = keyof typeof stories;

/** What can happen, by the clock or by hand. */
export const stepTypes = [
  'plan',
  'cut-off',
  'stow',
  'berth',
  'depart',
  'declare',
  'pre-manifest',
  'manifest',
  'gate-out',
  'gate-in',
  'report',
  'arrival',
  'inspect',
  'release',
  'triple',
  'pass',
  'loading',
  'load',
  'tally',
] as const;
export type StepType = (typeof stepTypes)[number];

/** One thing that happens at one time. Fields that a type does not use are absent. */
export interface Step {
  readonly atMs: number;
  readonly type: StepType;
  readonly callId?: string;
  readonly billNo?: string;
  /** One box; absent means every box of the bill. */
  readonly containerNo?: string;
  /** Receipt code or check status. */
  readonly code?: string;
  /** Inspection mode (isCheck986); of a declaration `short`: two pieces less than there are. */
  readonly mode?: string;
  /** Y, N or T for what can be taken back. */
  readonly flag?: string;
  /** Text of a receipt or reason. */
  readonly text?: string;
  /** New port close of a `cut-off`. */
  readonly portClosesMs?: number;
}

export interface World {
  readonly seed: string;
  /** When the world was first started. */
  readonly startedMs: number;
  calls: Record<string, ShipCall>;
  bills: Record<string, WorldBill>;
  /** Steps to come, earliest first. */
  steps: Step[];
  /** Number of the next call to be planned. */
  nextCall: number;
  /** Number of the next message to be written. */
  nextMessage: number;
}

/** The call of `vesselName` on `voyage`; spelling of the name with dot, dash or space does not matter. */
export function findCall(world: World, vesselName: string, voyage: string): ShipCall | undefined {
  const key = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return Object.values(world.calls).find((call) => key(call.vesselName) === key(vesselName) && key(call.voyage) === key(voyage));
}

/** The next call that still takes boxes at `nowMs`. */
export function findNextCall(world: World, nowMs: number): ShipCall | undefined {
  return Object.values(world.calls)
    .filter((call) => call.portClosesMs > nowMs && call.atdMs === null)
    .sort((a, b) => a.portClosesMs - b.portClosesMs)[0];
}

/** Puts steps in their place; equal times keep the order in which they were planned. */
export function addSteps(world: World, steps: readonly Step[]): void {
  world.steps = [...world.steps, ...steps].sort((a, b) => a.atMs - b.atMs);
}
