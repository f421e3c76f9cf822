import { useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, showToast, Tag, TextArea, type Tone } from '@mastlight/ui';
import { callsPerPasteMax } from '@mastlight/domain/vessel-subscription/limits';
import { subscribeWords, type SubscribeCode } from '@mastlight/domain/vessel-subscription/messages';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { refreshProduct } from '../../../platform/list/list-rows';
import { subscribeVessels, vesselList, type SubscribedCall } from '../api';
import { readPastedCalls } from '../pasted-calls';
import { texts } from '../texts';
import './subscribe-drawer.css';

const tones: Readonly<Record<SubscribeCode, Tone>> = { added: 'done', repeated: 'idle', failed: 'danger' };

/** Paste lines of vessel and voyage, subscribe, and see what became of each (R-5.3-23, R-7.4-42). */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port, initialText, onClose } = props;
  const client = useQueryClient();
  const [text, setText] = useState(initialText);
  const [told, setTold] = useState<readonly SubscribedCall[]>([]);
  const [isBusy, setBusy] = useState(false);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const lines = useMemo(() => readPastedCalls(text), [text]);
  const calls = lines.flatMap(({ call }) => call ?? []);
  const isTooMuch = calls.length > callsPerPasteMax;
  // Opening a drawer puts the focus on its first control; people come to paste.
  useEffect(() => areaRef.current?.focus(), []);

  async function subscribe(): Promise<void> {
    if (calls.length === 0 || isTooMuch || isBusy) return;
    setBusy(true);
    try {
      const outcomes = await subscribeVessels(port, calls);
      const added = outcomes.filter(({ code }) => code === 'added').length;
      await refreshProduct(client, vesselList.product);
      if (added > 0) showToast({ tone: 'done', text: texts.subscribed(added) });
      if (added === lines.length) {
        onClose();
        return;
      }
      // What failed stays in the box to be put right; what is done leaves it.
      let answered = 0;
      setText(lines.flatMap(({ line, call }) => (call === null || outcomes[answered++]?.code === 'failed' ? line : [])).join('\n'));
      setTold(outcomes);
    } catch {
      // The text stays as it was typed; the reason has been shown.
    }
    setBusy(false);
    areaRef.current?.focus();
  }

  const unread = lines.filter(({ call }) => call === null);
  return (
    <Drawer
      title={texts.drawerTitle}
      subtitle={texts.drawerNote(ports.find(({ code }) => code === port)!.name)}
      width={760}
      onClose={onClose}
      footer={
        <>
          <p className="vessel-paste-sum" role="status">
            {texts.sum(calls.length)}
          </p>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isLoading={isBusy} disabled={calls.length === 0 || isTooMuch} onClick={() => void subscribe()}>
            {texts.submit(calls.length)} <span className="ml-mono">Ctrl ↵</span>
          </Button>
        </>
      }
    >
      <div className="vessel-paste">
        <TextArea
          ref={areaRef}
          label={texts.calls}
          isLabelHidden
          isMono
          rows={8}
          placeholder={texts.pasteHere}
          value={text}
          {...(isTooMuch ? { error: texts.tooMany(callsPerPasteMax) } : {})}
          onChange={(next) => {
            setText(next);
            setTold([]);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void subscribe();
          }}
        />
        {lines.length + told.length > 0 && (
          <table className="vessel-told" aria-label={texts.outcome}>
            <tbody>
              {told.map(({ vesselsName, voyage, code, reason }, i) => (
                <Outcome key={i} call={`${vesselsName}/${voyage}`} tone={tones[code]} word={subscribeWords[code]} reason={reason} />
              ))}
              {unread.map(({ line }, i) => (
                <Outcome key={`unread-${i}`} call={line} tone="att" word={texts.unread} reason={texts.unreadReason} />
              ))}
              {told.length === 0 &&
                calls.map(({ vesselsName, voyage }, i) => (
                  <Outcome key={`call-${i}`} call={`${vesselsName}/${voyage}`} tone="run" word={texts.recognised} reason={null} />
                ))}
            </tbody>
          </table>
        )}
      </div>
    </Drawer>
  );
}

function Outcome(props: { readonly call: string; readonly tone: Tone; readonly word: string; readonly reason: string | null }) {
  return (
    <tr>
      <td className="ml-mono">{props.call}</td>
      <td>
        <Tag tone={props.tone}>{props.word}</Tag>
      </td>
      <td>{props.reason}</td>
    </tr>
  );
}
