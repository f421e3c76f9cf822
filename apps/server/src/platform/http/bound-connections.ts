import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { networkOf } from '../network-of';
import { Tally } from '../tally';

/** Files and sockets that the server needs besides its callers. */
const keptDescriptors = 500;
const connectionsMaxElsewhere = 10_000;

/** What a server does with connections. */
export interface ConnectionBounds {
  /** Addresses, or networks as `10.0.0.0/8`, that carry the calls of many. */
  readonly unbounded: readonly string[];
  readonly perNetworkMax: number;
  /** A connection whose first byte has not come by then is closed. */
  readonly firstByteMs: number;
  /** Told of each connection that is closed because there are too many, by its address. */
  readonly onRefused: (address: string) => void;
}

/**
 * Bounds the connections of a server: in all by the descriptors this process
 * may open, and of one network. Beyond it they are closed at once.
 */
export function boundConnections(server: Server, { unbounded, perNetworkMax, firstByteMs, onRefused }: ConnectionBounds): void {
  server.maxConnections = connectionsMax();
  server.on('drop', (dropped) => onRefused(plainAddress(dropped?.remoteAddress)));
  const free = new BlockList();
  for (const entry of unbounded) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) && bits === undefined) free.addAddress(address, family);
    else if (isIP(address)) free.addSubnet(address, Number(bits), family);
  }
  const open = new Tally();
  server.on('connection', (socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, firstByteMs);
    socket.once('close', () => clearTimeout(timer));
    const address = plainAddress(socket.remoteAddress);
    if (!isIP(address) || free.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    const network = networkOf(address);
    if (open.of(network) >= perNetworkMax) {
      onRefused(address);
      return void socket.destroy();
    }
    open.add(network, 1);
    socket.once('close', () => open.add(network, -1));
  });
}

const plainAddress = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/, '');

/** Connections for which there are descriptors (Linux tells of them). */
function connectionsMax(): number {
  try {
    const soft = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
    return Number.isFinite(soft) ? Math.max(soft - keptDescriptors, keptDescriptors) : connectionsMaxElsewhere;
  } catch {
    return connectionsMaxElsewhere;
  }
}
