import { useQuery } from '@tanstack/react-query';
import { Drawer, SkeletonRows } from '@mastlight/ui';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { CallErrorState } from '../../../platform/call-error-state';
import { ConnectionLine } from '../../../platform/connection-line';
import { billDetailQuery } from '../api';
import { useBillMenu } from '../use-bill-menu';
import { useLiveDetail } from '../use-live-detail';
import { BillDetail } from './bill-detail';
import { BillNumber, BillSummary } from './bill-heading';
import { BillTools } from './bill-tools';

/** The detail of one bill over the list. */
export function BillDrawer(props: { readonly port: PortCode; readonly billNo: string; readonly onClose: () => void }) {
  const { port, billNo, onClose } = props;
  const menu = useBillMenu(onClose);
  const { data, error, isFetching, refetch } = useQuery(billDetailQuery(port, billNo));
  useLiveDetail(port, billNo, data?.bill.id);
  return (
    <>
      <Drawer
        title={<BillNumber billNo={billNo} />}
        onClose={onClose}
        {...(data ? { subtitle: <BillSummary bill={data.bill} />, tools: <BillTools bill={data.bill} menu={menu} /> } : {})}
      >
        {/* The page's own line lies under the scrim. */}
        <ConnectionLine />
        {data ? (
          <>
            <div className="bill-phone-summary">
              <BillSummary bill={data.bill} />
            </div>
            <BillDetail detail={data} waysOf={menu.waysOf} onRemark={menu.askRemark} />
          </>
        ) : error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={14} />
        )}
      </Drawer>
      {menu.dialogs}
    </>
  );
}
