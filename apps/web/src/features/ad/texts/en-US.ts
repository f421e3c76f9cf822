import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  refusal: { viewedEnough: 'opened too often today, please try again tomorrow' },
  title: { toker: 'Customer acquisition', abroadLogistics: 'Overseas tracking', zhidingxiang: 'Designated containers' },
  line: {
    toker: 'Factories and trading companies by goods, region and port. Under construction: see what it will do.',
    abroadLogistics: 'Transhipment, arrival and free time at 15 lines, until the empty is back. Paid for only once there is data.',
    zhidingxiang: 'Containers whose number is fixed before pick-up, and where Mastlight shows them.',
  },
  introduction: 'an introduction by Mastlight',
  open: 'Have a look',
  read: 'Open the introduction',
  close: 'Close',
  closeIn: 'Close ({seconds} s)',
  previous: 'Previous',
  next: 'Next',
  openInWeb: 'Open in web',
  paper: 'Introduction: {title} (PDF)',
  noViewer: 'This browser cannot show a PDF within the page; please use “Open in web”.',
};
