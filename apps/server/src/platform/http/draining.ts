import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Calls in flight have so long to end once connections are closed; what hangs must not keep the database open. */
const lastCallsMs = 5_000;

/**
 * The way down of a server that breaks no connection: readiness fails
 * and nothing else changes, so that whoever sends calls here can go elsewhere;
 * then nobody new is let in, and every connection ends with its next answer;
 * what is idle then is closed.
 */
export class Draining {
  #isOn = false;
  #endsConnections = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Makes the answers of an application say that their connection ends, when it does. */
  watch(app: FastifyInstance): void {
    app.addHook('onSend', async (_request, reply) => {
      if (this.#endsConnections) void reply.header('connection', 'close');
    });
  }

  /** Lets readiness fail, and gives others `noticeMs` to notice. */
  async announce(noticeMs: number): Promise<void> {
    this.#isOn = true;
    await wait(noticeMs);
  }

  /** Ends listening and then all connections; those that were kept have `keptMs` to carry a last call. */
  async end(app: FastifyInstance, keptMs: number): Promise<void> {
    const server: Server = app.server;
    this.#endsConnections = true;
    // Not the HTTP server's own: that one closes idle connections at once, and with them calls that are just arriving.
    const ended = new Promise<void>((done) => void NetServer.prototype.close.call(server, () => done()));
    const kept = new AbortController();
    await Promise.race([ended, wait(keptMs, undefined, { signal: kept.signal }).catch(() => {})]);
    kept.abort();
    server.closeIdleConnections();
    const deadline = setTimeout(() => server.closeAllConnections(), lastCallsMs);
    await ended;
    clearTimeout(deadline);
    await app.close();
  }
}
