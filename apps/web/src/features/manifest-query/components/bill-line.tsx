import { CopyText, Icon } from '@mastlight/ui';
import { stageNames, stateWords } from '@mastlight/domain/manifest-query/say-manifest';
import { useTexts } from '../../../platform/catalogue';
import type { ManifestBill } from '../api';
import { lightLooks, stageLook } from '../signs';
import { spell } from '../spell';
import { manifestQueryWords } from '../texts/zh-CN';

/** One bill in one line, so that a pasted page of them stands on one screen: its number, its four stages, its sentence. */
export function BillLine(props: {
  readonly bill: ManifestBill;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemind: (on: boolean) => void;
  readonly onAsk: (blno: string) => void;
}) {
  const { bill, isOpen, onOpen, onRemind, onAsk } = props;
  const say = useTexts(manifestQueryWords);
  const { tone, icon } = lightLooks[bill.light];
  const sentence = (
    <span className="mq-sentence" data-tone={tone}>
      <Icon name={icon} size={14} /> {bill.sentence}
      {bill.notes.map((note) => (
        <span key={note} className="mq-note">
          {' '}
          {note}
        </span>
      ))}
    </span>
  );
  return (
    <article className="mq-line" data-tone={tone} data-open={isOpen || undefined}>
      <CopyText text={bill.blno} className="mq-no">
        {spell(bill.mode, bill.blno)}
      </CopyText>
      {bill.light === 'none' ? (
        <>
          {sentence}
          {bill.mainBillNos.map((blno) => (
            <button key={blno} type="button" className="mq-link" onClick={() => onAsk(blno)}>
              {say('askMain', { blno })}
            </button>
          ))}
          {(bill.canAwait || bill.isAwaited) && (
            <button
              type="button"
              className="mq-bell"
              aria-pressed={bill.isAwaited}
              aria-label={say('remindOf', { blno: bill.blno })}
              data-tip={say('remind')}
              onClick={() => onRemind(!bill.isAwaited)}
            >
              <Icon name="bell" size={14} />
            </button>
          )}
        </>
      ) : (
        <button
          type="button"
          className="mq-line-open"
          aria-expanded={isOpen}
          aria-label={say('lineOf', { blno: bill.blno })}
          onClick={onOpen}
        >
          <span className="mq-marks">
            {bill.stages.map((stage) => {
              const look = stageLook(stage);
              return (
                <span key={stage.stage} data-tone={look.tone} data-tip={`${stageNames[stage.stage]} ${stateWords[stage.state]}`}>
                  <Icon name={look.icon} size={12} />
                  <span className="mq-mark-word">{stageNames[stage.stage]}</span>
                </span>
              );
            })}
          </span>
          {sentence}
        </button>
      )}
    </article>
  );
}
