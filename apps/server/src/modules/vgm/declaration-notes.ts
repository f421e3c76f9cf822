/** What was told of a declaration when it was made: by who read it, and by the checks that it went past. */
export interface DeclarationNotes {
  readonly told: readonly object[];
  readonly warned: readonly { readonly field: string; readonly text: string }[];
}
