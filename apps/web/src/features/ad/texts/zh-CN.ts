import { productName } from '@mastlight/domain/vocabulary/product-name';
import { makeCatalogue } from '../../../platform/catalogue';
import { adTexts } from '@mastlight/domain/ad/messages';

/** What ads say, and their refusals by their names. */
export const chinese = {
  refusal: { viewedEnough: adTexts.viewedEnough },
  introduction: `${productName}的介绍`,
  advert: '广告 · {supplier}',
  open: '去看看',
  read: '打开介绍',
  close: '关闭',
  closeIn: '关闭（{seconds} 秒）',
  previous: '上一个',
  next: '下一个',
  openInWeb: '在网页打开',
  paper: '{title}的介绍（PDF）',
  noViewer: '这个浏览器不能在页面里看 PDF，请点“在网页打开”。',
} as const;

/** The texts of ad. */
export const adWords = makeCatalogue('ad', chinese, async () => (await import('./en-US')).english);
