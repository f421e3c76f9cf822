import { valueKinds, type TextMask, type ValueKind, type ValueMask } from '../../message-excerpt';
import { attributeKinds, leavesOf, type Leaves } from './value-kinds';

const { hidden } = valueKinds;

interface OpenElement {
  readonly name: string;
  /** Texts inside that may be shown; null: nothing in here is. */
  readonly leaves: Leaves | null;
  /** What its own text is; `hidden` where that is not shown. */
  kind: ValueKind;
}

/** A stretch of an element's text: as it stands, and what it says. */
interface Piece {
  readonly raw: string;
  readonly said: string;
}

/** Masks the messages of customs (GACC) by the element a text stands in, and by those around it. */
export class XmlMask implements TextMask {
  readonly #open: OpenElement[] = [];
  /** Of the element at hand: sections, comments and entities may cut a phone in pieces, so they are judged together. */
  #pieces: Piece[] = [];

  constructor(private readonly values: ValueMask) {}

  *take(part: string): Generator<void, string> {
    let shown = '';
    for (let at = 0; at < part.length;) {
      const tag = part.indexOf('<', at);
      const end = tag === -1 ? part.length : tag;
      shown += this.#text(part.slice(at, end));
      at = end;
      if (tag === -1) break;
      const token = readToken(part, tag);
      // Cut in the middle: what follows is not told apart.
      if (token === null) return shown + this.#tell(false) + this.#hide(part.slice(tag));
      shown += this.#show(token);
      at = tag + token.length;
      yield;
    }
    return shown + this.#tell(false);
  }

  #show(token: string): string {
    if (token.startsWith('<!--')) return this.#gather({ raw: `<!--${this.values.mark}-->`, said: '' });
    if (token.startsWith('<![CDATA[')) {
      const said = token.slice(9, -3);
      return this.#isShown() ? this.#gather({ raw: token, said }) : `<![CDATA[${this.#hide(said)}]]>`;
    }
    if (token.startsWith('<!')) return this.#tell(false) + `<!${this.values.mark}>`;
    if (token.startsWith('<?'))
      return (
        this.#tell(false) + (/^<\?xml(?: [a-z]{1,10}=["'][\w.-]{1,20}["']){0,3} ?\?>$/.test(token) ? token : `<?${this.values.mark}?>`)
      );
    const [, slash, qualified, attributes] = /^<(\/?)([\w:.-]{1,80})([^]*)>$/.exec(token) ?? [];
    if (qualified === undefined) return this.#tell(false) + `<${this.values.mark}>`;
    const local = qualified.slice(qualified.indexOf(':') + 1);
    if (slash) {
      const told = this.#tell(this.#open.at(-1)?.name === local);
      this.#close(local);
      return `${told}</${qualified}>`;
    }
    const told = this.#tell(false);
    if (!attributes!.endsWith('/')) this.#open.push(this.#opened(local));
    return `${told}<${qualified}${showAttributes(attributes!, this.values)}>`;
  }

  #opened(local: string): OpenElement {
    const around = this.#open.at(-1);
    if (around?.leaves === null) return { name: local, leaves: null, kind: hidden };
    const kind = around?.leaves && Object.hasOwn(around.leaves, local) ? around.leaves[local]! : hidden;
    if (kind !== hidden) return { name: local, leaves: null, kind };
    return { name: local, leaves: Object.hasOwn(leavesOf, local) ? leavesOf[local]! : null, kind: hidden };
  }

  #close(local: string): void {
    const at = this.#open.findLastIndex((element) => element.name === local);
    if (at !== -1) this.#open.length = at;
  }

  #isShown(): boolean {
    return (this.#open.at(-1)?.kind ?? hidden) !== hidden;
  }

  #text(raw: string): string {
    return this.#isShown() ? this.#gather({ raw, said: decodeEntities(raw) }) : this.#hideCore(raw);
  }

  /** Keeps a piece until the element ends; outside of a shown element it stands as it is. */
  #gather(piece: Piece): string {
    if (!this.#isShown()) return piece.raw;
    this.#pieces.push(piece);
    return '';
  }

  /** What was gathered of the element at hand. @param isEnded false: it goes on in a way that no leaf does, so nothing of it is told */
  #tell(isEnded: boolean): string {
    const element = this.#open.at(-1);
    if (!element || element.kind === hidden) return '';
    const pieces = this.#pieces;
    this.#pieces = [];
    const { kind } = element;
    if (!isEnded) element.kind = hidden;
    const said = pieces.map((piece) => piece.said).join('');
    const core = said.trim();
    // Characters written as their numbers, and entities of the sender's own, could hide a phone from the shape.
    const shown = this.values.show(!isEnded || /&#?\w+;/.test(core) ? hidden : kind, core);
    if (shown === core) return pieces.map((piece) => piece.raw).join('');
    return said.replace(core, () => encodeText(shown));
  }

  #hide(value: string): string {
    return this.values.show(hidden, value);
  }

  #hideCore(raw: string): string {
    const core = raw.trim();
    return core === '' ? raw : raw.replace(core, () => this.#hide(core));
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntities = (raw: string): string => raw.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => entities[name]!);

const encodeText = (text: string): string => text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/** The tag, comment or section that begins at `at`; null when it does not end. */
function readToken(text: string, at: number): string | null {
  const closing = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : text.startsWith('<?', at) ? '?>' : null;
  if (closing !== null) {
    const end = text.indexOf(closing, at + 2);
    return end === -1 ? null : text.slice(at, end + closing.length);
  }
  let quote: string | null = null;
  for (let end = at + 1; end < text.length; end++) {
    const char = text[end]!;
    if (quote !== null) quote = char === quote ? null : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return text.slice(at, end + 1);
  }
  return null;
}

function showAttributes(attributes: string, values: ValueMask): string {
  return attributes.replace(
    /([\w:.-]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)')|[^\s/]+/g,
    (whole, key?: string, equals?: string, double?: string, single?: string) => {
      if (key === undefined) return values.mark;
      const value = double ?? single ?? '';
      const isSpace = /^xmlns(?::\w+)?$/.test(key) && /^[\w:./-]{1,80}$/.test(value);
      if (isSpace || (Object.hasOwn(attributeKinds, key) && values.show(attributeKinds[key]!, value) === value)) return whole;
      return `${key}${equals}"${values.show(hidden, value)}"`;
    },
  );
}
