import '../theme/tokens.css';
import '../theme/mantine.css';
import '../theme/base.css';
import '../theme/controls.css';
import '../theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../platform/i18n.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
