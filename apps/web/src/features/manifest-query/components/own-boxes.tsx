import { Button, showToast, TextArea } from '@mastlight/ui';
import { CallError } from '../../../platform/http-client';
import { hasValidCheckDigit, isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { readBill, updateCtns, type ManifestBill } from '../api';
import { manifestQueryWords } from '../texts/zh-CN';

/**
 * Boxes that somebody names for a bill himself (R-7.4-34): arrivals that terminals report box by box, without the bill, are
 * found by them. What has changed is said, and the bill is asked for again.
 */
export function OwnBoxes({ bill }: { readonly bill: ManifestBill }) {
  const say = useTexts(manifestQueryWords);
  const client = useQueryClient();
  const [text, setText] = useState(bill.ownCtns.join('\n'));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = text.toUpperCase().split(/[^A-Z0-9]+/);
  const doubtful = words.filter((word) => isContainerNo(word) && !hasValidCheckDigit(word));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const { ctns } = await updateCtns(bill.blno, text);
      setText(ctns.join('\n'));
      const added = ctns.filter((ctnNo) => !bill.ownCtns.includes(ctnNo)).length;
      const dropped = bill.ownCtns.filter((ctnNo) => !ctns.includes(ctnNo)).length;
      if (added + dropped === 0) return showToast({ tone: 'info', text: say('ownBoxes.same') });
      const now = await readBill(bill.mode, bill.blno);
      const changes = [
        ...(added > 0 ? [say('ownBoxes.added', { count: added })] : []),
        ...(dropped > 0 ? [say('ownBoxes.dropped', { count: dropped })] : []),
        ...(now ? [sayArrival(bill, now)] : []),
      ];
      if (now) {
        client.setQueriesData<readonly ManifestBill[]>({ queryKey: ['manifest-query', 'bills', bill.mode] }, (old) =>
          old?.map((one) => (one.blno === now.blno ? now : one)),
        );
      }
      showToast({ tone: 'done', text: changes.join(say('ownBoxes.between')) });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
    }
  }
  function sayArrival(before: ManifestBill, now: ManifestBill): string {
    const [was, is] = [before, now].map(({ stages }) => stages.find(({ stage }) => stage === 'arrival')!);
    if (was!.boxesDone === is!.boxesDone && was!.boxesTotal === is!.boxesTotal) return say('ownBoxes.noArrival');
    return say('ownBoxes.arrived', {
      before: was!.boxesDone,
      totalBefore: was!.boxesTotal,
      done: is!.boxesDone,
      total: is!.boxesTotal,
    });
  }
  return (
    <form className="mq-own" onSubmit={(event) => void save(event)}>
      <TextArea
        label={say('ownBoxes.label')}
        isMono
        rows={2}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(null);
        }}
        hint={doubtful.length > 0 ? say('ownBoxes.wrongDigit', { boxes: doubtful.join('、') }) : say('ownBoxes.hint')}
        {...(error === null ? {} : { error })}
      />
      <Button type="submit" isLoading={isBusy}>
        {say('ownBoxes.save')}
      </Button>
    </form>
  );
}
