import { Button, copyToClipboard, showToast } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { chaseBill, chasesKey, listChases, type BillDetail } from '../api';
import { boxesChased, sayChase, whatIsChased } from '../say-chase';
import { chaseWords } from '../texts/chase.zh-CN';

/** 催办: a text for whoever holds the bill up, one press to copy it and note who asked when; and who did before, or marked it as handled. */
export function BillChase({ detail }: { readonly detail: BillDetail }) {
  const say = useTexts(chaseWords);
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const { bill, nextStep, containers } = detail;
  const key = [...chasesKey, bill.id];
  const { data } = useQuery({ queryKey: key, enabled: isSignedIn, queryFn: ({ signal }) => listChases(bill.id, signal) });
  const noting = useMutation({
    mutationFn: () => chaseBill(bill.id, whatIsChased(nextStep.title)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const isOpen = nextStep.advice !== null && bill.exceptions.length > 0;
  const copy = async (): Promise<void> => {
    const text = sayChase({
      billNo: bill.billNo,
      shipInfo: bill.shipInfo,
      wharf: bill.wharf,
      title: nextStep.title,
      boxes: boxesChased(bill, containers),
      clock: nextStep.clock === null ? null : { name: nextStep.clock.name, time: shortTime(nextStep.clock.time) },
    });
    if (!(await copyToClipboard(text))) return showToast({ tone: 'danger', text: say('copyFailed', { text }), shownMs: 10_000 });
    await noting.mutateAsync();
    showToast({ tone: 'done', text: say('copied') });
  };
  const list = data?.list ?? [];
  if (!isOpen && list.length === 0) return null;
  return (
    <div className="bill-chase">
      {isOpen && (
        <Button size={24} icon="copy" title={say('note')} isLoading={noting.isPending} onClick={() => void copy().catch(() => {})}>
          {say('chase')}
        </Button>
      )}
      {list.length > 0 && (
        <ul aria-label={say('list')}>
          {list.map(({ by, act, what, time }) => (
            <li key={`${time} ${by} ${act} ${what}`}>
              <time className="ml-mono">{shortTime(time)}</time> {say(`line.${act}`, { by })}
              {what !== '' && `：${what}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
