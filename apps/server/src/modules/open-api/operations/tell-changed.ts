import { eventKey, eventsOfBill, tellNext, type BillEvent, type Held } from '@mastlight/domain/open-api/events-of-bill';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import { writeOwnEvent } from '@mastlight/wire/dcsa-events/write';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { readPublishedStatus } from '../../tracking/index';
import { eventIdOf } from '../event-id';
import type { Changed, OpenApiParts } from '../parts';
import { findBodies, findChanged, findToldIds, type After, type ChangedBill } from '../queries/find-changed';
import { findOwners } from '../queries/find-owners';
import { appendEvents, holdFeed, keepTold, type NewEvent, type ToldBill } from '../store/feed';
import { holdReader } from '../store/keys';

const billsPerRound = 100;

type Parts = Pick<OpenApiParts, 'platform'>;

/** Tells every company that has a reader what has changed of these bills, all in the caller's transaction, of scope `system`. */
export async function tellChanged(parts: Parts, tx: Transaction, changed: Changed): Promise<void> {
  for (const ownerKey of await findOwners(tx, changed)) {
    for (let after: After | 'none' = null; after !== 'none';) after = await tellRound(parts, tx, ownerKey, changed, after);
  }
}

/** Tells a company whatever of what it follows was not told yet, a bounded number of bills in a transaction; asking again tells nothing. */
export async function tellAll(parts: Parts, ownerKey: string): Promise<void> {
  for (let after: After | 'none' = null; after !== 'none';) {
    const before: After = after;
    after = await inTransaction(parts.platform.database, { ownerKey }, (tx) => tellRound(parts, tx, ownerKey, {}, before));
  }
}

/** Tells all companies that have a reader whatever they were not told yet. */
export async function tellEverybody(parts: Parts): Promise<void> {
  const { database, log } = parts.platform;
  for (const ownerKey of await inTransaction(database, 'system', (tx) => findOwners(tx, {}))) {
    // One company's trouble is no other's: it is told of, and tried again the next time.
    await tellAll(parts, ownerKey).catch((error: unknown) => log.error({ error, ownerKey }, 'a feed was not told'));
  }
}

/** @returns behind which bill to go on; none: there is no more to tell. */
async function tellRound({ platform }: Parts, tx: Transaction, ownerKey: string, changed: Changed, after: After): Promise<After | 'none'> {
  if (!(await holdReader(tx, ownerKey))) return 'none';
  // Before anything is read: what is read from here on nobody else tells.
  const end = await holdFeed(tx, ownerKey);
  const bills = await findChanged(tx, ownerKey, changed, after, billsPerRound);
  const createdMs = Math.max(Math.trunc(platform.clock.nowMs()), end.lastCreatedMs);
  const { events, told } = await say(tx, ownerKey, bills, createdMs);
  await appendEvents(
    tx,
    ownerKey,
    events.map((event, at) => ({ ...event, number: end.lastNumber + at + 1 })),
    createdMs,
  );
  await keepTold(tx, ownerKey, told, platform.clock.nowMs());
  const last = bills.at(-1);
  return bills.length < billsPerRound || !last ? 'none' : { port: last.port, billNo: last.billNo };
}

type Said = Omit<NewEvent, 'number'>;

/** What is to be appended of some bills, and what stands told then. */
async function say(
  tx: Transaction,
  ownerKey: string,
  bills: readonly ChangedBill[],
  createdMs: number,
): Promise<{ readonly events: readonly Said[]; readonly told: readonly ToldBill[] }> {
  // Of bills by other rules than today's nothing is told: they are derived anew before long, and come again then.
  const read = bills.flatMap((bill) => {
    const status = readPublishedStatus(bill.status);
    return status === null ? [] : [{ bill, ...tellNext(bill.held ?? {}, eventsOfBill(status)) }];
  });
  const bodies = await findBodies(
    tx,
    ownerKey,
    read.flatMap(({ takenBack }) => takenBack),
  );
  // What holds and does not in turn has come to the last of its ids: it is taken back once.
  const areBack = await findToldIds(
    tx,
    ownerKey,
    read.flatMap(({ takenBack }) => takenBack.map(backIdOf)),
  );
  const isTold = await toldOf(
    tx,
    ownerKey,
    read.flatMap(({ bill, fresh }) => fresh.map((event) => wishOf(bill, event))),
  );
  const events: Said[] = [];
  const told: ToldBill[] = [];
  for (const { bill, takenBack, fresh, kept } of read) {
    for (const id of takenBack) {
      const body = bodies.get(id);
      if (body && !areBack.has(backIdOf(id))) events.push(takeBack(bill, id, body, createdMs));
    }
    const held: Record<string, Held[string]> = { ...kept };
    for (const event of fresh) {
      const { eventId, isNew } = nextId(wishOf(bill, event), isTold);
      held[event.slot] = [eventId, event.content, event.classifier];
      if (isNew) events.push(sayEvent(bill, event, eventId, createdMs));
    }
    told.push({ port: bill.port, billNo: bill.billNo, reading: bill.reading, version: bill.version, held });
  }
  return { events, told };
}

