import { makeCatalogue } from '../../../platform/catalogue';
import { fileTexts } from '@mastlight/domain/file/messages';

/** What the field of a file says, and the refusals of files by their names. */
export const chinese = {
  refusal: fileTexts,
  field: {
    invitation: '点选或拖入文件',
    hint: '{kinds}，最多 {megabytes, number} MB',
    wrongType: '只收 {kinds}，请换一个文件',
    sending: '正在上传',
    cancel: '取消上传',
    remove: '删除文件',
  },
} as const;

/** The texts of files. */
export const fileWords = makeCatalogue('file', chinese, async () => (await import('./en-US')).english);
