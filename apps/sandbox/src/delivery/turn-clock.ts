import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

const dayMs = 86_400_000;

/**
 * A message as a source would have written it whose clock stands `days` ahead
 * (negative: behind): each `recvTime` of its rows is moved. What happened at a
 * time (`inGateTime`) is not the source's clock and stays. Messages in other
 * forms tell no such time and stay as they are.
 */
export function turnClock(bytes: Uint8Array, days: number): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8');
  const turned = text.replace(/("recvTime":")([^"]*)"/g, (whole, head: string, time: string) => {
    const saidMs = parseShanghai(time);
    return saidMs === null || saidMs === undefined ? whole : `${head}${formatShanghai(saidMs + days * dayMs)}"`;
  });
  return turned === text ? bytes : Buffer.from(turned, 'utf8');
}
