/** Things of which any number is chosen, each a button that stays pressed. */
export function ChoiceChips<Value extends string>(props: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
}) {
  const { label, options, chosen, onChange, hint, error } = props;
  return (
    <div className="ad-chips" role="group" aria-label={label}>
      <span className="ad-chips-label">{label}</span>
      {options.map(({ value, label: word }) => {
        const isOn = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            className="ad-chip"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? chosen.filter((each) => each !== value) : [...chosen, value])}
          >
            {word}
          </button>
        );
      })}
      {error !== undefined ? (
        <span className="ad-chips-error" role="alert">
          {error}
        </span>
      ) : (
        hint !== undefined && <span className="ad-quiet">{hint}</span>
      )}
    </div>
  );
}
