import { showToast } from '@mastlight/ui';
import { textsOf } from '../../../platform/catalogue';
import { queryClient } from '../../../platform/query-client';
import { remindersQuery } from '../api';
import { manifestQueryWords } from '../texts/zh-CN';

/** Long enough to be read by somebody who is at something else. */
const shownMs = 12_000;

/** Says which of the bills that were waited for have data, with the way to them. */
export async function tellHeard(ids: readonly number[], open: (href: string) => void): Promise<void> {
  const say = textsOf(manifestQueryWords);
  await queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey });
  const heard = (await queryClient.fetchQuery(remindersQuery)).filter(({ id }) => ids.includes(id));
  const [first] = heard;
  if (first === undefined) return;
  const blnos = heard.filter(({ mode }) => mode === first.mode).map(({ blno }) => blno);
  const href = `/manifestQuery?${new URLSearchParams({ ...(first.mode === 'air' ? { mode: 'air' } : {}), blnos: blnos.join(',') }).toString()}`;
  showToast({
    tone: 'done',
    text: say('heard', { blnos: blnos.join('、') }),
    shownMs,
    link: { label: say('look'), onSelect: () => open(href) },
  });
}
