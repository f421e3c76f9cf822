import { savedAd } from '@mastlight/domain/ad/contract';
import { Button, showToast, TextArea } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useTexts } from '../../../platform/catalogue';
import { FormCheckbox, FormRefusal, FormSelect, FormTextField } from '../../../platform/form/form-field';
import { useContractForm, type ContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { FileField } from '../../file';
import { refreshAds, saveAd, type ManagedAd } from '../api';
import { carrierChoices, portChoices, serviceChoices } from '../choices';
import { adPageWords } from '../texts/pages.zh-CN';
import { ChoiceChips } from './choice-chips';

type Typed = z.input<typeof savedAd>;
type Form = ContractForm<Typed>;

const empty: Typed = {
  key: '',
  title: '',
  line: '',
  url: '',
  pdfUrl: '',
  pictureUrl: '',
  direction: 'horizontal',
  hidden: false,
  fromDay: '',
  untilDay: '',
  supplier: '',
  services: [],
  ports: [],
  carriers: [],
  text: '',
  contact: '',
  proof: '',
};

/** Each name of the wire is the form's own. */
const names = Object.fromEntries(Object.keys(empty).map((name) => [name, name])) as { [K in keyof Typed]: K };

/** An ad, new or as it was opened; the rules are the contract's. */
export function AdForm({ before }: { readonly before: ManagedAd | null }) {
  const say = useTexts(adPageWords);
  const client = useQueryClient();
  const router = useRouter();
  const [isUploading, setUploading] = useState(false);
  /** Files that did not arrive: whoever saves is told of them once. */
  const lost = useRef(new Set<string>());
  const noteLost = (name: string, isRefused: boolean): void => void (isRefused ? lost.current.add(name) : lost.current.delete(name));
  const leave = (): void => router.history.push('/advManage');
  const form = useContractForm<Typed>({
    schema: savedAd as z.ZodMiniType<unknown, Typed>,
    empty: before ? (Object.fromEntries(Object.keys(empty).map((name) => [name, before[name as keyof Typed]])) as Typed) : empty,
    texts: adPageWords,
    send: async (typed) => {
      if (lost.current.size > 0) {
        lost.current.clear();
        form.refuseWith({ message: say('form.fileRefused') });
        return;
      }
      try {
        await saveAd({ ad: typed, ...(before && { updatedMs: before.updatedMs }) });
        showToast({ tone: 'done', text: say('form.saved', { title: typed.title.trim() }) });
        await refreshAds(client);
        leave();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.refuse(error, names);
      }
    },
  });
  const text = useController({ control: form.control, name: 'text' });
  return (
    <form className="ad-form ad-pad ml-card" {...form.formProps}>
      <div className="ad-fields">
        <FormTextField
          form={form}
          name="key"
          label={say('form.key')}
          hint={say('form.keyHint')}
          isRequired
          isMono
          maxLength={40}
          readOnly={before !== null}
        />
        <FormTextField form={form} name="title" label={say('form.name')} isRequired maxLength={30} />
        <FormTextField form={form} name="url" label={say('form.url')} hint={say('form.urlHint')} isRequired />
        <FormTextField form={form} name="line" label={say('form.line')} isRequired maxLength={80} />
        <FormTextField form={form} name="fromDay" label={say('form.fromDay')} type="date" />
        <FormTextField form={form} name="untilDay" label={say('form.untilDay')} type="date" />
        <FormSelect
          form={form}
          name="direction"
          label={say('form.direction')}
          placeholder={say('form.direction')}
          options={(['horizontal', 'vertical'] as const).map((value) => ({ value, label: say(`form.directions.${value}`) }))}
        />
        <KeptFile
          form={form}
          name="pictureUrl"
          label={say('form.picture')}
          kinds={['png', 'jpg']}
          had={before?.pictureUrl ?? ''}
          onBusy={setUploading}
          onRefused={noteLost}
        />
        <KeptFile
          form={form}
          name="pdfUrl"
          label={say('form.pdf')}
          kinds={['pdf']}
          had={before?.pdfUrl ?? ''}
          onBusy={setUploading}
          onRefused={noteLost}
        />
      </div>
      <FormCheckbox form={form} name="hidden">
        {say('form.hidden')}
      </FormCheckbox>
      <fieldset>
        <legend>{say('form.supplierPart')}</legend>
        <div className="ad-fields">
          <FormTextField form={form} name="supplier" label={say('form.supplier')} hint={say('form.supplierHint')} maxLength={60} />
          <FormTextField form={form} name="contact" label={say('form.contact')} maxLength={80} />
          <FormTextField form={form} name="proof" label={say('form.proof')} hint={say('form.proofHint')} maxLength={120} />
        </div>
        <FormChips form={form} name="services" label={say('services')} options={serviceChoices} />
        <FormChips form={form} name="ports" label={say('ports')} options={portChoices} hint={say('form.portsHint')} />
        <FormChips form={form} name="carriers" label={say('carrier')} options={carrierChoices} hint={say('form.carriersHint')} />
        <TextArea
          label={say('form.text')}
          rows={6}
          maxLength={2_000}
          value={text.field.value}
          onChange={text.field.onChange}
          error={text.fieldState.error?.message}
        />
      </fieldset>
      <FormRefusal form={form} className="panel-refusal" />
      <div className="ad-buttons">
        <Button onClick={leave}>{say('form.cancel')}</Button>
        <Button type="submit" variant="primary" isLoading={form.isSending} disabled={isUploading}>
          {say('form.save')}
        </Button>
      </div>
    </form>
  );
}

function FormChips<Value extends string>(props: {
  readonly form: Form;
  readonly name: 'services' | 'ports' | 'carriers';
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly hint?: string;
}) {
  const { form, name, ...rest } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <ChoiceChips
      {...rest}
      chosen={field.value as readonly string[] as readonly Value[]}
      error={fieldState.error?.message}
      onChange={(chosen) => {
        field.onChange(chosen);
        form.checkRefused();
      }}
    />
  );
}

/** A file that stays as it is, is replaced by the next upload, or goes with the saving. */
function KeptFile(props: {
  readonly form: Form;
  readonly name: 'pdfUrl' | 'pictureUrl';
  readonly label: string;
  readonly kinds: readonly ('pdf' | 'png' | 'jpg')[];
  readonly had: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onRefused: (name: string, isRefused: boolean) => void;
}) {
  const { form, name, label, kinds, had, onBusy, onRefused } = props;
  const say = useTexts(adPageWords);
  const { field, fieldState } = useController({ control: form.control, name });
  const put = (url: string): void => {
    field.onChange(url);
    form.checkRefused();
  };
  return (
    <div>
      <FileField
        label={label}
        kinds={kinds}
        error={fieldState.error?.message}
        onChange={(url) => put(url ?? had)}
        onBusy={onBusy}
        onRefused={(isRefused) => onRefused(name, isRefused)}
      />
      {had !== '' && (
        <p className="ad-quiet">
          {field.value === '' ? say('form.dropped') : say('form.has')}{' '}
          <Button size={24} onClick={() => put(field.value === '' ? had : '')}>
            {field.value === '' ? say('form.keep') : say('form.drop')}
          </Button>
        </p>
      )}
    </div>
  );
}
