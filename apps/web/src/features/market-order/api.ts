/** Calls of orders of market procurement, as their pages make them. */
import { keepPreviousData, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { marketOrder as calls } from '@mastlight/domain/market-order/contract';
import { currencies } from '@mastlight/domain/market-order/fields';
import { documentTitles, type OrderDocument } from '@mastlight/domain/market-order/messages';
import type { DeclarationState, OrderTab } from '@mastlight/domain/market-order/states';
import { template } from '@mastlight/domain/market-order/templates';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { onLive } from '../../platform/live';

const product = 'market-order';

export type Order = ResponseData<typeof calls.showOrder>;
export type Findings = Order['findings'];

/** What a list of orders shows. */
export interface OrderFilter {
  readonly tab: OrderTab | 'all';
  readonly keyword: string;
  readonly page: number;
}

export const ordersQuery = (filter: OrderFilter) =>
  queryOptions({
    queryKey: [product, 'orders', filter],
    queryFn: ({ signal }) => {
      const { tab, keyword, page } = filter;
      const wish = { ...(tab !== 'all' && { tab }), ...(keyword !== '' && { keyword }), page };
      return callEndpoint(calls.listOrders, wish, { signal, showsErrors: false });
    },
    placeholderData: keepPreviousData,
  });

/** One order; `opening` grows with each time that it is to be read anew. */
export const orderQuery = (id: number | null, opening = 0) =>
  queryOptions({
    queryKey: [product, 'order', id, opening],
    queryFn: ({ signal }) => callEndpoint(calls.showOrder, { id: id! }, { signal, showsErrors: false }),
    enabled: id !== null,
  });

export const declarationsQuery = (filter: { readonly state: DeclarationState | 'all'; readonly keyword: string; readonly page: number }) =>
  queryOptions({
    queryKey: [product, 'declarations', filter],
    queryFn: ({ signal }) => {
      const { state, keyword, page } = filter;
      const wish = { ...(state !== 'all' && { state }), ...(keyword !== '' && { keyword }), page };
      return callEndpoint(calls.listDeclarations, wish, { signal, showsErrors: false });
    },
    placeholderData: keepPreviousData,
  });

/** The templates of a document, whose cache is that of their book. */
export const templatesQuery = (document: OrderDocument) =>
  queryOptions({
    queryKey: ['book', template.path, 'of-document', document],
    queryFn: async ({ signal }) => {
      // All of them: the usual one may be any.
      const wish = { group: documentTitles[document], pageSize: template.entriesMax };
      return (await callEndpoint(template.entries.List, wish, { signal, showsErrors: false })).list;
    },
  });

/** One template, to correct it. */
export const templateQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['book', template.path, 'one', id],
    queryFn: ({ signal }) => callEndpoint(calls.templateInfo, { id: id! }, { signal, showsErrors: false }),
    enabled: id !== null,
    // What is being written stays.
    staleTime: Infinity,
    gcTime: 0,
  });

/** The order that was changed last, to see a template with; null: there is none. */
export const latestOrderQuery = queryOptions({
  queryKey: [product, 'latest'],
  queryFn: async ({ signal }) => {
    const [latest] = (await callEndpoint(calls.listOrders, { pageSize: 1 }, { signal, showsErrors: false })).list;
    return latest ? await callEndpoint(calls.showOrder, { id: latest.id }, { signal, showsErrors: false }) : null;
  },
  staleTime: Infinity,
});

export const orderCalls = {
  remove: (id: number) => callEndpoint(calls.deleteOrders, { ids: [id] }),
  restore: (id: number) => callEndpoint(calls.restoreOrders, { ids: [id] }),
  /** A spreadsheet as base64. */
  readGoods: (file: string, currency: string) =>
    callEndpoint(calls.importGoods, { file, currency: currencies.find((each) => each === currency) ?? '' }),
  goodsTemplate: () => callForFile(calls.writeGoodsTemplate, {}),
  lastOfBuyer: (buyer: string) => callEndpoint(calls.lastOfBuyer, { buyer }),
  submit: (id: number, version: number) => callEndpoint(calls.submitOrder, { id, version }),
  recall: (id: number, version: number) => callEndpoint(calls.recallOrder, { id, version }),
  approve: (id: number, version: number) => callEndpoint(calls.judgeOrder, { id, version, isApproved: true, reason: '' }),
  sendBack: (id: number, version: number, reason: string) => callEndpoint(calls.judgeOrder, { id, version, isApproved: false, reason }),
  declare: (id: number, version: number) => callEndpoint(calls.declareOrder, { id, version }),
  settle: (id: number, version: number, noted: { readonly settledDay: string; readonly filedMonth: string }) =>
    callEndpoint(calls.settleOrder, { id, version, ...noted }),
  /** `templateId` 0: as it is without a template; absent: by the company's usual one. */
  document: (id: number, document: OrderDocument, part: number, templateId?: number) =>
    callForFile(calls.exportDocument, { id, document, part, ...(templateId !== undefined && { templateId }) }),
  enter: (entered: Parameters<typeof callEndpoint<typeof calls.saveDeclaration>>[1]) => callEndpoint(calls.saveDeclaration, entered),
  takeAway: (id: number) => callEndpoint(calls.deleteDeclarations, { ids: [id] }),
  readDays: (file: string) => callEndpoint(calls.importDeclarations, { file }),
};

/** Asks again for whatever is shown of orders. */
export const refreshOrders = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [product] });

/** Keeps what a page shows of orders as it is on the server. A hook. */
export function useLiveOrders(): void {
  const client = useQueryClient();
  useEffect(() => {
    const hear = (): void => void refreshOrders(client);
    return onLive(marketOrderTopic, { changed: hear, gap: hear });
  }, [client]);
}
