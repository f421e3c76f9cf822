const formats = new Map<string, Intl.DateTimeFormat>();
/** Offsets hold for a quarter of an hour, the shortest step by which any zone has changed. */
const stepMs = 900_000;
const maxOffsets = 10_000;
const offsets = new Map<string, number>();

/**
 * The instant at which clocks in `zone` show a wall time.
 *
 * @param wallMs the wall time as ms since epoch as if it were UTC
 * @param zone an IANA name
 */
export function localToInstantMs(wallMs: number, zone: string): number {
  // The offset of a first guess tells the instant, whose own offset may be another one near a change.
  const guess = wallMs - offsetMs(wallMs, zone);
  return wallMs - offsetMs(guess, zone);
}

function offsetMs(instantMs: number, zone: string): number {
  const key = `${zone} ${Math.floor(instantMs / stepMs)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= maxOffsets) offsets.clear();
  const found = findOffsetMs(instantMs, zone);
  offsets.set(key, found);
  return found;
}

function findOffsetMs(instantMs: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name);
  if (!match) return 0;
  const ms = (Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0)) * 1000;
  return match[1] === '-' ? -ms : ms;
}
