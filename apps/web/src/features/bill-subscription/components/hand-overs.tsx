import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { handOversKey, listHandOvers } from '../api';
import { billTexts } from '../texts/zh-CN';

/** Who has handed a bill over to whom and what he should know; nothing where nobody did, nor outside a company. */
export function HandOvers({ billId }: { readonly billId: number }) {
  const say = useTexts(billTexts);
  const isCompany = useSession((session) => session.cid !== null);
  const { data } = useQuery({
    queryKey: [...handOversKey, billId],
    enabled: isCompany,
    queryFn: ({ signal }) => listHandOvers(billId, signal),
  });
  if (!data || data.list.length === 0) return null;
  return (
    <section className="bill-hand-overs" aria-label={say('handOver.list')}>
      <h3>{say('handOver.list')}</h3>
      <ul>
        {data.list.map(({ from, to, by, note, time }) => (
          <li key={`${time} ${to}`}>
            <b>{say('handOver.line', { from, to })}</b>
            {by !== from && <span>{say('handOver.by', { by })}</span>}
            <time className="ml-mono">{time}</time>
            {note !== null && note !== '' && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
