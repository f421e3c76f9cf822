import type { WireTime } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { hasZone } from '../wire-time';
import { localToInstantMs } from './zone-offset';
import { zonesOfPlace } from './zones-of-place';

/** Zoneless texts were read as if a clock of this zone had told them. */
const readOffsetMs = 8 * 3_600_000;
const none: readonly string[] = [];
/** So many parts of a message take about a millisecond. */
const itemsPerStep = 256;

/**
 * Reads zoneless times by the clocks of the place they speak of. A time that
 * stands with a place of its own goes by that. Where the zone of a place abroad
 * is not known its times are no instants, and keep their text.
 */
export class LocalTimes {
  private readonly told = new Set<string>();
  /** A place abroad that may have times of its own has come in this message. */
  private sawAbroad = false;

  /** @param log gets one remark per message and zone */
  constructor(private readonly log: FindingLog) {}

  /**
   * `value` with every zoneless time in it read at a place; what holds none is the same object.
   *
   * @param code UN/LOCODE or country of the place; null, unknown and Chinese places leave times as they are
   */
  at<T>(value: T, code: string | null, place: WirePlace): T {
    const zones = this.zonesAt(code);
    return this.sawAbroad ? (this.map(value, zones, code ?? '', place) as T) : value;
  }

  /**
   * A place was read that stands with times of its own. What holds no such
   * place abroad, nor stands abroad itself, need not be looked through: so are
   * most messages, and every field of every box would be.
   */
  hear(code: string | null): void {
    this.zonesAt(code);
  }

  /** As `at`, in steps, for what may hold tens of thousands of times. */
  *atInSteps<T>(value: T, code: string | null, place: WirePlace): Generator<void, T> {
    const zones = this.zonesAt(code);
    return this.sawAbroad ? ((yield* this.mapInSteps(value, zones, code ?? '', place)) as T) : value;
  }

  /** A new message begins. */
  restart(): void {
    this.sawAbroad = false;
    if (this.told.size > 0) this.told.clear();
  }

  private zonesAt(code: string | null): readonly string[] {
    const zones = abroad(code);
    if (zones.length > 0) this.sawAbroad = true;
    return zones;
  }

  private map(value: unknown, zones: readonly string[], code: string, place: WirePlace): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.length === 0 ? value : this.mapList(value, zones, code, place);
    if (ArrayBuffer.isView(value)) return value;
    if (isTime(value)) return zones.length === 0 ? value : this.read(value, zones, code, place);
    const own = ownPlace(value);
    const [inner, innerCode] = own === null ? [zones, code] : [abroad(own), own];
    let copy: Record<string, unknown> | null = null;
    // Keys alone, and texts and numbers passed by at once: every field of every box is looked at.
    for (const key of Object.keys(value)) {
      const part = (value as Readonly<Record<string, unknown>>)[key];
      if (typeof part !== 'object' || part === null) continue;
      const mapped = this.map(part, inner, innerCode, place);
      if (mapped !== part) (copy ??= { ...value })[key] = mapped;
    }
    return copy ?? value;
  }

  private mapList(items: readonly unknown[], zones: readonly string[], code: string, place: WirePlace): readonly unknown[] {
    let copy: unknown[] | null = null;
    for (let index = 0; index < items.length; index++) {
      const mapped = this.map(items[index], zones, code, place);
      if (mapped !== items[index]) (copy ??= [...items])[index] = mapped;
    }
    return copy ?? items;
  }

  /** As `map`; what holds no long list is mapped in one step. */
  private *mapInSteps(value: unknown, zones: readonly string[], code: string, place: WirePlace): Generator<void, unknown> {
    if (!holdsLongList(value)) return this.map(value, zones, code, place);
    const own = Array.isArray(value) ? null : ownPlace(value);
    const [inner, innerCode] = own === null ? [zones, code] : [abroad(own), own];
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
    let count = 0;
    for (const [key, part] of Object.entries(value)) {
      (copy as Record<string, unknown>)[key] = yield* this.mapInSteps(part, inner, innerCode, place);
      if (++count % itemsPerStep === 0) yield;
    }
    return copy;
  }

  private read(time: WireTime, zones: readonly string[], code: string, place: WirePlace): WireTime {
    if (time.instantMs === null || time.isDay || time.zone !== undefined || hasZone(time.raw)) return time;
    const wallMs = time.instantMs + readOffsetMs;
    const instants = new Set(zones.map((zone) => localToInstantMs(wallMs, zone)));
    const [instantMs] = instants;
    const [zone = ''] = zones;
    if (instants.size !== 1 || instantMs === undefined) {
      this.note('unknown-zone', code, place);
      return { ...time, instantMs: null };
    }
    if (instantMs === time.instantMs) return time;
    this.note('local-time', `${code} ${zone}`, place);
    return { ...time, instantMs, zone };
  }

  private note(what: 'unknown-zone' | 'local-time', detail: string, place: WirePlace): void {
    if (this.told.has(detail)) return;
    this.told.add(detail);
    this.log.note(what, place, detail);
  }
}

/** A list of more than one step, or an object that may hold one, some levels down. */
function holdsLongList(value: unknown, levels = 3): value is object {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false;
  if (Array.isArray(value)) return value.length > itemsPerStep || (levels > 0 && value.some((item) => holdsLongList(item, levels - 1)));
  return levels > 0 && !isTime(value) && Object.values(value).some((part) => holdsLongList(part, levels - 1));
}

/** The zones of a place where clocks do not show the time of Shanghai by rule. */
function abroad(code: string | null): readonly string[] {
  const zones = code === null ? none : zonesOfPlace(code);
  return zones[0] === 'Asia/Shanghai' ? none : zones;
}

/** The code of the place with which times stand (a stop of a leg); null for anything else. */
function ownPlace(value: object): string | null {
  if (!('place' in value) || !('times' in value)) return null;
  const { place } = value;
  if (typeof place !== 'object' || place === null || !('code' in place)) return null;
  return typeof place.code === 'string' && zonesOfPlace(place.code).length > 0 ? place.code : null;
}

function isTime(value: object): value is WireTime {
  return 'raw' in value && 'instantMs' in value;
}
