import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { PortListHead } from '../../../platform/list/port-list-head';
import type { QueryKind } from '../address';
import { portQueryWords } from '../texts/zh-CN';
import { lazyPart } from '../../../platform/lazy-part';

const SourceStatus = lazyPart(async () => (await import('../../intake')).SourceStatusPanel);

/** The head of a query: its lists, its port, and how old what the port said is. */
export function QueryHead(props: {
  readonly kind: QueryKind;
  readonly port: PortCode;
  readonly onPort: (port: PortCode) => void;
  readonly times: Pick<PageTimes, 'heardSources' | 'silence'> | undefined;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}) {
  const { kind, port, times, ...rest } = props;
  const say = useTexts(portQueryWords);
  return <PortListHead section={kind} title={say(`${kind}Title`)} port={port} source={{ times, panel: SourceStatus }} {...rest} />;
}
