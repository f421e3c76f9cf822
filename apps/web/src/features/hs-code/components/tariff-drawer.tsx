import { showCode } from '@mastlight/domain/vocabulary/show-code';
import { Button, Drawer, Select, SkeletonRows, Tag } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { elementsQuery, notesQuery, taxQuery, type TariffEdition } from '../api';
import { hsCodeWords } from '../texts/zh-CN';
import { DutyCalculator } from './duty-calculator';
import { ElementsForm } from './elements-form';
import { TariffConditions, TariffRates } from './tariff-rates';
import './tariff.css';

/**
 * Rates, conditions, notes and elements of a code (R-7.4-71, -74, -75), always with the edition that they stand in. Of a code
 * with several lines one is chosen first: nobody's rate is shown for another's.
 */
export function TariffDrawer(props: { readonly code: string; readonly name: string; readonly onClose: () => void }) {
  const say = useTexts(hsCodeWords);
  const [asked, setAsked] = useState(props.code);
  const [chosen, setChosen] = useState('');
  const { data, error, isFetching, refetch } = useQuery(taxQuery(asked));
  const line = data?.lines.length === 1 ? data.lines[0] : data?.lines.find(({ hsCode }) => hsCode === chosen);
  return (
    <Drawer title={say('title')} subtitle={`${showCode(props.code)} ${props.name}`} onClose={props.onClose}>
      {error !== null && data === undefined && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {error === null && data === undefined && <SkeletonRows rows={8} />}
      {data && (
        <div className="ht-drawer">
          {data.edition && <EditionBand edition={data.edition} />}
          {data.note !== '' && (
            <p className="ht-unknown" role="status">
              {data.note}
              {data.edition !== null && asked.length > 6 && (
                <Button size={24} onClick={() => setAsked(asked.slice(0, 6))}>
                  {say('whole', { code: showCode(asked.slice(0, 6)) })}
                </Button>
              )}
            </p>
          )}
          {data.lines.length > 1 && (
            <Select
              label={say('pick')}
              placeholder={say('pickHint', { count: data.total })}
              hint={data.total > data.lines.length ? say('overMax', { count: data.lines.length }) : undefined}
              size={40}
              value={chosen}
              options={data.lines.map(({ hsCode, name }) => ({ value: hsCode, label: `${showCode(hsCode)} ${name}` }))}
              onChange={setChosen}
            />
          )}
          {line && (
            <>
              <h3 className="ht-line">
                <span className="ml-mono">{showCode(line.hsCode)}</span> {line.name}
              </h3>
              <div className="ht-columns">
                <div>
                  <TariffRates line={line} />
                  <TariffConditions line={line} />
                </div>
                <div>
                  <Elements key={line.hsCode} code={line.hsCode} name={props.name} />
                  <DutyCalculator key={`calculator ${line.hsCode}`} line={line} />
                </div>
              </div>
            </>
          )}
          <Notes code={props.code} />
        </div>
      )}
    </Drawer>
  );
}

function EditionBand({ edition }: { readonly edition: TariffEdition }) {
  const say = useTexts(hsCodeWords);
  return (
    <div className="ht-edition" data-demo={edition.isDemo || undefined}>
      <p>
        <strong>{say('edition', { name: edition.name })}</strong>
        {edition.isDemo && <Tag tone="att">{say('demo')}</Tag>}
      </p>
      <p className="ht-note">
        {say('since', { day: edition.validFrom, age: edition.ageDays })} · {say('source', { source: edition.source })} ·{' '}
        {say('imported', { time: edition.importedAt.slice(0, 16) })}
      </p>
    </div>
  );
}

function Elements({ code, name }: { readonly code: string; readonly name: string }) {
  const say = useTexts(hsCodeWords);
  const { data, error, isFetching, refetch } = useQuery(elementsQuery(code));
  return (
    <section className="ht-part" aria-label={say('elements')}>
      {error !== null && data === undefined && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {error === null && data === undefined && <SkeletonRows rows={4} />}
      {data && data.elements.length > 0 && <ElementsForm elements={data.elements} name={name} />}
      {data?.elements.length === 0 && (
        <>
          <h3>{say('elements')}</h3>
          <p className="ht-unknown">{data.note}</p>
        </>
      )}
    </section>
  );
}

function Notes({ code }: { readonly code: string }) {
  const say = useTexts(hsCodeWords);
  const { data, error, isFetching, refetch } = useQuery(notesQuery(code));
  if (data === undefined)
    return error === null ? <SkeletonRows rows={2} /> : <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  return (
    <section className="ht-part" aria-label={say('notes')}>
      <h3>{say('notes')}</h3>
      <dl className="ht-notes">
        {[data.chapter, data.heading].map(({ hsCode, name, note }) => (
          <div key={hsCode}>
            <dt>{say('note', { code: hsCode, name })}</dt>
            <dd>{note ?? <span className="ht-note">{say('noNote')}</span>}</dd>
          </div>
        ))}
      </dl>
      <p className="ht-note">{say('notesOurs')}</p>
    </section>
  );
}
