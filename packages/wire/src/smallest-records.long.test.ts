/**
 * Guarantee: a file of the smallest records a format has, each of which opens a
 * box, goods, a leg or a status, costs no more than a few times what the
 * simplest of them does: what is made of a record is spelt out, never spread
 * together.
 */
import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message';
import { cpuTimeMs } from './testing/cpu-time';
import { readInTime } from './testing/read-in-time';

const bytes = 100_000;
const fill = (record: string): string => record.repeat(Math.floor(bytes / record.length));

const flat = (type: string, record: string): Buffer =>
  Buffer.from(`00:${type}:REPORT:9:A:B:202607110915'\n10:UN9000001:TIDE LANTERN:0712E:MLL:ML LINES:E'\n${fill(record)}99:9'`);
const edifact = (type: string, head: string, record: string): Buffer => Buffer.from(`UNH+1+${type}:UN'${head}${fill(record)}UNT+9+1'`);

const stowPlan = flat('BAPLIE', "50'");

/** Before the repair it was 3 to 8 times; since, at most twice. */
const maxTimesTheSimplest = 3;
/** The first turns of a reader pay for its compilation, which makes it look dearer and never cheaper. */
const minTurns = 4;
const maxTurns = 60;

/**
 * How many times the processor time of `simplest` reading `input` takes. Of each the shortest turn counts, as
 * compilation, collection and a shared core fall into others; a busy machine gets more turns, up to `maxTurns`.
 */
function timesOf(simplest: Buffer, input: Buffer): number {
  const shortest = [Infinity, Infinity] as [number, number];
  for (let turn = 0; turn < maxTurns; turn++) {
    for (const [index, bytesRead] of [simplest, input].entries()) {
      const tookMs = cpuTimeMs(() => void readMessage(bytesRead));
      shortest[index] = Math.min(shortest[index] as number, tookMs);
    }
    if (turn >= minTurns && shortest[1] / shortest[0] < maxTimesTheSimplest) break;
  }
  return shortest[1] / shortest[0];
}

describe('a file of the smallest records', () => {
  it.each([
    ['verified masses as a platform file', flat('CTNVGM', "50'")],
    ['verified masses, each with a record passed over', flat('CTNVGM', "50'51'")],
    ['a loading list', flat('COTEMP', "50'")],
    ['boxes with a damage each', flat('COARRI', "50'53'")],
    ['equipment of a stow plan', edifact('BAPLIE:D:95B', "BGM++P+9'LOC+147+0010102'", "EQD'")],
    ['equipment of a gate report', edifact('CODECO:D:95B', "BGM+34+1+9'", "EQD'")],
    ['equipment of verified masses', edifact('VERMAS:D:16A', "BGM+749+V1+9'", "EQD+CN'")],
    ['dangerous goods of an order', edifact('COPARN:D:95B', "BGM+11+1+9'GID+1'", "DGS'")],
    ['dangerous goods of a booking', edifact('IFTMBF:D:99B', "BGM+335+1+9'GID+1'", "DGS'")],
    ['legs of a status', edifact('IFTSTA:D:95B', "BGM+77+1+9'CNI+1+B1'STS+1+48'", "TDT'")],
    ['broken events, one a line', Buffer.from(`{"eventID":"A","eventType":"TRANSPORT"}\n${fill('{"\n')}`)],
    ['statuses', edifact('IFTSTA:D:95B', "BGM+77+1+9'CNI+1+B1'", "STS'")],
  ])('costs no more than a few times the simplest: %s', (_, input) => {
    expect(timesOf(stowPlan, input)).toBeLessThan(maxTimesTheSimplest);
  });

  it('is read in time where it is tag blocks of a receiver that hold nothing', () => {
    const { findings } = readInTime(`!AIVDM,1,1,,A,K77ngWT4Q6R;>75t,0*15\n!AIVDM,1,1,,A,${fill('\\\\')}\n`);
    expect(findings[0]?.code).toBe('nmea-tag-block');
  });
});
