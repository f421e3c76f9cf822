import { groups } from './rows';

const known = new Set(groups.flatMap(({ ids }) => ids));

/** An id is the last of a range when one of these stands before it, a further one after a comma. */
const rangeSigns = String.raw`…|\.\.\.|–|to\b`;
const tail = (short: string): string => String.raw`((?:\s*(?:,|${rangeSigns})\s*${short})*)`;
const tailPart = new RegExp(String.raw`(,|${rangeSigns})[^\d,]*?(?:R-[\dX.]+-)?(\d\d)`, 'g');
const rowIds = new RegExp(String.raw`\b(R-(?:X|\d+(?:\.\d+)?)-)(\d\d)(?!\d)` + tail(String.raw`(?:-|\1)\d\d(?!\d)`), 'g');
const letterIds = new RegExp(String.raw`\b([FLMPRSU]-)(\d\d)\b(?!-)` + tail(String.raw`(?:-|\1)\d\d(?!\d)`), 'g');

/**
 * Ids that a title names, each once. After a row further ones of its section
 * may stand short: `R-5.3-21, -22` is two rows, `R-4.1-02 … -10` and
 * `R-4.1-02 to -10` nine.
 */
export function idsIn(text: string): string[] {
  const found = new Set<string>();
  for (const ids of [rowIds, letterIds]) {
    for (const [, head = '', first = '', more = ''] of text.matchAll(ids)) {
      let last = Number(first);
      found.add(head + first);
      for (const [, sign, no = ''] of more.matchAll(tailPart)) {
        for (let at = sign === ',' ? Number(no) : last + 1; at <= Number(no); at++) found.add(head + String(at).padStart(2, '0'));
        last = Number(no);
      }
    }
  }
  for (const [id] of text.matchAll(/\bwire \d{1,2}\b/g)) found.add(id);
  for (const [, no = ''] of text.matchAll(/(?:^|[(, ])A(\d{1,2})(?=[:,)]| [a-zA-Z])/gm)) found.add(`A${no}`);
  return [...found].filter((id) => known.has(id));
}
