import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { notificationHeaders, webhookHeaders as names } from '@mastlight/domain/open-api/interface-calls';

const [ivBytes, tagBytes] = [12, 16];

/**
 * Secrets of webhooks and what they sign (Standard Webhooks 1.0, DCSA Track & Trace 2.2). A secret of ours is made of its salt
 * and of a key that does not lie in the database, and a subscriber's own is sealed by those two: whoever has a copy of the
 * database alone signs nothing.
 */
export class WebhookSigner {
  readonly #key: Buffer;
  readonly #sealKey: Buffer;

  constructor(pepper: Buffer) {
    this.#key = createHmac('sha256', pepper).update('open-api-webhook').digest();
    this.#sealKey = createHmac('sha256', pepper).update('open-api-subscription').digest();
  }

  /** The secret of a salt as its company keeps it: `whsec_…`. */
  secretOf(salt: string): string {
    return `whsec_${this.#bytesOf(salt).toString('base64')}`;
  }

  /** Headers of a message; of several salts it is signed with each, the newest first. */
  headersOf(salts: readonly string[], id: string, atMs: number, body: string): Readonly<Record<string, string>> {
    return signStandard(
      salts.map((salt) => this.#bytesOf(salt)),
      id,
      atMs,
      body,
    );
  }

  /** A subscriber's secret as it is kept; the same is kept otherwise each time. */
  seal(salt: string, secret: Buffer): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#sealKeyOf(salt), iv, { authTagLength: tagBytes });
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /**
   * Headers of a notification: `Notification-Signature` over the bytes of its body, and, as that holds no time, those of Standard
   * Webhooks by the same secret.
   *
   * @throws Error when what is kept was not sealed with this salt and key.
   */
  notificationHeadersOf(
    { id: subscriptionId, sealedSecret, salt }: { readonly id: string; readonly sealedSecret: string; readonly salt: string },
    id: string,
    atMs: number,
    body: string,
  ): Readonly<Record<string, string>> {
    const secret = this.#unseal(salt, sealedSecret);
    return {
      [notificationHeaders.signature]: `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      [notificationHeaders.subscription]: subscriptionId,
      ...signStandard([secret], id, atMs, body),
    };
  }

  #unseal(salt: string, kept: string): Buffer {
    const bytes = Buffer.from(kept, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.#sealKeyOf(salt), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  }

  #bytesOf(salt: string): Buffer {
    return createHmac('sha256', this.#key).update(salt).digest();
  }

  #sealKeyOf(salt: string): Buffer {
    return createHmac('sha256', this.#sealKey).update(salt).digest();
  }
}

function signStandard(secrets: readonly Buffer[], id: string, atMs: number, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(atMs / 1_000));
  const signed = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
  return { [names.id]: id, [names.timestamp]: timestamp, [names.signature]: signed.join(' ') };
}
