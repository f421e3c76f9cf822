import { useState } from 'react';

/** Each field's rule: the refusal for the form as it stands, or null. */
export type FieldRules<Form> = { readonly [Name in keyof Form]: (form: Form) => string | null };

/**
 * A form whose fields are checked when they are left, and all of them on submit; fields that were refused are
 * checked again with every key, so that a refusal goes as soon as it is put right.
 */
export function useCheckedForm<Form extends Record<string, unknown>>(empty: Form, rules: FieldRules<Form>) {
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<keyof Form, string | null>>>({});

  function set<Name extends keyof Form>(name: Name, value: Form[Name]): void {
    const next = { ...form, [name]: value };
    setForm(next);
    // Every refused field, not only this one: two passwords that differ are put right in either.
    setErrors((old) => {
      const refused = Object.keys(old).filter((other) => old[other]);
      return { ...old, ...Object.fromEntries(refused.map((other) => [other, rules[other as keyof Form](next)])) };
    });
  }

  function check(...names: (keyof Form)[]): boolean {
    const found: Partial<Record<keyof Form, string | null>> = {};
    for (const name of names) found[name] = rules[name](form);
    setErrors((old) => ({ ...old, ...found }));
    return names.every((name) => !found[name]);
  }

  /** Refusals of the server, by field. */
  function refuse(fields: Partial<Record<keyof Form, string>>): void {
    setErrors((old) => ({ ...old, ...fields }));
  }

  return { form, errors, set, check, refuse };
}
