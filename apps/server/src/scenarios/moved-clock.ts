import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A clock that processes follow, as the simulator's is followed. */
export async function startMovedClock(startMs: number) {
  const followers = new Set<ServerResponse>();
  let nowMs = startMs;
  const tell = (to: ServerResponse): void => void to.write(`event: clock\ndata: ${JSON.stringify({ nowMs, rate: 1 })}\n\n`);
  const http: Server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    followers.add(response);
    tell(response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    moveTo(ms: number): void {
      nowMs = ms;
      for (const each of followers) tell(each);
    },
    stop(): void {
      http.close();
      http.closeAllConnections();
    },
  };
}
