import { isKeyInAddress } from '@mastlight/domain/open-api/events-query';
import { addressOf, curlOf, type CallExample, type InterfaceCall } from '@mastlight/domain/open-api/interface-calls';
import { isKeyShaped } from '@mastlight/domain/open-api/key';
import { callTexts } from '@mastlight/domain/open-api/messages';
import { isSpending } from '@mastlight/domain/open-api/scopes';
import { Button, PasswordField, Select, TextArea, TextField } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { refreshUsageSoon, tryCall, type TriedCall } from '../api';
import { copyAndSay } from '../copy';
import { openApiWords } from '../texts/zh-CN';

/** Letters of an answer that are shown. */
const shownMax = 20_000;

type Outcome = { readonly call: TriedCall } | 'lost';

/** Makes a call from this page by a key that is pasted, and shows what a program would be answered. The key is kept nowhere. */
export function TryCall({ call }: { readonly call: InterfaceCall }) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const { method, path, inPath, scope, examples, headers, parameters } = call;
  const [key, setKey] = useState('');
  const [keyError, setKeyError] = useState<string | null>(null);
  const [query, setQuery] = useState(examples[0]!.query);
  const [place, setPlace] = useState(examples[0]!.inPath ?? '');
  const [body, setBody] = useState(bodyOf(examples[0]!));
  // What would be refused on its way must not even leave: addresses are kept by whoever passes them on.
  const fields = [...new URLSearchParams(query), ['', place] as const];
  const queryError = isKeyInAddress(query, fields) ? callTexts.keyInAddress : null;
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const takesBody = call.bodyBytesMax !== undefined;
  const changes = method !== 'GET';
  const command = curlOf(call, { query, inPath: place, ...(takesBody && { body }) }, window.location.origin);

  async function run(asked: string): Promise<void> {
    if (queryError !== null) return;
    const pasted = key.trim();
    if (scope !== null && !isKeyShaped(pasted)) return setKeyError(say('try.keyWrong'));
    setIsAsking(true);
    const wish = { address: addressOf(call, { query: asked, inPath: place }), key: scope === null ? null : pasted, method, body };
    const next = await tryCall(takesBody ? wish : { ...wish, body: null }, [...headers, 'Retry-After']).then(
      (answered) => ({ call: answered }),
      () => 'lost' as const,
    );
    setIsAsking(false);
    setOutcome(next);
    if (scope !== null) refreshUsageSoon(client);
  }
  function goOn(address: string): void {
    const next = new URL(address, window.location.origin).search.slice(1);
    setQuery(next);
    void run(next);
  }
  return (
    <section className="panel-pad" aria-label={say('try.of', { method, path })}>
      <div className="open-api-try">
        {scope !== null && (
          <>
            <p className="open-api-note">{say(!changes ? 'try.note' : isSpending([scope]) ? 'try.sends' : 'try.changes')}</p>
            <PasswordField
              label={say('try.key')}
              placeholder={say('try.keyHint')}
              value={key}
              error={keyError}
              maxLength={200}
              autoComplete="off"
              onChange={(text) => {
                setKey(text);
                setKeyError(null);
              }}
            />
          </>
        )}
        {examples.length > 1 && (
          <Select
            label={say('try.example')}
            placeholder={say('try.own')}
            value={examples.find((example) => example.query === query && bodyOf(example) === body)?.title ?? ''}
            options={examples.map(({ title }) => ({ value: title, label: title }))}
            onChange={(title) => {
              const example = examples.find((one) => one.title === title);
              if (!example) return;
              setQuery(example.query);
              setBody(bodyOf(example));
            }}
          />
        )}
        {inPath !== undefined && (
          <TextField
            label={inPath.name}
            value={place}
            error={parameters.length > 0 ? null : queryError}
            isMono
            spellCheck={false}
            autoComplete="off"
            onChange={setPlace}
          />
        )}
        {parameters.length > 0 && (
          <TextField
            label={say('try.query')}
            placeholder={say(takesBody ? 'try.flagHint' : 'try.queryHint')}
            value={query}
            error={queryError}
            isMono
            spellCheck={false}
            autoComplete="off"
            onChange={setQuery}
          />
        )}
      </div>
      {takesBody && (
        <TextArea
          label={say('try.body')}
          isMono
          spellCheck={false}
          value={body}
          rows={12}
          maxLength={call.bodyBytesMax ?? 0}
          onChange={setBody}
        />
      )}
      <p className="open-api-fresh">
        <code className="ml-mono">{command}</code>
        <Button icon="copy" onClick={() => void copyAndSay(command, { done: say('copied'), failed: say('copyFailed') })}>
          {say('try.copy')}
        </Button>
        <Button variant="primary" isLoading={isAsking} onClick={() => void run(query)}>
          {say(!changes ? 'try.run' : isSpending([scope ?? '']) ? 'try.send' : 'try.change')}
        </Button>
      </p>
      <div role="status">{outcome !== null && <Answered outcome={outcome} onNext={goOn} />}</div>
    </section>
  );
}

/** As it stands in the field; empty where nothing is sent. */
const bodyOf = ({ body }: CallExample): string => (body === undefined ? '' : JSON.stringify(body, null, 2));

function Answered({ outcome, onNext }: { readonly outcome: Outcome; readonly onNext: (address: string) => void }) {
  const say = useTexts(openApiWords);
  if (outcome === 'lost') return <p className="open-api-refusal">{say('try.lost')}</p>;
  const { status, tookMs, headers, body } = outcome.call;
  const next = headers.find(([name]) => name === 'Next-Page')?.[1];
  return (
    <div className="open-api-answered">
      <p className="open-api-parts">{say('try.status', { status, ms: tookMs })}</p>
      <ul className="open-api-headers ml-mono">
        {headers.map(([name, value]) => (
          <li key={name}>{`${name}: ${value}`}</li>
        ))}
      </ul>
      <pre className="open-api-body ml-mono" role="group" aria-label={say('try.answer')} tabIndex={0}>
        {body.slice(0, shownMax)}
      </pre>
      {body.length > shownMax && <p className="open-api-note">{say('try.cut', { most: shownMax })}</p>}
      {next !== undefined && (
        <p className="open-api-parts">
          <Button onClick={() => onNext(next)}>{say('try.next')}</Button>
        </p>
      )}
    </div>
  );
}
