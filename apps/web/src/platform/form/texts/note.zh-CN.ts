import { makeCatalogue } from '../../catalogue';

/** What is asked before something is done for a reason. */
export const chinese = {
  cancel: '取消',
  confirm: '确定',
  empty: '请写明原因',
} as const;

/** The texts of a dialog that asks for a reason. */
export const noteTexts = makeCatalogue('note', chinese, async () => (await import('./note.en-US')).english);
