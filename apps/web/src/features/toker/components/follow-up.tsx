import { dueAt } from '@mastlight/domain/toker/edition-day';
import { noteLengthMax } from '@mastlight/domain/toker/limits';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { Button, SegmentedControl, showToast, TextArea, TextField } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { useMayOperate } from '../../../platform/list/only-looking';
import { OperateButton } from '../../../platform/list/operate-button';
import { sayRefusal } from '../../../platform/say-refusal';
import { useSession } from '../../../platform/session';
import * as api from '../api';
import { tokerWords } from '../texts/zh-CN';
import { keepMark, recallMark } from '../unsaved-marks';

/** How far one is with a company, what was said, and when it is the next time. */
export function FollowUp({ card, nowMs = Date.now }: { readonly card: api.CompanyCard; readonly nowMs?: () => number }) {
  const say = useTexts(tokerWords);
  const client = useQueryClient();
  const [recalled] = useState(() => recallMark(card.id));
  const [seen, setSeen] = useState(recalled ? recalled.seen : card.mark);
  const [state, setState] = useState(recalled?.state ?? seen?.state ?? '');
  const [note, setNote] = useState(recalled?.note ?? seen?.note ?? '');
  const [nextDay, setNextDay] = useState(recalled?.nextDay ?? seen?.nextDay ?? '');
  /** What was sent and taken last: the company as it is then comes later. */
  const [saved, setSaved] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Why it was not saved: a colleague was faster. */
  const [conflict, setConflict] = useState<string | null>(null);
  const mayOperate = useMayOperate();
  const isOfCompany = useSession(({ cid }) => cid !== null);

  const says = (mark: api.CompanyCard['mark']): boolean =>
    state === (mark?.state ?? '') && note.trim() === (mark?.note ?? '') && nextDay === (mark?.nextDay ?? '');
  // What a colleague saved meanwhile is shown; what one is writing oneself is not written over by it.
  if (card.mark?.updatedMs !== seen?.updatedMs && (says(seen) || says(card.mark))) take(card.mark);
  function take(mark: api.CompanyCard['mark']): void {
    setSeen(mark);
    setState(mark?.state ?? '');
    setNote(mark?.note ?? '');
    setNextDay(mark?.nextDay ?? '');
    setConflict(null);
  }

  // Of a day that was put down before that it is true too: it has been told.
  const now = nowMs();
  const isPastCall = nextDay !== '' && (nextDay < shanghaiDay(now) || dueAt(now)?.day === nextDay);

  const written = JSON.stringify([state, note, nextDay]);
  const isKept = says(seen) || says(card.mark) || written === saved;
  useEffect(() => keepMark(card.id, isKept ? null : { seen, state, note, nextDay }), [card.id, isKept, seen, state, note, nextDay]);
  useEffect(
    () => () => {
      if (recallMark(card.id)) showToast({ tone: 'info', text: textsOf(tokerWords)('follow.kept', { company: card.name }) });
    },
    [card.id, card.name],
  );

  /** @param over what is known to stand there, and to be written over */
  async function save(over = seen): Promise<void> {
    setBusy(true);
    setConflict(null);
    try {
      await api.saveMark(client, { id: card.id, state, note, nextDay: nextDay === '' ? null : nextDay, seenMs: over?.updatedMs ?? null });
      setSaved(written);
      showToast({ tone: 'done', text: say('follow.saved') });
    } catch (error) {
      // Any other refusal has been shown.
      if (!(error instanceof CallError) || error.code !== 409) return;
      setConflict(sayRefusal(error));
      await api.refreshCompanies(client);
    } finally {
      setBusy(false);
    }
  }
  const sayMark = (mark: api.CompanyCard['mark']): string =>
    [say(`mark.${mark?.state || 'none'}`), mark?.note, mark?.nextDay && say('follow.due', { day: mark.nextDay })]
      .filter(Boolean)
      .join(' · ');
  return (
    <section className="tk-part" aria-label={say('follow.title')}>
      <h3>{say('follow.title')}</h3>
      <SegmentedControl
        label={say('follow.title')}
        value={state}
        onChange={setState}
        segments={[
          { value: '', label: say('mark.none') },
          { value: 'contacted', label: say('mark.contacted') },
          { value: 'interested', label: say('mark.interested') },
          { value: 'dropped', label: say('mark.dropped') },
        ]}
      />
      <TextArea
        label={say('follow.note')}
        hint={say(isOfCompany ? 'follow.noteHintOfCompany' : 'follow.noteHint')}
        disabled={!mayOperate}
        rows={2}
        maxLength={noteLengthMax}
        placeholder={say('follow.notePlaceholder')}
        value={note}
        onChange={setNote}
      />
      <TextField
        type="date"
        label={say('follow.nextDay')}
        hint={say(isPastCall ? 'follow.pastHint' : 'follow.nextHint')}
        value={nextDay}
        disabled={!mayOperate}
        onChange={setNextDay}
      />
      {conflict !== null && (
        <div role="alert" className="tk-conflict">
          <p>{conflict}</p>
          <p>{say('follow.theirs', { said: sayMark(card.mark) })}</p>
          <Button size={24} disabled={isBusy} onClick={() => take(card.mark)}>
            {say('follow.takeTheirs')}
          </Button>
          <Button size={24} disabled={isBusy} onClick={() => void save(card.mark)}>
            {say('follow.keepMine')}
          </Button>
        </div>
      )}
      <div>
        <OperateButton variant="primary" disabled={isBusy} onClick={() => void save()}>
          {say('follow.save')}
        </OperateButton>
      </div>
    </section>
  );
}
