import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Select, showToast, SkeletonRows, TextField } from '@mastlight/ui';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { isLineCode, lineOf, shippingLines, type LineCode } from '@mastlight/domain/line-tracking/index';
import { overseas } from '@mastlight/domain/overseas/contract';
import { tariffStepsMax } from '@mastlight/domain/overseas/limits';
import { tariffTexts } from '@mastlight/domain/overseas/tariff-texts';
import {
  boxClasses,
  currencies,
  freeDaysField,
  readTypedTariff,
  tariffField,
  typedTariff,
  type BoxClass,
  type Currency,
  type TypedRates,
  type TypedStep,
  type TypedTariff,
} from '@mastlight/domain/overseas/tariff';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError, callEndpoint } from '../../../platform/http-client';
import { refreshProduct } from '../../../platform/list/list-rows';
import { useMayOperate } from '../../../platform/list/only-looking';
import { sayRefusal } from '../../../platform/say-refusal';
import { said } from '../../../platform/said';
import { overseasList } from '../declaration';
import { tariffsQuery } from '../queries';
import { overseasWords } from '../texts/zh-CN';
import './tariff-dialog.css';

type Tariffs = ResponseData<typeof overseas.listTariffs>['list'];

/** A table while it is typed. */
interface Draft extends TypedTariff {
  readonly currency: Currency;
}

const emptyStep: TypedStep = { from: '', to: '', price: '' };
const firstStep: TypedStep = { from: '1', to: '', price: '' };
const emptyDraft: Draft = {
  currency: 'USD',
  rates: { '20': [firstStep], '40': [firstStep], special: [firstStep] },
  freeDays: { '20': '', '40': '', special: '' },
};

