import { Button, Dialog } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { marketWords } from '../texts/zh-CN';
import './goods.css';

/** What became of entries of the previous dictionary. */
export interface Migration {
  readonly migrated: number;
  readonly present: readonly string[];
  readonly list: readonly { readonly name: string; readonly message: string }[];
}

/** So many names are told by name. */
const namesTold = 10;

/** Tells what was migrated, what was there before, and what has to be put right first (R-2.2-39). */
export function MigrationDialog({ migration, onClose }: { readonly migration: Migration; readonly onClose: () => void }) {
  const say = useTexts(marketWords);
  const router = useRouter();
  const { migrated, present, list } = migration;
  const names = present.slice(0, namesTold).join('、') + (present.length > namesTold ? say('old.more') : '');
  return (
    <Dialog
      title={migrated > 0 ? say('old.done', { count: migrated }) : say('old.none')}
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void router.navigate({ to: '/assistant/goodDict' })}>{say('old.see')}</Button>
          <Button variant="primary" onClick={onClose}>
            {say('old.close')}
          </Button>
        </>
      }
    >
      {present.length > 0 && <p>{say('old.present', { count: present.length, names })}</p>}
      {list.length > 0 && (
        <>
          <p>{say('old.wrong', { count: list.length })}</p>
          <ul className="goods-told">
            {list.map(({ name, message }, at) => (
              <li key={at}>{say('old.wrongOne', { name: name || '-', message })}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
