import { containerTypes, findEntry, packageTypes, transportTerms } from '@mastlight/domain/sh-manifest/dictionaries';
import { emptyBoxMark, isBlankLine, type GoodsLine, type ManifestFiling, type Party } from '@mastlight/domain/sh-manifest/filing';
import { readPackages, readThousandths } from '@mastlight/domain/sh-manifest/numbers';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { wireTimeAt, type ManifestBox, type ManifestMessage, type Party as WireParty } from '@mastlight/wire';
import { writeIfcsum } from '@mastlight/wire/flat-cn/write';
import type { SubmissionKind } from './store/submissions';

const functions = { first: 'original', modify: 'replace', cancel: 'delete' } as const satisfies Record<SubmissionKind, string>;
/** As platform files write terms of carriage (IFCSUM 12). */
const termCodes: Readonly<Record<string, string>> = { 'CY-CY': '11', 'CY-CFS': '12', 'CY-DOOR': '13', 'CY-FO': '19' };

/** A filing as the shipping agent's own system reads it: a cargo list (清洁舱单, IFCSUM) as a platform file, of the master bill. */
export function writeCargoList(
  kind: SubmissionKind,
  filing: ManifestFiling,
  { sender, recipient }: { readonly sender: string; readonly recipient: string },
  preparedMs: number,
): Uint8Array {
  const { head, parties, goods } = filing;
  const lines = goods.filter((line) => !isBlankLine(line));
  const place = (code: string) => ({ code, name: null });
  const message = {
    kind: 'manifest',
    type: 'IFCSUM',
    reference: null,
    function: functions[kind],
    prepared: wireTimeAt(preparedMs, 12),
    vessel: { name: head.vesselName, code: `UN${head.imoNo}`, scheme: 'un', voyage: head.voyage, direction: 'export' },
    bills: [
      {
        billNo: head.billNo,
        loadPort: place(head.loadingPort),
        dischargePort: place(head.dischargePort),
        destination: head.deliveryPlace === '' ? null : place(head.deliveryPlace),
        packages: sum(lines, ({ packages }) => readPackages(packages)),
        grossWeightKg: sum(lines, ({ weightKg }) => readThousandths(weightKg)) / 1_000,
        cargo: [...new Set(lines.map(({ cargoName }) => cargoName).filter(Boolean))],
        boxes: [...groupBy(lines, ({ containerNo }) => containerNo.trim())].map(boxOf),
        particulars: {
          parties: [partyOf('CZ', parties.shipper), partyOf('CN', parties.consignee), partyOf('NI', parties.notify)],
          receipt: null,
          delivery: null,
          issuePlace: null,
          issued: null,
          loading: null,
          transfers: [],
          terms: termCodes[findEntry(transportTerms, head.transportTerm)?.code ?? ''] ?? null,
          freight: head.freightPayment || null,
          goods: lines.filter(({ cargoName }) => cargoName !== '').map(goodsOf),
          marks: [...new Set(lines.map(({ marks }) => marks).filter(Boolean))],
          conditions: [],
        },
      },
    ],
  } as unknown as ManifestMessage;
  return writeIfcsum(message, { sender, recipient });
}

const sum = (lines: readonly GoodsLine[], read: (line: GoodsLine) => number | null): number =>
  lines.filter(({ isEmpty }) => isEmpty !== emptyBoxMark).reduce((total, line) => total + (read(line) ?? 0), 0);

function partyOf(role: string, { name, address, phone, companyCode }: Party): Partial<WireParty> {
  return { role, code: companyCode || null, name, address: [address.replaceAll('\n', ' '), phone].filter(Boolean) };
}

function goodsOf(line: GoodsLine) {
  return {
    cargoCode: null,
    packages: readPackages(line.packages),
    packCode: findEntry(packageTypes, line.packageType)?.code ?? null,
    packKind: null,
    grossWeightKg: (readThousandths(line.weightKg) ?? 0) / 1_000,
    volumeM3: (readThousandths(line.volumeM3) ?? 0) / 1_000,
  };
}

function boxOf([containerNo, own]: readonly [string, readonly GoodsLine[]]): Partial<ManifestBox> {
  const first = own[0]!;
  const sizeType = findEntry(containerTypes, first.containerType)?.isoCode ?? null;
  const houses = new Set(own.map(({ houseBillNo }) => houseBillNo.trim()));
  return {
    containerNo,
    sizeTypeRaw: sizeType,
    sizeType,
    fullness: first.isEmpty === emptyBoxMark ? 'empty' : houses.size > 1 ? 'lcl' : 'full',
    seals: [{ number: first.sealNo, party: 'CA' }],
    packages: sum(own, ({ packages }) => readPackages(packages)),
    cargoWeightKg: sum(own, ({ weightKg }) => readThousandths(weightKg)) / 1_000,
    tareKg: null,
    volumeM3: sum(own, ({ volumeM3 }) => readThousandths(volumeM3)) / 1_000,
  };
}
