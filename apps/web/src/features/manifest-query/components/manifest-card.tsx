import { ContainerNo, CopyText, Icon, Switch } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { debtorNames, stageNames, stateWords } from '@mastlight/domain/manifest-query/say-manifest';
import { useTexts } from '../../../platform/catalogue';
import type { ManifestBill } from '../api';
import { figure, lightLooks, signed, stageLook, type StageOfBill } from '../signs';
import { spell } from '../spell';
import { manifestQueryWords } from '../texts/zh-CN';

/** Boxes that stand on a card. */
const boxesShown = 2;

/** One bill in one look: its sentence, its stages with who owes what, its boxes; one that is not there can be waited for. */
export function ManifestCard(props: {
  readonly bill: ManifestBill;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemind: (on: boolean) => void;
  readonly onAsk: (blno: string) => void;
}) {
  const { bill, isOpen, onOpen, onRemind, onAsk } = props;
  const say = useTexts(manifestQueryWords);
  const { tone, icon } = lightLooks[bill.light];
  const isThere = bill.light !== 'none';
  return (
    <article className="mq-card" data-tone={tone} data-open={isOpen || undefined}>
      <header>
        <CopyText text={bill.blno} className="mq-no">
          {spell(bill.mode, bill.blno)}
        </CopyText>
        <p className="mq-sentence" data-tone={tone}>
          <Icon name={icon} size={14} /> {bill.sentence}
        </p>
        <Heard bill={bill} />
        {isThere && (
          <button type="button" className="mq-link" aria-expanded={isOpen} onClick={onOpen}>
            {say('open')}
          </button>
        )}
      </header>
      {bill.notes.map((note) => (
        <p key={note} className="mq-note">
          <Icon name="info" size={14} /> {note}
        </p>
      ))}
      {isThere ? (
        <div className="mq-card-body">
          <div className="mq-call">
            <span className="ml-mono">{[bill.vesselsName, bill.voyage].filter(Boolean).join(' / ')}</span>
            <span className="mq-quiet ml-mono">{[bill.vesselsUn, bill.portCode].filter(Boolean).join('  ')}</span>
            <span>
              {bill.totalPackNum !== null && (
                <>
                  <b className="ml-mono">{figure(bill.totalPackNum)}</b> {say('pieces')}{' '}
                </>
              )}
              {bill.totalGrossWt !== null && (
                <>
                  <b className="ml-mono">{figure(bill.totalGrossWt)}</b> {say('kg')}
                </>
              )}
            </span>
          </div>
          <ol className="mq-stages">
            {bill.stages.map((stage) => (
              <StageOfCard key={stage.stage} stage={stage} bill={bill} />
            ))}
          </ol>
          <div className="mq-boxes">
            {bill.boxes.slice(0, boxesShown).map(({ ctnNo, sealNo }) => (
              <span key={ctnNo}>
                <ContainerNo value={ctnNo} />
                <span className="mq-quiet ml-mono">{sealNo}</span>
              </span>
            ))}
            {bill.boxesTotal > boxesShown && <span className="mq-quiet">{say('moreBoxes', { count: bill.boxesTotal - boxesShown })}</span>}
          </div>
        </div>
      ) : (
        <NotThere bill={bill} onRemind={onRemind} onAsk={onAsk} />
      )}
    </article>
  );
}

/** When customs said the last thing; before they have said anything, when the declarant did. */
function Heard({ bill }: { readonly bill: ManifestBill }) {
  const say = useTexts(manifestQueryWords);
  const answered = bill.receipts.find(({ time }) => time !== null)?.time ?? null;
  const time = answered ?? bill.saveTime;
  if (time === null) return null;
  return <span className="mq-time">{say(answered === null ? 'declared' : 'customs', { time: shortTime(time) })}</span>;
}

/** What is left for a bill that is not there: to wait where something may come, the main bill where it is a house bill. */
function NotThere(props: {
  readonly bill: ManifestBill;
  readonly onRemind: (on: boolean) => void;
  readonly onAsk: (blno: string) => void;
}) {
  const { bill, onRemind, onAsk } = props;
  const say = useTexts(manifestQueryWords);
  return (
    <p className="mq-remind">
      {bill.mainBillNos.map((blno) => (
        <button key={blno} type="button" className="mq-link" onClick={() => onAsk(blno)}>
          {say('askMain', { blno })}
        </button>
      ))}
      {(bill.canAwait || bill.isAwaited) && (
        <Switch isOn={bill.isAwaited} onChange={onRemind}>
          {say('remind')}
        </Switch>
      )}
    </p>
  );
}

/** A stage: icon, word, time; who owes it, and what differs there. */
function StageOfCard({ stage, bill }: { readonly stage: StageOfBill; readonly bill: ManifestBill }) {
  const say = useTexts(manifestQueryWords);
  const { tone, icon } = stageLook(stage);
  const deltas = bill.compared.flatMap(({ field, cells }) => {
    const cell = cells.find((one) => one.stage === stage.stage);
    if (!cell?.differs || cell.delta === null || (field !== 'packages' && field !== 'grossWeightKg')) return [];
    return [`${signed(cell.delta)} ${say(field === 'packages' ? 'pieces' : 'kg')}`];
  });
  return (
    <li data-tone={tone} data-lit={stage.state === 'accepted' || undefined}>
      <span className="mq-lamp">
        <Icon name={icon} size={12} />
      </span>
      <b>{stageNames[stage.stage]}</b>
      <span className="mq-state" data-tip={stage.text ?? undefined}>
        {stateWords[stage.state]}
        {stage.boxesTotal > 0 && ` ${say('boxesDone', { done: stage.boxesDone, total: stage.boxesTotal })}`}
      </span>
      <span className="mq-quiet ml-mono">
        {stage.isDue && stage.owedBy !== null
          ? say('owes', { who: debtorNames[stage.owedBy] })
          : stage.time === null
            ? ''
            : shortTime(stage.time)}
      </span>
      {deltas.map((delta) => (
        <span key={delta} className="mq-delta ml-mono">
          {delta}
        </span>
      ))}
    </li>
  );
}
