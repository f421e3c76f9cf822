import type { Announcement } from '../delivery/announcement';
import { applyStep } from './apply-step';
import { isStepDue } from './is-step-due';
import { placeOpening } from './opening';
import { planNextCall } from './plan-call';
import type { World } from './world';

const hourMs = 3_600_000;
/** A call is planned this long before its port closes: its plan row comes 144 hours before. */
const horizonMs = 160 * hourMs;
/** What sailed longer ago than this is forgotten, so that a fast clock does not fill the memory. */
const forgetAfterMs = 45 * 24 * hourMs;

/** A new world at `startedMs`, the same for the same seed and start. */
export function createWorld(seed: string, startedMs: number): World {
  // Whole minutes, so that times in messages without seconds lose nothing.
  const world: World = {
    seed,
    startedMs: Math.floor(startedMs / 60_000) * 60_000,
    calls: {},
    bills: {},
    steps: [],
    nextCall: 0,
    nextMessage: 1,
  };
  placeOpening(world);
  return world;
}

/**
 * Lets the world go on until `nowMs`: everything due happens, each thing at
 * its own time, and what is said about it is returned in that order. Going
 * back in time makes nothing unhappen.
 */
export function advanceWorld(world: World, nowMs: number): Announcement[] {
  const said: Announcement[] = [];
  const firstClosesMs = world.startedMs + 52 * hourMs;
  while (firstClosesMs + world.nextCall * 7 * hourMs < nowMs + horizonMs) {
    planNextCall(world, world.nextCall++, firstClosesMs);
  }
  let done = 0;
  for (const step of world.steps) {
    if (step.atMs > nowMs) break;
    done++;
    if (isStepDue(world, step)) said.push(...applyStep(world, step, step.atMs));
  }
  world.steps = world.steps.slice(done);
  forgetOldCalls(world, nowMs);
  return said;
}

/** When the next step is due, ms since epoch; null when nothing is planned. */
export function nextStepMs(world: World): number | null {
  return world.steps[0]?.atMs ?? null;
}

function forgetOldCalls(world: World, nowMs: number): void {
  for (const call of Object.values(world.calls)) {
    if (call.atdMs === null || call.atdMs > nowMs - forgetAfterMs) continue;
    delete world.calls[call.id];
    for (const bill of Object.values(world.bills)) if (bill.callId === call.id) delete world.bills[bill.billNo];
  }
}
