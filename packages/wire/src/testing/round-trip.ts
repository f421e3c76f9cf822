import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WireMessage } from '../message';
import { readMessage } from '../read-message';
import { runs, seed } from './seed';

/**
 * A test that what `write` writes is read back unchanged and without a remark,
 * for any message of `messages`.
 */
export function roundTrip<M extends WireMessage>(name: string, messages: fc.Arbitrary<M>, write: (message: M) => Uint8Array): void {
  it(`${name}: ${runs} messages, SEED=${seed}`, { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(messages, (message) => {
        const reading = readMessage(write(message));
        expect(reading.findings).toEqual([]);
        expect(reading.messages).toEqual([message]);
        expect(reading.refusedCount).toBe(0);
      }),
      { seed, numRuns: runs },
    );
  });
}
