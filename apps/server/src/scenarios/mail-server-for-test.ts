import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What a mail server does with the next mails. */
export interface MailMood {
  /** Its answer to RCPT, as `550 5.1.1 unknown`; null: it takes them. */
  refusal: string | null;
  /** It takes a mail and hangs up before it says so. */
  swallows: boolean;
  /** It greets nobody. */
  isSilent: boolean;
}

export interface MailServerForTest {
  /** For `startTestServer({ env })`. */
  readonly url: string;
  /** Mails as they came, each with its envelope before it. */
  readonly taken: string[];
  readonly mood: MailMood;
  stop(): Promise<void>;
}

/** A mail server on loopback (RFC 5321). */
export async function startMailServerForTest(): Promise<MailServerForTest> {
  const taken: string[] = [];
  const mood: MailMood = { refusal: null, swallows: false, isSilent: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (!mood.isSilent) converse(socket, mood, taken);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    mood,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function converse(socket: Socket, mood: MailMood, taken: string[]): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let envelope = '';
  let isData = false;
  let waiting = '';
  const answer = (line: string): void => {
    const verb = line.slice(0, 4);
    if (verb === 'MAIL') envelope = '';
    if (verb === 'MAIL' || verb === 'RCPT') envelope += `${line}\r\n`;
    isData = verb === 'DATA';
    if (verb === 'RCPT' && mood.refusal !== null) say(mood.refusal);
    else say(isData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  say('220 mail for tests');
  socket.setEncoding('latin1').on('data', (piece: string) => {
    waiting += piece;
    for (let end = -1; (end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')) >= 0;) {
      const text = waiting.slice(0, end);
      waiting = waiting.slice(end + (isData ? 5 : 2));
      if (!isData) answer(text);
      else {
        isData = false;
        taken.push(envelope + text);
        if (mood.swallows) socket.destroy();
        else say('250 taken');
      }
    }
  });
}
