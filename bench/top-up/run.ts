// P-05: genuine notifications of a payment method at 200 a second: verified, credited and answered, through the whole server.
// `node --import tsx bench/top-up/run.ts [--short]`
import { createCipheriv, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Database } from '../../apps/server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { migrate } from '../../apps/server/src/platform/db/migrate';
import { callAtPace, quantile, type Call } from '../paced-calls';
import { serverEnv, startServerProcess, stopScripts } from '../server-process';

const perSecond = 200;
const seconds = process.argv.includes('--short') ? 3 : 20;
const owners = 1_000;
const fen = 5_000;
const goalMs = 50;

const root = resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-top-up-'));
const log = { info() {}, warn() {}, error() {} } as never;
const postgres = await startEmbeddedPostgres(dataDir);
const database = new Database(postgres.connectionString, log, { max: 4 });
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ours, theirs] = [pair(), pair()];
const apiV3Key = randomBytes(16).toString('hex');
const [appId, merchantId] = ['wxBENCH', '1900000001'];

/** What they send of a paid order, signed now; it is good for five minutes. */
function notification(orderNo: string): Call {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce);
  cipher.setAAD(Buffer.from('transaction'));
  const told = {
    appid: appId,
    mchid: merchantId,
    out_trade_no: orderNo,
    transaction_id: `42${orderNo.slice(2)}`,
    trade_state: 'SUCCESS',
    success_time: new Date().toISOString().replace(/\.\d+Z$/, '+00:00'),
    amount: { total: fen, currency: 'CNY' },
  };
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(told)), cipher.final(), cipher.getAuthTag()]).toString('base64');
  const body = JSON.stringify({
    id: orderNo,
    event_type: 'TRANSACTION.SUCCESS',
    resource: { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: 'transaction' },
  });
  const [timestamp, stamp] = [String(Math.floor(Date.now() / 1_000)), randomBytes(8).toString('hex')];
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': stamp,
      'wechatpay-serial': 'BENCH',
      'wechatpay-signature': sign('sha256', Buffer.from(`${timestamp}\n${stamp}\n${body}\n`), theirs.privateKey).toString('base64'),
    },
    body,
  };
}

try {
  await migrate(database, join(root, 'apps/server/migrations'));
  const count = perSecond * seconds;
  await database.query(
    'system',
    `insert into top_up_order (order_no, owner_key, user_id, fen, gift_fen, method, state, created_at, expires_at)
     select 'CZ' || lpad(n::text, 12, '0'), 'u:' || (1 + n % $2), 1 + n % $2, $3, 0, 'WXPAY', 'waiting', now(), now() + interval '2 hours'
     from generate_series(1, $1::int) n`,
    [count, owners, fen],
  );
  const wxpay = { url: 'http://127.0.0.1:9', appId, merchantId, merchantSerial: 'OURS', merchantKeyPem: ours.privateKey, apiV3Key };
  const { url } = await startServerProcess({
    ...serverEnv(postgres.connectionString, dataDir),
    WXPAY: JSON.stringify({ ...wxpay, platformKeys: { BENCH: theirs.publicKey } }),
  });
  const calls = Array.from({ length: count }, (_, n) => notification(`CZ${String(n + 1).padStart(12, '0')}`));
  const tookMs = await callAtPace(`${url}/pay/notify/wxpay`, calls, { perSecond, seconds, connections: 50 });
  const { rows } = await database.query<{ paid: number; credited: number }>(
    'system',
    `select (select count(*)::int from top_up_order where state = 'paid') as paid,
       (select count(*)::int from billing_transfer where kind = 'top-up') as credited`,
  );
  const { paid, credited } = rows[0]!;
  const p99 = quantile(tookMs, 0.99);
  console.log(
    `P-05 ${count} notifications at ${perSecond}/s: p99 ${p99} ms, ratio to the goal ${(p99 / goalMs).toFixed(2)} (goal ${goalMs} ms); ${count - paid} unpaid, ${count - credited} not credited (goal 0)`,
  );
} finally {
  await stopScripts();
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
