import '../theme/tokens.css';
import '../theme/mantine.css';
import '../theme/base.css';
import '../theme/controls.css';
import '../theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstPaint } from '../platform/first-paint.ts';
import { startI18n } from '../platform/i18n.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await Promise.all([startI18n(), firstPaint()]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
