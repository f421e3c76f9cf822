import type { Phrase } from '../vocabulary/read-english';

/** What the server says of saved views, in English. */
export const savedViewEnglish: readonly Phrase[] = [
  ['列表代码是 1 至 40 个字母', 'the code of a list has 1 to 40 letters'],
  ['视图名称是 1 至 {n} 个字', 'the name of a view has 1 to {n} signs'],
  ['视图地址只能是查询参数，最多 {n} 个字符', 'a view keeps the parameters of an address alone, at most {n} signs'],
  ['已有同名视图，请换一个名称', 'there is a view of this name, please take another'],
  ['个人身份下没有公司视图', 'there are no company views in the personal identity'],
  ['公司视图由创建人和管理员修改', 'a company view is changed by its maker and the Management'],
  ['每个列表最多 {n} 个视图，请先删掉一些', 'at most {n} views a list, please delete some first'],
  ['所有列表一共最多 {n} 个视图，请先删掉一些', 'at most {n} views of all lists together, please delete some first'],
];
