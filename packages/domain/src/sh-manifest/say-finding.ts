/** What was found, in words: with its row where it has one. */
import type { ManifestFinding } from './check-filing';
import { manifestFieldTexts, shManifestTexts } from './messages';

/** A sentence for a finding, in Chinese, without its row. */
export function sayField({ textId, parameters }: Pick<ManifestFinding, 'textId' | 'parameters'>): string {
  return manifestFieldTexts[textId].replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
}

/** A sentence for a finding, in Chinese. */
export function sayFinding(finding: ManifestFinding): string {
  const { place } = finding;
  return place.part === 'goods' && place.row !== null ? `第 ${place.row + 1} 行：${sayField(finding)}` : sayField(finding);
}

/** What a list says of a draft (校验): the first of its faults and how many there are; null when it may be sent and nothing is odd. */
export function sayValidation(findings: readonly ManifestFinding[]): string | null {
  const faults = findings.filter(({ severity }) => severity === 'error');
  const [first] = faults.length > 0 ? faults : findings;
  return first === undefined ? null : shManifestTexts.validation(faults.length, sayFinding(first));
}
