// The stage as a page of its own, with what the product does about the session that a draft belongs to.
import '@mastlight/ui/tokens.css';
import '@mastlight/ui/base.css';
import { ToastHost } from '@mastlight/ui';
import { createRoot } from 'react-dom/client';
import { followOtherTabs } from '../../features/account';
import { expireOwned } from '../../platform/owned-storage';
import { sessionOwner } from '../../platform/session';
import { SheetStage } from './sheet-stage';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the stage.');

expireOwned(sessionOwner(), Date.now());
followOtherTabs();
createRoot(root).render(
  <>
    <SheetStage />
    <ToastHost />
  </>,
);
