import { makeCatalogue } from '../../platform/catalogue';
import { homeTitle } from './home-title.zh-CN';

/** What the workbench says. */
export const chinese = {
  title: homeTitle,
  quick: '快捷入口',
  paste: '粘贴订阅',
  findTruck: '定位卡车',
  sendVgm: '发 VGM',
  sendManifest: '上海舱单',
  signedOut: {
    title: '登录后看今天要处理的事',
    text: '给货代、船代和货主：要人处理的提单、24 小时内截止的船、消息和余额，一页看完',
    action: '登录',
  },
} as const;

/** The texts of the workbench. */
export const homeWords = makeCatalogue('home', chinese);
