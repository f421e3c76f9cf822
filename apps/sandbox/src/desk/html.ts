/** Markup that is safe to put into a page as it stands. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | null | false | readonly Html[];

/** Writes markup; every text put in is escaped, markup and lists of markup are not. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, i) => text + (i < pieces.length ? write(pieces[i]!) : '')).join(''));
}

function write(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map((item) => item.text).join('');
  return String(piece)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
