import { Button, showToast } from '@mastlight/ui';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { account } from '@mastlight/domain/account/contract';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { saveUserInfo } from '../../../platform/session';
import { FileField, useStoredPicture } from '../../file';
import { accountApi } from '../api';
import { accountTexts } from '../texts/zh-CN';
import './avatar-field.css';

/** The person's picture (R-7.2-09): a chosen one is uploaded and kept at once, and can be taken away. */
export function AvatarField(props: {
  /** Its url; empty without one. */
  readonly avatar: string;
  readonly onChanged: (profile: ResponseData<typeof account.showCurrentUser>) => void;
}) {
  const { avatar, onChanged } = props;
  const say = useTexts(accountTexts);
  const picture = useStoredPicture(avatar || null);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const [isSaving, setSaving] = useState(false);
  const [saves, setSaves] = useState(0);

  async function save(url: string): Promise<void> {
    setSaving(true);
    setRefused(undefined);
    try {
      await accountApi.changeAvatar(url);
      const changed = await accountApi.showCurrentUser();
      saveUserInfo(changed);
      onChanged(changed);
      showToast({ tone: 'done', text: say(url === '' ? 'profile.avatarRemoved' : 'profile.avatarSaved') });
    } catch (error) {
      if (error instanceof CallError) setRefused(sayRefusal(error));
    } finally {
      setSaving(false);
      // The field is for the next picture; this one stands beside it.
      setSaves((count) => count + 1);
    }
  }

  return (
    <div className="avatar-field">
      {picture === null ? (
        <span className="avatar-picture">{avatar === '' && say('profile.noAvatar')}</span>
      ) : (
        <img className="avatar-picture" src={picture} alt={say('profile.avatar')} />
      )}
      <FileField
        key={saves}
        label={say('profile.avatar')}
        kinds={['jpg', 'png']}
        error={refused}
        onChange={(url) => {
          setRefused(undefined);
          if (url !== null) void save(url);
        }}
      />
      {avatar !== '' && (
        <Button isLoading={isSaving} onClick={() => void save('')}>
          {say('profile.removeAvatar')}
        </Button>
      )}
    </div>
  );
}
