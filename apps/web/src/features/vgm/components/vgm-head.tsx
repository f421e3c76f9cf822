import { Tabs } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { vgmWords } from '../texts/zh-CN';
import './vgm.css';

const sections = {
  all: '/VGM/all',
  wait: '/VGM/wait',
  already: '/VGM/already',
  records: '/VGM/uandd',
  guides: '/VGM/guide/book',
} as const;
type VgmSection = keyof typeof sections;

/** The head of every page of VGM sending: where one is, and what a container costs (R-1-16). */
export function VgmHead({ shown }: { readonly shown: VgmSection }) {
  const say = useTexts(vgmWords);
  const router = useRouter();
  const tabs = [
    { value: 'all', label: say('statuses.all') },
    { value: 'wait', label: say('statuses.waiting') },
    { value: 'already', label: say('statuses.sent') },
    { value: 'records', label: say('records') },
    { value: 'guides', label: say('guides') },
  ] as const;
  return (
    <header className="vgm-head">
      <h1>{say('pageTitle')}</h1>
      <Tabs label={say('pageTitle')} tabs={tabs} value={shown} onChange={(to: VgmSection) => router.history.push(sections[to])} />
      <span className="vgm-fee">{say('fee')}</span>
    </header>
  );
}
