import { Tag } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { CompanyRecord } from '../api';
import { companyWords } from '../texts';

const tones = { 审核中: 'run', 认证成功: 'done', 未通过: 'danger' } as const;
const icons = { 审核中: 'clock', 认证成功: 'check', 未通过: 'warn' } as const;

/** How far a company's certification has come; null: there is none. */
export function CertStateTag({ state }: { readonly state: CompanyRecord['certState'] | null }) {
  const say = useTexts(companyWords);
  if (state === null) return <Tag tone="idle">{say('certStates.none')}</Tag>;
  return (
    <Tag tone={tones[state]} icon={icons[state]}>
      {say(`certStates.${state}`)}
    </Tag>
  );
}
