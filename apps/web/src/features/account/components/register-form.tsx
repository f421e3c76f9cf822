import { Button, showToast } from '@mastlight/ui';
import { FormCheckbox, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { useTexts } from '../../../platform/catalogue';
import { accountApi } from '../api';
import { registerSchema } from '../form-schemas';
import { openServiceAgreement } from '../login-store';
import { register } from '../sign-in';
import { accountTexts } from '../texts/zh-CN';
import { CardHead } from './card-head';
import { SmsCodeField } from './sms-code-field';

const empty = { userTel: '', noteCode: '', username: '', password: '', password2: '', state: false };

/** Where the contract's fields stand in the form. */
const wireNames = { phone: 'userTel', code: 'noteCode', name: 'username', pwd: 'password' } as const;

/** The register/bind form (R-2.6-06): the scan has told who it is, the phone makes the account. */
export function RegisterForm() {
  const say = useTexts(accountTexts);
  const form = useContractForm({
    schema: registerSchema,
    empty,
    texts: accountTexts,
    send: async (values) => {
      try {
        await register({ phone: values.userTel, code: values.noteCode, name: values.username, password: values.password });
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, wireNames);
      }
    },
    onRefused: () => {
      // R-5.1-05, R-8-19: an empty code is said aloud as well.
      if (form.read('noteCode') === '') showToast({ tone: 'warning', text: say('field.codeEmpty') });
    },
  });

  return (
    <>
      <CardHead title={say('register.title')} hint={say('register.hint')} />
      <form className="login-form login-fields" {...form.formProps}>
        <FormTextField
          form={form}
          name="userTel"
          label={say('phone')}
          isRequired
          isMono
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          autoFocus
          maxLength={20}
        />
        <SmsCodeField form={form} phoneName="userTel" send={accountApi.sendBindingCode} />
        <FormTextField
          form={form}
          name="username"
          label={say('register.userName')}
          autoComplete="nickname"
          hint={say('register.userNameHint')}
        />
        <FormTextField
          form={form}
          name="password"
          isPassword
          label={say('password')}
          isRequired
          autoComplete="new-password"
          hint={say('register.passwordHint')}
        />
        <FormTextField
          form={form}
          name="password2"
          isPassword
          label={say('register.passwordAgain')}
          isRequired
          autoComplete="new-password"
        />
        <div className="login-agree">
          <FormCheckbox
            form={form}
            name="state"
            after={
              <button type="button" className="login-link" onClick={openServiceAgreement}>
                {say('agreement')}
              </button>
            }
          >
            {say('register.agree')}
          </FormCheckbox>
        </div>
        <Button type="submit" variant="primary" size={40} isLoading={form.isSending}>
          {say('register.submit')}
        </Button>
      </form>
    </>
  );
}
