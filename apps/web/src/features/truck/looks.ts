import { stateOfTruck, truckStates, type TruckState } from '@mastlight/domain/truck/truck-state';
import type { IconName } from '@mastlight/ui';
import type { Mark } from '../../platform/map/draw-chart';
import type { Truck, TruckPosition } from './api';

/** How each state looks: colour, icon and, in the texts, its word. */
export const looks: Readonly<Record<TruckState, { readonly tone: Mark['tone']; readonly icon: IconName }>> = {
  silent: { tone: 'danger', icon: 'warn' },
  moving: { tone: 'run', icon: 'truck' },
  standing: { tone: 'done', icon: 'pin' },
  past: { tone: 'idle', icon: 'clock' },
  unasked: { tone: 'idle', icon: 'info' },
};
export const stateOrder: readonly TruckState[] = truckStates;

/** A truck with how it is doing at an instant. */
export interface SeenTruck extends Truck {
  readonly state: TruckState;
}

export const seeTrucks = (trucks: readonly Truck[], nowMs: number): SeenTruck[] =>
  trucks.map((truck) => ({ ...truck, state: stateOfTruck(truck, nowMs) }));

/** A plate as people write it: the office apart from the number. */
export const showPlate = (carNo: string): string => `${carNo.slice(0, 2)}·${carNo.slice(2)}`;

/** Which words tell its speed: of a place that is old it is the speed of then. */
export const speedWord = (state: TruckState): 'speed' | 'speedThen' => (state === 'past' || state === 'silent' ? 'speedThen' : 'speed');

/** A truck on the chart; null where nobody knows where it is. */
export function markOf(carNo: string, position: TruckPosition | null, state: TruckState): Mark | null {
  if (position === null) return null;
  const { latitude, longitude, courseDegrees } = position;
  return {
    key: carNo,
    label: showPlate(carNo),
    latitude,
    longitude,
    courseDegrees: state === 'moving' ? courseDegrees : null,
    tone: looks[state].tone,
  };
}
