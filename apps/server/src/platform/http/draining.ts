import type { FastifyInstance } from 'fastify';

/**
 * The way down of a server: readiness fails at once, and for a while every
 * answer asks its client to come back on another connection, while calls are
 * answered as ever. Whoever keeps connections has then left by himself before
 * they are closed.
 */
export class Draining {
  #isOn = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  begin(): void {
    this.#isOn = true;
  }

  /** Makes the answers of an application say that their connection ends. */
  watch(app: FastifyInstance): void {
    app.addHook('onSend', async (_request, reply) => {
      if (this.#isOn) void reply.header('connection', 'close');
    });
  }
}
