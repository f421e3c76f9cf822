import { exportTask } from '@mastlight/domain/export-task/contract';
import { showToast } from '@mastlight/ui';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { queryClient } from '../../platform/query-client';
import { tasksQuery } from './api';
import { exportTaskWords } from './texts/zh-CN';

/** Has a list's file made outside the request, and says so. @throws CallError, which has been shown. */
export async function startTask(list: string, wish: object): Promise<void> {
  await callEndpoint(exportTask.startTask, { list, wish: { ...wish } });
  showToast({ tone: 'done', text: textsOf(exportTaskWords)('started') });
  await queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey });
}
