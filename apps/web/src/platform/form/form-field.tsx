import { Checkbox, FieldError, PasswordField, Select, TextField, type SelectOption, type TextFieldProps } from '@mastlight/ui';
import { useId, useRef, type ReactNode } from 'react';
import { useController, useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import { findText, useTexts, type Messages, type Say } from '../catalogue';
import { sayRefusal } from '../say-refusal';
import { wholeForm, type RefusedField } from './check-by-schema';
import { keepSigns } from './keep-signs';
import type { ContractForm } from './use-contract-form';

interface FieldOf<Values extends FieldValues> {
  readonly form: ContractForm<Values>;
  readonly name: FieldPath<Values>;
}

interface Filtered {
  /** What stays of a text while it is typed (R-5.4-09 and on). */
  readonly filter?: ((text: string) => string) | undefined;
  /** What is put right in a text when the field is left. */
  readonly fix?: ((text: string) => string) | undefined;
}

/** One field's value, what is said against it in the language of now, and what its control has to tell the form. */
function useFormField<Values extends FieldValues>({ form, name, filter, fix }: FieldOf<Values> & Filtered) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref: attach, value, onChange, onBlur } = field;
  const say = useTexts(form.texts);
  const error: RefusedField | undefined = fieldState.error;
  const element = useRef<HTMLInputElement | null>(null);
  const kept = (changed: unknown, isHalf: boolean): unknown =>
    filter && element.current && typeof changed === 'string' ? keepSigns(element.current, filter, isHalf) : changed;
  return {
    value: value as unknown,
    attach(found: HTMLInputElement | null): void {
      element.current = found;
      attach(found);
    },
    error: error && wordsOf(say, error),
    /** While an input method composes, half a word is no word to refuse. */
    change(changed: unknown, isHalf = false): void {
      onChange(kept(changed, isHalf));
      if (!isHalf) form.checkRefused();
    },
    leave(): void {
      const right = fix && typeof value === 'string' ? fix(value) : value;
      if (right !== value) onChange(right);
      onBlur();
      // An empty field is not yet a mistake: whoever only passes through is left in peace until the form is sent.
      if (value !== '' && value !== false) void form.check(name);
    },
  };
}

/** What is said against a field, in the language of now. */
export function wordsOf(say: Say<Messages>, error: RefusedField): string {
  return (
    findText(say, `field.${error.type}`, error.parameters) ?? sayRefusal({ message: error.message ?? '', refusal: error.refusal ?? null })
  );
}

type OwnProps = 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref' | 'form';

/** A line of text of a form, or a password. */
export function FormTextField<Values extends FieldValues>(
  props: FieldOf<Values> & Filtered & Omit<TextFieldProps, OwnProps> & { readonly isPassword?: boolean },
) {
  const { form, name, filter, fix, isPassword, ...rest } = props;
  const { attach, value, error, change, leave } = useFormField({ form, name, filter, fix });
  const Control = isPassword ? PasswordField : TextField;
  return <Control {...rest} ref={attach} name={name} value={String(value ?? '')} onChange={change} onBlur={leave} error={error} />;
}

/** One of some choices; what is chosen and is none of them stays to be seen. */
export function FormSelect<Values extends FieldValues>(
  props: FieldOf<Values> & {
    readonly label: string;
    readonly options: readonly SelectOption<string>[];
    readonly placeholder: string;
    readonly hint?: string;
    readonly isRequired?: boolean;
    readonly disabled?: boolean;
  },
) {
  const { form, name, options, ...rest } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const say = useTexts(form.texts);
  const error: RefusedField | undefined = fieldState.error;
  const { ref: attach, onChange, value: held } = field;
  const value: string = typeof held === 'string' ? held : '';
  const isOdd = value !== '' && options.every((option) => option.value !== value);
  return (
    <Select
      {...rest}
      ref={attach}
      name={name}
      options={isOdd ? [{ value, label: value }, ...options] : options}
      value={value}
      error={error && wordsOf(say, error)}
      onChange={(chosen) => {
        onChange(chosen);
        form.checkRefused();
      }}
    />
  );
}

/** A box to tick, with what stands behind its words, and its refusal. */
export function FormCheckbox<Values extends FieldValues>(
  props: FieldOf<Values> & { readonly children: ReactNode; readonly after?: ReactNode },
) {
  const field = useFormField(props);
  const errorId = useId();
  return (
    <>
      <Checkbox
        isChecked={field.value === true}
        name={props.name}
        aria-invalid={field.error !== undefined}
        aria-describedby={field.error === undefined ? undefined : errorId}
        onChange={field.change}
      >
        {props.children}
      </Checkbox>
      {props.after}
      {field.error !== undefined && <FieldError id={errorId}>{field.error}</FieldError>}
    </>
  );
}

/** What is said against the form as a whole; an empty line while nothing is. */
export function FormRefusal<Values extends FieldValues>(props: { readonly form: ContractForm<Values>; readonly className: string }) {
  const say = useTexts(props.form.texts);
  const { errors } = useFormState({ control: props.form.control });
  const error = (errors as Readonly<Record<string, RefusedField | undefined>>)[wholeForm];
  return (
    <p className={props.className} role="alert">
      {error && wordsOf(say, error)}
    </p>
  );
}
