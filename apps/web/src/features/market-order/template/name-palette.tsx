import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { marketOrderWords } from '../texts/zh-CN';

interface Named {
  readonly prop: string;
  readonly title: string;
}

/** What is chosen of a palette, in its order, and what may be added. */
export function NamePalette(props: {
  readonly title: string;
  readonly hint: string;
  readonly none: string;
  /** What is wrong with what is chosen; absent: nothing. */
  readonly error?: string | undefined;
  readonly palette: readonly Named[];
  readonly chosen: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const { title, hint, none, error, palette, chosen, isReadOnly, onChange } = props;
  const say = useTexts(marketOrderWords);
  const nameOf = (prop: string): string => palette.find((known) => known.prop === prop)?.title ?? prop;
  const swap = (at: number, by: number): void => {
    const moved = [...chosen];
    [moved[at], moved[at + by]] = [moved[at + by]!, moved[at]!];
    onChange(moved);
  };
  const free = palette.filter(({ prop }) => !chosen.includes(prop));
  return (
    <section className="template-palette" aria-label={title}>
      <h2>
        {title} <small>{hint}</small>
      </h2>
      {chosen.length === 0 ? (
        <p className={error === undefined ? 'order-note' : 'order-refused'} role={error === undefined ? undefined : 'alert'}>
          {error ?? none}
        </p>
      ) : (
        <ol className="template-chosen" aria-label={say('template.chosen', { what: title })}>
          {chosen.map((prop, at) => {
            const name = nameOf(prop);
            return (
              <li key={prop}>
                <span>{name}</span>
                <Button
                  variant="icon"
                  size={24}
                  icon="chevronUp"
                  aria-label={say('template.up', { name })}
                  disabled={isReadOnly || at === 0}
                  onClick={() => swap(at, -1)}
                />
                <Button
                  variant="icon"
                  size={24}
                  icon="chevronDown"
                  aria-label={say('template.down', { name })}
                  disabled={isReadOnly || at === chosen.length - 1}
                  onClick={() => swap(at, 1)}
                />
                <Button
                  variant="icon"
                  size={24}
                  icon="close"
                  aria-label={say('template.remove', { name })}
                  disabled={isReadOnly}
                  onClick={() => onChange(chosen.filter((one) => one !== prop))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {free.length > 0 && (
        <div className="template-free">
          {free.map(({ prop, title: name }) => (
            <Button
              key={prop}
              size={24}
              icon="plus"
              disabled={isReadOnly}
              aria-label={say('template.add', { name })}
              onClick={() => onChange([...chosen, prop])}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
