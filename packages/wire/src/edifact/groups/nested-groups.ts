import type { BoxDamage, DangerousGoods, GoodsDanger, GoodsItem, Party, TransportLeg } from '../../message';
import type { WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { COD, COM, CTA, DAM, DGS, DTM, EQN, GID, LOC, MEA, NAD, RFF, SEL, SGP, TDT, TMD } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';
import { keepRepeated, withRepeated } from '../parts/keep-repeated';
import { none } from '../parts/none';
import { PartyReader } from '../parts/party-reader';
import { readCodedName } from '../parts/read-coded-name';
import { maxNameLength, readText } from '../parts/read-text';
import { GroupReader } from '../shipment/group-reader';
import { append, type Draft, type PartDraft } from '../shipment/part-draft';
import { truckLeg, type BareTruck, type CodedParty } from './told-by-fields';

/** What the groups within one box, or within the head of its message, have told. */
export interface NestedParts {
  readonly legs: readonly TransportLeg[];
  readonly goods: readonly GoodsItem[];
  readonly dangerousGoods: readonly GoodsDanger[];
  readonly parties: readonly Party[];
  readonly damages: readonly BoxDamage[];
}

interface OpenParts extends PartDraft {
  legs: readonly TransportLeg[];
  goods: readonly GoodsItem[];
  dangerousGoods: readonly GoodsDanger[];
}

interface DamageDraft extends BoxDamage {
  readonly components: string[];
}

/** Of a box that has no groups, as most. */
const nothingNested: NestedParts = { legs: none, goods: none, dangerousGoods: none, parties: none, damages: none };

/** Segments that a box or a head has as well, so that behind the opener of a group they would be mistaken for its own. */
const ambiguous: ReadonlySet<number> = new Set([RFF, DTM, LOC, MEA]);
/** Segments that a container alone has: with them the sender is back at it. */
const ofContainer: ReadonlySet<number> = new Set([SEL, EQN, TMD]);

/**
 * The groups that stand within a box or in front of all boxes: legs (TDT),
 * goods (GID), dangerous goods (DGS), parties (NAD), damages (DAM). What
 * follows such a segment is that group's, whatever it says: the port of an
 * onward leg is not the port of the box, and the weight of its cargo is not
 * the weight of the box. What the group has no field for is passed over by name.
 */
export class NestedGroups {
  private readonly groups: GroupReader;
  private readonly people: PartyReader;
  private parts: OpenParts = openParts();
  private parties: readonly Party[] = none;
  private damages: readonly DamageDraft[] = none;
  /** The tag of the segment that opened the innermost group; null outside of every group. */
  private opener: number | null = null;
  /** What the last TDT and NAD of a box tell where its own fields have all of it; made a leg and a party once more follows. */
  private truck: BareTruck | null = null;
  private coded: CodedParty | null = null;

  constructor(private readonly context: MessageContext) {
    this.groups = new GroupReader({}, { ...context, hasPartyTerms: true });
    this.people = new PartyReader(context.log);
    this.groups.enter(this.parts);
  }

  /** True when goods are open: their containers (SGP) and all else stand behind them. */
  get isInGoods(): boolean {
    return this.opener === GID;
  }

  /** True when a group is open. */
  get isOpen(): boolean {
    return this.opener !== null;
  }

  /** Begins with a new box or head; what its groups told is given by `leave`. */
  enter(): void {
    const { legs, goods, dangerousGoods } = this.parts;
    if (legs !== none || goods !== none || dangerousGoods !== none) this.parts = openParts();
    this.parties = none;
    this.damages = none;
    this.close();
  }

  /** No group is open any more. */
  close(): void {
    this.opener = null;
    this.truck = null;
    this.coded = null;
    this.people.close();
    this.groups.enter(this.parts);
  }

  /** What was told since `enter`. */
  leave(): NestedParts {
    const { parts, parties, damages } = this;
    this.close();
    const { legs, goods, dangerousGoods } = parts;
    const isNothing = legs === none && goods === none && dangerousGoods === none && parties === none && damages === none;
    return isNothing ? nothingNested : { legs, goods, dangerousGoods, parties, damages };
  }

  /**
   * Takes a segment that opens a group, or belongs to the one that is open.
   *
   * @param isFlat NAD and DGS own no references, times, places and weights: so in stow plans, and where parties are
   * told in front of all else
   * @returns false when it is the box's or the head's own
   */
  take(tag: number, cursor: SegmentCursor, isFlat = false): boolean {
    switch (tag) {
      case TDT:
        this.truck = null;
        this.open(tag, this.parts.legs.length, cursor);
        return true;
      case GID:
        this.truck = null;
        this.opener = tag;
        this.groups.take(tag, cursor);
        return true;
      case DGS:
        this.truck = null;
        if (this.opener === GID) this.groups.take(tag, cursor);
        else this.open(tag, this.parts.dangerousGoods.length, cursor);
        return true;
      case NAD:
        this.takeParty(cursor, isFlat);
        return true;
      case DAM:
        this.truck = null;
        this.opener = DAM;
        this.damages = withRepeated(this.damages, readDamage(cursor, this.context), cursor, this.context.log);
        return true;
      case COD:
        if (this.opener !== DAM) return false;
        this.takeComponent(cursor);
        return true;
      case CTA:
      case COM:
        this.settleTruck();
        if (this.opener !== NAD && this.groups.isOpenFor(tag)) this.groups.take(tag, cursor);
        else {
          this.settleParty(cursor);
          this.people.take(tag, cursor);
        }
        return true;
      case SGP:
        this.settleTruck();
        this.takeInner(tag, cursor);
        return true;
      default:
        if (isFlat && this.opener === DGS && ambiguous.has(tag)) return false;
        return this.takeOther(tag, cursor);
    }
  }

  /** A TDT of a box that tells no more than the box's own fields have: a leg only when more follows. */
  openTruck(truck: BareTruck): void {
    this.opener = TDT;
    this.truck = truck;
    this.groups.enter(this.parts);
  }

  /** As `openTruck`, a NAD; `isFlat` as of `take`. */
  openParty(party: CodedParty, isFlat: boolean): void {
    this.opener = isFlat ? null : NAD;
    this.truck = null;
    this.coded = party;
    this.people.close();
  }

  /** How many boxes take as much memory as the groups; null, with the reason noted, when that is too much. */
  measure(place: WirePlace): number | null {
    return this.groups.measure(place);
  }

  private open(tag: number, count: number, cursor: SegmentCursor): void {
    this.opener = tag;
    if (count < wireLimits.maxRepeatsPerGroup) this.groups.take(tag, cursor);
    else this.context.log.note('repeated-segment', cursor, tagText(tag));
  }

  private takeOther(tag: number, cursor: SegmentCursor): boolean {
    const { opener } = this;
    if (opener === null) return false;
    if (ofContainer.has(tag)) {
      this.close();
      return false;
    }
    this.settleTruck();
    if (ambiguous.has(tag)) {
      this.takeInner(tag, cursor);
      return true;
    }
    if (opener === NAD || opener === DAM || !this.groups.isOpenFor(tag)) return false;
    this.groups.take(tag, cursor);
    return true;
  }

  private takeInner(tag: number, cursor: SegmentCursor): void {
    const { opener } = this;
    if (opener !== NAD && opener !== DAM && this.groups.isOpenFor(tag)) this.groups.take(tag, cursor);
    else this.context.passOver(cursor, `${opener === null ? '' : `${tagText(opener)}/`}${tagText(tag)}`);
  }

  private takeParty(cursor: SegmentCursor, isFlat: boolean): void {
    const { log } = this.context;
    // The operator of a container is no party of its goods.
    if (this.opener === GID && !cursor.is(1, 0, 'CF')) {
      this.groups.take(NAD, cursor);
      return;
    }
    this.opener = isFlat ? null : NAD;
    this.truck = null;
    this.coded = null;
    const party = this.people.take(NAD, cursor);
    if (party) this.parties = withRepeated(this.parties, party, cursor, log);
  }

  /** More is told of the truck than its plate. */
  private settleTruck(): void {
    const { truck } = this;
    if (truck === null) return;
    this.truck = null;
    const leg = truckLeg(truck);
    append(this.parts, 'legs', leg);
    this.groups.openWithin(leg);
  }

  /** More is told of the party than its code. */
  private settleParty(cursor: SegmentCursor): void {
    const { coded } = this;
    if (coded === null) return;
    this.coded = null;
    this.parties = withRepeated(this.parties, this.people.open(coded.role, coded.code), cursor, this.context.log);
  }

  private takeComponent(cursor: SegmentCursor): void {
    const damage = this.damages.at(-1);
    for (const element of [1, 2]) {
      const told = readCodedName(cursor, element, 'COD', this.context.log);
      const text = told?.name ?? told?.code;
      if (damage && text) keepRepeated(damage.components, text, cursor, this.context.log);
    }
  }
}

function openParts(): OpenParts {
  return { legs: none, goods: none, dangerousGoods: none };
}

/** C821 type, C822 area, C825 severity; what stands behind is text. */
function readDamage(cursor: SegmentCursor, { log }: MessageContext): DamageDraft {
  return {
    type: readCodedName(cursor, 2, 'DAM.2', log),
    area: readCodedName(cursor, 3, 'DAM.3', log),
    severity: readCodedName(cursor, 4, 'DAM.4', log),
    components: [],
    text: readText(cursor, 5, 3, 'DAM.5', log, maxNameLength) ?? readText(cursor, 5, 0, 'DAM.5', log, maxNameLength),
  };
}

/** Dangerous goods of a box: what stands behind them in their group is left out where it says nothing. */
export function asDangerousGoods(told: GoodsDanger): DangerousGoods {
  const { regulation, hazardClass, page, unNumber, flashPointC, packingGroup, emsNumber, labels, remarks, contacts, measures } = told;
  const goods: Draft<DangerousGoods> = { regulation, hazardClass, page, unNumber, flashPointC, packingGroup, emsNumber, labels };
  if (remarks.length > 0) goods.remarks = remarks;
  if (contacts.length > 0) goods.contacts = contacts;
  if (measures.length > 0) goods.measures = measures;
  return goods;
}
