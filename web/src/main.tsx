import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shell } from './shell/shell.tsx';
import './theme.css';

// Browsers install the app, and keep it for times without the server, where the connection is encrypted or local.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Shell />
    </StrictMode>,
  );
