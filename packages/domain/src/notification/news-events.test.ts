// Guarantee: news go by text message only where something has gone wrong, and each at once; other channels take all kinds (R-7.6-19).
import { expect, test } from 'vitest';
import { channelKinds, isToneSent, modesOf, newsEventCodes, newsTones, sendModes, usualMode, type NewsEvent } from './news-events';

// From the trade: a text message wakes somebody and costs. Boxes that miss their clock, ships and customs are worth it, and so
// is a bill number that is taken away or a machine that is told nothing any more. A box abroad costs from when its free days are over;
// for a ship that comes days later, a hold over there or a truck in its queue nobody here gets up.
const waking: readonly NewsEvent[] = [
  'cut-off-moved',
  'not-gated-in',
  'ship-changed',
  'customs',
  'arrival-missing',
  'not-released',
  'papers-missing',
  'overdue',
  'bill-contested',
  'free-days',
  'webhook-off',
];

test.each(newsEventCodes)('R-7.6-19 how %s can go to each channel', (code) => {
  const isWaking = waking.includes(code);
  for (const channel of channelKinds) {
    const modes = channel !== 'sms' ? sendModes : isWaking ? ['now', 'off'] : ['off'];
    expect([channel, modesOf(code, channel)]).toEqual([channel, modes]);
    expect(modes).toContain(usualMode(code, channel));
  }
});

test('R-7.6-19 a text message is of danger; every other channel tells all but a moved clock that bears on no bill', () => {
  expect(newsTones.filter((tone) => isToneSent('sms', 'customs', tone))).toEqual(['danger']);
  for (const channel of channelKinds.filter((kind) => kind !== 'sms')) {
    expect(newsTones.every((tone) => isToneSent(channel, 'morning', tone))).toBe(true);
    expect(newsTones.filter((tone) => !isToneSent(channel, 'cut-off-moved', tone))).toEqual(['idle']);
  }
});
