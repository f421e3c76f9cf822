import { dispatch } from '@mastlight/domain/dispatch/contract';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint } from '../../platform/http-client';

export type Submission = ResponseData<typeof dispatch.showTimeline>;
export type DeadSubmission = ResponseData<typeof dispatch.listDead>['list'][number];

/** What the cache keeps of a submission; whoever hears that it is further asks anew. */
export const timelineKey = (reference: string) => ['dispatch', 'timeline', reference] as const;

export const timelineQuery = (reference: string) => ({
  queryKey: timelineKey(reference),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    callEndpoint(dispatch.showTimeline, { reference }, { signal, showsErrors: false }),
});

export const deadQuery = {
  queryKey: ['dispatch', 'dead'] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => callEndpoint(dispatch.listDead, {}, { signal }),
};

type Verdict = { readonly reference: string; readonly note: string };
/** It is asked for first, and sent only if it is not known there. */
export const redrive = (verdict: Verdict) => callEndpoint(dispatch.redrive, verdict);
/** Somebody has made sure that nobody there has it. */
export const abandon = (verdict: Verdict) => callEndpoint(dispatch.abandon, verdict);
