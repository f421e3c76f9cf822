import { checkManifest, type KnownCall, type ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { sayValidation } from '@mastlight/domain/sh-manifest/say-finding';
import { readKnownCall } from './known-calls';
import type { Parts } from './parts';

/** What is written of a filing: itself, and what was found wrong with it. */
export interface WrittenFiling {
  readonly filing: ManifestFiling;
  readonly errors: number;
  readonly warnings: number;
  readonly validation: string | null;
}

/** What is wrong with a filing, and how it is written. */
export async function judge(
  parts: Parts,
  filing: ManifestFiling,
): Promise<{ readonly written: WrittenFiling; readonly findings: readonly ManifestFinding[]; readonly call: KnownCall | null }> {
  const call = await readKnownCall(parts, filing.head);
  return { ...judgeOn(call, filing, parts.platform.portClock.nowMs()), call };
}

/** The same where the call is known already, or where a transaction is open, which waits for no second connection: null. */
export function judgeOn(
  call: KnownCall | null,
  filing: ManifestFiling,
  nowMs: number,
): { readonly written: WrittenFiling; readonly findings: readonly ManifestFinding[] } {
  const findings = checkManifest(filing, call, nowMs);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { written: { filing, errors, warnings: findings.length - errors, validation: sayValidation(findings) }, findings };
}