/** The owner's rate tables of 滞箱费, one for each line and one for all others; what is wrong in one is told beside its field. */
export function TariffDialog({ line, onClose }: { readonly line: LineCode; readonly onClose: () => void }) {
  const say = useTexts(overseasWords);
  const { data, error, isFetching, refetch } = useQuery(tariffsQuery());
  if (data) return <TariffForm tariffs={data.list} line={line} onClose={onClose} />;
  return (
    <Dialog title={say('detention.open')} width={640} onClose={onClose}>
      {error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}

/** A step that was never typed into is none: the day it begins with stands there by itself. */
const untouched = (rates: TypedRates): Record<BoxClass, TypedStep[]> => {
  const told = (steps: readonly TypedStep[]): TypedStep[] =>
    steps.map((step) => (steps.length === 1 && step.from === '1' && step.to === '' && step.price === '' ? emptyStep : step));
  return { '20': told(rates['20']), '40': told(rates['40']), special: told(rates.special) };
};

function TariffForm(props: { readonly tariffs: Tariffs; readonly line: LineCode; readonly onClose: () => void }) {
  const { tariffs, onClose } = props;
  const say = useTexts(overseasWords);
  const client = useQueryClient();
  const mayOperate = useMayOperate();
  const keptOf = (code: LineCode | null) => tariffs.find(({ carrierCode }) => carrierCode === code);
  const [line, setLine] = useState<LineCode | null>(keptOf(props.line) ? props.line : null);
  // Of each line what was typed: looking at another one takes nothing away.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const kept = keptOf(line);
  const draft = drafts[line ?? ''] ?? (kept ? draftOf(kept) : emptyDraft);

  function change(next: Draft): void {
    setDrafts({ ...drafts, [line ?? '']: next });
    setWrong({});
  }
  const changeSteps = (boxClass: BoxClass, steps: readonly TypedStep[]): void =>
    change({ ...draft, rates: { ...draft.rates, [boxClass]: steps } });

  async function act(call: () => Promise<unknown>, told: string): Promise<void> {
    setBusy(true);
    try {
      await call();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setAsking(false);
      setWrong({ [wholeTable]: sayRefusal(error), ...namesInForm(error.fields) });
      return;
    } finally {
      setBusy(false);
    }
    showToast({ tone: 'done', text: told });
    onClose();
    await refreshProduct(client, overseasList.product);
  }
  async function save(): Promise<void> {
    const rates = untouched(draft.rates);
    const { currency, freeDays } = draft;
    const read = readTypedTariff({ rates, freeDays }, currency);
    const problems = 'problems' in read ? read.problems : [];
    setWrong(Object.fromEntries(problems.map(({ field, text }) => [field, text])));
    if (problems.length > 0) return;
    const table = { carrierCode: line, currency, rates, freeDays };
    await act(() => callEndpoint(overseas.saveTariff, table, { showsErrors: false }), say('tariff.saved'));
  }
  const remove = (): Promise<void> =>
    act(() => callEndpoint(overseas.deleteTariff, { carrierCode: line }, { showsErrors: false }), say('tariff.deleted'));

  return (
    <Dialog
      title={say('detention.open')}
      width={640}
      onClose={onClose}
      actions={
        <>
          {kept && (
            <Button disabled={!mayOperate || isBusy} icon="trash" onClick={() => setAsking(true)}>
              {say('tariff.delete')}
            </Button>
          )}
          <Button onClick={onClose}>{say('tariff.close')}</Button>
          <Button variant="primary" disabled={!mayOperate} isLoading={isBusy} onClick={() => void save()}>
            {say('tariff.save')}
          </Button>
        </>
      }
    >
      <p className="overseas-quiet">{say('tariff.note')}</p>
      <div className="tariff-head">
        <Select
          label={say('tariff.line')}
          placeholder={say('tariff.allLines')}
          options={shippingLines.map(({ code, nameCn }) => {
            const name = `${code} ${said(nameCn)}`;
            return { value: code, label: keptOf(code) ? say('tariff.kept', { name }) : name };
          })}
          value={line ?? ''}
          onChange={(code) => {
            setLine(isLineCode(code) ? code : null);
            setWrong({});
          }}
        />
        <Select
          label={say('tariff.currency')}
          options={currencies.map((code) => ({ value: code, label: code }))}
          value={draft.currency}
          onChange={(code) => code !== '' && change({ ...draft, currency: code })}
        />
      </div>
      {boxClasses.map((boxClass) => (
        <ClassSteps
          key={boxClass}
          boxClass={boxClass}
          steps={draft.rates[boxClass]}
          currency={draft.currency}
          wrong={wrong}
          mayOperate={mayOperate}
          freeDays={draft.freeDays[boxClass]}
          onChange={(steps) => changeSteps(boxClass, steps)}
          onFreeDays={(text) => change({ ...draft, freeDays: { ...draft.freeDays, [boxClass]: text } })}
        />
      ))}
      {wrong[wholeTable] !== undefined && <p role="alert">{wrong[wholeTable]}</p>}
      {isAsking && (
        <ConfirmDialog isLoading={isBusy} onClose={() => setAsking(false)} onConfirm={() => void remove()}>
          {line === null ? say('tariff.deleteAll') : say('tariff.deleteOwn', { line: `${line} ${said(lineOf(line).nameCn)}` })}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Under which name stands what is wrong with no field of the form. */
const wholeTable = 'table';
const namesInForm = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field.replace(/^rates\./, ''), text]));

/** A table as it is typed again; a class without a rate has one empty step to type into. */
function draftOf(kept: Tariffs[number]): Draft {
  const { rates, freeDays } = typedTariff(kept);
  const orFirst = (steps: readonly TypedStep[]): readonly TypedStep[] => (steps.length === 0 ? [firstStep] : steps);
  const shown = { '20': orFirst(rates['20']), '40': orFirst(rates['40']), special: orFirst(rates.special) };
  return { currency: kept.currency, rates: shown, freeDays };
}

/** The steps of one class of boxes. */
function ClassSteps(props: {
  readonly boxClass: BoxClass;
  readonly steps: readonly TypedStep[];
  readonly currency: Currency;
  readonly wrong: Readonly<Record<string, string>>;
  readonly mayOperate: boolean;
  readonly freeDays: string;
  readonly onChange: (steps: readonly TypedStep[]) => void;
  readonly onFreeDays: (text: string) => void;
}) {
  const { boxClass, steps, currency, wrong, mayOperate, onChange } = props;
  const say = useTexts(overseasWords);
  const name = tariffTexts.classes[boxClass];
  const field = (at: number, part: keyof TypedStep, placeholder: string) => (
    <TextField
      label={say(`tariff.${part}`, { boxClass: name, at: at + 1 })}
      isLabelHidden
      isMono
      inputMode={part === 'price' ? 'decimal' : 'numeric'}
      placeholder={placeholder}
      value={steps[at]![part]}
      disabled={!mayOperate}
      {...(part === 'price' && { suffix: currency })}
      error={wrong[tariffField(boxClass, at, part)]}
      onChange={(text) => onChange(steps.map((step, index) => (index === at ? { ...step, [part]: text } : step)))}
    />
  );
  return (
    <fieldset className="tariff-class">
      <legend>{name}</legend>
      <div className="tariff-free">
        <TextField
          label={say('tariff.freeDays', { boxClass: name })}
          isMono
          inputMode="numeric"
          hint={say('tariff.freeDaysHint')}
          suffix={say('tariff.days')}
          value={props.freeDays}
          disabled={!mayOperate}
          error={wrong[freeDaysField(boxClass)]}
          onChange={props.onFreeDays}
        />
      </div>
      {/* Each field says it by itself to whoever does not see. */}
      <div className="tariff-step tariff-step-head" aria-hidden>
        <span>{say('tariff.fromHead')}</span>
        <span>{say('tariff.toHead')}</span>
        <span>{say('tariff.priceHead')}</span>
      </div>
      {steps.map((_step, at) => (
        // Steps have no name of their own: each is its place.
        <div key={at} className="tariff-step">
          {field(at, 'from', say('tariff.fromHead'))}
          {field(at, 'to', say(at === steps.length - 1 ? 'tariff.toOpen' : 'tariff.toHead'))}
          {field(at, 'price', say('tariff.priceHead'))}
          <Button
            variant="icon"
            icon="trash"
            aria-label={say('tariff.remove', { boxClass: name, at: at + 1 })}
            disabled={!mayOperate || steps.length === 1}
            onClick={() => onChange(steps.filter((_each, index) => index !== at))}
          />
        </div>
      ))}
      {wrong[boxClass] !== undefined && <p role="alert">{wrong[boxClass]}</p>}
      {steps.length < tariffStepsMax && (
        <Button icon="plus" size={24} disabled={!mayOperate} onClick={() => onChange([...steps, { ...emptyStep, from: nextDay(steps) }])}>
          {say('tariff.add', { boxClass: name })}
        </Button>
      )}
    </fieldset>
  );
}

/** The day after the last step, where its end is typed. */
function nextDay(steps: readonly TypedStep[]): string {
  const end = steps.at(-1)?.to.trim() ?? '';
  return /^\d{1,3}$/.test(end) ? String(Number(end) + 1) : '';
}
