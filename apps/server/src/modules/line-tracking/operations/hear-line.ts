import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLineCode, lineOf, type LineCode } from '@mastlight/domain/line-tracking/lines';
import { readMessage } from '@mastlight/wire';
import { inTransaction } from '../../../platform/db/transaction';
import type { CallContext, FileAnswer } from '../../../platform/http/route';
import type { LineParts } from '../parts';
import { withoutHead } from '../read-line-events';
import { bringForward } from '../store';
import { shipmentSubject } from '../subject';

/** Signatures that are wrong, of one network. */
const wrongSignatures = { calls: 60, perMs: 3_600_000 };
/** A push names some shipments; of more than these the next regular question tells. */
const namedMax = 1_000;

/**
 * Hears that a line has something new to say of some shipments, by DCSA's push: they are asked after at once, those of them
 * that somebody follows. What a push says is kept nowhere: what a line expects no more only a whole answer leaves out.
 *
 * @returns what the line is answered: status 404 where it pushes nothing here, 403 for a body that it did not sign.
 */
export async function hearLine(
  { platform }: LineParts,
  body: Uint8Array,
  { query, headers, tell, limitNetwork }: Pick<CallContext, 'query' | 'headers' | 'tell' | 'limitNetwork'>,
): Promise<FileAnswer> {
  const line = typeof query['line'] === 'string' && isLineCode(query['line']) ? query['line'] : null;
  const secret = line && platform.config.lines[line]?.pushSecret;
  if (!line || !secret) return say(404, 'unknown line');
  const takeBack = limitNetwork('line push', wrongSignatures);
  if (!isSigned(secret, body, headers['notification-signature'])) {
    tell('callback-forged');
    return say(403, 'wrong signature');
  }
  takeBack();
  const subjects = namedBy(line, body);
  if (subjects.length > 0) {
    const nowMs = Math.trunc(platform.portClock.nowMs());
    await inTransaction(platform.database, 'system', (tx) => bringForward(tx, subjects, nowMs));
  }
  return say(200, 'OK');
}

/** An answer as a machine reads it: by its status. */
const say = (httpStatus: number, body: string): FileAnswer => ({ contentType: 'text/plain; charset=utf-8', body, httpStatus });

/** `sha256=` and the HMAC of the body as it came, hex (DCSA Track & Trace 2.2). */
function isSigned(secret: string, body: Uint8Array, told: string | readonly string[] | undefined): boolean {
  const [, hex = ''] = /^sha256=([0-9a-f]{64})$/i.exec(typeof told === 'string' ? told.trim() : '') ?? [];
  const own = createHmac('sha256', secret).update(body).digest();
  const theirs = Buffer.from(hex, 'hex');
  return theirs.length === own.length && timingSafeEqual(own, theirs);
}

/** The shipments that events name, as whoever follows them may have typed them: with their line's head and without. */
function namedBy(line: LineCode, body: Uint8Array): readonly string[] {
  const events = readMessage(body).messages.flatMap((message) => (message.kind === 'shipment-events' ? message.events : []));
  const named = new Set<string>();
  for (const { billNos, bookingNos } of events) {
    for (const number of [...billNos, ...bookingNos]) {
      if (named.size < namedMax) named.add(withoutHead(number.toUpperCase()));
    }
  }
  return [...named].flatMap((number) => ['', ...lineOf(line).prefixes].map((head) => shipmentSubject(line, `${head}${number}`)));
}
