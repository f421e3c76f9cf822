/**
 * The ships of the sandbox as a function of the world's time and of the calls that its ports tell: no state is kept, so that
 * a clock that leaps finds each ship where it would have come to.
 */
import type { PortCode } from '@mastlight/domain/ports/index';
import { alongLane, isHeardThere, lanes, milesOf, type Lane, type SeaPlace } from './lanes';

/** A call as a port plans it. */
export interface SeaCall {
  readonly vessel: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface SeaShip {
  readonly mmsi: number;
  /** As the port writes it; by radio there are no dots. */
  readonly name: string;
  readonly imo: string | null;
  readonly callSign: string;
  readonly port: PortCode;
  readonly lane: Lane;
  readonly knots: number;
  readonly draughtM: number;
  readonly lengthM: number;
  /** How far ahead of others it is on its way, where no call says when it comes. */
  readonly aheadMs: number;
}

/** Where a ship is at an instant, as its radio tells it. */
export interface SeaFix extends SeaPlace {
  readonly knots: number;
  readonly course: number;
  /** Navigational status of AIS: 0 under way, 1 at anchor, 5 moored. */
  readonly status: 0 | 1 | 5;
  readonly destination: string;
  /** Whether a station on land hears it. */
  readonly isHeard: boolean;
}

const hourMs = 3_600_000;
const firsts = ['NORTH', 'EAST', 'BLUE', 'SILVER', 'BRAVE', 'GENTLE', 'OCEAN', 'WINTER', 'AMBER', 'QUIET'] as const;
const seconds = ['HERON', 'TIDE', 'PINE', 'RIVER', 'COMET', 'HARBOUR', 'PLOVER', 'MAPLE', 'BEACON', 'CRANE', 'SPARROW', 'CEDAR'] as const;

/** More ships than this are not invented: their numbers are those of others. */
export const seaMax = 1_000;

/** A ship that calls at a port by name, as its port knows it. */
export interface CallingShip {
  readonly name: string;
  /** `UN` plus seven digits, or the port's own number. */
  readonly code: string;
  readonly port: PortCode;
}

/** All ships: those that call, and invented ones between the ports up to `count`; one of them has the name of another. */
export function createSea(calling: readonly CallingShip[], count: number): readonly SeaShip[] {
  const ports = Object.keys(lanes) as PortCode[];
  const invented = Array.from({ length: Math.max(0, count - calling.length) }, (_, at): CallingShip => {
    const name = `${firsts[at % firsts.length]} ${seconds[Math.floor(at / firsts.length) % seconds.length]}`;
    const round = Math.floor(at / (firsts.length * seconds.length));
    // Two ships of one name are told apart by their numbers.
    return {
      name: at === 0 ? 'HAI XING' : round === 0 ? name : `${name} ${round + 1}`,
      code: `UN${String(9_950_000 + at * 13)}`,
      port: ports[at % ports.length]!,
    };
  });
  return [...calling, ...invented].flatMap(({ name, code, port }, at) => {
    const own = lanes[port];
    if (own === undefined) return [];
    return {
      mmsi: 413_900_001 + at * 7,
      name,
      imo: /^UN\d{7}$/.test(code) ? code.slice(2) : null,
      callSign: `B${String(at + 100)}DX`,
      port,
      lane: own[at % own.length]!,
      knots: 12 + (at % 7),
      draughtM: 9 + (at % 50) / 10,
      lengthM: 180 + (at % 8) * 27,
      aheadMs: at * 5_711_000,
    };
  });
}

const destinations: Readonly<Partial<Record<PortCode, string>>> = {
  NB: 'CNNGB',
  SH: 'CNSHA',
  QD: 'CNQDG',
  TJ: 'CNTSN',
  XM: 'CNXMN',
  SZ: 'CNYTN',
  DL: 'CNDLC',
};

const destinationOf = ({ port }: SeaShip): string => destinations[port] ?? 'FOR ORDERS';

/** Where a ship is: at its berth while a call lasts, on its way there before, on its way out after; where no call is known it goes to and fro. */
export function shipAt(ship: SeaShip, calls: readonly SeaCall[], worldMs: number): SeaFix {
  const own = calls.filter(({ vessel }) => vessel === ship.name);
  const stay = 16 * hourMs;
  const round = Math.max(96 * hourMs, stay + 2 * hourMs * Math.min(48, milesOf(ship.lane) / ship.knots));
  const known: readonly Pick<SeaCall, 'fromMs' | 'untilMs'>[] =
    own.length > 0 ? own : rounds(worldMs + ship.aheadMs, round, stay, ship.aheadMs);
  if (known.some(({ fromMs, untilMs }) => worldMs >= fromMs && worldMs < untilMs)) return lying(ship, worldMs);
  const toCome = Math.min(...known.map(({ fromMs }) => (fromMs > worldMs ? fromMs - worldMs : Infinity)));
  const gone = Math.min(...known.map(({ untilMs }) => (untilMs <= worldMs ? worldMs - untilMs : Infinity)));
  const isOutbound = gone < toCome;
  const miles = (Math.min(gone, toCome) / hourMs) * ship.knots;
  const isAtEnd = miles >= milesOf(ship.lane);
  const { course, ...place } = alongLane(ship.lane, miles);
  return {
    ...place,
    knots: isAtEnd ? 0 : ship.knots,
    course: isOutbound ? course : (course + 180) % 360,
    status: isAtEnd ? 1 : 0,
    destination: isOutbound ? 'FOR ORDERS' : destinationOf(ship),
    isHeard: isHeardThere(place),
  };
}

function rounds(shiftedMs: number, roundMs: number, stayMs: number, aheadMs: number): Pick<SeaCall, 'fromMs' | 'untilMs'>[] {
  const begin = Math.floor(shiftedMs / roundMs) * roundMs - aheadMs;
  return [begin, begin + roundMs].map((fromMs) => ({ fromMs, untilMs: fromMs + stayMs }));
}

function lying(ship: SeaShip, worldMs: number): SeaFix {
  const { course, ...berth } = alongLane(ship.lane, 0);
  // Antennas swing: a ship that lies still is never at quite the same place; berths lie beside one another.
  const swing = Math.sin(worldMs / 97_000 + ship.mmsi) * 0.0001;
  const along = ((ship.mmsi / 7) % 9) * 0.004;
  return {
    latitude: berth.latitude + swing,
    longitude: berth.longitude + along - 0.016,
    knots: 0,
    course,
    status: 5,
    destination: destinationOf(ship),
    isHeard: true,
  };
}
