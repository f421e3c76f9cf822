// Guarantee: nobody waits long for a file of one huge voyage message, nor for one of service strings alone.
import { describe, expect, it } from 'vitest';
import { readMessageInSteps } from '../../read-message';
import { cpuTimeMs } from '../../testing/cpu-time';

/** The goal is 50 ms; beside other work a processor gives a fraction of itself. A try that pays for compilation is made again. */
const stepMsMax = process.env['LONG'] === '1' ? 50 : 250;
const tries = 3;

/** Reads in steps: how many there were, and the longest of the best try in ms of processor time. */
function steps(bytes: Buffer) {
  let longestMs = Infinity;
  let count = 0;
  let segments: readonly (number | undefined)[] = [];
  for (let attempt = 0; attempt < tries && longestMs > stepMsMax; attempt++) {
    const reading = readMessageInSteps(bytes);
    let longest = 0;
    count = 0;
    for (let isDone = false; !isDone; count++) {
      const tookMs = cpuTimeMs(() => {
        const step = reading.next();
        isDone = step.done === true;
        if (step.done) segments = step.value.interchanges.map(({ firstSegment }) => firstSegment);
      });
      longest = Math.max(longest, tookMs);
    }
    longestMs = longest;
  }
  return { longestMs, count, segments };
}

const unb = "UNB+UNOA:2+BLCT3+MASTLIGHT+261012:0830+1'";

describe('AT-2 steps of reading', () => {
  it('AT-2 a voyage message of 20,000 calls abroad is ended in steps', () => {
    const call = "LOC+61+USLAX:139:6'DTM+132:202610120830:203'DTM+133:202610130830:203'";
    const text = `${unb}UNH+1+IFTSAI:D:00B:UN'BGM+96+X+9'TDT+20+101W'${call.repeat(20_000)}UNT+60004+1'UNZ+1+1'`;
    const { longestMs, count } = steps(Buffer.from(text));
    // Reading alone are 15; what ends the message are a hundred more.
    expect(count).toBeGreaterThan(100);
    expect(longestMs).toBeLessThan(stepMsMax);
  });

  it('AT-2 service strings are passed in steps and are no segments', () => {
    const una = "UNA:+.? '";
    const { count, segments } = steps(Buffer.from(`${una.repeat(500_000)}${unb}UNZ+0+1'`));
    expect(count).toBeGreaterThan(100);
    expect(segments).toEqual([1]);
  });
});
