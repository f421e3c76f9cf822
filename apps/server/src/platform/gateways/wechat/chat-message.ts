/**
 * The chat messages of a service account: flat XML, one level under `<xml>`,
 * texts plain or as CDATA. This reads exactly that and nothing more, so that
 * document types, entities and nesting have no way in.
 */

/** Largest message taken, in bytes; real events have about 500. */
const messageBytesMax = 16_384;
const fieldsMax = 50;

/**
 * Reads the fields of a message.
 *
 * @returns null for anything that is not a flat message: too large, not UTF-8,
 * a DOCTYPE, processing instructions, nested or unclosed elements, entities.
 */
export function readChatMessage(bytes: Uint8Array): Readonly<Record<string, string>> | null {
  if (bytes.length === 0 || bytes.length > messageBytesMax) return null;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  const body = /^\s*<xml>([^]*)<\/xml>\s*$/.exec(text)?.[1];
  if (body === undefined) return null;
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const element = /\s*<([A-Za-z][A-Za-z0-9_]{0,39})>(?:<!\[CDATA\[((?:[^\]]|\](?!\]>))*)\]\]>|([^<>&]*))<\/\1>\s*/y;
  for (let count = 0; element.lastIndex < body.length; count++) {
    const match = element.exec(body);
    if (!match || count >= fieldsMax) return null;
    const [, name, cdata, plain] = match;
    // A name that stands twice would let two readers see two messages.
    if (name === undefined || Object.hasOwn(fields, name)) return null;
    fields[name] = cdata ?? plain ?? '';
  }
  return fields;
}

/** Writes the answer that the service account gives in the chat. */
export function writeChatReply(reply: { to: string; from: string; atMs: number; text: string }): string {
  return (
    `<xml><ToUserName>${cdata(reply.to)}</ToUserName><FromUserName>${cdata(reply.from)}</FromUserName>` +
    `<CreateTime>${Math.floor(reply.atMs / 1000)}</CreateTime><MsgType>${cdata('text')}</MsgType>` +
    `<Content>${cdata(reply.text)}</Content></xml>`
  );
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
