import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { deleteTerm, termsQuery, type TermType } from '../api';
import { portQueryWords } from '../texts/zh-CN';
import './term-chips.css';

/** Of a long paste so much names it. */
const shownMax = 32;

/** What was asked for last, each a press away from being asked again or forgotten; nothing where nothing was. */
export function TermChips(props: { readonly type: TermType; readonly label: string; readonly onAsk: (keyword: string) => void }) {
  const { type, label, onAsk } = props;
  const say = useTexts(portQueryWords);
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const { data: terms = [] } = useQuery({ ...termsQuery(type), enabled: isSignedIn });
  if (!isSignedIn || terms.length === 0) return null;
  const forget = async (id: number): Promise<void> => {
    await deleteTerm(id).catch(() => undefined);
    await client.invalidateQueries({ queryKey: termsQuery(type).queryKey });
  };
  return (
    <div className="query-terms" role="group" aria-label={label}>
      <span className="query-terms-label">{label}</span>
      {terms.map(({ id, keyword, createTime }) => (
        <span key={id} className="query-term">
          <button
            type="button"
            className="ml-mono"
            data-tip={createTime}
            aria-label={say('askAgain', { keyword })}
            onClick={() => onAsk(keyword)}
          >
            {keyword.length > shownMax ? `${keyword.slice(0, shownMax)}…` : keyword}
          </button>
          <Button variant="icon" size={24} icon="close" aria-label={say('forget', { keyword })} onClick={() => void forget(id)} />
        </span>
      ))}
    </div>
  );
}
