import { Button, Switch, TextField } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Panel } from '../../../platform/panel';
import { saveSetting, type NotifySetting } from '../api';
import { tellSaved } from '../tell-saved';
import { notificationWords } from '../texts/zh-CN';

/** When nothing rings but what nobody may sleep through. */
export function QuietHours({ quietHours }: { readonly quietHours: NotifySetting['quietHours'] }) {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const [span, setSpan] = useState(quietHours);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async (next: NotifySetting['quietHours']): Promise<void> => {
    setRefusal(null);
    try {
      await saveSetting(client, { quietHours: next });
      setSpan(next);
      tellSaved();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.message);
    }
  };
  const isChanged = span.from !== quietHours.from || span.until !== quietHours.until;
  return (
    <Panel title={say('quiet')} note={say('quietNote')}>
      <form
        className="panel-pad quiet"
        onSubmit={(event) => {
          event.preventDefault();
          void save(span);
        }}
      >
        <Switch isOn={quietHours.isOn} onChange={(isOn) => void save({ ...quietHours, isOn })}>
          {say('quietOn')}
        </Switch>
        <TextField label={say('quietFrom')} type="time" value={span.from} onChange={(from) => setSpan({ ...span, from })} isMono />
        <TextField label={say('quietUntil')} type="time" value={span.until} onChange={(until) => setSpan({ ...span, until })} isMono />
        <Button type="submit" disabled={!isChanged}>
          {say('save')}
        </Button>
        <p className="panel-refusal" role="alert">
          {refusal}
        </p>
      </form>
    </Panel>
  );
}
