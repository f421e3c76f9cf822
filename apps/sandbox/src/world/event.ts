import { isBillNo } from '@mastlight/domain/vocabulary/bill-no';
import { isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import { refuseVesselName, refuseVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { happenToWaybill } from '../air-customs/air-waybill';
import { BadInput } from '../bad-input';
import { intakeSources, isIntakeSource, type Announcement } from '../delivery/announcement';
import { readText, readTime, type Fields } from '../read-fields';
import { applyStep } from './apply-step';
import { fleet, terminals } from './fleet';
import { makeBill } from './make-bill';
import { fillTimes, planBill } from './plan-bill';
import { makeCall, planShip } from './plan-call';
import { createRandom } from './random';
import { refuseStep } from './refuse-step';
import { addSteps, findCall, findNextCall, type ShipCall, type Step, type WorldBill, type WorldBox, type World } from './world';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What an injected event did: what was said, and where the thing it was about stands now. */
export interface EventOutcome {
  readonly said: readonly Announcement[];
  readonly state: WorldBill | ShipCall | null;
}

type EventHandler = (world: World, fields: Fields, nowMs: number) => EventOutcome;

const handlers: Readonly<Record<string, EventHandler>> = {
  'ship-call': announceCall,
  'cut-off': changeCutOff,
  berth: moveShip,
  depart: moveShip,
  bill: addBill,
  raw: sendRaw,
  air: (world, fields, nowMs) => ({ said: happenToWaybill(world, fields, nowMs), state: null }),
  declare: happenToBill,
  'pre-manifest': happenToBill,
  manifest: happenToBill,
  'gate-out': happenToBill,
  'gate-in': happenToBill,
  report: happenToBill,
  arrival: happenToBill,
  inspect: happenToBill,
  release: happenToBill,
  triple: happenToBill,
  pass: happenToBill,
  loading: happenToBill,
  load: happenToBill,
  tally: happenToBill,
};

/** Names of all events that can be injected. */
export const eventTypes: readonly string[] = Object.keys(handlers);

/**
 * Lets an event happen now, as `POST /event` asks.
 *
 * @throws BadInput, in Chinese, when the event is unknown or what it names does not exist.
 */
export function injectEvent(world: World, fields: Fields, nowMs: number): EventOutcome {
  const type = readText(fields, 'type') ?? '';
  if (!Object.hasOwn(handlers, type)) {
    throw new BadInput(`不认识的事件 type：${type || '（空）'}；可用：${eventTypes.join('、')}`);
  }
  return handlers[type]!(world, fields, nowMs);
}

function announceCall(world: World, fields: Fields, nowMs: number): EventOutcome {
  const call = requestCall(world, fields, nowMs);
  return { said: applyStep(world, { atMs: nowMs, type: 'plan', callId: call.id }, nowMs), state: call };
}

function changeCutOff(world: World, fields: Fields, nowMs: number): EventOutcome {
  const call = findNamedCall(world, fields);
  const portClosesMs = readTime(fields, 'portCloseTime');
  if (portClosesMs === undefined) throw new BadInput('cut-off 要给 portCloseTime，例如 "2026-10-12 18:00:00"');
  return { said: applyStep(world, { atMs: nowMs, type: 'cut-off', callId: call.id, portClosesMs }, nowMs), state: call };
}

function moveShip(world: World, fields: Fields, nowMs: number): EventOutcome {
  const call = findNamedCall(world, fields);
  const type = fields['type'] === 'depart' ? 'depart' : 'berth';
  return { said: applyStep(world, { atMs: nowMs, type, callId: call.id }, nowMs), state: call };
}

function addBill(world: World, fields: Fields, nowMs: number): EventOutcome {
  const billNo = (readText(fields, 'billNo') ?? '').trim().toUpperCase();
  if (!isBillNo(billNo)) throw new BadInput('billNo 应是 9 到 35 位字母和数字');
  if (world.bills[billNo]) throw new BadInput(`提单 ${billNo} 已经在沙盘里`);
  const life = readText(fields, 'life') ?? 'auto';
  if (life !== 'auto' && life !== 'hand') throw new BadInput('life 应是 auto（按时钟自己走）或 hand（只听事件）');
  const wish = readContainers(fields['containers']);
  const isNamed = fields['vessel'] !== undefined || fields['voyage'] !== undefined;
  const call = isNamed ? requestCall(world, fields, nowMs) : findNextCall(world, nowMs + 6 * hourMs);
  if (!call) throw new BadInput('没有还能进箱的航次，请先发 ship-call');

  const random = createRandom(`${world.seed}:hand:${billNo}`);
  const bill = makeBill(world, call, random, { billNo, ...wish, story: life === 'hand' ? 'hand' : 'smooth' });
  const said = applyStep(world, { atMs: nowMs, type: 'plan', callId: call.id }, nowMs);
  if (life === 'auto') {
    // What is left until the port closes is divided among the boxes, so that a bill added late still makes it.
    const roomMs = Math.max(call.portClosesMs - 3 * hourMs - nowMs, 20 * minuteMs);
    const gateIn = bill.boxes.map((_, i) => nowMs + 10 * minuteMs + Math.floor((Math.min(roomMs, 20 * hourMs) * i) / 6));
    const given = { pre: nowMs, manifest: nowMs + 2 * minuteMs, gateIn };
    const steps = planBill(bill, fillTimes(call, 'smooth', bill.boxes.length, random, given));
    // Empty boxes left the yard before the bill came to us; that history is not told.
    addSteps(
      world,
      steps.filter((step) => step.type !== 'gate-out'),
    );
  }
  return { said, state: bill };
}

/** A number of boxes to draw, or the boxes themselves. */
function readContainers(value: unknown): { boxCount?: number; containerNos?: readonly string[] } {
  if (value === undefined || value === null) return { boxCount: 2 };
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 50) return { boxCount: value };
  if (Array.isArray(value) && value.length >= 1 && value.length <= 50) {
    const numbers = value.map((item) => String(item).trim().toUpperCase());
    const wrong = numbers.find((number) => !isContainerNo(number));
    if (wrong !== undefined) throw new BadInput(`箱号 ${wrong} 应是 4 个字母加 7 位数字`);
    if (new Set(numbers).size !== numbers.length) throw new BadInput('containers 里有重复的箱号');
    return { containerNos: numbers };
  }
  throw new BadInput('containers 应是 1 到 50 的整数，或箱号数组');
}

function sendRaw(_world: World, fields: Fields): EventOutcome {
  const source = readText(fields, 'source') ?? '';
  if (!isIntakeSource(source)) throw new BadInput(`source 应是 ${intakeSources.join('、')} 之一`);
  const text = readText(fields, 'text');
  const base64 = readText(fields, 'base64');
  if ((text === undefined) === (base64 === undefined)) throw new BadInput('raw 要给 text 或 base64 其中之一');
  const bytes = text === undefined ? Buffer.from(base64!, 'base64') : Buffer.from(text, 'utf8');
  return { said: [{ source, name: readText(fields, 'name') ?? 'raw.txt', messageId: null, bytes }], state: null };
}

function happenToBill(world: World, fields: Fields, nowMs: number): EventOutcome {
  const bill = findBill(world, fields);
  const containerNo = readText(fields, 'containerNo')?.toUpperCase();
  if (containerNo !== undefined && !bill.boxes.some((box) => box.containerNo === containerNo)) {
    const known = bill.boxes.map((box) => box.containerNo).join('、');
    throw new BadInput(`提单 ${bill.billNo} 下没有箱 ${containerNo}；有：${known}`);
  }
  const flag = readText(fields, 'flag');
  if (flag !== undefined && !['Y', 'N', 'T'].includes(flag)) throw new BadInput('flag 应是 Y、N 或 T');
  const type = fields['type'] as Step['type'];
  const step: Step = {
    atMs: nowMs,
    type,
    billNo: bill.billNo,
    containerNo,
    flag,
    code: readText(fields, 'code'),
    mode: readText(fields, 'mode'),
    text: readText(fields, 'text'),
  };
  // Of the whole bill, those boxes that are not in yet.
  const isMeant = (box: WorldBox): boolean =>
    containerNo === undefined ? type !== 'gate-in' || box.gateInMs === null : box.containerNo === containerNo;
  const meant = bill.boxes.filter(isMeant);
  const refusal = refuseStep(world.calls[bill.callId]!, meant.length > 0 ? meant : bill.boxes, step);
  if (refusal !== null) throw new BadInput(refusal);
  const said = meant.length === bill.boxes.length ? [step] : meant.map((box) => ({ ...step, containerNo: box.containerNo }));
  return { said: said.flatMap((each) => applyStep(world, each, nowMs)), state: bill };
}

function findBill(world: World, fields: Fields): WorldBill {
  const billNo = (readText(fields, 'billNo') ?? '').trim().toUpperCase();
  if (billNo === '') throw new BadInput('请给 billNo');
  const bill = Object.hasOwn(world.bills, billNo) ? world.bills[billNo] : undefined;
  if (!bill) throw new BadInput(`沙盘里没有提单 ${billNo}；先用 {"type":"bill","billNo":"${billNo}"} 新增`);
  return bill;
}

/** The call that `vessel` and `voyage` name, or the one of `billNo`. */
function findNamedCall(world: World, fields: Fields): ShipCall {
  const vessel = readText(fields, 'vessel');
  const voyage = readText(fields, 'voyage');
  if (vessel === undefined && voyage === undefined && fields['billNo'] !== undefined) {
    return world.calls[findBill(world, fields).callId]!;
  }
  const call = findCall(world, vessel ?? '', voyage ?? '');
  if (!call) throw new BadInput(`沙盘里没有航次 ${vessel ?? '?'} / ${voyage ?? '?'}`);
  return call;
}

/** The named call with the named times; made when the world does not have it. */
function requestCall(world: World, fields: Fields, nowMs: number): ShipCall {
  const vessel = (readText(fields, 'vessel') ?? '').trim().toUpperCase().replace(/\s+/g, '.');
  const voyage = (readText(fields, 'voyage') ?? '').trim().toUpperCase();
  const refusal = vessel === '' ? '请给 vessel（船名）' : refuseVesselName(vessel);
  if (refusal !== null) throw new BadInput(refusal);
  const voyageRefusal = voyage === '' ? '请给 voyage（航次）' : refuseVoyage(voyage);
  if (voyageRefusal !== null) throw new BadInput(voyageRefusal);
  const terminal = readText(fields, 'terminal');
  if (terminal !== undefined && !terminals.some((known) => known.code === terminal)) {
    throw new BadInput(`码头代码 ${terminal} 不认识；可用：${terminals.map((known) => known.code).join('、')}`);
  }
  // All times are read before anything is made, so that a wrong one leaves no half-made call behind.
  const told = {
    gateInOpensMs: readTime(fields, 'gateInOpenTime'),
    gateInClosesMs: readTime(fields, 'gateInCloseTime'),
    customsClosesMs: readTime(fields, 'customsCloseTime'),
    portClosesMs: readTime(fields, 'portCloseTime'),
    etaMs: readTime(fields, 'eta'),
    etdMs: readTime(fields, 'etd'),
  };
  const closesMs = told.portClosesMs ?? nowMs + 48 * hourMs;
  const call = findCall(world, vessel, voyage) ?? createCall(world, fields, vessel, voyage, terminal, closesMs, nowMs);
  for (const [name, instantMs] of Object.entries(told)) {
    if (instantMs !== undefined) call[name as keyof typeof told] = instantMs;
  }
  return call;
}

function createCall(
  world: World,
  fields: Fields,
  vessel: string,
  voyage: string,
  terminal: string | undefined,
  closesMs: number,
  nowMs: number,
): ShipCall {
  const random = createRandom(`${world.seed}:hand:${vessel}:${voyage}`);
  const ship = fleet.find((known) => known.name === vessel) ?? {
    name: vessel,
    chineseName: readText(fields, 'chineseName') ?? vessel,
    code: readText(fields, 'vesselCode') ?? `FC${random.digits(7)}`,
    operator: 'COS',
    course: 'W' as const,
  };
  const call = makeCall(`hand-${vessel}-${voyage}`, ship, voyage, terminal ?? random.pick(terminals).code, closesMs, random);
  world.calls[call.id] = call;
  addSteps(
    world,
    planShip(call, random).filter((step) => step.type !== 'plan' && step.atMs > nowMs),
  );
  return call;
}
