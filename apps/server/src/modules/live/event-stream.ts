import type { FastifyReply } from 'fastify';
import type { LiveClient } from './live-hub';

/** Opens a reply as an event stream and gives it as a client of the hub. */
export function openEventStream(
  reply: FastifyReply,
  { ownerKey, userId }: Pick<LiveClient, 'ownerKey' | 'userId'>,
  onClosed: () => void,
): LiveClient {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    connection: 'keep-alive',
    // Proxies that gather output would hold events back.
    'x-accel-buffering': 'no',
  } as Record<string, string>);
  // Small messages must not wait for company.
  raw.socket?.setNoDelay(true);
  // A reply that waits behind another one on its connection hears nothing when that is lost.
  const { socket } = reply.request.raw;
  socket.once('close', onClosed);
  raw.on('close', () => {
    socket.off('close', onClosed);
    onClosed();
  });
  raw.on('error', () => raw.destroy());
  return {
    ownerKey,
    userId,
    get waitingBytes() {
      return raw.writableLength;
    },
    write(text) {
      if (!raw.destroyed && !raw.writableEnded) raw.write(text);
    },
    end(reconnectMs) {
      if (reconnectMs === undefined) raw.destroy();
      else if (!raw.writableEnded) raw.end(`retry: ${reconnectMs}\n\n`);
    },
  };
}
