import { isWaybill } from '@mastlight/domain/manifest-query/air-waybill';
import { wireTimeAt, type Vessel } from '@mastlight/wire';
import { blankBill, blankDeclaredMeans, writeCustomsDeclaration, writeCustomsReceipt } from '@mastlight/wire/gacc-xml/write';
import { BadInput } from '../bad-input';
import type { Announcement } from '../delivery/announcement';
import { readText, type Fields } from '../read-fields';
import { nameMessage } from '../world/name-message';
import type { World } from '../world/world';

/** Customs at the airport, and who declares there: codes that nobody has. */
const customs = '3118';
const declarants = { '2201': '3118SANDBOX01', '3201': '3118SANDBOX02', '4201': '3118SANDBOX03', '5202': '3118SANDBOX04' } as const;
type AirMessage = keyof typeof declarants;

/** The steps of a waybill, the message that each is about, and what customs say of it unless an event gives a text. */
const steps: Readonly<Record<string, { readonly about: AirMessage; readonly code: '01' | '03' | null; readonly text: string }>> = {
  declare: { about: '2201', code: null, text: '' },
  accept: { about: '2201', code: '01', text: '空运预配舱单接受申报' },
  refuse: { about: '2201', code: '03', text: '退单：件数与运单不符' },
  arrive: { about: '3201', code: '01', text: '运抵正常' },
  load: { about: '4201', code: '01', text: '装载舱单接受申报' },
  depart: { about: '5202', code: '01', text: '理货正常' },
};

/**
 * Lets something happen to an air waybill now (`POST /event`, type `air`): what is declared of it, then customs' receipt. Nothing of it is
 * kept: a waybill is whatever was said of it.
 *
 * @throws BadInput, in Chinese, for a wrong number, step, count or weight.
 */
export function happenToWaybill(world: World, fields: Fields, nowMs: number): Announcement[] {
  const waybill = (readText(fields, 'waybill') ?? '').replaceAll(/[\s-]/g, '');
  if (!isWaybill(waybill)) throw new BadInput('waybill 应是 11 位运单号，最后一位是校验位，例如 999-0000 0011');
  const name = readText(fields, 'step') ?? 'declare';
  if (!Object.hasOwn(steps, name)) throw new BadInput(`step 应是 ${Object.keys(steps).join('、')} 之一`);
  const { about, code, text } = steps[name]!;
  const flight: Vessel = { name: null, code: null, scheme: null, voyage: readText(fields, 'flight') ?? 'ML901', direction: 'export' };
  const scene: Scene = { world, waybill, about, flight, nowMs };
  // What is declared precedes what customs say of it; the first receipt is about a declaration that was sent before.
  const said =
    about === '2201' && code !== null ? [] : [declaration(scene, readAmount(fields, 'packages', 100), readAmount(fields, 'weight', 1_000))];
  return code === null ? said : [...said, receipt(scene, code, readText(fields, 'text') ?? text)];
}

interface Scene {
  readonly world: World;
  readonly waybill: string;
  readonly about: AirMessage;
  readonly flight: Vessel;
  readonly nowMs: number;
}

/** A count or a weight in kg, as a form of the desk writes it or a script. */
function readAmount(fields: Fields, name: string, otherwise: number): number {
  const amount = Number(typeof fields[name] === 'number' ? fields[name] : (readText(fields, name) ?? otherwise));
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > 1_000_000) throw new BadInput(`${name} 应是 1 到 1000000 的整数`);
  return amount;
}

/** What both messages say of themselves. */
function headOf({ world, about, flight, nowMs }: Scene, isReceipt: boolean) {
  const name = nameMessage(world, `MT${about}${isReceipt ? 'R' : ''}`, customs, nowMs, 'xml');
  // Milliseconds carry the running number: two messages of one second keep different ids.
  const messageId = `CN_MT${about}_1p0_${declarants[about]}_${wireTimeAt(nowMs).raw}${String(world.nextMessage % 1_000).padStart(3, '0')}`;
  const head = {
    type: `MT${about}`,
    reference: messageId,
    function: 'original' as const,
    prepared: wireTimeAt(nowMs, 17),
    vessel: flight,
    about,
  };
  return { name, messageId, head };
}

function declaration(scene: Scene, packages: number, grossWeightKg: number): Announcement {
  const { name, messageId, head } = headOf(scene, false);
  const sender = declarants[scene.about];
  const bytes = writeCustomsDeclaration(
    {
      kind: 'customs-declaration',
      ...head,
      representative: sender,
      office: null,
      exitOffice: null,
      agent: null,
      carrier: null,
      means: { ...blankDeclaredMeans(), modeCode: '4' },
      newVessel: null,
      loading: null,
      unloading: null,
      tallyParty: null,
      bills: [
        {
          ...blankBill(),
          billNo: scene.waybill,
          loading: { code: 'CNNGB', name: null, customs, time: null },
          unloading: { code: 'DEFRA', name: null, customs: null, time: null },
          packages,
          packageType: 'CT',
          grossWeightKg,
          boxes: [],
          items: [],
          containerNos: [],
        },
      ],
      boxes: [],
      containerNos: [],
      transits: [],
      additional: null,
    },
    { sender, recipient: customs },
  );
  return { source: 'customs', name, messageId, bytes };
}

function receipt(scene: Scene, code: string, text: string): Announcement {
  const { name, messageId, head } = headOf(scene, true);
  const bytes = writeCustomsReceipt(
    { kind: 'customs-receipt', ...head, entries: [{ billNo: scene.waybill, containerNo: null, code, text }] },
    { sender: customs, recipient: declarants[scene.about] },
  );
  return { source: 'customs', name, messageId, bytes };
}
