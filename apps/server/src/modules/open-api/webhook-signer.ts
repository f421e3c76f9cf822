import { createHmac } from 'node:crypto';
import { webhookHeaders as names } from '@mastlight/domain/open-api/interface-calls';

/**
 * Secrets of webhooks and what they sign (Standard Webhooks 1.0). A secret is made of its salt and of a key that does not lie
 * in the database: whoever has a copy of that alone signs nothing.
 */
export class WebhookSigner {
  readonly #key: Buffer;

  constructor(pepper: Buffer) {
    this.#key = createHmac('sha256', pepper).update('open-api-webhook').digest();
  }

  /** The secret of a salt as its company keeps it: `whsec_…`. */
  secretOf(salt: string): string {
    return `whsec_${this.#bytesOf(salt).toString('base64')}`;
  }

  /** Headers of a message; of several salts it is signed with each, the newest first. */
  headersOf(salts: readonly string[], id: string, atMs: number, body: string): Readonly<Record<string, string>> {
    const timestamp = String(Math.floor(atMs / 1_000));
    const signed = salts.map(
      (salt) => `v1,${createHmac('sha256', this.#bytesOf(salt)).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
    );
    return { [names.id]: id, [names.timestamp]: timestamp, [names.signature]: signed.join(' ') };
  }

  #bytesOf(salt: string): Buffer {
    return createHmac('sha256', this.#key).update(salt).digest();
  }
}
