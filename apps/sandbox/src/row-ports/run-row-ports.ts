import type { WorldClock } from '../clock/world-clock';
import type { Outbox } from '../delivery/outbox';
import { advanceRowPort, nextRowMs, startRowPort, type RowPort, type RowPortState } from './row-port';

/** Longest and shortest sleep between two looks at the clock, ms. */
const [sleepMaxMs, sleepMinMs] = [60_000, 40];

/** Ports in motion. */
export interface RunningRowPorts {
  /** How far each is, by its code. */
  readonly states: ReadonlyMap<string, RowPortState>;
  /** Begins each anew, as of another seed. */
  reset(): void;
  stop(): void;
}

/** Moves `ports` by `clock` and puts what they say into `outbox`. */
export function runRowPorts(
  ports: readonly RowPort[],
  seed: () => string,
  clock: WorldClock,
  outbox: Outbox,
  saved: Readonly<Record<string, RowPortState>>,
  onChange: () => void,
): RunningRowPorts {
  const states = new Map(ports.map((port) => [port.code, saved[port.code] ?? startRowPort(clock.nowMs())]));
  let timer: NodeJS.Timeout | undefined;
  const catchUp = (): void => {
    clearTimeout(timer);
    const nowMs = clock.nowMs();
    let saidCount = 0;
    let dueMs = Infinity;
    for (const port of ports) {
      const state = states.get(port.code)!;
      for (const message of advanceRowPort(port, seed(), state, nowMs)) {
        outbox.add(message, nowMs);
        saidCount++;
      }
      dueMs = Math.min(dueMs, nextRowMs(state) ?? Infinity);
    }
    if (saidCount > 0) {
      outbox.trim();
      onChange();
    }
    timer = setTimeout(catchUp, Math.min(Math.max((dueMs - clock.nowMs()) / clock.rate(), sleepMinMs), sleepMaxMs));
  };
  const stopListening = clock.onChange(catchUp);
  if (ports.length > 0) catchUp();
  return {
    states,
    reset() {
      for (const port of ports) Object.assign(states.get(port.code)!, startRowPort(clock.nowMs()));
      catchUp();
    },
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}
