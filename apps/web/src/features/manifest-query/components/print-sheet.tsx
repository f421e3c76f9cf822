import { stageNames, stateWords } from '@mastlight/domain/manifest-query/say-manifest';
import { useTexts } from '../../../platform/catalogue';
import type { ManifestBill } from '../api';
import { figure } from '../signs';
import { spell } from '../spell';
import { manifestQueryWords } from '../texts/zh-CN';

/** What goes on paper: of each bill its sentence, its stages, what differs and all boxes with their seals; no screen shows it. */
export function PrintSheet({ bills }: { readonly bills: readonly ManifestBill[] }) {
  const say = useTexts(manifestQueryWords);
  return (
    <div className="mq-sheet">
      {bills.map((bill) => (
        <section key={bill.blno}>
          <h2>
            <span className="ml-mono">{spell(bill.mode, bill.blno)}</span> {bill.sentence}
          </h2>
          <p>
            {[
              [bill.vesselsName, bill.voyage].filter(Boolean).join(' / '),
              bill.portCode,
              bill.totalPackNum === null ? null : `${figure(bill.totalPackNum)} ${say('pieces')}`,
              bill.totalGrossWt === null ? null : `${figure(bill.totalGrossWt)} ${say('kg')}`,
              ...(bill.light === 'none' ? [] : bill.stages.map(({ stage, state }) => `${stageNames[stage]} ${stateWords[state]}`)),
            ]
              .filter(Boolean)
              .join('　')}
          </p>
          {[...bill.notes, ...bill.differences].map((line) => (
            <p key={line}>{line}</p>
          ))}
          {bill.boxes.length > 0 && (
            <p className="ml-mono">{bill.boxes.map(({ ctnNo, sealNos }) => [ctnNo, ...sealNos].join(' ')).join('　')}</p>
          )}
        </section>
      ))}
    </div>
  );
}
