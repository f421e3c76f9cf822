import { Button, Tabs } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { VgmHead } from '../components/vgm-head';
import { guideWords } from '../texts/guides.zh-CN';
import '../components/vgm.css';

const parts = ['s1', 's2', 's3', 's4', 's5', 's6'] as const;

/** R-2.2-24. */
export const AgreementPage = () => <GuidePage shown="agreement" />;
/** R-2.2-25. */
export const BookPage = () => <GuidePage shown="book" />;

/** A guide to be read, and printed without anything around it. */
function GuidePage({ shown }: { readonly shown: 'agreement' | 'book' }) {
  const say = useTexts(guideWords);
  const router = useRouter();
  const tabs = [
    { value: 'book', label: say('book.title') },
    { value: 'agreement', label: say('agreement.title') },
  ] as const;
  return (
    <div className="list-page">
      <VgmHead shown="guides" />
      <article className="vgm-guide">
        <div className="vgm-guide-tools">
          <Tabs
            label={say(`${shown}.title`)}
            tabs={tabs}
            value={shown}
            onChange={(to: 'agreement' | 'book') => router.history.push(`/VGM/guide/${to}`)}
          />
          <Button onClick={() => window.print()}>{say('print')}</Button>
        </div>
        <h1>{say(`${shown}.title`)}</h1>
        {parts.map((part) => (
          <section key={part}>
            <h2>{say(`${shown}.${part}.head`)}</h2>
            <p>{say(`${shown}.${part}.text`)}</p>
          </section>
        ))}
      </article>
    </div>
  );
}
