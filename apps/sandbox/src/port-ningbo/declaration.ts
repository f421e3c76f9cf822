import { wireTimeAt, type CustomsDeclarationMessage, type DeclaredBox } from '@mastlight/wire';
import { blankBill, blankDeclaredMeans, writeCustomsDeclaration } from '@mastlight/wire/gacc-xml/write';
import type { Announcement } from '../delivery/announcement';
import { describeBox, describeVessel } from './describe-box';
import { nameMessage } from '../world/name-message';
import type { ShipCall, World, WorldBill, WorldBox } from '../world/world';

/** Who declares what, with codes that nobody has. */
const declarants = { '2101': '3104SANDBOX01', '3101': '3104SANDBOX02', '4101': '3104SANDBOX03', '5102': '3104SANDBOX04' } as const;
export type DeclaredMessage = keyof typeof declarants;

/** So many pieces less are declared where somebody miscounts. */
const shortBy = 2;

/** What is declared of a bill to customs, as they pass it on: the goods of the boxes that it names. */
export function writeDeclaration(
  world: World,
  about: DeclaredMessage,
  call: ShipCall,
  bill: WorldBill,
  boxes: readonly WorldBox[],
  atMs: number,
  isShort = false,
): Announcement {
  const sender = declarants[about];
  const name = nameMessage(world, `MT${about}`, '3104', atMs, 'xml');
  // Milliseconds carry the running number: two messages of one second keep different ids.
  const messageId = `CN_MT${about}_1p0_${sender}_${wireTimeAt(atMs).raw}${String(world.nextMessage % 1000).padStart(3, '0')}`;
  const place = { code: 'CNNGB', name: null, customs: '3104', time: null };
  const message: CustomsDeclarationMessage = {
    kind: 'customs-declaration',
    type: `MT${about}`,
    reference: messageId,
    function: 'original',
    prepared: wireTimeAt(atMs, 17),
    vessel: describeVessel(call),
    about,
    representative: sender,
    office: null,
    exitOffice: null,
    agent: null,
    carrier: bill.operator,
    means: { ...blankDeclaredMeans(), modeCode: '1' },
    newVessel: null,
    loading: null,
    unloading: null,
    tallyParty: null,
    bills: [
      {
        ...blankBill(),
        billNo: bill.billNo,
        loading: place,
        unloading: { code: bill.dischargePort.code, name: null, customs: null, time: null },
        packages: boxes.reduce((sum, { packages }) => sum + packages, 0) - (isShort ? shortBy : 0),
        packageType: 'CT',
        grossWeightKg: boxes.reduce((sum, { cargoWeightKg }) => sum + cargoWeightKg, 0),
        boxes: boxes.map((box) => declaredBox(box, bill)),
        items: boxes.map(({ containerNo, packages, cargoWeightKg }, at) => ({
          sequence: at + 1,
          packages,
          packageType: 'CT',
          marks: 'N/M',
          description: bill.cargo,
          undgCodes: [],
          tariffCode: null,
          grossWeightKg: cargoWeightKg,
          containerNos: [containerNo],
          procedureCode: null,
          consignmentReferences: [],
          originCountry: null,
          notes: [],
        })),
        containerNos: boxes.map(({ containerNo }) => containerNo),
      },
    ],
    boxes: [],
    containerNos: [],
    transits: [],
    additional: null,
  };
  return { source: 'customs', name, messageId, bytes: writeCustomsDeclaration(message, { sender, recipient: '3104' }) };
}

function declaredBox(box: WorldBox, bill: WorldBill): DeclaredBox {
  return {
    ...describeBox(box, bill),
    seals: [{ number: box.sealNo, party: 'CA', kind: 'M' }],
    fullnessCode: '8',
    supplier: '2',
    damages: [],
  };
}
