import type { PortCall } from '@mastlight/domain/ship-position/contract';
import { portCallsMax, trackSpanMs } from '@mastlight/domain/ship-position/limits';
import { findPortStops, type PortStop } from '@mastlight/domain/position/index';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { sources, type SourceCode } from '@mastlight/domain/vocabulary/source';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import type { ShipName } from '../../position/index';
import type { ShipPositionParts } from '../parts';

interface CallRow {
  readonly port: PortCode;
  readonly voyage: string;
  readonly terminal: string | null;
  readonly etaMs: number | null;
  readonly etdMs: number | null;
  readonly ataMs: number | null;
  readonly atdMs: number | null;
  readonly source: SourceCode | null;
}

/**
 * Calls of a ship that ports told of, to whoever follows the call or a bill on it, and where it has lain by its own track beside them, the newest first. A port names ships by name and, mostly, by IMO number: of two of one
 * name those are its calls whose number is its own or is not told.
 */
export async function findPortCalls({ database, portClock, positions }: ShipPositionParts, named: ShipName): Promise<PortCall[]> {
  const ships = await positions.ships(named, 2);
  const known = ships.length === 1 ? ships[0]! : null;
  const imo = named.imo ?? known?.imo ?? null;
  const keys = [...new Set([vesselKey(named.vessel), vesselKey(known?.name ?? '')].filter((key) => /[A-Z]/.test(key)))];
  const { rows } = await database.query<CallRow>(
    'system',
    `with followed as (
       select port, split_part(call, '/', 2) as voyage_key, voyage, terminal, eta_ms, etd_ms, ata_ms, atd_ms, source
       from tracking_call
       where split_part(call, '/', 1) = any($1::text[])
         and ($2::text is null or vessel_code_key is null or vessel_code_key = $2 or vessel_code_key !~ '^[0-9]{7}$')
     ), of_bills as (
       select distinct on (port, voyage_key) port, voyage_key, voyage, terminal, eta_ms, etd_ms, ata_ms, atd_ms, source
       from tracking_bill
       where vessel_key = any($1::text[]) and is_followed and voyage is not null
         and ($2::text is null or vessel_code_key is null or vessel_code_key = $2 or vessel_code_key !~ '^[0-9]{7}$')
       order by port, voyage_key, heard_ms desc nulls last
     ), told as (
       select * from followed union all
       select * from of_bills where (port, voyage_key) not in (select port, voyage_key from followed)
     )
     select port, voyage, terminal, eta_ms::float8 as "etaMs", etd_ms::float8 as "etdMs", ata_ms::float8 as "ataMs",
       atd_ms::float8 as "atdMs", source
     from told where coalesce(ata_ms, eta_ms, atd_ms, etd_ms) is not null
     order by coalesce(ata_ms, eta_ms, atd_ms, etd_ms) desc, port limit $3`,
    [keys, imo, portCallsMax],
    'ship-port-calls',
  );
  const told = rows.map(({ port, terminal, source, ...call }): PortCall => ({
    ...call,
    port: findPort(port)!.name,
    terminal: terminal === null ? null : wharfName(port, terminal),
    source: source === null ? null : sources[source],
  }));
  if (known === null) return told;
  const nowMs = portClock.nowMs();
  const stops = findPortStops(await positions.shipTrack(known.mmsi, { fromMs: nowMs - trackSpanMs, untilMs: nowMs }, stopPointsMax));
  const beside = stops.filter((stop) => !told.some((call) => isSameStay(stop, call))).map(callOf);
  return [...told, ...beside].toSorted((x, y) => timeOf(y) - timeOf(x)).slice(0, portCallsMax);
}

/** Points of a track of five weeks in which stays are looked for. */
const stopPointsMax = 20_000;

const callOf = ({ port, fromMs, untilMs }: PortStop): PortCall => ({
  port,
  terminal: null,
  voyage: '',
  etaMs: null,
  etdMs: null,
  ataMs: fromMs,
  atdMs: untilMs,
  source: stopSource,
});

/** What ships say themselves; a word that is the same in every language. */
const stopSource = 'AIS';
const timeOf = ({ ataMs, etaMs, atdMs, etdMs }: PortCall): number => ataMs ?? etaMs ?? atdMs ?? etdMs ?? 0;
/** A port's word of a stay and the ship's own differ by some hours. */
const marginMs = 12 * 3_600_000;

function isSameStay({ fromMs, untilMs }: PortStop, call: PortCall): boolean {
  const [callFromMs, callUntilMs] = [timeOf(call), call.atdMs ?? call.etdMs ?? timeOf(call)];
  return fromMs <= callUntilMs + marginMs && (untilMs ?? Infinity) >= callFromMs - marginMs;
}
