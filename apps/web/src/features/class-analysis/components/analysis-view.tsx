import { bringAnalysis } from '@mastlight/domain/class-analysis/bring';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { bringing } from '../../../platform/brought-bill';
import { saveFile } from '../../../platform/list/save-file';
import * as api from '../api';
import type { Analysis } from '../api';
import { isOf, lineGroups, nextOpen, type LineGroup } from '../line-groups';
import { classAnalysisWords } from '../texts/zh-CN';
import { BillPane } from './bill-pane';
import { candidatesShown, LineCard } from './line-card';
import { LineList } from './line-list';
import { SourceText } from './source-pane';

/** What the bill says, and the three panes: the text, its lines of goods, and the line that is looked at. */
export function AnalysisView({ analysis, onEdit }: { readonly analysis: Analysis; readonly onEdit: () => void }) {
  const say = useTexts(classAnalysisWords);
  const client = useQueryClient();
  const router = useRouter();
  const { rows, taskId } = analysis;
  const [group, setGroup] = useState<LineGroup>('all');
  const [focused, setFocused] = useState<number>(() => nextOpen(rows, 0) ?? rows[0]?.line ?? 1);
  const [isBusy, setBusy] = useState(false);
  const shown = rows.filter((line) => isOf(group, line));
  const line = rows.find((each) => each.line === focused);
  const sure = rows.filter((each) => each.state === 'ready');

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // A refusal has been shown, and what stands here is still true.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  }
  const choose = (hsCode: string): Promise<void> =>
    run(async () => {
      await api.choose(client, taskId, [{ line: focused, hsCode }]);
      const now = client.getQueryData<Analysis>(api.analysisKey(taskId));
      if (hsCode !== '' && now) setFocused(nextOpen(now.rows, focused) ?? focused);
    });
  const hasBoxes = analysis.bill?.fields.some(({ box }) => box !== null) ?? false;
  function bring(address: string): void {
    const goods = rows.map(({ name, packages, packageUnit, grossWeight }) => ({ name, packages, packageUnit, grossKg: grossWeight }));
    router.history.push(address, bringing(bringAnalysis(analysis.bill?.fields ?? null, goods)));
  }
  function step(by: 1 | -1): void {
    const at = shown.findIndex((each) => each.line === focused);
    const next = at < 0 ? shown[0] : shown[at + by];
    if (next) setFocused(next.line);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      document.querySelector('dialog[open]') !== null ||
      (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null);
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === 'j' || event.key === 'k') step(event.key === 'j' ? 1 : -1);
    const candidate = /^[1-9]$/.test(event.key) ? line?.candidates.slice(0, candidatesShown)[Number(event.key) - 1] : undefined;
    if (candidate && candidate.hsCode.length >= 6 && line?.state !== 'accepted') void choose(candidate.hsCode);
    if (event.key === '0' && line?.question && line.state !== 'accepted') {
      const { attribute } = line.question;
      void run(() => api.answer(client, taskId, focused, attribute, ''));
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <div className="hs-chips">
        <div role="group" aria-label={say('filter')}>
          {lineGroups.map((each) => (
            <button
              key={each}
              type="button"
              className="hs-chip"
              data-group={each}
              aria-pressed={group === each}
              onClick={() => setGroup(each)}
            >
              {say(`group.${each}`)} <b className="ml-mono">{rows.filter((row) => isOf(each, row)).length}</b>
            </button>
          ))}
        </div>
        <p className="hs-legend hs-note">
          {say('legend.title')}
          <span data-level="sure">{say('legend.sure')}</span>
          <span data-level="fair">{say('legend.fair')}</span>
          <span data-level="low">{say('legend.low')}</span>
        </p>
      </div>
      {analysis.bill && <BillPane bill={analysis.bill} onCorrect={(field, value) => api.correct(client, taskId, field, value)} />}
      <div className="hs-panes">
        <SourceText analysis={analysis} focused={focused} onFocus={setFocused} onEdit={onEdit} />
        <LineList
          rows={shown}
          total={rows.length}
          sure={sure.length}
          focused={focused}
          isBusy={isBusy}
          onFocus={setFocused}
          onAcceptSure={() =>
            void run(() =>
              api.choose(
                client,
                taskId,
                sure.map(({ line: at, hsCode }) => ({ line: at, hsCode })),
              ),
            )
          }
          onExport={() => void saveFile(() => api.exportAnalysis(taskId))}
          onBring={() => bring('/sh_manifest/new')}
          onBringBoxes={hasBoxes ? () => bring('/VGM/new') : null}
        />
        {line && (
          <LineCard
            line={line}
            at={rows.indexOf(line) + 1}
            count={rows.length}
            isBusy={isBusy}
            onStep={step}
            onChoose={(hsCode) => void choose(hsCode)}
            onAnswer={(attribute, value) => void run(() => api.answer(client, taskId, focused, attribute, value))}
          />
        )}
      </div>
    </>
  );
}
