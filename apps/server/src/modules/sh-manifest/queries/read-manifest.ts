import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { KnownCall, ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import type { shManifest } from '@mastlight/domain/sh-manifest/contract';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { sayFinding } from '@mastlight/domain/sh-manifest/say-finding';
import { spellFiling, spellPlace } from '@mastlight/domain/sh-manifest/wire-names';
import { judge } from '../judge-filing';
import type { Parts } from '../parts';
import { findContest } from './find-contests';
import { findFiling } from './find-filing';
import { findManifestPage } from './find-manifest-page';

/** A filing in whole, judged as it stands now; null when it is not the owner's. */
export async function readManifest(parts: Parts, ownerKey: string, id: number): Promise<ResponseOf<typeof shManifest.readManifest> | null> {
  const found = await findFiling(parts.platform.database, ownerKey, id);
  const [row] = (await findManifestPage(parts, ownerKey, { ids: [id] })).list;
  if (found === null || row === undefined) return null;
  const { findings, call } = await judge(parts, found.filing);
  return {
    row,
    filing: spellFiling(found.filing),
    call: tellCall(found.filing, call),
    findings: tellFindings(findings),
    submissions: found.submissions,
    contest: await findContest(parts.platform.database, ownerKey, id),
  };
}

/** What is known of the call that a filing names, for who writes it; null where it names none. */
export function tellCall({ head }: ManifestFiling, call: KnownCall | null): ResponseOf<typeof shManifest.readManifest>['call'] {
  return call === null ? null : { vesselname: head.vesselName, voyageno: head.voyage, ...call };
}

/** Findings as they travel: each at its field, by the wire's names, with its words. */
export function tellFindings(findings: readonly ManifestFinding[]): ResponseOf<typeof shManifest.readManifest>['findings'] {
  return findings.map((found) => ({
    severity: found.severity,
    place: spellPlace(found.place),
    textId: found.textId,
    parameters: { ...found.parameters },
    message: sayFinding(found),
  }));
}
