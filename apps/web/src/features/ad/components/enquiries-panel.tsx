import { Button, copyToClipboard, showToast, SkeletonRows, Tag } from '@mastlight/ui';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Pager } from '../../../platform/list/pager';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { enquiriesQuery, enquiryPageSize, passOn, refreshAds, type Enquiry } from '../api';
import { adPageWords } from '../texts/pages.zh-CN';

/** What was asked of suppliers, those that wait first: copied, passed on, marked. */
export function EnquiriesPanel() {
  const say = useTexts(adPageWords);
  const client = useQueryClient();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(enquiriesQuery(pageNo));

  async function mark({ id }: Enquiry): Promise<void> {
    try {
      await passOn(id);
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
    await refreshAds(client);
  }
  async function copy({ text, replyTo }: Enquiry): Promise<void> {
    const isCopied = await copyToClipboard(`${text}\n${say('enquiries.replyTo')}：${replyTo}`);
    showToast(isCopied ? { tone: 'done', text: say('enquiries.copied') } : { tone: 'danger', text: say('enquiries.copyFailed') });
  }

  return (
    <Panel title={say('enquiries.title')} note={say('enquiries.note')}>
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={3} />
        )
      ) : data.total === 0 ? (
        <p className="panel-empty">{say('enquiries.none')}</p>
      ) : (
        <>
          <PanelTable label={say('enquiries.title')}>
            <thead>
              <tr>
                {(['at', 'to', 'text', 'replyTo', 'state'] as const).map((column) => (
                  <th key={column} scope="col">
                    {say(`enquiries.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.list.map((enquiry) => (
                <tr key={enquiry.id}>
                  <td>
                    <TimeCell time={enquiry.createdTime} />
                  </td>
                  <td>{enquiry.supplier}</td>
                  <td className="ad-asked">{enquiry.text}</td>
                  <td>{enquiry.replyTo}</td>
                  <td data-kind="actions">
                    {enquiry.passedOnTime === null ? (
                      <>
                        <Tag tone="att" icon="clock">
                          {say('enquiries.waiting')}
                        </Tag>{' '}
                        <Button size={24} icon="copy" onClick={() => void copy(enquiry)}>
                          {say('enquiries.copy')}
                        </Button>{' '}
                        <Button size={24} icon="check" onClick={() => void mark(enquiry)}>
                          {say('enquiries.passOn')}
                        </Button>
                      </>
                    ) : (
                      <Tag tone="done" icon="check">
                        {say('enquiries.passedOn', { time: formatShanghai(enquiry.passedOnTime).slice(0, 16) })}
                      </Tag>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </PanelTable>
          {data.total > enquiryPageSize && (
            <Pager
              total={data.total}
              unit={say('enquiries.unit')}
              page={pageNo}
              size={enquiryPageSize}
              sizes={[enquiryPageSize]}
              onPage={setPageNo}
              onSize={() => undefined}
            />
          )}
        </>
      )}
    </Panel>
  );
}
