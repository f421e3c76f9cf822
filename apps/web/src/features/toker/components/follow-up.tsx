import { noteLengthMax } from '@mastlight/domain/toker/limits';
import { Button, SegmentedControl, showToast, TextArea, TextField } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import * as api from '../api';
import { tokerWords } from '../texts';

/** How far one is with a company, what was said, and when it is the next time. */
export function FollowUp({ card }: { readonly card: api.CompanyCard }) {
  const say = useTexts(tokerWords);
  const client = useQueryClient();
  const [state, setState] = useState(card.mark?.state ?? '');
  const [note, setNote] = useState(card.mark?.note ?? '');
  const [nextDay, setNextDay] = useState(card.mark?.nextDay ?? '');
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await api.saveMark(client, { id: card.id, state, note, nextDay: nextDay === '' ? null : nextDay });
      showToast({ tone: 'done', text: say('follow.saved') });
    } catch {
      // It has been shown.
    } finally {
      setBusy(false);
    }
  }
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
        rows={2}
        maxLength={noteLengthMax}
        placeholder={say('follow.notePlaceholder')}
        value={note}
        onChange={setNote}
      />
      <TextField type="date" label={say('follow.nextDay')} hint={say('follow.nextHint')} value={nextDay} onChange={setNextDay} />
      <div>
        <Button variant="primary" disabled={isBusy} onClick={() => void save()}>
          {say('follow.save')}
        </Button>
      </div>
    </section>
  );
}
