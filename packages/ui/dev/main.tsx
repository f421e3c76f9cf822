/// <reference types="vite/client" />
import { createRoot } from 'react-dom/client';
import '@mastlight/ui/tokens.css';
import '@mastlight/ui/base.css';
import '@mastlight/ui/fonts.css';
import '@mastlight/ui/fonts-sc.css';
import { Gallery } from '@mastlight/ui/gallery';

// ?theme=dark fixes the theme for a screenshot.
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
