import { Select } from '@mastlight/ui';
import { hoursAhead, isDueEvent, modesOf } from '@mastlight/domain/notification/news-events';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { PanelTable } from '../../../platform/panel';
import { saveSetting, type ChannelKind, type NewsEvent, type NotifySetting, type SendMode } from '../api';
import { tellSaved } from '../tell-saved';
import { notificationWords } from '../texts/zh-CN';

/** What goes where: a press of a cell takes the next way of the three. */
export function EventMatrix({ setting, onRefused }: { readonly setting: NotifySetting; readonly onRefused: (error: unknown) => void }) {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const { channels, events } = setting;
  const turn = (event: NewsEvent, channel: ChannelKind, mode: SendMode): void => {
    const modes = modesOf(event, channel);
    const next = modes[(modes.indexOf(mode) + 1) % modes.length]!;
    void saveSetting(client, { events: [{ event, channel, mode: next }] }).then(tellSaved, onRefused);
  };
  return (
    <PanelTable label={say('matrix')} onPhone="stacks">
      <thead>
        <tr>
          <th scope="col">{say('event')}</th>
          <th scope="col">{say('when')}</th>
          {channels.map(({ kind, name, isOn }) => (
            <th key={kind} scope="col" className="matrix-head">
              {name}
              <small>{say(isOn ? 'on' : 'off')}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ event, name, group, when, hours, modes }) => (
          <tr key={event}>
            <th scope="row">
              <span className="matrix-group">{group}</span> {name}
            </th>
            <td className="matrix-when">
              {hours === null ? when : <HoursAhead event={event} name={name} when={when} hours={hours} onRefused={onRefused} />}
            </td>
            {channels.map((channel) => {
              const mode = modes[channel.kind]!;
              const words = channel.kind === 'sms' && mode === 'now' ? say('smsNow') : say(`modes.${mode}`);
              if (modesOf(event, channel.kind).length === 1)
                return (
                  <td key={channel.kind} className="matrix-cell" data-wide title={say('modeNone')}>
                    —
                  </td>
                );
              return (
                <td key={channel.kind} className="matrix-cell">
                  <button
                    type="button"
                    data-mode={mode}
                    data-off={!channel.isOn || undefined}
                    aria-label={`${say('cell', { event: name, channel: channel.name })}：${words}`}
                    title={words}
                    onClick={() => turn(event, channel.kind, mode)}
                  >
                    <i aria-hidden />
                    <span className="matrix-channel">{channel.name}</span>
                    {words}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

/** From how many hours before its clock news of a kind are told, to be chosen in the midst of the words that say it. */
function HoursAhead(props: {
  readonly event: NewsEvent;
  readonly name: string;
  readonly when: string;
  readonly hours: number;
  readonly onRefused: (error: unknown) => void;
}) {
  const { event, name, when, hours, onRefused } = props;
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const [before, after] = when.split(` ${hours} `);
  const choose = (wanted: string): void => {
    const chosen = hoursAhead.find((each) => String(each) === wanted);
    if (chosen !== undefined && isDueEvent(event))
      void saveSetting(client, { hours: [{ event, hours: chosen }] }).then(tellSaved, onRefused);
  };
  return (
    <div className="matrix-hours">
      {before}
      <Select
        label={say('hoursAhead', { event: name })}
        isLabelHidden
        size={24}
        options={hoursAhead.map((each) => ({ value: String(each), label: String(each) }))}
        value={String(hours)}
        onChange={choose}
      />
      {after}
    </div>
  );
}
