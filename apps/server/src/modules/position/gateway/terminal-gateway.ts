import { createServer, type AddressInfo, type Socket } from 'node:net';
import { openTerminalFrames } from '@mastlight/wire/jt808/frame';
import { TerminalMessageReader } from '@mastlight/wire/jt808/read-terminal-message';
import type { TerminalMessage } from '@mastlight/wire/message';
import { networkOf } from '../../../platform/network-of';
import type { PositionParts } from '../parts';
import { Allowance } from './allowance';
import { FixGatherer } from './gather-fixes';
import { takeTurns } from './take-turns';
import { TerminalSession } from './terminal-session';

/** Bounds of the gateway: a terminal that does more, or less, is no terminal. */
export interface GatewayBounds {
  readonly connectionsMax: number;
  /** Of one address, behind which a whole fleet may stand. */
  readonly connectionsOfAddressMax: number;
  /** Real ms until it must have told its code. */
  readonly unknownMs: number;
  /** Real ms without a word. */
  readonly silentMs: number;
  /** Messages that wait for the database, of one connection; its bytes wait in the network meanwhile. */
  readonly waitingMax: number;
  /** Bytes of answers that a connection has not read. */
  readonly unreadMax: number;
  /** Terminals and claims that are new, of one address in an hour: who has no truck invents no thousands of them. */
  readonly newOfAddressMax: number;
  /** Registrations and codes that are refused, of one network in an hour. */
  readonly refusedOfAddressMax: number;
  /** Real ms after its last word for which a connection speaks for its terminal: nobody else is registered as it meanwhile. */
  readonly speaksForMs: number;
  /** Messages that are worked on at once, of all connections: the work of others uses the database, too. */
  readonly atOnceMax: number;
}

/** Of one connection, what comes in several frames: a batch of a thousand places and more. Messages of others are not gathered for long. */
const gathered = { maxSets: 8, maxBytes: 128 * 1024, maxAgeMs: 300_000 };

export const usualBounds: GatewayBounds = {
  connectionsMax: 5_000,
  connectionsOfAddressMax: 2_500,
  unknownMs: 30_000,
  silentMs: 600_000,
  waitingMax: 64,
  unreadMax: 65_536,
  newOfAddressMax: 500,
  refusedOfAddressMax: 5_000,
  speaksForMs: 60_000,
  atOnceMax: 6,
};

/** A listening gateway. */
export interface TerminalGateway {
  readonly port: number;
  stop(): Promise<void>;
}

/** Listens for terminals of JT/T 808 on a port, 0 for any free one. @throws Error when the port is taken. */
export async function startTerminalGateway(
  parts: PositionParts,
  { host, port }: { readonly host: string; readonly port: number },
  bounds: GatewayBounds = usualBounds,
): Promise<TerminalGateway> {
  const open = new Map<Socket, Promise<void>>();
  const ofAddress = new Map<string, number>();
  const newOfAddress = new Allowance(bounds.newOfAddressMax);
  const refusedOfAddress = new Allowance(bounds.refusedOfAddressMax);
  /** Which connection is whose terminal, by its number, and when it last spoke, real ms. */
  const speakers = new Map<string, { readonly socket: Socket; heardMs: number }>();
  const takeTurn = takeTurns(bounds.atOnceMax);
  const fixes = new FixGatherer(parts, takeTurn);
  const server = createServer((socket) => {
    // Whoever has one address of IPv6 has its whole network.
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (ofAddress.get(address) ?? 0) + 1;
    if (open.size >= bounds.connectionsMax || count > bounds.connectionsOfAddressMax) return void socket.destroy();
    ofAddress.set(address, count);
    open.set(socket, Promise.resolve());
    socket.on('close', () => {
      open.delete(socket);
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      if (speaksFor !== null && speakers.get(speaksFor)?.socket === socket) speakers.delete(speaksFor);
    });
    let speaksFor: string | null = null;
    socket.on('data', () => {
      const own = speaksFor === null ? undefined : speakers.get(speaksFor);
      if (own?.socket === socket) own.heardMs = performance.now();
    });
    const session = new TerminalSession(parts, {
      send: (bytes) => {
        if (socket.destroyed) return;
        socket.write(bytes);
        // Who does not read what he asks for shall not fill the memory with it.
        if (socket.writableLength > bounds.unreadMax) socket.destroy();
      },
      end: () => void socket.destroy(),
      mayBeNew: () => newOfAddress.take(address, parts.portClock.nowMs()),
      mayBeRefused: () => refusedOfAddress.take(address, parts.portClock.nowMs()),
      isSpokenFor: (phone) => {
        const other = speakers.get(phone);
        return other !== undefined && other.socket !== socket && performance.now() - other.heardMs < bounds.speaksForMs;
      },
      speakFor: (phone) => {
        const before = speakers.get(phone)?.socket;
        speaksFor = phone;
        speakers.set(phone, { socket, heardMs: performance.now() });
        if (before !== socket) before?.destroy();
      },
      takeTurn,
      fixes,
    });
    serve(parts, socket, { bounds, session, atWork: (work) => void open.set(socket, work) });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      listening();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((done) => void server.close(() => done()));
      const working = [...open.values()];
      for (const socket of open.keys()) socket.destroy();
      await Promise.all([closed, ...working]);
    },
  };
}

/** Serves one connection: frames in their order, one at a time; no byte is asked for while too many messages wait. */
function serve(
  parts: PositionParts,
  socket: Socket,
  {
    bounds,
    session,
    atWork,
  }: { readonly bounds: GatewayBounds; readonly session: TerminalSession; readonly atWork: (work: Promise<void>) => void },
): void {
  const waiting: TerminalMessage[] = [];
  let isWorking = false;
  // What is wrong with a frame is its terminal's: it is left unanswered, and so is sent again.
  const sink = { note: () => undefined, refuse: () => undefined };
  // A registration and a code fit one frame: of whoever has told none nothing is gathered.
  const reader = new TerminalMessageReader(sink, {
    ...gathered,
    get maxBytes() {
      return session.isKnown ? gathered.maxBytes : 0;
    },
  });
  const frames = openTerminalFrames((frame, length, place) => {
    const message = reader.read(frame, length, place, parts.portClock.nowMs());
    if (message) waiting.push(message);
  }, sink);

  async function work(): Promise<void> {
    isWorking = true;
    try {
      for (let next = waiting.shift(); next && !socket.destroyed; next = waiting.shift()) await session.take(next);
    } catch (error) {
      parts.log.warn({ error }, 'a terminal could not be served');
      socket.destroy();
    }
    isWorking = false;
    if (!socket.destroyed) socket.resume();
  }

  const unknown = setTimeout(() => {
    if (!session.isKnown) socket.destroy();
  }, bounds.unknownMs);
  socket.setNoDelay(true);
  socket.setTimeout(bounds.silentMs, () => void socket.destroy());
  socket.on('error', () => void socket.destroy());
  socket.on('close', () => {
    clearTimeout(unknown);
    reader.finish();
  });
  socket.on('data', (chunk) => {
    frames.push(chunk);
    if (waiting.length > bounds.waitingMax) socket.pause();
    if (!isWorking && waiting.length > 0) atWork(work());
  });
}
