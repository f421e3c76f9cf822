import { useRouter } from '@tanstack/react-router';
import { Button } from '@mastlight/ui';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { queryAddress } from '../../port-query';
import { billTexts } from '../texts/zh-CN';
import './unfollowed.css';

/** So many of the numbers are named. */
const namedMax = 3;

/** Numbers that were searched for and are not followed: to be looked at once, or subscribed to in the paste drawer. */
export function Unfollowed(props: {
  readonly port: PortCode;
  readonly billNos: readonly string[];
  readonly onSubscribe: (text: string) => void;
}) {
  const { port, billNos, onSubscribe } = props;
  const router = useRouter();
  const say = useTexts(billTexts);
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
      <Button
        variant="text"
        size={24}
        icon="search"
        onClick={() => router.history.push(queryAddress('gates', { port, keyword: billNos.join(',') }))}
      >
        {say('queryOnce')}
      </Button>
    </p>
  );
}
