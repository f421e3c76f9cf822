import { adTexts } from '@mastlight/domain/ad/messages';

/** What ads say, and their refusals by their names. */
export const chinese = {
  refusal: { viewedEnough: adTexts.viewedEnough },
  title: { toker: '拓客系统', abroadLogistics: '海外跟踪', zhidingxiang: '指定箱' },
  line: {
    toker: '按品名、地区和港口找工厂和贸易公司。正在建设，先看它会做什么。',
    abroadLogistics: '15 家船公司的中转、预计到港、免费用箱期，一直跟到还空；有数据才收费。',
    zhidingxiang: '提箱前就定下箱号的箱，在桅灯怎么看。',
  },
  introduction: '桅灯的介绍',
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
