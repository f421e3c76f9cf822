// Guarantee: a page hears of its owner's rows and of nobody else's, in few
// messages, and a page that does not read is dropped (F-08).
import { describe, expect, it } from 'vitest';
import { eventText } from './event-text';
import { LiveHub, waitingBytesMax, type LiveClient } from './live-hub';

function page(ownerKey: string, waitingBytes = 0, userId = 1): LiveClient & { heard: string[]; ended: (number | undefined)[] } {
  const heard: string[] = [];
  const ended: (number | undefined)[] = [];
  return { ownerKey, userId, waitingBytes, heard, ended, write: (text) => void heard.push(text), end: (ms) => void ended.push(ms) };
}

const rows = (...ids: number[]): string => eventText('rows', { topic: 'bill-subscription', ids });

describe('LiveHub', () => {
  it('gathers a tick into one message for each page of the owner', () => {
    const hub = new LiveHub();
    const [first, second, stranger] = [page('u:1'), page('u:1'), page('u:2')];
    for (const client of [first, second, stranger]) hub.add(client);
    hub.hear({ ownerKey: 'u:1', topic: 'bill-subscription', ids: [1, 2] });
    hub.hear({ ownerKey: 'u:1', topic: 'bill-subscription', ids: [2, 3] });
    hub.flush();
    expect(first.heard).toEqual([rows(1, 2, 3)]);
    expect(second.heard).toEqual([rows(1, 2, 3)]);
    expect(stranger.heard).toEqual([]);
  });

  it('carries topics side by side, each with keys of its own kind', () => {
    const hub = new LiveHub();
    const client = page('u:1');
    hub.add(client);
    hub.hear({ ownerKey: 'u:1', topic: 'bill-subscription', ids: [1] });
    hub.hear({ ownerKey: 'u:1', topic: 'vessel-subscription', ids: ['9839430/425W'] });
    hub.hear({ ownerKey: 'u:1', topic: 'bill-subscription', ids: [2] });
    hub.flush();
    expect(client.heard).toEqual([rows(1, 2), eventText('rows', { topic: 'vessel-subscription', ids: ['9839430/425W'] })]);
  });

  it('F-08 drops a page with more than 1 MB waiting, and goes on with the others', () => {
    const hub = new LiveHub();
    const [slow, quick] = [page('u:1', waitingBytesMax + 1), page('u:1', waitingBytesMax)];
    hub.add(slow);
    hub.add(quick);
    hub.hear({ ownerKey: 'u:1', topic: 'bill-subscription', ids: [1] });
    hub.flush();
    expect(slow.ended).toEqual([undefined]);
    expect(slow.heard).toEqual([]);
    expect(quick.heard).toEqual([rows(1)]);
  });

  it('B10 a person opens twelve pages, whichever identity he acts for, and takes none of his colleagues’', () => {
    const hub = new LiveHub();
    for (let at = 0; at < 12; at++) hub.add(page(at < 6 ? 'u:1' : 'c:5', 0, 1));
    expect(() => hub.requireRoom('c:5', 1)).toThrow(expect.objectContaining({ code: 429 }));
    expect(() => hub.requireRoom('u:1', 1)).toThrow(expect.objectContaining({ code: 429 }));
    for (let at = 0; at < 100; at++) hub.add(page('c:5', 0, 100 + at));
    expect(() => hub.requireRoom('c:5', 2)).not.toThrow();
  });

  it('forgets a page that left', () => {
    const hub = new LiveHub();
    const client = page('u:1');
    const leave = hub.add(client);
    expect(hub.count()).toBe(1);
    leave();
    expect(hub.count()).toBe(0);
    hub.hear({ ownerKey: 'u:1', topic: 'bill-subscription', ids: [1] });
    hub.flush();
    expect(client.heard).toEqual([]);
  });

  it('R-08 sends what is left at the stop, then every page away, spread in time, and lets nobody in', () => {
    const hub = new LiveHub();
    const client = page('u:1');
    hub.add(client);
    hub.hear({ ownerKey: 'u:1', topic: 'bill-subscription', ids: [7] });
    hub.stop();
    expect(client.heard).toEqual([rows(7)]);
    expect(client.ended[0]).toBeGreaterThanOrEqual(500);
    const late = page('u:1');
    hub.add(late);
    expect(late.ended).toHaveLength(1);
  });
});
