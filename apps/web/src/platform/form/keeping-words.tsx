import { useTexts } from '../catalogue';
import type { Keeping } from './draft-keeper';
import { draftTexts } from './texts/zh-CN';
import './keeping-words.css';

const clock = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' });

/** Whether what is written into a form is safe. */
export function KeepingWords({ keeping }: { readonly keeping: Keeping }) {
  const say = useTexts(draftTexts);
  switch (keeping.state) {
    case 'same':
    case 'elsewhere':
      return null;
    case 'changed':
    case 'saving':
      return <span className="keeping-words">{say(keeping.state)}</span>;
    case 'saved':
      return (
        <span className="keeping-words" role="status">
          {say('saved', { time: clock.format(keeping.atMs) })}
        </span>
      );
    case 'failed':
      return (
        <span className="keeping-words" data-failed role="alert">
          {say('failed', { reason: keeping.reason })}
        </span>
      );
  }
}
