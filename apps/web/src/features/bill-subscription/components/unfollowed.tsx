import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { billTexts } from '../texts';
import './unfollowed.css';

/** So many of the numbers are named. */
const namedMax = 3;

/** Numbers that were searched for and are not followed, and the press that opens the paste drawer with them. */
export function Unfollowed(props: { readonly billNos: readonly string[]; readonly onSubscribe: (text: string) => void }) {
  const { billNos, onSubscribe } = props;
  const say = useTexts(billTexts);
  if (billNos.length === 0) return null;
  return (
    <p className="bill-unfollowed" role="status">
      {say('unfollowed', { count: billNos.length, billNos: billNos.slice(0, namedMax).join('、') })}
      <Button
        variant="text"
        size={24}
        icon="plus"
        onClick={() => onSubscribe(billNos.map((billNo) => say('asBill', { billNo })).join('\n'))}
      >
        {say('subscribe')}
      </Button>
    </p>
  );
}
