/** A list of numbers is small; whatever is larger was picked by mistake. */
export const numberFileBytesMax = 2_000_000;

/** Why a dropped or chosen file cannot be read as a list of numbers. */
export class NumberFileRefused extends Error {}

/**
 * The text of a .txt or .csv file of bill numbers. Files from older office
 * programs are GBK; they are read as such when they are no UTF-8.
 *
 * @throws NumberFileRefused with a text for people.
 */
export async function readNumberFile(file: File): Promise<string> {
  if (file.size > numberFileBytesMax) throw new NumberFileRefused('文件太大，请只留提单号一列');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Zip and old office files start with these bytes; their text is not readable as it stands.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)) {
    throw new NumberFileRefused('请把 Excel 里的提单号一列复制过来粘贴，或另存为 CSV 再导入');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
