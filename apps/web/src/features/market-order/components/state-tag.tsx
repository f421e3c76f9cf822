import { Tag, type Tone } from '@mastlight/ui';
import type { DeclarationState, OrderState } from '@mastlight/domain/market-order/states';
import { useTexts } from '../../../platform/catalogue';
import { marketOrderWords } from '../texts/zh-CN';

const tones: Readonly<Record<OrderState | DeclarationState, Tone>> = {
  draft: 'idle',
  submitted: 'run',
  returned: 'danger',
  checked: 'run',
  sending: 'run',
  declared: 'customs',
  inspected: 'att',
  withdrawn: 'danger',
  released: 'done',
  closed: 'done',
};

/** How an order stands. */
export function StateTag({ state }: { readonly state: OrderState }) {
  return <Tag tone={tones[state]}>{useTexts(marketOrderWords)(`state.${state}`)}</Tag>;
}

/** How a declaration stands at customs. */
export function DeclarationTag({ state }: { readonly state: DeclarationState }) {
  return <Tag tone={tones[state]}>{useTexts(marketOrderWords)(`declarationState.${state}`)}</Tag>;
}
