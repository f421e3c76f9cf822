import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startOf } from '../platform/process-start';
import { writeDurably } from '../platform/write-durably';

const fileName = 'server.json';
const answerMs = 2_000;
const challengeHeader = 'x-mastlight-challenge';
const proofHeader = 'x-mastlight-proof';
const challengePattern = /^[\w-]{16,64}$/;

interface Announced {
  readonly url: string;
  readonly pid: number;
  /** `startOf` the process: its pid may be another's by now. */
  readonly start: string;
  /** Known to who may read the data folder; a program that got the port since cannot answer by it. */
  readonly secret: string;
}

/**
 * Lets a server prove that it is the one announced in its data folder (F10):
 * whatever it answers to a challenge carries the challenge's HMAC under `secret`.
 */
export function proveAddress(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const challenge = request.headers[challengeHeader];
    if (typeof challenge === 'string' && challengePattern.test(challenge)) reply.header(proofHeader, proofOf(secret, challenge));
  });
}

/** A secret for `proveAddress`, another one at each start. */
export function makeAddressSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Leaves the server's address in its data folder, for commands run beside it. @returns what takes it away again. */
export async function announceAddress(dataDir: string, url: string, secret: string): Promise<() => Promise<void>> {
  const file = join(dataDir, fileName);
  const announced: Announced = { url, pid: process.pid, start: startOf(process.pid), secret };
  writeDurably(file, JSON.stringify(announced), 'replace');
  return () => rm(file, { force: true });
}

/** Address of the server that runs on a data folder and has proved itself; null when none does. */
export async function findRunningServer(dataDir: string): Promise<string | null> {
  try {
    const { url, pid, start, secret } = JSON.parse(await readFile(join(dataDir, fileName), 'utf8')) as Announced;
    // Left by a server that was killed: whoever listens there now is somebody else.
    if (!Number.isInteger(pid) || startOf(pid) === '' || startOf(pid) !== start) return null;
    const challenge = randomBytes(24).toString('base64url');
    const response = await fetch(`${url}/livez`, {
      headers: { [challengeHeader]: challenge },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    const proof = Buffer.from(response.headers.get(proofHeader) ?? '');
    const wanted = Buffer.from(proofOf(secret, challenge));
    return response.ok && proof.length === wanted.length && timingSafeEqual(proof, wanted) ? url : null;
  } catch {
    // No file, a file of an older version, or nobody listening: nothing runs.
    return null;
  }
}

function proofOf(secret: string, challenge: string): string {
  return createHmac('sha256', secret).update(challenge).digest('base64url');
}
