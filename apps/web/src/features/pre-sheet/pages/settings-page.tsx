import { pathOfAgent } from '@mastlight/domain/pre-sheet/agent-menu';
import type { PreSheetSettings } from '@mastlight/domain/pre-sheet/contract';
import { beginningForm } from '@mastlight/domain/pre-sheet/form-rules';
import type { Agent } from '@mastlight/domain/pre-sheet/agent';
import type { BeginningField } from '@mastlight/domain/pre-sheet/sheet';
import { Button, Checkbox, EmptySea, Select, showToast, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormSelect, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { refreshProduct } from '../../../platform/list/list-rows';
import { useMayOperate } from '../../../platform/list/only-looking';
import { Panel } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { loadAgentList } from '../agent-list';
import { product, saveSettings, settingsQuery } from '../api';
import { SignedOut } from '../components/signed-out';
import { useWharfs } from '../editor/use-wharfs';
import { preSheetWords } from '../texts/zh-CN';
import '../pre-sheet.css';

/** R-2.3-19: which agents are worked with, and what a new pre-sheet begins with. */
export function SettingsPage() {
  const say = useTexts(preSheetWords);
  const isSignedIn = useSession(loginState);
  const { data, error, isFetching, refetch } = useQuery({ ...settingsQuery, enabled: isSignedIn });
  if (!isSignedIn) return <SignedOut />;
  return (
    <div className="pre-sheet-settings">
      <h1 className="page-title">{say('titles.settings')}</h1>
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={8} />
        )
      ) : data.agents.length === 0 ? (
        <EmptySea title={say('settings.noAgents.title')} text={say('settings.noAgents.text')} />
      ) : (
        <SettingsForm key={data.settings.version} agents={data.agents} settings={data.settings} />
      )}
    </div>
  );
}

type Beginning = Record<BeginningField, string>;

function SettingsForm({ agents, settings }: { readonly agents: readonly Agent[]; readonly settings: PreSheetSettings }) {
  const say = useTexts(preSheetWords);
  const client = useQueryClient();
  const mayOperate = useMayOperate();
  const [bound, setBound] = useState<readonly string[]>(settings.agentCodes);
  const [chosenDefault, setDefault] = useState(settings.defaultAgent);
  // Whoever unbinds an agent has no default of it either.
  const defaultAgent = bound.includes(chosenDefault) ? chosenDefault : '';
  const { loadPort, dischargePort, wharf, contact, phone } = settings;
  const form = useContractForm<Beginning>({
    schema: beginningForm,
    empty: { loadPort, dischargePort, wharf, contact, phone },
    texts: preSheetWords,
    async send(beginning) {
      try {
        await saveSettings({ agentCodes: [...bound], defaultAgent, ...beginning, version: settings.version });
        showToast({ tone: 'done', text: say('settings.saved') });
        await Promise.all([refreshProduct(client, product), loadAgentList()]);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.refuse(error, Object.fromEntries(Object.keys(beginning).map((name) => [name, name as BeginningField])));
      }
    },
  });
  const wharfs = useWharfs(form.control);
  const nameOf = (code: string): string => agents.find(({ agentCode }) => agentCode === code)?.shortName ?? code;
  const field = (name: BeginningField) => ({ form, name, label: say(`names.${name}`), disabled: !mayOperate });
  return (
    <form {...form.formProps} className="pre-sheet-settings-form">
      <Panel title={say('settings.agents')} note={say('settings.agentsHint')}>
        <ul className="pre-sheet-agents">
          {agents.map(({ agentCode, shortName, company }) => (
            <li key={agentCode}>
              <Checkbox
                isChecked={bound.includes(agentCode)}
                disabled={!mayOperate}
                onChange={(isChosen) => setBound(isChosen ? [...bound, agentCode] : bound.filter((code) => code !== agentCode))}
              >
                {shortName}
              </Checkbox>
              <small>{company}</small>
              {settings.agentCodes.includes(agentCode) && <Link to={pathOfAgent(agentCode)}>{say('settings.open')}</Link>}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={say('settings.beginning')} note={say('settings.beginningHint')}>
        <div className="pre-sheet-fields">
          <Select
            label={say('settings.default')}
            placeholder={say('settings.noDefault')}
            options={bound.map((code) => ({ value: code, label: nameOf(code) }))}
            value={defaultAgent}
            disabled={!mayOperate}
            onChange={setDefault}
          />
          <FormTextField {...field('loadPort')} isMono autoComplete="off" fix={(text) => text.trim().toUpperCase()} />
          <FormTextField {...field('dischargePort')} isMono autoComplete="off" fix={(text) => text.trim().toUpperCase()} />
          <FormSelect {...field('wharf')} options={wharfs} placeholder={say('choose')} />
          <FormTextField {...field('contact')} autoComplete="off" />
          <FormTextField {...field('phone')} autoComplete="off" />
        </div>
      </Panel>
      <FormRefusal form={form} className="panel-refusal" />
      <div>
        <Button type="submit" variant="primary" disabled={!mayOperate} isLoading={form.isSending}>
          {say('settings.save')}
        </Button>
      </div>
    </form>
  );
}
