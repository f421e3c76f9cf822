import { changeTones } from '@mastlight/domain/vocabulary/rich-text';

/** What stands before and after the words of a piece of a note. */
export type Piece = readonly [before: string, after: string];

const [added, changed, fixed] = Object.keys(changeTones);
const change = (kind: string | undefined): Piece => [`<li><mark>${kind}</mark><strong>`, '</strong><br></li>\n'];

/** What the editor's buttons insert. */
export const pieces = {
  heading: ['<h3>', '</h3>\n'],
  paragraph: ['<p>', '</p>\n'],
  list: ['<ul>\n', '</ul>\n'],
  added: change(added),
  changed: change(changed),
  fixed: change(fixed),
  link: ['<a href="https://">', '</a>'],
} as const satisfies Readonly<Record<string, Piece>>;
