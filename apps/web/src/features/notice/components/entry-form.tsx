import { Button, ConfirmDialog, Select, TextArea, TextField } from '@mastlight/ui';
import { kinds } from '@mastlight/domain/notice/kind';
import { contentLengthMax, titleLengthMax, versionLengthMax } from '@mastlight/domain/notice/limits';
import { useRef, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { RichText } from '../../../platform/rich-text';
import type { Draft, Entry } from '../api';
import { noticeWords } from '../texts/zh-CN';
import { useEntryCalls } from '../use-entry-calls';
import { pieces, type Piece } from '../pieces';

interface EntryFormProps {
  readonly draft: Draft;
  /** As the server keeps it; none while it is a new one. */
  readonly entry: Entry | undefined;
  readonly isDirty: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onSaved: (draft: Draft) => void;
}

/** One entry: what it says, how others will see it, and whether they do. */
export function EntryForm({ draft, entry, isDirty, onChange, onSaved }: EntryFormProps) {
  const say = useTexts(noticeWords);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const calls = useEntryCalls(draft, onSaved);
  const isPublished = entry?.state === 'published';

  /** Puts a piece where the caret is, in place of what is marked, which becomes its words. */
  function insert(piece: Piece): void {
    const { selectionStart: from, selectionEnd: to } = area.current!;
    const [before, after] = piece;
    const words = draft.content.slice(from, to);
    onChange({ ...draft, content: draft.content.slice(0, from) + before + words + after + draft.content.slice(to) });
    area.current!.focus();
  }

  return (
    <>
      <form
        className="notices-form"
        aria-label={say('editor.form')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void calls.save();
        }}
      >
        <div className="notices-fields">
          <Select
            label={say('editor.kind')}
            value={draft.kind}
            options={kinds.map((kind) => ({ value: kind, label: say(`editor.kinds.${kind}`) }))}
            onChange={(kind) => kind && onChange({ ...draft, kind, version: kind === 'release' ? draft.version : '' })}
          />
          {draft.kind === 'release' && (
            <TextField
              label={say('editor.version')}
              isMono
              isRequired
              maxLength={versionLengthMax}
              value={draft.version}
              error={calls.errors['version']}
              onChange={(version) => onChange({ ...draft, version })}
            />
          )}
          {draft.kind === 'maintenance' && (
            <TextField
              type="datetime-local"
              label={say('editor.startTime')}
              hint={say('editor.startHint')}
              value={(draft.startTime ?? '').replace(' ', 'T').slice(0, 16)}
              error={calls.errors['startTime']}
              onChange={(time) => onChange({ ...draft, startTime: time === '' ? null : `${time.replace('T', ' ')}:00` })}
            />
          )}
          <TextField
            label={say('editor.heading')}
            isRequired
            maxLength={titleLengthMax}
            value={draft.title}
            error={calls.errors['title']}
            onChange={(title) => onChange({ ...draft, title })}
          />
        </div>
        <div className="notices-pieces" role="group" aria-label={say('editor.insert')}>
          {Object.entries(pieces).map(([name, piece]) => (
            <Button key={name} size={24} onClick={() => insert(piece)}>
              {say(`editor.pieces.${name as keyof typeof pieces}`)}
            </Button>
          ))}
        </div>
        <TextArea
          ref={area}
          label={say('editor.content')}
          isMono
          rows={16}
          spellCheck={false}
          maxLength={contentLengthMax}
          value={draft.content}
          error={calls.errors['content']}
          onChange={(content) => onChange({ ...draft, content })}
        />
        <div className="notices-actions">
          {entry && (
            <Button icon="pin" isLoading={calls.isBusy} onClick={() => void calls.setTop(!entry.top)}>
              {say(entry.top ? 'editor.unsetTop' : 'editor.setTop')}
            </Button>
          )}
          {isPublished && (
            <Button variant="danger" isLoading={calls.isBusy} onClick={() => void calls.withdraw()}>
              {say('editor.withdraw')}
            </Button>
          )}
          <Button type="submit" variant={isPublished ? 'primary' : 'secondary'} isLoading={calls.isBusy} disabled={!isDirty}>
            {say(isPublished ? 'editor.saveChanges' : 'editor.save')}
          </Button>
          {!isPublished && (
            <Button variant="primary" isLoading={calls.isBusy} onClick={() => setIsAsking(true)}>
              {say('editor.publish')}
            </Button>
          )}
        </div>
      </form>
      <section className="notices-preview" aria-label={say('editor.preview')}>
        <h2>{say('editor.preview')}</h2>
        {draft.content.trim() === '' ? <p className="notices-empty">{say('editor.previewEmpty')}</p> : <RichText html={draft.content} />}
      </section>
      {isAsking && (
        <ConfirmDialog
          isHarmless
          title={say('editor.publishTitle')}
          confirmLabel={say('editor.publish')}
          cancelLabel={say('editor.stay')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            void calls.publish();
          }}
        >
          {draft.kind === 'release' && say('editor.publishText')}
        </ConfirmDialog>
      )}
    </>
  );
}
