import type { CustomsDeclarationMessage, DeclaredBox, WireMessage } from '@mastlight/wire';
import { readMessage } from '@mastlight/wire';
import { writeCustomsDeclaration, writeCustomsReceipt } from '@mastlight/wire/gacc-xml/write';
import type { Platform } from '../platform/module';
import { doorsForTest } from './doors-for-test';

/** What a declaration for a test says of its bill. */
export interface DeclaredForTest {
  readonly billNo: string;
  readonly about?: string;
  readonly function?: CustomsDeclarationMessage['function'];
  readonly houseBillNo?: string;
  readonly packages?: number | null;
  readonly grossWeightKg?: number | null;
  readonly voyage?: string;
  readonly loading?: string;
  /** Number, seal, weight. */
  readonly boxes?: readonly (readonly [containerNo: string, sealNo: string, grossWeightKg?: number])[];
  /** Boxes are told beside the bills, as terminals report them; without bills: of nobody's. */
  readonly isLoose?: boolean;
  readonly goods?: string;
}

/** The last serial of a message: two of one instant are two. */
let serial = 0;

const blank: Readonly<Record<string, unknown>> = Object.fromEntries(
  'changeReasonCode conditionCode consolidator deconsolidator bookingNo value receipt transhipment transitDestination consigned customsStatusCode splitIndicator freightPayment packageType previousDocument handlingCode deliveryDestination intermediateCarrier consignee consignor undgContact vessel change'
    .split(' ')
    .map((name) => [name, null]),
);
const place = (code: string) => {
  const [port, customs = null] = code.split('/') as [string, string?];
  return { code: port, name: null, customs, time: null };
};

/** Has declarants and customs say things, as XML through the intake. */
export function createCustomsVoice(platform: Platform) {
  const { intake } = doorsForTest(platform);
  const at = (saidMs: number) => ({ raw: new Date(saidMs + 8 * 3_600_000).toISOString().replaceAll(/\D/g, ''), instantMs: saidMs });
  const head = (about: string, saidMs: number, voyage: string) => ({
    type: `MT${about}`,
    reference: `CN_MT${about}_1p0_3104DEMO00001_${at(saidMs).raw.slice(0, 14)}${String(++serial).padStart(3, '0')}`,
    prepared: at(saidMs),
    vessel: { name: 'HAI.MING', code: 'UN9900142', scheme: 'un' as const, voyage, direction: null },
    about,
  });
  const envelope = { sender: '3104DEMO00001', recipient: 'EPORT' };
  const send = async (bytes: Uint8Array, sentBy?: string): Promise<void> => {
    await intake.receiveMessage({
      source: 'customs',
      fileName: `customs-${serial}.xml`,
      bytes,
      ...(sentBy === undefined ? {} : { sentBy }),
    });
    await intake.decodeWaiting();
  };
  return {
    async declare(of: DeclaredForTest, saidMs = platform.portClock.nowMs(), sentBy?: string): Promise<void> {
      const { about = '2101', voyage = '026W', boxes = [], goods = 'PLASTIC BOX' } = of;
      const declared = boxes.map(
        ([containerNo, sealNo]) =>
          ({
            containerNo,
            sizeTypeRaw: '45G1',
            sizeType: '45G1',
            fullnessCode: '8',
            supplier: '2',
            seals: [{ number: sealNo, party: 'CA', kind: 'M' }],
            billNos: [],
            damages: [],
          }) as unknown as DeclaredBox,
      );
      const bill = {
        ...blank,
        billNo: of.billNo,
        houseBillNo: of.houseBillNo ?? null,
        volumeM3: 20,
        loading: place(of.loading ?? 'CNNGB/3104'),
        unloading: place('NLRTM'),
        routingCountries: [],
        packages: of.packages === undefined ? 100 : of.packages,
        grossWeightKg: of.grossWeightKg === undefined ? 10_000 : of.grossWeightKg,
        notifyParties: [],
        boxes: of.isLoose ? [] : declared,
        items: boxes.map(([containerNo, , grossWeightKg = 5_000], number) => ({
          sequence: number + 1,
          packages: 50,
          packageType: 'CT',
          marks: 'N/M',
          description: goods,
          undgCodes: [],
          grossWeightKg,
          tariffCode: '392310',
          procedureCode: null,
          originCountry: null,
          containerNos: of.isLoose ? [] : [containerNo],
          consignmentReferences: [],
          notes: [],
        })),
        containerNos: boxes.map(([containerNo]) => containerNo),
      };
      const message = {
        kind: 'customs-declaration',
        function: of.function ?? 'original',
        ...head(about, saidMs, voyage),
        representative: '3104DEMO00001',
        office: null,
        exitOffice: null,
        agent: null,
        carrier: 'COSU',
        means: null,
        newVessel: null,
        loading: null,
        unloading: null,
        tallyParty: null,
        bills: of.billNo === '' ? [] : [bill],
        boxes: of.isLoose ? declared : [],
        containerNos: of.isLoose ? boxes.map(([containerNo]) => containerNo) : [],
        transits: [],
        additional: null,
      } as unknown as CustomsDeclarationMessage;
      await send(writeCustomsDeclaration(message, envelope), sentBy);
    },
    async answer(
      about: string,
      entries: readonly (readonly [billNo: string | null, containerNo: string | null, code: string, text: string])[],
      saidMs = platform.portClock.nowMs(),
      bookingNo: string | null = null,
    ): Promise<void> {
      const message = {
        kind: 'customs-receipt',
        function: 'original',
        ...head(about, saidMs, '026W'),
        entries: entries.map(([billNo, containerNo, code, text]) => ({ billNo, containerNo, code, text })),
      } as unknown as Extract<WireMessage, { kind: 'customs-receipt' }>;
      const written = writeCustomsReceipt(message, envelope);
      // Our writer names no booking beside a bill; others do.
      const named = `</TransportContractDocument><BookingNumber>${bookingNo}</BookingNumber>`;
      await send(bookingNo === null ? written : Buffer.from(written.toString().replaceAll('</TransportContractDocument>', named)));
    },
    /** A message as it lies in a file. */
    send,
    read: readMessage,
  };
}
