import { AlertDialog, Button } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { saveFile } from '../../../platform/list/save-file';
import { Panel } from '../../../platform/panel';
import { accountApi } from '../api';
import { forgetAccount } from '../end-session';
import { deleteAccountSchema } from '../form-schemas';
import { accountTexts } from '../texts/zh-CN';

/** Takes out everything that is one's own, and deletes the account (S-16). */
export function OwnDataPanels() {
  return (
    <>
      <ExportPanel />
      <DeletePanel />
    </>
  );
}

function ExportPanel() {
  const say = useTexts(accountTexts);
  const [isLoading, setIsLoading] = useState(false);
  const download = async (): Promise<void> => {
    setIsLoading(true);
    await saveFile(accountApi.exportData);
    setIsLoading(false);
  };
  return (
    <Panel title={say('ownData.title')} note={say('ownData.note')}>
      <div className="panel-pad">
        <p>{say('ownData.text')}</p>
        <div>
          <Button icon="download" isLoading={isLoading} onClick={() => void download()}>
            {say('ownData.download')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function DeletePanel() {
  const say = useTexts(accountTexts);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title={say('deleteAccount.title')} note={say('deleteAccount.note')}>
      <div className="panel-pad">
        <p>{say('deleteAccount.goes')}</p>
        <p>{say('deleteAccount.stays')}</p>
        <div>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {say('deleteAccount.open')}
          </Button>
        </div>
      </div>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(accountTexts);
  const form = useContractForm({
    schema: deleteAccountSchema,
    empty: { password: '', confirmation: '' },
    texts: accountTexts,
    send: async ({ password, confirmation }) => {
      try {
        await accountApi.deleteAccount(password, confirmation);
        forgetAccount();
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, { password: 'password', confirmation: 'confirmation' });
      }
    },
  });
  return (
    <AlertDialog
      lamp="fault"
      title={say('deleteAccount.question')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('deleteAccount.cancel')}</Button>
          <Button type="submit" form="delete-account" variant="danger-solid" isLoading={form.isSending}>
            {say('deleteAccount.submit')}
          </Button>
        </>
      }
    >
      <form id="delete-account" className="panel-form" {...form.formProps}>
        <p>{say('deleteAccount.note')}</p>
        <FormTextField
          form={form}
          name="password"
          isPassword
          isRequired
          label={say('deleteAccount.password')}
          autoComplete="current-password"
        />
        <FormTextField form={form} name="confirmation" isRequired label={say('deleteAccount.confirmation')} autoComplete="off" />
        <FormRefusal form={form} className="panel-refusal" />
      </form>
    </AlertDialog>
  );
}
