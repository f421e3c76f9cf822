import { Dialog, Switch } from '@mastlight/ui';
import { listKeys, useSingleKeys } from '../list-keys';
import './list-keys-dialog.css';

/** The keys of the list, and the switch for those who type by voice. */
export function ListKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { isOn, setOn } = useSingleKeys();
  return (
    <Dialog title="按键" onClose={onClose}>
      <dl className="bill-keys">
        {listKeys.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd className="ml-mono">{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch isOn={isOn} onChange={setOn}>
        单键（J、K、/、?）起作用
      </Switch>
    </Dialog>
  );
}
