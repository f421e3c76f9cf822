/** How lights and states look: colour, icon and word together, never a colour alone. */
import type { IconName, Tone } from '@mastlight/ui';
import type { ManifestBill } from './api';

export type Light = ManifestBill['light'];
export type StageOfBill = ManifestBill['stages'][number];

export const lightLooks: Readonly<Record<Light, { readonly tone: Tone; readonly icon: IconName }>> = {
  complete: { tone: 'done', icon: 'check' },
  differ: { tone: 'att', icon: 'warn' },
  noArrival: { tone: 'danger', icon: 'arrival' },
  rejected: { tone: 'danger', icon: 'rejected' },
  waiting: { tone: 'run', icon: 'clock' },
  open: { tone: 'run', icon: 'ship' },
  none: { tone: 'idle', icon: 'search' },
};

/** In the order in which they are offered. */
export const lightOrder: readonly Light[] = ['complete', 'differ', 'noArrival', 'rejected', 'waiting', 'open', 'none'];

const stateLooks: Readonly<Record<StageOfBill['state'], { readonly tone: Tone; readonly icon: IconName }>> = {
  accepted: { tone: 'done', icon: 'check' },
  rejected: { tone: 'danger', icon: 'rejected' },
  declared: { tone: 'run', icon: 'clock' },
  pending: { tone: 'run', icon: 'eye' },
  part: { tone: 'att', icon: 'warn' },
  deleted: { tone: 'att', icon: 'trash' },
  none: { tone: 'idle', icon: 'minus' },
};

/** The look of a stage; an arrival that should have come and has not is a danger, whatever else is awaited waits. */
export function stageLook({ stage, state, isDue, owedBy }: StageOfBill): { readonly tone: Tone; readonly icon: IconName } {
  if ((state !== 'none' && state !== 'part') || !isDue || owedBy === null) return stateLooks[state];
  return stage === 'arrival' ? { tone: 'danger', icon: 'warn' } : { tone: 'run', icon: 'clock' };
}

export const signed = (delta: number): string => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`);

/** Thousands parted, as figures on papers are. */
export const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 });
