import { AlertDialog, Button } from '@mastlight/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { noteAfterMs, switchIdentity } from '../switch-identity';
import { companyWords } from '../texts/zh-CN';

/**
 * Goes over to another identity: under way until the page loads anew, or until the note of a new version, which
 * `note` shows, was read.
 *
 * @param path where the page goes then; absent: where it is.
 */
export function useSwitchIdentity(path?: string): {
  readonly isSwitching: boolean;
  /** @param cid null: the personal identity. */
  readonly switchTo: (cid: number | null) => Promise<void>;
  readonly note: ReactNode | null;
} {
  const say = useTexts(companyWords);
  const [isSwitching, setIsSwitching] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const leave = (): void => (path === undefined ? location.reload() : location.assign(path));

  async function switchTo(cid: number | null): Promise<void> {
    if (isSwitching) return;
    setIsSwitching(true);
    const note = await switchIdentity(cid, leave);
    if (note !== null) setTimeout(() => setTold(note), noteAfterMs);
  }

  const note =
    told === null ? null : (
      <AlertDialog
        lamp="changed"
        title={say('maintenance')}
        onClose={leave}
        actions={
          <Button variant="primary" onClick={leave}>
            {say('iKnow')}
          </Button>
        }
      >
        {told}
      </AlertDialog>
    );
  return { isSwitching, switchTo, note };
}
