/** A message's text as somebody may see it. */
export interface Excerpt {
  readonly text: string;
  /** Parts that were left out because they speak of others' bills. */
  readonly omittedCount: number;
}

/**
 * Leaves in a raw message only what concerns the named bills and containers,
 * with its head and tail. A port's file lists the bills, shippers and
 * consignees of many forwarders: following one bill opens that one.
 *
 * Whatever cannot be taken apart is left out as a whole.
 */
export function excerptMessage(text: string, format: string | null, own: readonly string[], omitted: (count: number) => string): Excerpt {
  switch (format) {
    case 'flat-cn':
      return excerptRecords(text, own, omitted, /^\s*(?:12|50):/, /^\s*(?:00|99)(?=:)/);
    case 'edifact':
      return excerptRecords(text, own, omitted, /^\s*(?:EQD|CNI|GID|LOC\+147)\b/, /^\s*(?:CNT|UN[TZHBEG])\b/);
    case 'gacc-xml':
      return excerptXml(text, own, omitted);
    case 'ningbo-rows':
      return excerptRows(text, own, omitted);
    default:
      return { text: omitted(1), omittedCount: 1 };
  }
}

/** Records before the first block are head; a block runs from its starter to the next starter or envelope record. */
function excerptRecords(text: string, own: readonly string[], omitted: (count: number) => string, starter: RegExp, envelope: RegExp): Excerpt {
  const records = text.match(/(?:[^'?]|\?[^])*(?:'[\r\n]*|$)/g) ?? [];
  let kept = '';
  let block: string[] | null = null;
  let omittedCount = 0;
  let gap = 0;
  const flush = (): void => {
    if (block && mentions(block.join(''), own)) {
      if (gap > 0) kept += `${omitted(gap)}\n`;
      gap = 0;
      kept += block.join('');
    } else if (block) {
      gap++;
      omittedCount++;
    }
    block = null;
  };
  for (const record of records) {
    if (envelope.test(record)) {
      flush();
      if (gap > 0) kept += `${omitted(gap)}\n`;
      gap = 0;
      kept += record;
    } else if (starter.test(record)) {
      flush();
      block = [record];
    } else if (block) {
      (block as string[]).push(record);
    } else {
      kept += record;
    }
  }
  flush();
  if (gap > 0) kept += omitted(gap);
  return { text: kept, omittedCount };
}

function excerptXml(text: string, own: readonly string[], omitted: (count: number) => string): Excerpt {
  let omittedCount = 0;
  let kept = text;
  for (const element of ['Consignment', 'TransportEquipment', 'TransportContractDocument']) {
    kept = kept.replace(new RegExp(`<${element}(?:\\s[^>]*)?>[^]*?</${element}>`, 'g'), (part) => {
      if (mentions(part, own)) return part;
      omittedCount++;
      return `<!-- ${omitted(1)} -->`;
    });
  }
  return { text: kept, omittedCount };
}

function excerptRows(text: string, own: readonly string[], omitted: (count: number) => string): Excerpt {
  let omittedCount = 0;
  const prune = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const rows = value.filter((row) => mentions(JSON.stringify(row) ?? '', own));
      omittedCount += value.length - rows.length;
      return rows.length < value.length ? [...rows, omitted(value.length - rows.length)] : rows;
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, prune(part)]));
  };
  try {
    return { text: JSON.stringify(prune(JSON.parse(text.replace(/^\uFEFF/, ''))), null, 2), omittedCount };
  } catch {
    return { text: omitted(1), omittedCount: 1 };
  }
}

/** Whether one of the numbers stands in the text as a word of its own. */
function mentions(text: string, own: readonly string[]): boolean {
  return own.some((number) => {
    for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + 1)) {
      if (!/[A-Za-z0-9]/.test(text[at - 1] ?? ' ') && !/[A-Za-z0-9]/.test(text[at + number.length] ?? ' ')) return true;
    }
    return false;
  });
}
