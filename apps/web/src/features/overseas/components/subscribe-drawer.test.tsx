// Guarantee: whoever pastes numbers may choose among the 15 lines that are asked, by the names of the trade.
// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { installFakeGateway } from '../../../testing/fake-gateway';
import { SubscribeDrawer } from './subscribe-drawer';

it('R-1-09 the picker has the 15 lines', () => {
  onTestFinished(cleanup);
  installFakeGateway([]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscribeDrawer port="NB" initialText="" onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const options = [...screen.getByLabelText<HTMLSelectElement>('船公司').options].map(({ text }) => text);
  expect(options).toEqual([
    '按单号自动识别',
    'MSC 地中海航运',
    'MSK 马士基',
    'CMA 达飞',
    'COS 中远海运',
    'HLC 赫伯罗特',
    'ONE 海洋网联',
    'EMC 长荣',
    'HMM 韩新海运',
    'YML 阳明',
    'ZIM 以星',
    'WHL 万海',
    'OOL 东方海外',
    'PIL 太平船务',
    'KMT 高丽海运',
    'SIT 海丰国际',
  ]);
});