const backIdOf = (id: string): string => eventIdOf(`taken back|${id}`);

/** So often one and the same thing may come to hold again before it is told no more. */
const roundsMax = 50;

const idOf = (key: string, round: number): string => eventIdOf(round === 0 ? key : `${key}|again ${round}`);

/** What is about to be told of a bill. */
interface Wish {
  readonly key: string;
  /** The bill was told before, so what stands in the feed and not among what it holds was taken back since. */
  readonly wasTold: boolean;
}

/** Of what is about to be told, the ids under which it stands in the feed. */
async function toldOf(tx: Transaction, ownerKey: string, wishes: readonly Wish[]): Promise<ReadonlySet<string>> {
  const first = await findToldIds(
    tx,
    ownerKey,
    wishes.map(({ key }) => idOf(key, 0)),
  );
  // What holds again is rare: the other ids are made up for it alone.
  const again = wishes.filter(({ key, wasTold }) => wasTold && first.has(idOf(key, 0)));
  const more = await findToldIds(
    tx,
    ownerKey,
    again.flatMap(({ key }) => Array.from({ length: roundsMax - 1 }, (_, at) => idOf(key, at + 1))),
  );
  return new Set([...first, ...more]);
}

/** What was taken back and holds again is told again, under another id; a bill that was told once and forgotten since is not told anew. */
function nextId({ key, wasTold }: Wish, isTold: ReadonlySet<string>): { readonly eventId: string; readonly isNew: boolean } {
  let round = 0;
  while (wasTold && isTold.has(idOf(key, round)) && round < roundsMax - 1) round++;
  const eventId = idOf(key, round);
  return { eventId, isNew: !isTold.has(eventId) };
}

const wishOf = (bill: ChangedBill, event: BillEvent): Wish => ({
  key: eventKey(bill.port, bill.billNo, event),
  wasTold: bill.held !== null,
});

function sayEvent(bill: ChangedBill, event: BillEvent, eventId: string, createdMs: number): Said {
  const { place, hold } = event;
  const body = writeOwnEvent({
    id: eventId,
    createdMs,
    type: event.type,
    code: event.code,
    classifier: event.classifier,
    happenedMs: event.atMs,
    billNo: bill.billNo,
    bookingNos: bill.bookingNos,
    // 2.2 has CUS for what customs says.
    documentType: event.type === 'SHIPMENT' ? 'CUS' : null,
    place: { locode: place.locode, name: place.name, facility: place.terminal },
    ship: event.ship,
    box: event.box,
    reason: hold === null ? null : texts.held[hold],
  });
  const { billNo, bookingNos } = bill;
  return { eventId, type: event.type, code: event.code, billNo, bookingNos, containerNo: event.box?.no ?? null, body };
}

/** 2.2 has no word for what does not hold any more: the same event again, under its own id, with what 3.0 has for it and a remark. */
function takeBack({ billNo, bookingNos }: ChangedBill, id: string, body: Readonly<Record<string, unknown>>, createdMs: number): Said {
  const eventId = backIdOf(id);
  const type = String(body['eventType']);
  const created = new Date(createdMs + 8 * 3_600_000).toISOString();
  return {
    eventId,
    type,
    code: String(body[typeCodeFields[type] ?? '']),
    billNo,
    bookingNos,
    containerNo: containerOf(body),
    body: {
      ...body,
      eventID: eventId,
      eventCreatedDateTime: `${createdMs % 1000 === 0 ? created.slice(0, 19) : created.slice(0, 23)}+08:00`,
      retractedEventID: id,
      [type === 'SHIPMENT' ? 'reason' : 'changeRemark']: texts.takenBack,
    },
  };
}

const typeCodeFields: Readonly<Record<string, string>> = {
  SHIPMENT: 'shipmentEventTypeCode',
  TRANSPORT: 'transportEventTypeCode',
  EQUIPMENT: 'equipmentEventTypeCode',
};

function containerOf(body: Readonly<Record<string, unknown>>): string | null {
  const { equipmentReference, references } = body as {
    readonly equipmentReference?: string;
    readonly references?: readonly { readonly referenceType: string; readonly referenceValue: string }[];
  };
  return equipmentReference ?? references?.find(({ referenceType }) => referenceType === 'EQ')?.referenceValue ?? null;
}
