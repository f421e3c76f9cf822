/** An e-mail as its mailbox shows it. */
export interface ReadMail {
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly bytes: number }[];
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads what our own mail server writes (RFC 5322, MIME): a text, alone or with attachments. Others' mails come here in part. */
export function readMail(raw: string): ReadMail {
  const whole = splitPart(raw);
  const parts = partsOf(whole);
  const text = parts.find((part) => nameOf(part) === '');
  return {
    messageId: whole.headers.get('message-id') ?? '',
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text: text === undefined ? '' : decodeBody(text).toString('utf8').trim(),
    attachments: parts.filter((part) => nameOf(part) !== '').map((part) => ({ name: nameOf(part), bytes: decodeBody(part).length })),
  };
}

function splitPart(raw: string): Part {
  const at = raw.indexOf('\r\n\r\n');
  const head = (at < 0 ? raw : raw.slice(0, at)).replace(/\r\n[ \t]+/g, ' ');
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: at < 0 ? '' : raw.slice(at + 4) };
}

function partsOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((piece) => partsOf(splitPart(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''))));
}

/** The name of an attachment, also in several encoded pieces (RFC 2231); empty for a text. */
function nameOf({ headers }: Part): string {
  const disposition = headers.get('content-disposition') ?? '';
  if (!disposition.startsWith('attachment')) return '';
  const pieces = [...disposition.matchAll(/filename\*(?:\d+\*?)?="?([^;"\s]+)/g)].map((piece) => piece[1]!.replace(/^utf-8''/i, ''));
  if (pieces.length > 0) return decodeURIComponent(pieces.join(''));
  return decodeWords(/filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'attachment');
}

function decodeBody({ headers, body }: Part): Buffer {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''));
  return Buffer.from(body, 'latin1');
}

function decodeQuoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}

/** Encoded words of a header (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      (how.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : decodeQuoted(word.replaceAll('_', ' '))).toString('utf8'),
    );
}
