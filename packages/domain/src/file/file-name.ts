import { kindOfName, type FileKind } from './file-kind';
import { utf8Bytes } from '../vocabulary/utf8-bytes';
import { fileNameBytesMax } from './limits';

/** Control characters, line ends, and what turns the direction of writing or shows nothing (`fdp.exe` read as `exe.pdf`). */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** What file systems and shells read as something else. */
const separators = /[/\\:*?"<>|]/g;
/** Names of devices in Windows. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name under which a file is kept and offered: the last part of what was
 * sent, without what cannot be seen, with the extension of what it is.
 */
export function cleanFileName(sent: string, kind: FileKind): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1)!;
  const visible = last.replace(invisible, '').replace(separators, '_').trim();
  const bare = withoutEdges(kindOfName(visible) === null ? visible : visible.slice(0, visible.lastIndexOf('.')));
  const stem = cutToBytes(bare, fileNameBytesMax - kind.length - 1);
  return `${stem === '' || device.test(stem) ? `文件${stem}` : stem}.${kind}`;
}

/** A name without dots and blanks at its ends; a pattern for its end would begin anew at each of them (S-15). */
function withoutEdges(name: string): string {
  const edge = /[.\s]/;
  let [from, to] = [0, name.length];
  while (from < to && edge.test(name[from]!)) from++;
  while (to > from && edge.test(name[to - 1]!)) to--;
  return name.slice(from, to);
}

/** As many whole characters as fit into so many bytes of UTF-8. */
function cutToBytes(text: string, bytesMax: number): string {
  let [kept, bytes] = ['', 0];
  for (const character of text) {
    bytes += utf8Bytes(character);
    if (bytes > bytesMax) break;
    kept += character;
  }
  return kept;
}
