import { Button } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { tagLengthMax, tagsMax } from '@mastlight/domain/sh-manifest/limits';
import { useTexts } from '../../../platform/catalogue';
import { CallError, callEndpoint } from '../../../platform/http-client';
import type { ContractForm } from '../../../platform/form/use-contract-form';
import { product } from '../api';
import { shManifestWords } from '../texts/zh-CN';
import type { EditorFields } from './editor-schema';

const tagsKey = [product, 'tags'] as const;

/** One's own remark tags (R-7.4-63): pressed, a tag goes into the remark; a short remark becomes one. */
export function RemarkTags({ form, isReadOnly }: { readonly form: ContractForm<EditorFields>; readonly isReadOnly: boolean }) {
  const say = useTexts(shManifestWords);
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const remark = useWatch({ control: form.control, name: 'head.remark' }).trim();
  const { data: tags } = useQuery({
    queryKey: tagsKey,
    queryFn: async () => (await callEndpoint(shManifest.listRemarkTags, {}, { showsErrors: false })).list,
  });
  if (!tags || isReadOnly) return null;

  async function keep(wished: readonly string[]): Promise<void> {
    try {
      await callEndpoint(shManifest.saveRemarkTags, { tags: [...wished] });
      client.setQueryData(tagsKey, wished);
    } catch (error) {
      // Shown by the client.
      if (!(error instanceof CallError)) throw error;
    }
  }
  function press(tag: string): void {
    if (isRemoving) return void keep(tags!.filter((each) => each !== tag));
    const { head } = form.readAll();
    form.put({ head: { ...head, remark: head.remark.trim() === '' ? tag : `${head.remark.trim()} ${tag}` } });
  }
  const mayKeep = remark !== '' && remark.length <= tagLengthMax && tags.length < tagsMax && !tags.includes(remark);
  return (
    <div className="manifest-tags" role="group" aria-label={say('tags.label')}>
      <span>{say('tags.label')}</span>
      {tags.map((tag) => (
        <Button key={tag} size={24} {...(isRemoving && { icon: 'trash' })} onClick={() => press(tag)}>
          {tag}
        </Button>
      ))}
      {mayKeep && (
        <Button variant="text" size={24} onClick={() => void keep([...tags, remark])}>
          {say('tags.keep')}
        </Button>
      )}
      {tags.length > 0 && (
        <Button variant="text" size={24} aria-pressed={isRemoving} onClick={() => setRemoving(!isRemoving)}>
          {say(isRemoving ? 'tags.done' : 'tags.remove')}
        </Button>
      )}
      {tags.length === 0 && !mayKeep && <span className="manifest-tags-none">{say('tags.none')}</span>}
    </div>
  );
}
