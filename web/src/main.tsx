import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchChunkFailures } from './app/chunk-failure.ts';
import { App } from './app/providers.tsx';
import { startServiceWorker } from './service-worker/start.ts';

watchChunkFailures();
startServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
