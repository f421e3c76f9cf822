import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { copyAndSay } from '../copy';
import { openApiWords } from '../texts/zh-CN';

/** A secret that is seen this once. */
export function SecretNote({ secret, oldSignsUntil = null }: { readonly secret: string; readonly oldSignsUntil?: string | null }) {
  const say = useTexts(openApiWords);
  return (
    <>
      <p role="status">{say('secret.once')}</p>
      {oldSignsUntil !== null && <p>{say('secret.old', { time: oldSignsUntil.slice(5, 16) })}</p>}
      <p className="open-api-fresh">
        <code className="ml-mono">{secret}</code>
        <Button icon="copy" onClick={() => void copyAndSay(secret, { done: say('copied'), failed: say('copyFailed') })}>
          {say('secret.copy')}
        </Button>
      </p>
    </>
  );
}
