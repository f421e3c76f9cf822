// Guarantee: R-2.2-08: an e-mail to the agent goes once customs have accepted, one at a time and so many a day; what stands in
// the way is named, the nearest first.
import { describe, expect, it } from 'vitest';
import { hindranceOf, type EmailStanding } from './email';

const free: EmailStanding = { isAccepted: true, hasServer: true, hasMailbox: true, newest: 'sent', count: 4 };

describe('hindranceOf', () => {
  it.each<[EmailStanding, ReturnType<typeof hindranceOf>]>([
    [free, null],
    [{ ...free, newest: null, count: 0 }, null],
    [{ ...free, newest: 'refused' }, null],
    [{ ...free, newest: 'failed' }, null],
    [{ ...free, newest: 'waiting' }, 'pending'],
    [{ ...free, newest: 'sending' }, 'pending'],
    [{ ...free, count: 5 }, 'tooMany'],
    [{ ...free, hasMailbox: false, newest: null }, 'noMailbox'],
    [{ ...free, hasServer: false, hasMailbox: false }, 'noServer'],
    [{ ...free, isAccepted: false, hasServer: false }, 'tooEarly'],
  ])('%o: %s', (standing, hindrance) => expect(hindranceOf(standing)).toBe(hindrance));
});
