import { isComposing } from '@mastlight/ui';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useForm, type Control, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { CallError } from '../http-client';
import type { Catalogue, Messages } from '../catalogue';
import type { ToldRefusal } from '../say-refusal';
import { checkBySchema, serverRefusal, wholeForm, type RefusedField } from './check-by-schema';

/** What the fields of a form need of it. */
export interface ContractForm<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Its group `field` has the words of the refusals. */
  readonly texts: Catalogue<Messages & { readonly field: Messages }>;
  readonly isSending: boolean;
  readonly read: (name: Path<Values>) => unknown;
  /** All fields as they are. */
  readonly readAll: () => Values;
  /** Puts values into fields, as those that are known of a number; refused ones are checked again. */
  readonly put: (values: Partial<Values>) => void;
  /** Puts the caret into a field. */
  readonly focus: (name: Path<Values>) => void;
  /** Checks the named fields; whether they are in order. */
  readonly check: (...names: Path<Values>[]) => Promise<boolean>;
  /** Checks again whatever is refused, so that a refusal goes as soon as it is put right, in whichever field. */
  readonly checkRefused: () => void;
  /**
   * Puts the server's refusals at their fields, and what is said of none of them at the whole form; `names` leads from
   * the wire's names to the form's.
   */
  readonly refuse: (error: CallError, names: Readonly<Record<string, Path<Values>>>) => void;
  /** Refuses one field, or without a name the whole form, with what the server told. */
  readonly refuseWith: (told: ToldRefusal, name?: Path<Values>) => void;
  /** Goes onto the form element: sends what is in order, once at a time, and never on an Enter of the input method. */
  readonly formProps: {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * A form whose rules are the contract's (ADR 0020): a field is checked when it is left, all of them on submit, and
 * refused ones with every key. `send` gets values that are in order; what it throws is its own to handle.
 */
export function useContractForm<Values extends FieldValues>(options: {
  readonly schema: z.ZodMiniType<unknown, Values>;
  readonly empty: DefaultValues<Values>;
  readonly texts: Catalogue<Messages & { readonly field: Messages }>;
  readonly send: (values: Values) => Promise<void>;
  /** Told of a submit that was refused here. */
  readonly onRefused?: () => void;
}): ContractForm<Values> {
  const form = useForm<Values>({
    defaultValues: options.empty,
    resolver: checkBySchema(options.schema),
    // When to check is decided here and not by the library, which knows nothing of input methods.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const isSendingNow = useRef(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSendingNow.current) return;
    isSendingNow.current = true;
    try {
      await form.handleSubmit(options.send, options.onRefused)();
    } finally {
      isSendingNow.current = false;
    }
  }

  function refuseWith({ message, refusal }: ToldRefusal, name = wholeForm as Path<Values>): void {
    const refused: RefusedField = { type: serverRefusal, message, refusal: refusal ?? null };
    form.setError(name, refused);
  }

  function checkRefused(): void {
    const refused = Object.keys(errors) as Path<Values>[];
    if (refused.length > 0) void form.trigger(refused);
  }

  return {
    control: form.control,
    texts: options.texts,
    isSending: isSubmitting,
    read: form.getValues,
    readAll: form.getValues,
    put: (values) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name as Path<Values>, value as never);
      checkRefused();
    },
    focus: (name) => form.setFocus(name),
    check: (...names) => form.trigger(names),
    checkRefused,
    refuse: (error, names) => {
      const fields = Object.entries(error.fields);
      // The name says what is wrong with one field; of several each has its own words.
      const refusal = fields.length === 1 ? error.refusal : null;
      const placed = fields.filter(([wireName]) => names[wireName]);
      for (const [wireName, message] of placed) refuseWith({ message, refusal }, names[wireName]);
      if (placed.length === 0) refuseWith(error);
    },
    refuseWith,
    formProps: {
      noValidate: true,
      onSubmit: (event) => void submit(event),
      onKeyDown: (event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      },
    },
  };
}
