/** The same in English. */
export const english = {
  label: 'recent subscriptions',
  stop: 'stop scrolling',
  resume: 'go on scrolling',
  truck: { action: 'added', title: 'plate number' },
  bill: { action: 'subscribed to', title: 'bill number' },
  call: { action: 'subscribed to', title: 'vessel/voyage' },
};
