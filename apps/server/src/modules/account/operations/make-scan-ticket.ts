import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { scanTicketSeconds } from '@mastlight/domain/account/limits';
import { maskAddress } from '@mastlight/domain/account/mask-address';
import { inTransaction } from '../../../platform/db/transaction';
import { makeToken, sha256 } from '../../../platform/ids';
import { limitNetwork } from '../network-limits';
import type { AccountParts, Caller } from '../parts';
import { insertScanTicket } from '../store/scan-tickets';

/** 128 bits (S-06). */
const secretBytes = 16;

export interface ScanTicket {
  readonly ticket: string;
  readonly tempId: string;
  readonly imageUrl: string;
}

/**
 * Makes a QR code for one login in one browser (S-06, R-7.1-01). The browser
 * is given a key made for this ticket alone, so that nothing it held before,
 * planted or copied, is worth anything (A9).
 *
 * @throws BusinessError 429 for too many from one address, 503 when the
 * messaging service cannot be reached.
 */
export async function makeScanTicket(parts: AccountParts, caller: Caller): Promise<ScanTicket> {
  limitNetwork(caller, 'ticket');
  const scene = makeToken(secretBytes);
  const tempId = makeToken(secretBytes);
  const key = makeToken();
  const qr = await parts.wechat.makeLoginQr(scene, scanTicketSeconds).catch((error: unknown) => {
    parts.log.warn({ err: error }, 'no login QR code from the messaging service');
    throw refuse(refusals.wechatUnreachable, {}, { retryAfterSeconds: 5 });
  });
  const nowMs = parts.clock.nowMs();
  await inTransaction(parts.database, 'system', (tx) =>
    insertScanTicket(
      tx,
      {
        tempIdDigest: sha256(tempId),
        sceneDigest: sha256(scene),
        keyDigest: sha256(key),
        personId: `n${makeToken(secretBytes)}`,
        device: caller.device,
        place: maskAddress(caller.address),
        expiresAtMs: nowMs + scanTicketSeconds * 1000,
      },
      nowMs,
    ),
  );
  caller.keys.give('scan', tempId, key);
  return { ticket: qr.ticket, tempId, imageUrl: qr.imageUrl };
}
