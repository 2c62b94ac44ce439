import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shell } from './shell/shell.tsx';
import './theme.css';

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Shell />
    </StrictMode>,
  );
