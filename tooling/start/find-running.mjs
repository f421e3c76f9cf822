import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const answerMs = 2_000;

/**
 * What runs on a data folder already, as a sentence with how to stop it; null
 * when nothing does. The server leaves its address and process number there.
 */
export async function describeRunning(dataDir) {
  try {
    const { url, pid, secret } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'));
    // Fails when there is no such process; a number or a port given anew to somebody else does not answer as we do.
    process.kill(pid, 0);
    const challenge = randomBytes(24).toString('base64url');
    const response = await fetch(`${url}/livez`, {
      headers: { 'x-mastlight-challenge': challenge },
      signal: AbortSignal.timeout(answerMs),
    });
    const proof = createHmac('sha256', secret).update(challenge).digest('base64url');
    if (!response.ok || response.headers.get('x-mastlight-proof') !== proof) return null;
    const stop = process.platform === 'win32' ? `taskkill /F /PID ${pid}` : `kill ${pid}`;
    return `桅灯已在运行：${url}（pid ${pid}，数据在 ${dataDir}）。要停止它：${stop}`;
  } catch {
    return null;
  }
}
