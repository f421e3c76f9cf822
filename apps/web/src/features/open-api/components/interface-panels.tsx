import type { ParameterForm } from '@mastlight/domain/open-api/events-query';
import {
  interfaceCalls,
  notificationHeaders,
  sayRefusalOf,
  webhookHeaders,
  type InterfaceCall,
} from '@mastlight/domain/open-api/interface-calls';
import { interfaceChanges } from '@mastlight/domain/open-api/interface-changes';
import { interfaceTexts } from '@mastlight/domain/open-api/messages';
import { scopes } from '@mastlight/domain/open-api/scopes';
import { Tag } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { openApiWords } from '../texts/zh-CN';
import { TryCall } from './try-call';

/** The interface as it is served: each call with its parameters and a try, what is pushed, and what has changed. */
export function InterfacePanels() {
  return (
    <>
      {interfaceCalls.map((call) => (
        <CallPanel key={call.name} call={call} />
      ))}
      <PushPanel />
      <NotificationPanel />
      <ChangesPanel />
    </>
  );
}

function CallPanel({ call }: { readonly call: InterfaceCall }) {
  const say = useTexts(openApiWords);
  const { method, path, scope, about, parameters } = call;
  const title = `${method} ${path}`;
  const name = scopes.find(({ code }) => code === scope)?.name;
  return (
    <Panel title={title} note={name === undefined ? say('call.open') : say('call.scope', { name })}>
      <div className="panel-pad">
        <p className="open-api-about">{about}</p>
      </div>
      {parameters.length > 0 && <Parameters call={call} />}
      <Answers call={call} />
      {call.headers.length > 0 && <Headers call={call} />}
      <TryCall call={call} />
    </Panel>
  );
}

function Parameters({ call: { method, path, parameters } }: { readonly call: InterfaceCall }) {
  const say = useTexts(openApiWords);
  const valuesOf = (form: ParameterForm): string => {
    switch (form.kind) {
      case 'words':
      case 'order':
        return form.words.join('、');
      case 'flag':
        return say('call.flag');
      case 'moment':
        return say('call.moment');
      case 'count':
        return say('call.count', { most: form.most, unlessSaid: form.unlessSaid });
      default:
        return say('call.text');
    }
  };
  return (
    <PanelTable label={`${method} ${path} ${say('call.parameters')}`}>
      <thead>
        <tr>
          <th scope="col">{say('call.parameter')}</th>
          <th scope="col">{say('call.values')}</th>
          <th scope="col">{say('call.about')}</th>
          <th scope="col">{say('call.example')}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, form, about, example }) => (
          <tr key={name}>
            <td className="ml-mono">{name}</td>
            <td>
              <div className="open-api-words">{valuesOf(form)}</div>
            </td>
            <td>
              <div className="open-api-words">{about}</div>
            </td>
            <td className="ml-mono">{example}</td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

function Answers({ call }: { readonly call: InterfaceCall }) {
  const say = useTexts(openApiWords);
  const { method, path, refusals, taken = 200 } = call;
  return (
    <PanelTable label={`${method} ${path} ${say('call.answers')}`}>
      <thead>
        <tr>
          <th scope="col">{say('call.answers')}</th>
          <th scope="col">{say('call.about')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="ml-mono">{taken}</td>
          <td>{say('call.taken')}</td>
        </tr>
        {refusals.map((status) => (
          <tr key={status}>
            <td className="ml-mono">{status}</td>
            <td>{sayRefusalOf(call, status)}</td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

function Headers({ call: { method, path, headers } }: { readonly call: InterfaceCall }) {
  const say = useTexts(openApiWords);
  return (
    <PanelTable label={`${method} ${path} ${say('call.headers')}`}>
      <thead>
        <tr>
          <th scope="col">{say('call.headers')}</th>
          <th scope="col">{say('call.about')}</th>
        </tr>
      </thead>
      <tbody>
        {headers.map((name) => (
          <tr key={name}>
            <td className="ml-mono">{name}</td>
            <td>{interfaceTexts.headers[name]}</td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

function PushPanel() {
  const say = useTexts(openApiWords);
  return (
    <Panel title={say('push.title')}>
      <div className="panel-pad">
        <p className="open-api-about">{interfaceTexts.push.about}</p>
        <p className="open-api-about">{say('push.body')}</p>
      </div>
      <PushHeaders label={say('push.title')} names={webhookHeaders} about={interfaceTexts.push.headers} />
    </Panel>
  );
}

function NotificationPanel() {
  const say = useTexts(openApiWords);
  return (
    <Panel title={say('push.notification')}>
      <div className="panel-pad">
        <p className="open-api-about">{interfaceTexts.push.notificationAbout}</p>
      </div>
      <PushHeaders label={say('push.notification')} names={notificationHeaders} about={interfaceTexts.push.notificationHeaders} />
    </Panel>
  );
}

function PushHeaders<What extends string>({
  label,
  names,
  about,
}: {
  readonly label: string;
  readonly names: Readonly<Record<What, string>>;
  readonly about: Readonly<Record<What, string>>;
}) {
  const say = useTexts(openApiWords);
  return (
    <PanelTable label={label}>
      <thead>
        <tr>
          <th scope="col">{say('push.name')}</th>
          <th scope="col">{say('push.about')}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(names) as What[]).map((what) => (
          <tr key={what}>
            <td className="ml-mono">{names[what]}</td>
            <td>{about[what]}</td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

function ChangesPanel() {
  const say = useTexts(openApiWords);
  return (
    <Panel title={say('changes.title')}>
      <PanelTable label={say('changes.title')}>
        <thead>
          <tr>
            <th scope="col">{say('changes.version')}</th>
            <th scope="col">{say('changes.day')}</th>
            <th scope="col">{say('changes.words')}</th>
            <th scope="col">{say('changes.breaks')}</th>
          </tr>
        </thead>
        <tbody>
          {interfaceChanges.map(({ version, day, words, isBreaking }) => (
            <tr key={version}>
              <td className="ml-mono">{version}</td>
              <td>{day}</td>
              <td>{words}</td>
              <td>{isBreaking ? <Tag tone="att">{say('changes.isBreaking')}</Tag> : say('changes.isNot')}</td>
            </tr>
          ))}
        </tbody>
      </PanelTable>
    </Panel>
  );
}
