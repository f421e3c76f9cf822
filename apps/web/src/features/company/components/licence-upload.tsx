import { Button, FieldError, Tag } from '@mastlight/ui';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { companyApi, uploadBytesMax } from '../api';
import { companyWords } from '../texts';

/** Of the formats that the server takes, those that show a licence. */
const licenceFormats = '.pdf,.png,.jpg,.jpeg';

/** The licence's picture or PDF (R-7.4-85), kept by the server; the form carries where it is. */
export function LicenceUpload(props: { readonly onUploaded: (url: string) => void }) {
  const say = useTexts(companyWords);
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(file: File | undefined): Promise<void> {
    if (!file || isSending) return;
    setFault(null);
    if (file.size > uploadBytesMax) return setFault(say('licence.tooLarge'));
    setSending(true);
    try {
      const { url } = await companyApi.uploadLicence(file);
      setName(file.name);
      props.onUploaded(url);
    } catch (error) {
      setFault(error instanceof CallError ? sayRefusal(error) : say('licence.failed'));
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="ml-field">
      <label htmlFor={id} className="ml-field-label">
        {say('licence.label')}
      </label>
      <div className="company-licence">
        <input
          ref={inputRef}
          id={id}
          className="ml-visually-hidden"
          type="file"
          accept={licenceFormats}
          tabIndex={-1}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            // The same file may be chosen once more after a failure.
            event.target.value = '';
          }}
        />
        <Button icon="upload" isLoading={isSending} onClick={() => inputRef.current?.click()}>
          {say(name === null ? 'licence.choose' : 'licence.replace')}
        </Button>
        {name !== null && (
          <Tag tone="done" icon="check">
            {name}
          </Tag>
        )}
      </div>
      {fault === null ? (
        <p id={`${id}-note`} className="ml-field-hint">
          {say('licence.hint')}
        </p>
      ) : (
        <FieldError id={`${id}-note`}>{fault}</FieldError>
      )}
    </div>
  );
}
