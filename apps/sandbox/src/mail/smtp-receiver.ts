import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SmtpReceiverOptions {
  /** 0: any free one. */
  readonly port: number;
  /** `down`: it takes no calls; `refuses`: it knows no mailbox; `swallows`: it takes a mail and hangs up before it says so. */
  readonly mood: () => 'well' | 'down' | 'refuses' | 'swallows';
  take(from: string, to: readonly string[], raw: string): void;
}

export interface SmtpReceiver {
  readonly port: number;
  stop(): Promise<void>;
}

const mailBytesMax = 16 * 1024 * 1024;
const lineBytesMax = 2_000;

/** A mail server on 127.0.0.1 (RFC 5321, without TLS and passwords). @throws Error when the port is taken. */
export async function startSmtpReceiver(options: SmtpReceiverOptions): Promise<SmtpReceiver> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, options);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(options.port, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function converse(socket: Socket, { mood, take }: SmtpReceiverOptions): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  if (mood() === 'down') return void socket.end('421 4.3.2 the mail server is away\r\n');
  let from = '';
  let to: string[] = [];
  let isData = false;
  let waiting = '';
  const receive = (raw: string): void => {
    const swallows = mood() === 'swallows';
    take(from, to, raw.replace(/^\.\./gm, '.'));
    [from, to] = ['', []];
    if (swallows) socket.destroy();
    else say('250 2.0.0 taken');
  };
  const answers: Readonly<Record<string, (address: string) => string>> = {
    EHLO: () => '250-sandbox\r\n250 8BITMIME',
    HELO: () => '250 sandbox',
    MAIL: (address) => {
      [from, to] = [address, []];
      return '250 2.1.0 ok';
    },
    RCPT: (address) => {
      if (mood() === 'refuses') return `550 5.1.1 <${address}> is not known here`;
      to.push(address);
      return '250 2.1.5 ok';
    },
    DATA: () => {
      isData = to.length > 0;
      return isData ? '354 go ahead' : '503 5.5.1 for whom?';
    },
    RSET: () => '250 2.0.0 ok',
    NOOP: () => '250 2.0.0 ok',
    QUIT: () => '221 2.0.0 bye',
  };
  const answer = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<([^<>]*)>/.exec(line)?.[1] ?? '';
    say(Object.hasOwn(answers, verb) ? answers[verb]!(address) : '502 5.5.2 not known');
    if (verb === 'QUIT') socket.end();
  };
  say('220 sandbox ESMTP');
  socket.setEncoding('latin1').on('data', (piece: string) => {
    waiting += piece;
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) {
        if (waiting.length > (isData ? mailBytesMax : lineBytesMax)) socket.end('552 5.3.4 too much\r\n');
        return;
      }
      const text = waiting.slice(0, end);
      waiting = waiting.slice(end + (isData ? 5 : 2));
      if (!isData) answer(text);
      else {
        isData = false;
        receive(text);
      }
    }
  });
}
