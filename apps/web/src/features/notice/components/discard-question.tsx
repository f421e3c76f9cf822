import { ConfirmDialog } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { noticeWords } from '../texts/zh-CN';

/** Asks before what was written and not saved is lost. */
export function DiscardQuestion(props: { readonly onDiscard: () => void; readonly onClose: () => void }) {
  const say = useTexts(noticeWords);
  return (
    <ConfirmDialog
      title={say('editor.discardTitle')}
      confirmLabel={say('editor.discard')}
      cancelLabel={say('editor.stay')}
      onConfirm={props.onDiscard}
      onClose={props.onClose}
    />
  );
}
