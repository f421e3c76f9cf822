import { containerTypes, findEntry, packageTypes, transportTerms } from '@mastlight/domain/sh-manifest/dictionaries';
import {
  emptyBoxMark,
  isBlankLine,
  isDangerous,
  type GoodsLine,
  type ManifestFiling,
  type Party,
} from '@mastlight/domain/sh-manifest/filing';
import { declaredDanger } from '@mastlight/domain/sh-manifest/highest-danger';
import { readPackages, readThousandths } from '@mastlight/domain/sh-manifest/numbers';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { CustomsDeclarationMessage } from '@mastlight/wire';
import { nameCustomsMessage, writePreManifest } from '@mastlight/wire/gacc-xml/write';

type Bill = CustomsDeclarationMessage['bills'][number];

/** What a message asks of customs; what is changed or deleted says why, and whom they may ask. */
export type Wish =
  | { readonly kind: 'first' }
  | { readonly kind: 'modify' | 'cancel'; readonly reason: string; readonly contactName: string; readonly contactTel: string };

/** Who declares, as customs know him: four digits of customs and nine of the organisation. */
export interface Declarant {
  readonly sender: string;
  readonly recipient: string;
}

/** 其他: a change for a reason that is told in words. */
const changeReasonCode = '999';
const functions = { first: 'original', modify: 'change', cancel: 'delete' } as const;
const fullness = { full: '8', part: '7', empty: '4' } as const;

/** Writes a filing as MT2101: one consignment for each of its house bills, our reference in the name of the message. */
export function writeDeclaration(
  filing: ManifestFiling,
  wish: Wish,
  { sender, recipient }: Declarant,
  reference: string,
  preparedMs: number,
): Uint8Array {
  const { head } = filing;
  const place = { code: head.loadingPort, name: null, customs: head.customsOffice, time: null };
  const message: CustomsDeclarationMessage = {
    kind: 'customs-declaration',
    type: 'MT2101',
    reference: `${nameCustomsMessage('2101', sender, preparedMs)}_${reference}`,
    function: functions[wish.kind],
    prepared: wireTimeOf(preparedMs),
    vessel: { name: head.vesselName, code: `UN${head.imoNo}`, scheme: 'un', voyage: head.voyage, direction: null },
    about: '2101',
    representative: sender,
    office: null,
    exitOffice: place,
    agent: null,
    carrier: head.carrier,
    means: {
      modeCode: '1',
      firstArrivalPlace: null,
      arrival: null,
      departure: null,
      handlingBegan: null,
      handlingEnded: null,
      master: null,
      purpose: null,
    },
    newVessel: null,
    loading: null,
    unloading: null,
    tallyParty: null,
    bills: billsOf(filing, wish),
    boxes: [],
    containerNos: [],
    transits: [],
    additional:
      wish.kind === 'first'
        ? null
        : { reason: wish.reason, contactName: wish.contactName, contactTelephone: wish.contactTel, content: null },
  } as CustomsDeclarationMessage;
  return writePreManifest(message, { sender, recipient });
}

/** The moment as the head of a message writes it, 17 digits of port time. */
function wireTimeOf(instantMs: number): CustomsDeclarationMessage['prepared'] {
  const raw = new Date(instantMs + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 17);
  return { raw, instantMs } as CustomsDeclarationMessage['prepared'];
}

