import { Dialog, Switch } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { useSingleKeys } from './list-keys';
import { listTexts } from './texts/zh-CN';
import './list-keys-dialog.css';

/** The keys of the list, and the switch for those who type by voice. */
export function ListKeysDialog(props: {
  /** Keys and what they do, in the words of this list. */
  readonly keys: readonly (readonly [keys: string, what: string])[];
  readonly onClose: () => void;
}) {
  const { keys: listed, onClose } = props;
  const { isOn, setOn } = useSingleKeys();
  const say = useTexts(listTexts);
  return (
    <Dialog title={say('keys')} onClose={onClose}>
      <dl className="list-keys">
        {listed.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd className="ml-mono">{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch isOn={isOn} onChange={setOn}>
        {say('singleKeys')}
      </Switch>
    </Dialog>
  );
}
