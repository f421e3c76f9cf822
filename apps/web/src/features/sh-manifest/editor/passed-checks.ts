import { placeName, type ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import { isDangerous } from '@mastlight/domain/sh-manifest/filing';

export type PassedCheck =
  | 'bill'
  | 'call'
  | 'imo'
  | 'place'
  | 'shipper'
  | 'consignee'
  | 'notify'
  | 'containers'
  | 'seals'
  | 'types'
  | 'english'
  | 'packages'
  | 'weight'
  | 'danger';

/** What each check looks at, by the places of its findings. */
const looksAt: Readonly<Record<PassedCheck, RegExp>> = {
  bill: /^head\.billNo$/,
  call: /^head\.(?:vesselName|voyage)$/,
  imo: /^head\.imoNo$/,
  place: /^head\.(?:wharf|customsOffice|loadingPort)$/,
  shipper: /^shipper\./,
  consignee: /^consignee\./,
  notify: /^notify\./,
  containers: /^goods(?:\.\d+\.containerNo)?$/,
  seals: /^goods(?:\.\d+\.sealNo)?$/,
  types: /^goods(?:\.\d+\.containerType)?$/,
  english: /^goods(?:\.\d+\.(?:cargoName|marks))?$/,
  packages: /^(?:head\.billPackages|goods(?:\.\d+\.packages)?)$/,
  weight: /^(?:head\.billWeightKg|goods(?:\.\d+\.weightKg)?)$/,
  danger: /^goods\.\d+\.(?:unNo|dangerClass|packingGroup|danger\w+)$/,
};

/** The checks of which nothing was found, of those that a filing has something for. */
export function passedChecks({ head, goods }: ManifestFiling, findings: readonly ManifestFinding[]): PassedCheck[] {
  const places = findings.map(({ place }) => placeName(place));
  const applies: Partial<Record<PassedCheck, boolean>> = {
    packages: head.billPackages !== '',
    weight: head.billWeightKg !== '',
    danger: goods.some(isDangerous),
  };
  return (Object.keys(looksAt) as PassedCheck[]).filter(
    (check) => applies[check] !== false && !places.some((place) => looksAt[check].test(place)),
  );
}
