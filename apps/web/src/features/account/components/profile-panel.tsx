import { Button, SkeletonRows, showToast } from '@mastlight/ui';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { account } from '@mastlight/domain/account/contract';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { Panel } from '../../../platform/panel';
import { saveUserInfo } from '../../../platform/session';
import { accountApi } from '../api';
import { AvatarField } from './avatar-field';
import { profileSchema } from '../form-schemas';
import { accountTexts } from '../texts/zh-CN';

const profileKey = ['account', 'profile'];

/** Name, QQ and e-mail, which the person changes himself; the phone is his login, and masked. */
export function ProfilePanel() {
  const say = useTexts(accountTexts);
  const profile = useQuery({ queryKey: profileKey, queryFn: accountApi.showCurrentUser });
  return (
    <Panel title={say('profile.title')}>
      {profile.isPending && <SkeletonRows rows={4} rowHeight={44} widths={[240]} />}
      {profile.isError && (
        <p className="panel-empty" role="alert">
          {say('profile.lost')} <Button onClick={() => void profile.refetch()}>{say('again')}</Button>
        </p>
      )}
      {profile.data && <ProfileForm profile={profile.data} />}
    </Panel>
  );
}

function ProfileForm({ profile }: { readonly profile: ResponseData<typeof account.showCurrentUser> }) {
  const say = useTexts(accountTexts);
  const client = useQueryClient();
  const { userName, qqNumber, email } = profile;
  const form = useContractForm({
    schema: profileSchema,
    empty: { userName, qqNumber, email },
    texts: accountTexts,
    send: async (values) => {
      try {
        if (values.userName !== userName) await accountApi.changeName(values.userName);
        if (values.qqNumber !== qqNumber || values.email !== email) await accountApi.changeContact(values);
        const changed = await accountApi.showCurrentUser();
        saveUserInfo(changed);
        client.setQueryData(profileKey, changed);
        showToast({ tone: 'done', text: say('profile.saved') });
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, { userName: 'userName', qqNumber: 'qqNumber', email: 'email' });
      }
    },
  });
  return (
    <form className="panel-pad panel-form" {...form.formProps}>
      <dl className="panel-facts">
        <dt>{say('phone')}</dt>
        <dd className="ml-mono">{maskPhone(profile.phone)}</dd>
      </dl>
      <AvatarField avatar={profile.avatar} onChanged={(changed) => client.setQueryData(profileKey, changed)} />
      <FormTextField form={form} name="userName" label={say('register.userName')} isRequired autoComplete="nickname" />
      <FormTextField form={form} name="qqNumber" label={say('profile.qq')} isMono inputMode="numeric" autoComplete="off" />
      <FormTextField form={form} name="email" label={say('profile.email')} type="email" autoComplete="email" />
      <FormRefusal form={form} className="panel-refusal" />
      <div>
        <Button type="submit" variant="primary" isLoading={form.isSending}>
          {say('profile.save')}
        </Button>
      </div>
    </form>
  );
}
