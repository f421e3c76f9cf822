// The attacker of the bench: twenty bodies of 1 MB at once, without a session, from a process of his own.
import { request } from 'node:http';

const [url, rounds] = [process.argv[2], Number(process.argv[3])];
const body = Buffer.from(JSON.stringify({ blnos: Array.from({ length: 60_000 }, (_, i) => `COSU${10_000_000 + i}`) }));
const paths = ['/auth/login', '/blno/userBlno/preview'];

for (let round = 0; round < rounds; round++) {
  await Promise.all(
    Array.from(
      { length: 20 },
      (_, i) =>
        new Promise((done) => {
          const call = request(
            url + paths[i % 2],
            { method: 'POST', agent: false, headers: { 'content-type': 'application/json', 'content-length': body.length } },
            (answer) => answer.resume().on('close', done),
          );
          // Whoever is refused before his body was read may find the connection closed under it.
          call.on('error', done);
          call.end(body);
        }),
    ),
  );
}
