import { wireTimeAt } from '@mastlight/wire';
import type { World } from './world';

/** The file name of the next message: type, sender, time, running number. */
export function nameMessage(world: World, type: string, sender: string, atMs: number, ending: string): string {
  const number = String(world.nextMessage++).padStart(6, '0');
  return `${type}_${sender}_${wireTimeAt(atMs).raw}_${number}.${ending}`;
}
