/** What people read about the code book. */
import { batchMax, keywordLengthMax } from './limits';

export const hsCodeTexts = {
  codeWrong: '编码是 2 至 10 位数字，例如 9617 或 961700',
  keywordMissing: '请填写编码或货名',
  keywordTooLong: `最多 ${keywordLengthMax} 个字`,
  unknownCode: (code: string) => `目录里没有 ${code}`,
  tooManyCodes: `一次最多 ${batchMax} 个编码`,
} as const;
