import { makeCatalogue } from '../../../platform/catalogue';

/** What becomes of one's own bills that a company is brought. */
export const chinese = {
  title: '把个人的 {count, number} 票带到{company}',
  text: '带过来的提单从个人列表移到公司列表，同事都能看到；客户、备注和手填的船名航次一起带，已付过费，不再收费。还没有数据的提单和置顶留在个人名下。提单上的文件不跟过去，30 天后删除：要用的先下载，带过去后再传。带过去以后不能召回到个人。',
  confirm: '带过来',
  done: '{brought, number} 票已带到公司',
  doneSome: '{brought, number} 票已带到公司，{left, number} 票留在个人名下',
} as const;

export const bringTexts = makeCatalogue('bill-subscription.bring', chinese, async () => (await import('./bring.en-US')).english);
