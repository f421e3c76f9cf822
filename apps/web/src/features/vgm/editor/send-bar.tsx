import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { useMayOperate } from '../../../platform/list/only-looking';
import type { Group } from '../list-search';
import { vgmWords } from '../texts/zh-CN';
import { FeeLine } from './fee-line';

/** The foot of the form: what it costs, how many mistakes are left, and the two buttons. */
export function SendBar(props: {
  readonly count: number;
  readonly errors: number;
  /** The port takes nothing for this ship any more. */
  readonly isShut: boolean;
  readonly isReadOnly: boolean;
  readonly isCorrection: boolean;
  readonly isBusy: boolean;
  readonly status: Group | null;
  /** Null: what was sent is not saved, it is corrected. */
  readonly onSave: (() => void) | null;
  readonly onSend: () => void;
}) {
  const say = useTexts(vgmWords);
  const mayOperate = useMayOperate();
  const { isReadOnly, isBusy, errors } = props;
  return (
    <footer className="vgm-bar">
      {/* What is on its way has its money set aside: the balance is less by it already. */}
      {props.status === 'sending' ? <span>{say('editor.held')}</span> : <FeeLine count={props.count} />}
      <span>
        {isReadOnly ? (
          props.status && <span className="vgm-note">{say('editor.readOnly', { status: say(`statuses.${props.status}`) })}</span>
        ) : (
          <>
            {errors > 0 && <span className="vgm-bar-faults">{say('editor.faultsLeft', { count: errors })}</span>}
            {props.onSave && (
              <Button disabled={isBusy || !mayOperate} onClick={props.onSave}>
                {say('editor.save')}
              </Button>
            )}
            <Button variant="primary" disabled={isBusy || !mayOperate || errors > 0 || props.isShut} onClick={props.onSend}>
              {say(props.isCorrection ? 'editor.confirmUpdate' : 'editor.confirm')}
            </Button>
          </>
        )}
      </span>
    </footer>
  );
}
