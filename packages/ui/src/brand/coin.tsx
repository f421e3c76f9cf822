import type { ReactNode } from 'react';
import { usePartTexts } from '../part-texts';
import './coin.css';

/** The 火币 coin: the lamp in an amber ring on navy. `size` in px. */
export function Coin({ size = 16 }: { size?: number }) {
  const { coin } = usePartTexts();
  return (
    <svg className="ml-coin" width={size} height={size} viewBox="0 0 32 32" fill="none" role="img" aria-label={coin}>
      <circle cx="16" cy="16" r="15.5" fill="#10303e" />
      <circle cx="16" cy="16" r="12.6" stroke="#f0a030" strokeWidth="2" />
      <path d="M16 7.4v17.4" stroke="#f0a030" strokeWidth="2" strokeLinecap="round" />
      <rect x="11.4" y="10.2" width="9.2" height="10" rx="4" fill="#f0a030" stroke="#10303e" strokeWidth="1.6" />
      <path d="M14.6 13.6c-.6.5-.9 1-.9 1.9" stroke="#ffe9c4" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
  );
}

/** An amount of 火币: the coin always stands before it, 6 px away. `children` is the formatted amount. */
export function CoinAmount({ size = 16, children }: { size?: number; children: ReactNode }) {
  return (
    <span className="ml-coin-amount">
      <Coin size={size} />
      <span className="ml-mono">{children}</span>
    </span>
  );
}
