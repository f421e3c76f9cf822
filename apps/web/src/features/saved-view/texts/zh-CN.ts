import { makeCatalogue } from '../../../platform/catalogue';
import { savedViewTexts } from '@mastlight/domain/saved-view/messages';

/** What is said of saved views, and their refusals by name. */
export const chinese = {
  refusal: {
    nameTaken: savedViewTexts.nameTaken,
    noCompany: savedViewTexts.noCompany,
    notYours: savedViewTexts.notYours,
    tooMany: savedViewTexts.tooMany,
    tooManyInAll: savedViewTexts.tooManyInAll,
  },
  field: { nameWrong: savedViewTexts.nameWrong },
  views: '视图',
  about: '给筛选起个名字，以后一按就到',
  loading: '正在取视图',
  failed: '没能取到：{reason}',
  ofCompany: '公司',
  ofCompanyBy: '公司 · {name}',
  save: '保存当前筛选为视图',
  arrange: '整理视图',
  name: '视图名称',
  replaces: '同名的视图会被替换',
  forCompany: '公司同事都能用',
  cancel: '取消',
  keep: '保存',
  saved: '已保存视图 {name}',
  rename: '改名',
  renameOf: '改名 {name}',
  renamed: '已改名为 {name}',
  remove: '删除',
  removeOf: '删除 {name}',
  removed: '删除成功：视图 {name}',
  askRemove: '视图 {name}。',
  askRemoveCompany: '公司同事也不再看到它。',
  close: '关闭',
} as const;

/** The texts of saved views. */
export const savedViewWords = makeCatalogue('saved-view', chinese, async () => (await import('./en-US')).english);
