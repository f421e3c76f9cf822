// Guarantee (U-12): what happened to many boxes is one line, and nothing is lost in it.
import { describe, expect, it } from 'vitest';
import type { EventFacts } from './facts-shown';
import { foldEvents } from './fold-events';

let lastId = 0;
const event = (part: Partial<EventFacts> = {}): EventFacts => ({
  id: ++lastId,
  code: 'GITM',
  name: '进港',
  tone: 'done',
  time: '2026-10-12 11:20:00',
  heardTime: '2026-10-12 11:21:00',
  source: '宁波港EDI',
  ctnNo: `TSTU${String(lastId).padStart(7, '0')}`,
  place: null,
  text: null,
  messageId: 1,
  superseded: false,
  ...part,
});
const shown = (events: readonly EventFacts[]) =>
  foldEvents(events).map((line) => (line.kind === 'fold' ? `${line.events[0]!.name} ×${line.boxes}` : line.event.name));

describe('U-12 events of many boxes', () => {
  it('20 gate-ins are one line, where the newest of them stood', () => {
    const gates = Array.from({ length: 20 }, () => event());
    const plan = event({ name: '船期', code: 'PLAN', ctnNo: null });
    expect(shown([gates[0]!, plan, ...gates.slice(1)])).toEqual(['进港 ×20', '船期']);
    const [fold] = foldEvents(gates);
    expect(fold).toMatchObject({ kind: 'fold', id: gates[0]!.id, boxes: 20, events: gates });
  });

  it.each<readonly [what: string, other: Partial<EventFacts>]>([
    ['another source', { source: '码头' }],
    ['another day', { time: '2026-10-13 11:20:00' }],
    ['another event', { name: '装船', code: 'LOBD' }],
    ['another place', { place: '梅山' }],
    ['one that was corrected', { superseded: true }],
    ['trouble', { tone: 'danger' }],
    ['no box', { ctnNo: null }],
  ])('%s stands by itself', (_what, other) => {
    expect(foldEvents([event(), event(), event(), event(other)]).map(({ kind }) => kind)).toEqual(['fold', 'event']);
  });

  it('two boxes, and three reports of one box, stand one by one', () => {
    expect(shown([event(), event()])).toEqual(['进港', '进港']);
    expect(shown([event({ ctnNo: 'A' }), event({ ctnNo: 'A' }), event({ ctnNo: 'A' })])).toEqual(['进港', '进港', '进港']);
  });
});
