import { Checkbox } from '@mastlight/ui';
import { channelNames } from '@mastlight/domain/notification/messages';
import { notifyWays } from '@mastlight/domain/vocabulary/notify-ways';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ChosenChannelsProps } from '../../../platform/chosen-channels';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { settingQuery } from '../api';
import { notificationWords } from '../texts/zh-CN';
import './choose-channels.css';

/** Channels to which news of one thing go, whatever was chosen for all; of those that are not connected it is said, with the way there. */
export function ChooseChannels({ chosen, onChange, isBusy = false }: ChosenChannelsProps) {
  const say = useTexts(notificationWords);
  const noteId = useId();
  const isSignedIn = useSession(({ token }) => token !== null);
  const { data } = useQuery({ ...settingQuery, enabled: isSignedIn });
  const isLacking = (way: (typeof notifyWays)[number]): boolean => {
    const channel = data?.channels.find(({ kind }) => kind === way);
    return channel !== undefined && (!channel.isOn || channel.awaitsCode || channel.lack !== null);
  };
  const lacking = notifyWays.filter((way) => chosen.includes(way) && isLacking(way));
  return (
    <fieldset className="choose-channels" aria-describedby={noteId}>
      <legend>{say('choose.title')}</legend>
      {notifyWays.map((way) => (
        <Checkbox
          key={way}
          isChecked={chosen.includes(way)}
          disabled={isBusy}
          onChange={(isChosen) => onChange(notifyWays.filter((one) => (one === way ? isChosen : chosen.includes(one))))}
        >
          {channelNames[way]}
          {isLacking(way) && <small> {say('choose.lacking')}</small>}
        </Checkbox>
      ))}
      <p id={noteId}>
        {chosen.length === 0 ? say('choose.none') : say('choose.some')}
        {lacking.length > 0 && (
          <>
            {' '}
            {say('choose.lacks', { names: lacking.map((way) => channelNames[way]).join('、') })}{' '}
            <Link to={'/user/notify' as never} className="choose-channels-link">
              {say('choose.settings')}
            </Link>
          </>
        )}
      </p>
    </fieldset>
  );
}
