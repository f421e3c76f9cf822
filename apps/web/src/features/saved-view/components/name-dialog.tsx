import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { viewName } from '@mastlight/domain/saved-view/contract';
import { viewNameLengthMax } from '@mastlight/domain/saved-view/limits';
import { Button, Dialog, showToast } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { FormCheckbox, FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { useSession } from '../../../platform/session';
import { saveView, type SavedView } from '../api';
import { savedViewWords } from '../texts/zh-CN';
import type { PartProps } from './open-part';
import './view-dialogs.css';

const schema = z.object({ name: viewName, isCompany: z.boolean() });

/** A name for the address of now, or another one for a view. */
export function NameDialog({ list, query, onOpen, view }: PartProps & { readonly view: SavedView | null }) {
  const say = useTexts(savedViewWords);
  const client = useQueryClient();
  const formId = useId();
  const actsForCompany = useSession((session) => session.cid !== null);
  const close = (): void => onOpen(view === null ? null : { kind: 'arrange' });
  const form = useContractForm({
    schema,
    empty: { name: view?.name ?? '', isCompany: view?.isCompany ?? false },
    texts: savedViewWords,
    async send({ name, isCompany }) {
      try {
        await saveView(client, view ? { list, name, query: view.query, id: view.id } : { list, name, query, isCompany });
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, { name: 'name', isCompany: 'isCompany' });
        return;
      }
      showToast({ tone: 'done', text: say(view ? 'renamed' : 'saved', { name: name.trim() }) });
      close();
    },
  });
  return (
    <Dialog
      title={view ? say('renameOf', { name: view.name }) : say('save')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={form.isSending}>
            {say('keep')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="view-form"
        {...form.formProps}
        onSubmit={(event) => {
          // The query row around its button is a form too, and would search.
          event.stopPropagation();
          form.formProps.onSubmit(event);
        }}
      >
        <FormTextField form={form} name="name" label={say('name')} maxLength={viewNameLengthMax * 2} autoComplete="off" autoFocus />
        {view === null && <p className="view-note">{say('replaces')}</p>}
        {view === null && actsForCompany && (
          <FormCheckbox form={form} name="isCompany">
            {say('forCompany')}
          </FormCheckbox>
        )}
        <FormRefusal form={form} className="view-refusal" />
      </form>
    </Dialog>
  );
}
