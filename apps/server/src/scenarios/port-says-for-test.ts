import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { BoxReport, ManifestBox, Vessel, WireMessage, WireTime } from '@mastlight/wire';
import { inTransaction } from '../platform/db/transaction';
import type { Platform } from '../platform/module';
import { doorsForTest } from './doors-for-test';

const vessel: Vessel = { name: 'DEMO LANTERN', code: 'UN9000001', scheme: 'un', voyage: '101W', direction: 'export' };

const at = (ms: number): WireTime => ({ raw: formatShanghai(ms), instantMs: ms });

const noBox: BoxReport = {
  containerNo: '',
  sizeTypeRaw: '45G1',
  sizeType: '45G1',
  fullness: 'full',
  billNos: [],
  bookingNo: null,
  seals: [],
  grossWeightKg: null,
  operator: 'COS',
  direction: 'export',
  happened: null,
  truckPlate: null,
  stowage: null,
  loadPort: { code: 'CNNGB', name: null },
  dischargePort: { code: 'NLRTM', name: null },
  destination: null,
  terminal: 'BLCT2',
};

let messagesSaid = 0;

/** Lets the port say things, as if intake had read them from its files. */
export function createPortVoice(platform: Platform) {
  const { tracking } = doorsForTest(platform);
  const head = (type: string) => ({ type, reference: `${type}${messagesSaid}`, function: 'original' as const, prepared: null, vessel });
  const heardOf = (source: 'ningbo-edi' | 'ningbo-port' | 'customs', message: WireMessage) => ({
    messageId: ++messagesSaid,
    source,
    heardMs: platform.portClock.nowMs(),
    messages: [message],
  });
  const say = async (...said: Parameters<typeof heardOf>): Promise<void> => {
    await inTransaction(platform.database, 'system', (transaction) => tracking.applyMessages(transaction, [heardOf(...said)]));
  };
  const gateIn = (
    billNo: string,
    containerNo: string,
    happenedMs = platform.portClock.nowMs(),
    sealNo?: string,
    ship: Vessel = vessel,
  ): Parameters<typeof heardOf> => [
    'ningbo-edi',
    {
      ...head('CODECO'),
      vessel: ship,
      kind: 'gate',
      move: 'in',
      terminal: 'BLCT2',
      boxes: [
        {
          ...noBox,
          containerNo,
          billNos: [billNo],
          seals: sealNo === undefined ? [] : [{ number: sealNo, party: 'CA' }],
          grossWeightKg: 13_900,
          happened: at(happenedMs),
        },
      ],
    },
  ];
  const list = (
    billNo: string,
    containerNos: readonly string[],
    purpose: 'original' | 'cancel',
    { bookingNo = null, ship = vessel }: { readonly bookingNo?: string | null; readonly ship?: Vessel } = {},
  ): Promise<void> => {
    const boxes: ManifestBox[] = containerNos.map((containerNo) => ({
      ...noBox,
      bookingNo,
      containerNo,
      billNos: [billNo],
      cargoWeightKg: 10_000,
      tareKg: 3_800,
      packages: 100,
    }));
    const bill = {
      billNo,
      loadPort: noBox.loadPort,
      dischargePort: noBox.dischargePort,
      destination: null,
      packages: 100,
      grossWeightKg: 10_000,
      cargo: [],
      boxes,
    };
    return say('ningbo-edi', { ...head('IFCSUM'), vessel: ship, function: purpose, kind: 'manifest', bills: [bill] });
  };
  return {
    /** The clean manifest names the boxes of a bill, on the ship and under the booking that are named. */
    manifest: (billNo: string, containerNos: readonly string[], of?: { readonly bookingNo?: string; readonly ship?: Vessel }) =>
      list(billNo, containerNos, 'original', of),
    /** The same is deleted. */
    takeBackManifest: (billNo: string, containerNos: readonly string[]) => list(billNo, containerNos, 'cancel'),
    /** A box passes the gate, under the seal that is named. */
    gateIn: (...passed: Parameters<typeof gateIn>): Promise<void> => say(...gateIn(...passed)),
    /** The same, not yet told to tracking. */
    gateInSaid: (billNo: string, containerNo: string) => heardOf(...gateIn(billNo, containerNo)),
    /** A truck fetches a box of the bill empty. */
    emptyOut: (billNo: string, containerNo: string, truckPlate: string): Promise<void> =>
      say('ningbo-edi', {
        ...head('CODECO'),
        kind: 'gate',
        move: 'out',
        terminal: 'BLCT2',
        boxes: [{ ...noBox, fullness: 'empty', containerNo, billNos: [billNo], truckPlate, happened: at(platform.portClock.nowMs()) }],
      }),
    /** Where boxes stand on board by the stow plan. */
    stow: (
      boxes: readonly { readonly containerNo: string; readonly stowage: string; readonly billNos: readonly string[] }[],
      ship: Vessel = vessel,
    ): Promise<void> =>
      say('ningbo-edi', {
        ...head('BAPLIE'),
        vessel: ship,
        kind: 'stow-plan',
        departure: noBox.loadPort,
        nextPort: null,
        openCells: [],
        boxes: boxes.map((box) => ({
          ...noBox,
          bay: null,
          row: null,
          tier: null,
          tareKg: null,
          temperatureC: null,
          particulars: null,
          ...box,
        })),
      }),
    /** Where boxes shall stand by the stow instruction of a planner. */
    instruct: (
      moves: readonly { readonly containerNo: string; readonly stowage: string; readonly action?: 'load' | 'discharge' }[],
      ship: Vessel = vessel,
    ): Promise<void> =>
      say('ningbo-edi', {
        ...head('MOVINS'),
        vessel: ship,
        kind: 'stow-instruction',
        departure: noBox.loadPort,
        nextPort: null,
        moves: moves.map(({ action = 'load', ...move }) => ({
          ...noBox,
          equipment: 'CN',
          equipmentNo: null,
          count: null,
          references: [],
          times: [],
          tareKg: null,
          temperatureC: null,
          particulars: null,
          bay: null,
          row: null,
          tier: null,
          action,
          actionCode: action === 'load' ? 'LOA' : 'DIS',
          ...move,
        })),
      }),
    /** The cut-offs of a ship, by default the one of the manifests. */
    async plan(
      portClosesMs: number,
      atdMs: number | null = null,
      ship: Vessel = vessel,
      chineseName: string | null = null,
      terminal = 'BLCT2',
    ): Promise<void> {
      await say('ningbo-port', {
        ...head('PLAN'),
        kind: 'vessel-plan',
        calls: [
          {
            vessel: ship,
            chineseName,
            terminal,
            gateInOpens: at(portClosesMs - 3 * 86_400_000),
            gateInCloses: at(portClosesMs),
            customsCloses: at(portClosesMs - 3_600_000),
            portCloses: at(portClosesMs),
            eta: at(portClosesMs + 3_600_000),
            etd: at(portClosesMs + 86_400_000),
            ata: null,
            atd: atdMs === null ? null : at(atdMs),
            berth: null,
          },
        ],
      });
    },
  };
}
