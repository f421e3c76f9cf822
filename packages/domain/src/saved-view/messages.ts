/** What people read about saved views. */
import { viewNameLengthMax, viewQueryLengthMax, viewsMax, viewsOfAllListsMax } from './limits';

export const savedViewTexts = {
  listWrong: '列表代码是 1 至 40 个字母',
  nameWrong: `视图名称是 1 至 ${viewNameLengthMax} 个字`,
  queryWrong: `视图地址只能是查询参数，最多 ${viewQueryLengthMax} 个字符`,
  nameTaken: '已有同名视图，请换一个名称',
  noCompany: '个人身份下没有公司视图',
  notYours: '公司视图由创建人和管理员修改',
  tooMany: `每个列表最多 ${viewsMax} 个视图，请先删掉一些`,
  tooManyInAll: `所有列表一共最多 ${viewsOfAllListsMax} 个视图，请先删掉一些`,
} as const;
