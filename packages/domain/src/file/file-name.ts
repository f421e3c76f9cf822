import { kindOfName, type FileKind } from './file-kind';
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
  const bare = (kindOfName(visible) === null ? visible : visible.replace(/\.[a-z]+$/i, '')).replace(/^[.\s]+|[.\s]+$/g, '');
  const stem = cutToBytes(bare, fileNameBytesMax - kind.length - 1);
  return `${stem === '' || device.test(stem) ? `文件${stem}` : stem}.${kind}`;
}

/** As many whole characters as fit into so many bytes of UTF-8. */
function cutToBytes(text: string, bytesMax: number): string {
  let [kept, bytes] = ['', 0];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > bytesMax) break;
    kept += character;
  }
  return kept;
}
