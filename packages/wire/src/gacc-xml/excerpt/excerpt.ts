import type { MessagePart, TextExcerpt } from '../../message-excerpt';
import { windowsOf } from '../../syntax/text-windows';
import { XmlMask } from './xml-mask';

/** The messages of customs by element. They are cut as they stand: what the reader refuses as a whole may have parts that it read before. */
export const xmlExcerpt: TextExcerpt = {
  kind: 'text',
  open: (text) => ({ parts: () => cutElements(text), openMask: (values) => new XmlMask(values) }),
  remark: (words) => `<!-- ${words} -->`,
};

/** Elements that speak of one bill or box. */
const partOpening = /<((?:[\w.-]{1,40}:)?(?:Consignment|TransportEquipment|TransportContractDocument))(?=[\s/>])/g;

/** Longest beginning of such an element. */
const openingLength = 96;

function* partOpenings(text: string): Generator<{ index: number; name: string } | null> {
  for (const { from, window } of windowsOf(text, /[^<]/)) {
    const searched = text.slice(from, from + window.length + openingLength);
    for (const { index, 1: name } of searched.matchAll(partOpening)) {
      if (index < window.length) yield { index: from + index, name: name! };
    }
    yield null;
  }
}

function* cutElements(text: string): Generator<MessagePart | null> {
  let at = 0;
  for (const opening of partOpenings(text)) {
    yield null;
    if (at >= text.length) return;
    if (opening === null || opening.index < at) continue;
    const { index, name } = opening;
    yield { role: 'frame', from: at, end: index };
    const opened = text.indexOf('>', index);
    const isEmpty = opened !== -1 && text[opened - 1] === '/';
    const closed = isEmpty ? opened + 1 : text.indexOf(`</${name}>`, index) + `</${name}>`.length;
    // An element that is not closed hides what follows: where its part ends is unknown.
    const isWhole = isEmpty || closed > index;
    const end = isWhole ? closed : text.length;
    yield { role: isWhole ? 'own-part' : 'unclosed', from: index, end };
    at = end;
  }
  yield { role: 'frame', from: at, end: text.length };
}
