import { billFieldLengthMax } from '@mastlight/domain/class-analysis/bill';
import { Button, Icon, isComposing, Tag, TextArea, TextField, type IconName } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import type { Bill, BillField } from '../api';
import { boxesOf, inMono, manyLines, markOf, nameOfField, type BillMark } from '../bill-marks';
import { classAnalysisWords } from '../texts/zh-CN';

type Correct = (field: BillField, value: string) => Promise<void>;

/** What the bill says besides its goods: each field with its mark and the words it was read from; a press puts it right. */
export function BillPane({ bill, onCorrect }: { readonly bill: Bill; readonly onCorrect: Correct }) {
  const say = useTexts(classAnalysisWords);
  const head = bill.fields.filter(({ box }) => box === null);
  const missing = head.filter(({ value }) => value === '').length;
  return (
    <section className="hs-bill ml-card" aria-label={say('bill.title')}>
      <header>
        <h2>{say('bill.title')}</h2>
        <span className="hs-note">{say('bill.counts', { read: head.length - missing, missing })}</span>
        {bill.faults.length > 0 && (
          <Tag tone="danger" icon="warn">
            {say('bill.faults', { count: bill.faults.length })}
          </Tag>
        )}
        <span className="hs-note">{say('bill.hint')}</span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard reaches it so */}
      <div className="hs-bill-body" role="group" tabIndex={0} aria-label={say('bill.title')}>
        <dl className="hs-bill-fields">
          {head.map((field) => (
            <FieldCell key={field.field} bill={bill} field={field} told="" onCorrect={onCorrect} />
          ))}
        </dl>
        {boxesOf(bill).map((box, i) => (
          <section key={i} className="hs-bill-box" aria-label={say('bill.box', { no: i + 1 })}>
            <h3>{say('bill.box', { no: i + 1 })}</h3>
            <dl className="hs-bill-fields">
              {box.map((field, at) => (
                <FieldCell key={field.field} bill={bill} field={field} told={at === 0 ? '' : box[0]!.words} onCorrect={onCorrect} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

/** One field as it was read, or while it is put right. */
function FieldCell(props: {
  readonly bill: Bill;
  readonly field: BillField;
  /** Words that stand beside it already. */
  readonly told: string;
  readonly onCorrect: Correct;
}) {
  const say = useTexts(classAnalysisWords);
  const { bill, field, told, onCorrect } = props;
  const [isOpen, setOpen] = useState(false);
  const name = nameOfField(field);
  const mark = markOf(bill, field);
  // Behind a label there is more on the page than the value: only then does it say something of its own.
  const words = field.words.replace(/\s+/g, ' ').trim();
  return (
    <div className="hs-bill-field" data-mark={mark?.kind}>
      <dt>
        {name}
        {mark && <MarkTag mark={mark} />}
      </dt>
      <dd>
        {isOpen ? (
          <FieldForm field={field} name={name} onCorrect={onCorrect} onClose={() => setOpen(false)} />
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            <span className="ml-visually-hidden">{say('bill.mend', { name })}</span>
            <span className={inMono.has(field.field) ? 'ml-mono' : undefined}>{field.value || say('bill.mark.missing')}</span>
            <Icon name="edit" size={13} />
          </button>
        )}
        {words !== '' && field.words !== told && words !== field.value.replace(/\s+/g, ' ') && (
          <p className="hs-note">{say('bill.words', { words })}</p>
        )}
      </dd>
    </div>
  );
}

const marks: Readonly<Record<BillMark['kind'], readonly [tone: 'danger' | 'att' | 'done' | 'idle', icon: IconName]>> = {
  checkDigit: ['danger', 'warn'],
  twoBills: ['danger', 'warn'],
  sum: ['danger', 'warn'],
  missing: ['idle', 'minus'],
  corrected: ['done', 'edit'],
  unsure: ['att', 'eye'],
};

function MarkTag({ mark }: { readonly mark: BillMark }) {
  const say = useTexts(classAnalysisWords);
  const [tone, icon] = marks[mark.kind];
  // Nothing stands there, and says so itself.
  if (mark.kind === 'missing') return null;
  const told =
    mark.kind === 'sum'
      ? say('bill.mark.sum', { sum: mark.sum.toLocaleString('en-US') })
      : mark.kind === 'twoBills'
        ? say('bill.mark.twoBills', { other: mark.other })
        : mark.kind === 'unsure'
          ? say('bill.mark.unsure', { percent: mark.percent })
          : say(`bill.mark.${mark.kind}`);
  return (
    <Tag tone={tone} icon={icon}>
      {told}
    </Tag>
  );
}

/** Puts a field right: Enter keeps it, Escape leaves it. */
function FieldForm(props: { readonly field: BillField; readonly name: string; readonly onCorrect: Correct; readonly onClose: () => void }) {
  const say = useTexts(classAnalysisWords);
  const { field, name, onCorrect, onClose } = props;
  const [value, setValue] = useState(field.value);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await onCorrect(field, value);
      onClose();
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      setError(thrown.message);
      setBusy(false);
    }
  }
  const isLong = manyLines.has(field.field);
  const control = {
    label: name,
    isLabelHidden: true,
    value,
    error: error ?? undefined,
    isMono: inMono.has(field.field),
    maxLength: billFieldLengthMax,
    autoFocus: true,
    spellCheck: false,
    onChange: setValue,
    onKeyDown(event: React.KeyboardEvent): void {
      if (event.key === 'Escape' && !isComposing(event)) onClose();
      // Where lines are typed, Enter begins one.
      if (event.key === 'Enter' && !isComposing(event) && (!isLong || event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        void keep();
      }
    },
  };
  return (
    <div className="hs-bill-form">
      {isLong ? <TextArea {...control} /> : <TextField {...control} />}
      <Button variant="primary" size={24} isLoading={isBusy} onClick={() => void keep()}>
        {say('bill.keep')}
      </Button>
      <Button size={24} onClick={onClose}>
        {say('bill.leave')}
      </Button>
    </div>
  );
}