function billsOf({ head, parties, goods }: ManifestFiling, wish: Wish): Bill[] {
  const lines = goods.filter((line) => !isBlankLine(line));
  const byHouse = groupBy(lines, (line) => line.houseBillNo.trim());
  const dangers = declaredDanger(lines);
  return [...byHouse].map(([houseBillNo, own]) => {
    const loaded = own.filter(({ isEmpty }) => isEmpty !== emptyBoxMark);
    const loading = { code: head.loadingPort, name: null, customs: head.customsOffice, time: dayOf(head.loadingDate) };
    const danger = dangers.get(houseBillNo);
    return {
      billNo: head.billNo,
      houseBillNo,
      changeReasonCode: wish.kind === 'first' ? null : changeReasonCode,
      conditionCode: findEntry(transportTerms, head.transportTerm)?.wireCode ?? null,
      consolidator: null,
      deconsolidator: null,
      bookingNo: null,
      volumeM3: sum(loaded, ({ volumeM3 }) => readThousandths(volumeM3)) / 1_000,
      value: null,
      loading,
      unloading: { code: head.dischargePort, name: null, customs: null, time: null },
      receipt: null,
      transhipment: null,
      transitDestination: null,
      consigned: null,
      routingCountries: [],
      customsStatusCode: '001',
      splitIndicator: null,
      freightPayment: head.freightPayment,
      packages: sum(loaded, ({ packages }) => readPackages(packages)),
      packageType: packingOf((loaded[0] ?? own[0])!),
      grossWeightKg: sum(loaded, ({ weightKg }) => readThousandths(weightKg)) / 1_000,
      previousDocument: null,
      handlingCode: null,
      deliveryDestination: null,
      intermediateCarrier: null,
      consignee: partyOf(parties.consignee),
      consignor: partyOf(parties.shipper),
      notifyParties: [partyOf(parties.notify)],
      undgContact: danger === undefined ? null : contactOf(lines[danger.row]!),
      boxes: boxesOf(own, lines),
      items: loaded.map(itemOf),
      containerNos: [...new Set(own.map(({ containerNo }) => containerNo))],
      vessel: null,
      change: null,
    } as unknown as Bill;
  });
}

const sum = (lines: readonly GoodsLine[], read: (line: GoodsLine) => number | null): number =>
  lines.reduce((total, line) => total + (read(line) ?? 0), 0);

const packingOf = ({ packageType }: GoodsLine): string => findEntry(packageTypes, packageType)?.code ?? 'PK';

/** A day at its beginning, 14 digits as customs write a loading. */
function dayOf(day: string): { raw: string; instantMs: number } | null {
  return day === '' ? null : { raw: `${day.replaceAll('-', '')}000000`, instantMs: Date.parse(`${day}T00:00:00+08:00`) };
}

function partyOf({ name, address, phone, countryCode, companyCode, aeoCode, contactName, contactPhone }: Party) {
  const [, idKind = null, id = null] = /^([A-Z0-9]+)\+(.+)$/.exec(companyCode) ?? [];
  const blank = { city: null, provinceCode: null, province: null, postcode: null };
  return {
    idKind,
    id,
    name,
    address: address === '' ? null : { ...blank, line: address.replaceAll('\n', ' '), country: countryCode },
    channels: phone === '' ? [] : [{ number: phone, kind: 'TE' }],
    contact: contactName === '' ? null : { name: contactName, channels: contactPhone === '' ? [] : [{ number: contactPhone, kind: 'TE' }] },
    aeo: aeoCode === '' ? null : aeoCode,
  };
}

function contactOf({ dangerContact, dangerPhone, dangerEmail, dangerFax }: GoodsLine) {
  const told = [
    { number: dangerPhone, kind: 'TE' },
    { number: dangerEmail, kind: 'EM' },
    { number: dangerFax, kind: 'FX' },
  ];
  return { name: dangerContact, channels: told.filter(({ number }) => number !== '') };
}

/** The containers of a house bill, each once; one that others share is part-loaded (拼箱). */
function boxesOf(own: readonly GoodsLine[], all: readonly GoodsLine[]) {
  return [...groupBy(own, ({ containerNo }) => containerNo)].map(([containerNo, [first]]) => {
    const isShared = all.some((line) => line.containerNo === containerNo && line.houseBillNo.trim() !== first!.houseBillNo.trim());
    const isoCode = findEntry(containerTypes, first!.containerType)?.isoCode ?? null;
    return {
      containerNo,
      sizeTypeRaw: isoCode,
      sizeType: isoCode,
      fullnessCode: first!.isEmpty === emptyBoxMark ? fullness.empty : isShared ? fullness.part : fullness.full,
      supplier: '2',
      seals: [{ number: first!.sealNo, party: 'CA', kind: 'M' }],
      billNos: [],
      damages: [],
    };
  });
}

function itemOf(line: GoodsLine, at: number) {
  return {
    sequence: at + 1,
    packages: readPackages(line.packages),
    packageType: packingOf(line),
    marks: line.marks,
    description: line.cargoName,
    undgCodes: isDangerous(line) ? [line.unNo] : [],
    tariffCode: null,
    grossWeightKg: (readThousandths(line.weightKg) ?? 0) / 1_000,
    containerNos: [line.containerNo],
    procedureCode: null,
    consignmentReferences: [],
    originCountry: null,
    notes: [],
  };
}
