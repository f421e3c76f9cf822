import { makeCatalogue } from '../../../platform/catalogue';
import { exportTaskTexts } from '@mastlight/domain/export-task/messages';

/** What is said of long exports, and their refusals by name. */
export const chinese = {
  refusal: {
    unknownList: exportTaskTexts.unknownList,
    tooMany: exportTaskTexts.tooMany,
    enoughToday: exportTaskTexts.enoughToday,
  },
  started: '行数较多，已转到后台导出，做好后在页面右上角「导出任务」下载',
  tray: '导出任务',
  trayOver: '导出任务，{count} 个',
  trayOpen: '导出任务，{count} 个进行中',
  list: { bills: '提单', bookings: '订舱号', vessels: '船期订阅' },
  state: { waiting: '排队中', running: '导出中 {percent}%', done: '已完成', failed: '失败：{reason}', cancelled: '已取消' },
  progressOf: '{name} 的进度',
  download: '下载',
  downloadOf: '下载 {name}',
  cancel: '取消',
  cancelOf: '取消 {name}',
  again: '重试',
  againOf: '重试 {name}',
  kept: '文件保留 7 天',
} as const;

/** The texts of long exports. */
export const exportTaskWords = makeCatalogue('export-task', chinese, async () => (await import('./en-US')).english);
