import { Dialog, Switch } from '@mastlight/ui';
import { useSingleKeys } from './list-keys';
import { listCaptions as captions } from './texts';
import './list-keys-dialog.css';

/** The keys of the list, and the switch for those who type by voice. */
export function ListKeysDialog(props: {
  /** Keys and what they do, in the words of this list. */
  readonly keys: readonly (readonly [keys: string, what: string])[];
  readonly onClose: () => void;
}) {
  const { keys: listed, onClose } = props;
  const { isOn, setOn } = useSingleKeys();
  return (
    <Dialog title={captions.keys} onClose={onClose}>
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
        {captions.singleKeys}
      </Switch>
    </Dialog>
  );
}
