import { chatTexts } from '@mastlight/domain/account/messages';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import { readChatMessage, writeChatReply } from '../../../platform/gateways/wechat/chat-message';
import type { CallbackSignature } from '../../../platform/gateways/wechat/wechat-gateway';
import { makeToken, sha256 } from '../../../platform/ids';
import type { AccountParts } from '../parts';
import { insertCallback, markScanned } from '../store/scan-tickets';

/** Taken, and nothing to say in the chat. */
const silent = 'success';

/**
 * Takes an event of the messaging service: a scan of a login code (by a
 * follower, or by somebody who follows with it) is answered in the chat with a
 * link that asks for consent. Every other event is taken in silence. Its
 * signature has been checked before (`requireSigned`).
 *
 * @returns the body of the answer: XML for the chat, or `success`.
 * @throws BusinessError 400 for a message that is not flat XML.
 */
export async function hearWechatEvent(parts: AccountParts, signed: CallbackSignature, body: Uint8Array): Promise<string> {
  const message = readChatMessage(body);
  if (!message) throw new BusinessError(400);
  const nowMs = parts.clock.nowMs();
  return inTransaction(parts.database, 'system', async (tx) => {
    // The signature covers time and nonce, not the body: a recorded pair must not carry a second message.
    const isNew = await insertCallback(tx, sha256(`${signed.timestamp} ${signed.nonce}`), nowMs);
    const scene = isNew ? readScene(message) : null;
    const openId = message['FromUserName'] ?? '';
    if (scene === null || !/^[A-Za-z0-9_-]{6,64}$/.test(openId)) return silent;
    const code = makeToken(24);
    const isTaken = await markScanned(tx, { sceneDigest: sha256(scene), openId, confirmDigest: sha256(code) }, nowMs);
    const link = `${parts.publicUrl}/wxlogin?code=${code}`;
    const text = isTaken ? chatTexts.confirmLink(link) : chatTexts.codeUsed;
    return writeChatReply({ to: openId, from: message['ToUserName'] ?? '', atMs: nowMs, text });
  });
}

/** The scene of a scanned code; null for every other message. */
function readScene(message: Readonly<Record<string, string>>): string | null {
  if (message['MsgType'] !== 'event') return null;
  const key = message['EventKey'] ?? '';
  if (message['Event'] === 'SCAN') return key;
  return message['Event'] === 'subscribe' && key.startsWith('qrscene_') ? key.slice('qrscene_'.length) : null;
}
