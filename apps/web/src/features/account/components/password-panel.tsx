import { Button, showToast } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { Panel } from '../../../platform/panel';
import { accountApi } from '../api';
import { changePasswordSchema } from '../form-schemas';
import { accountTexts } from '../texts/zh-CN';

/** Another password, by the old one; all other devices are logged out with it (R-7.2-08, S-07). */
export function PasswordPanel() {
  const say = useTexts(accountTexts);
  // A form that has been sent is another one: no password stays in its fields.
  const [sent, setSent] = useState(0);
  return (
    <Panel title={say('password')} note={say('changePassword.note')}>
      <PasswordForm key={sent} onChanged={() => setSent(sent + 1)} />
    </Panel>
  );
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const say = useTexts(accountTexts);
  const form = useContractForm({
    schema: changePasswordSchema,
    empty: { old: '', password: '', again: '' },
    texts: accountTexts,
    send: async ({ old, password }) => {
      try {
        await accountApi.changePassword(old, password);
        showToast({ tone: 'done', text: say('changePassword.done') });
        onChanged();
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, { oldPwd: 'old', pwd: 'password' });
      }
    },
  });
  return (
    <form className="panel-pad panel-form" {...form.formProps}>
      <FormTextField form={form} name="old" isPassword isRequired label={say('changePassword.old')} autoComplete="current-password" />
      <FormTextField
        form={form}
        name="password"
        isPassword
        isRequired
        label={say('forgot.newPassword')}
        hint={say('register.passwordHint')}
        autoComplete="new-password"
      />
      <FormTextField form={form} name="again" isPassword isRequired label={say('register.passwordAgain')} autoComplete="new-password" />
      <FormRefusal form={form} className="panel-refusal" />
      <div>
        <Button type="submit" variant="primary" isLoading={form.isSending}>
          {say('forgot.submit')}
        </Button>
      </div>
    </form>
  );
}
