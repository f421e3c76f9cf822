import { Tag } from '@mastlight/ui';
import type { CertState } from '@mastlight/domain/company/cert-state';
import { useTexts } from '../../../platform/catalogue';
import { companyWords } from '../texts/zh-CN';

const tones = { reviewing: 'run', certified: 'done', failed: 'danger' } as const;
const icons = { reviewing: 'clock', certified: 'check', failed: 'warn' } as const;

/** How far a company's certification has come; null: there is none. */
export function CertStateTag({ state }: { readonly state: CertState | null }) {
  const say = useTexts(companyWords);
  if (state === null) return <Tag tone="idle">{say('certStates.none')}</Tag>;
  return (
    <Tag tone={tones[state]} icon={icons[state]}>
      {say(`certStates.${state}`)}
    </Tag>
  );
}
