import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, ConfirmDialog, copyToClipboard, showToast } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { makeClientKey, refreshClients, revokeClientKey, type Client } from '../client-api';
import { clientLink } from '../client-link';
import { KeyState } from '../client-columns';
import { clientTexts } from '../texts/clients.zh-CN';

/** The link by which a client sees its own bills: made, shown once, renewed, stopped (ADR 0034). */
export function ClientKey({ client, madeLink }: { readonly client: Client; readonly madeLink: string | null }) {
  const { id, key } = client;
  const say = useTexts(clientTexts);
  const cache = useQueryClient();
  const [link, setLink] = useState(madeLink);
  const [question, setQuestion] = useState<'renew' | 'revoke' | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** What is refused has been shown by the call; the question stays then. */
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
      setQuestion(null);
      await refreshClients(cache);
    } catch {
      // Shown already.
    } finally {
      setBusy(false);
    }
  }
  const make = () => run(async () => setLink(clientLink((await makeClientKey(id)).key)));
  const revoke = () =>
    run(async () => {
      await revokeClientKey(id);
      setLink(null);
      showToast({ tone: 'done', text: say('key.revoked') });
    });
  async function copy(text: string): Promise<void> {
    const isCopied = await copyToClipboard(text);
    showToast(isCopied ? { tone: 'done', text: say('key.copied') } : { tone: 'danger', text: say('key.copyFailed') });
  }

  return (
    <section className="client-section">
      <h3>{say('key.title')}</h3>
      <p className="client-note">{say('key.about')}</p>
      {link && (
        <div className="client-fresh-link" role="status">
          <span>{say('key.once')}</span>
          <code className="ml-mono">{link}</code>
          <Button icon="copy" onClick={() => void copy(link)}>
            {say('key.copy')}
          </Button>
        </div>
      )}
      {key && (
        <p className="client-line client-note">
          <KeyState client={client} say={say} />
          <span>
            {key.madeBy === '' ? say('key.madeAt', { time: key.madeTime }) : say('key.madeBy', { name: key.madeBy, time: key.madeTime })}
          </span>
          <span>{say('key.expiresAt', { time: key.expiresTime })}</span>
          <span>{key.lastUsedTime ? say('key.usedAt', { time: key.lastUsedTime }) : say('key.neverUsed')}</span>
        </p>
      )}
      <div className="client-line">
        <Button icon="link" isLoading={isBusy && question === null} onClick={() => (key ? setQuestion('renew') : void make())}>
          {say(key ? 'key.renew' : 'key.make')}
        </Button>
        {key && (
          <Button variant="danger" onClick={() => setQuestion('revoke')}>
            {say('key.revoke')}
          </Button>
        )}
      </div>
      {question && (
        <ConfirmDialog
          title={say(`key.${question}Title`)}
          confirmLabel={say(`key.${question}`)}
          cancelLabel={say('cancel')}
          isLoading={isBusy}
          onConfirm={() => void (question === 'renew' ? make() : revoke())}
          onClose={() => setQuestion(null)}
        >
          {say(`key.${question}Text`)}
        </ConfirmDialog>
      )}
    </section>
  );
}
