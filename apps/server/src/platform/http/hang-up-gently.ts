import type { Socket } from 'node:net';

/** A client that goes on sending is listened to for so long, and for so many bytes, after the answer. */
const lingerMs = 1_000;
const lingerBytes = 4 * 1024 * 1024;

/**
 * Makes the end of an answer shut our side alone and drop what still comes in
 * for a moment. A socket closed at once with bytes unread is reset, and the
 * reset overtakes the answer: the client would see a broken connection and not
 * the refusal.
 */
export function hangUpGently(socket: Socket): void {
  // What Node calls when an answer with `Connection: close` is complete.
  socket.destroySoon = () => {
    const bytesBefore = socket.bytesRead;
    const drop = (): void => {
      if (socket.bytesRead - bytesBefore > lingerBytes) socket.destroy();
    };
    socket.on('data', drop);
    // The parser hears no more of it: what follows an unread body is no request.
    for (const listener of socket.listeners('data')) if (listener !== drop) socket.off('data', listener as () => void);
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
    socket.end();
  };
}
