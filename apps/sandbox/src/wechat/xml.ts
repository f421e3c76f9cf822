/** The little XML that WeChat's service accounts speak: one `<xml>` element of flat fields, some of them CDATA. */

/** Writes an event or message as WeChat sends it: texts as CDATA, numbers plain. */
export function writeWechatXml(fields: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    typeof value === 'number'
      ? `<${name}>${value}</${name}>`
      : `<${name}><![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`,
  );
  return `<xml>${lines.join('')}</xml>`;
}

/** The text of the first element `name` in a passive reply; null when it is not there. */
export function readWechatField(xml: string, name: string): string | null {
  const match = new RegExp(`<${name}>(?:<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>|([^<]*))</${name}>`).exec(xml);
  if (!match) return null;
  return match[1] ?? unescapeXml(match[2] ?? '');
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}
