import { ExceptionChip } from '@mastlight/ui';
import { deletionReasonCodes, deletionReasonText } from '@mastlight/domain/vocabulary/deletion-reason';
import { useTexts } from '../../../platform/catalogue';
import { billTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';

const reasons = ['', ...deletionReasonCodes.map(String)];

/** Why subscriptions ended, each reason with its count and a filter of the history. */
export function ReasonChips(props: {
  readonly reason: string;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onReason: (reason: string) => void;
}) {
  const { reason, counts, onReason } = props;
  const say = useTexts(billTexts);
  return (
    <div className="bill-history-reasons" role="group" aria-label={say('history.reason')}>
      {reasons.map((code) => (
        <ExceptionChip
          key={code}
          label={code === '' ? say('all') : said(deletionReasonText(Number(code)))}
          count={counts?.[code || 'all'] ?? null}
          isPressed={reason === code}
          onPress={() => onReason(reason === code ? '' : code)}
        />
      ))}
    </div>
  );
}
