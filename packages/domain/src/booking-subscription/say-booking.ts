/** What a row of the booking list says: one sentence for what comes next, its tone, and how far the boxes are. */
import { portRules } from '../ports/index';
import type { BookingStanding } from '../tracking/index';
import { askedDays } from '../vocabulary/ask-schedule';
import { endedNote } from '../vocabulary/deletion-reason';
import { findPort, type PortCode } from '../vocabulary/port';
import { bookingSubscriptionTexts as texts } from './messages';

type BookingTone = 'idle' | 'run' | 'att' | 'danger' | 'done';

/** A subscribed booking as far as its sentence goes. */
export interface SaidBooking {
  readonly port: PortCode;
  readonly phase: BookingStanding['phase'];
  /** Why it ended by itself (R-9-26); null while it is followed. */
  readonly endReason: number | null;
  /** Nothing came for as long as is asked (R-4.10-38). */
  readonly hasFailed: boolean;
  readonly isPortHeard: boolean;
  readonly hasShip: boolean;
  /** Its bills, how far the first is (code of a node of the strip), and whether its ship has sailed with it. */
  readonly billNos: readonly string[];
  readonly billNode: string | null;
  readonly isBillAway: boolean;
  /** The port's words for the cut-offs that it lacks. */
  readonly missing: readonly string[];
}

const tones: Readonly<Record<BookingStanding['phase'], BookingTone>> = {
  unheard: 'idle',
  'became-bill': 'done',
  withdrawn: 'danger',
  incomplete: 'att',
  'not-released': 'idle',
  'to-pick-up': 'run',
  'to-return': 'run',
  'to-gate-in': 'run',
  'to-bill': 'run',
};

/** The node of the sailing, in every port (UN/EDIFACT's departure of the means of transport). */
const departure = 'DLPT';

/** One sentence for what comes next. */
export function sayBooking(booking: SaidBooking): string {
  if (booking.endReason !== null) return endedNote(booking.endReason);
  switch (booking.phase) {
    case 'unheard':
      if (!booking.isPortHeard) return texts.noFeed(findPort(booking.port)!.name);
      return booking.hasFailed ? texts.failed(askedDays) : texts.waiting;
    case 'became-bill': {
      const { strip, nodeOf } = portRules(booking.port);
      // The strip ends before the sailing: the bar alone has it.
      const reached = booking.isBillAway ? departure : strip.find(({ code }) => code === booking.billNode)?.node;
      return texts.becameBill(booking.billNos, (reached && nodeOf.get(reached)?.name) ?? null);
    }
    case 'withdrawn':
      return texts.withdrawn;
    case 'incomplete':
      return booking.hasShip ? texts.incomplete(booking.missing) : texts.shipUnknown;
    default:
      return texts.phases[booking.phase];
  }
}

/** The tone of a row: a followed number that failed wants somebody to look. */
export function toneOfBooking({ phase, endReason, hasFailed }: Pick<SaidBooking, 'phase' | 'endReason' | 'hasFailed'>): BookingTone {
  return phase === 'unheard' && hasFailed && endReason === null ? 'att' : tones[phase];
}

/** 提箱状态 in words (R-3.8-13), with the boxes that are as far where there are several; null where nothing was told. */
export function sayPickUp(standing: Pick<BookingStanding, 'pickUpState' | 'boxesThere' | 'boxesTotal'>): string | null {
  const { pickUpState, boxesThere, boxesTotal } = standing;
  if (pickUpState === null) return null;
  const word = texts.pickUpStates[pickUpState] ?? pickUpState;
  return boxesTotal > 1 ? `${word} ${boxesThere}/${boxesTotal}` : word;
}
