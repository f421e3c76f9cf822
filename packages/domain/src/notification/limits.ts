/** News of one thing that come within it are one message, ms. */
export const gatherMs = 60_000;
/** What is sent together goes out at the ends of these spans of the day, ms. */
export const digestMs = 300_000;
/** A cut-off so near is urgent whatever is said of it, ms: the quiet hours do not hold it back. */
export const urgentClockMs = 4 * 3_600_000;
/** What goes out so much later than it was said tells when it was said, ms: longer than news gather and go together. */
export const saidLateMs = 600_000;
/** Lines of one message that are kept; the others are counted. */
export const linesMax = 100;
/** Lines in one chat message. */
export const chatLinesMax = 12;
/** Bytes of a chat message in UTF-8: the text of a robot of 企业微信 has 2,048 at most. */
export const chatBytesMax = 1_900;
/** Messages and what became of them are kept so long. */
export const keptDays = 90;
/** A message is handed over so often before it is given up. */
export const triesMax = 12;
/** A robot takes 20 messages a minute (企业微信, 钉钉): so long between two, ms. */
export const betweenSendsMs = 3_000;
/** Whoever handed a message over has been answered within this, or is gone and nobody knows, ms. */
export const unsureMs = 60_000;
/** Lines of one e-mail. */
export const mailLinesMax = 500;
/** Codes that one person may have sent to mailboxes on a day. */
export const mailCodesPerDay = 5;
/** A mailbox that was not confirmed is sent codes by so many people on a day. */
export const mailCodeAskersMax = 3;
/** A code to confirm a mailbox holds so long, ms, and for so many tries. */
export const mailCodeMs = 30 * 60_000;
export const mailCodeTriesMax = 5;
/** Text messages of danger that one person is sent on a day; what comes beyond them stands in the message centre. */
export const smsPerDay = 10;
/** Signs of one field of a text message: the service takes no more. */
export const smsFieldMax = 35;
/** Tests of channels that one person may send on a day. */
export const testsPerDay = 30;
/** Of a page of messages, or of what was sent. */
export const pageSizeDefault = 20;
/** Numbers in one request. */
export const idsMax = 500;

/** How long is waited after the nth try that failed, ms: a minute first, then longer, six hours at most. */
export function retryAfterMs(tries: number): number {
  return Math.min(6 * 3_600_000, 60_000 * 2 ** Math.max(0, tries - 1));
}
