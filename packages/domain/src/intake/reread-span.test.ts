// Guarantee: days, a source or numbers of messages are read as typed; anything else is refused.
import { expect, it } from 'vitest';
import { readRereadSpan } from './reread-span';

it.each([
  ['2026-11-01..2026-11-07', { fromMs: Date.UTC(2026, 9, 31, 16), untilMs: Date.UTC(2026, 10, 7, 16) }],
  ['customs', { source: 'customs' }],
  ['17,18', { messageIds: [17, 18] }],
])('reads the span %s', (text, span) => expect(readRereadSpan(text)).toMatchObject(span));
it.each(['', '2026-11-07..2026-11-01', '2026-13-01..2026-13-02', 'nobody', '0', '17,'])('refuses the span %j', (text) =>
  expect(readRereadSpan(text)).toBeNull(),
);
