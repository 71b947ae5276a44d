import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './steps.ts';

const port = process.env.PORT ?? '3000';
const apiPort = String(Number(port) + 1);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const server = spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort, PUBLIC_URL: publicUrl },
});
const web = spawn('vite', ['--port', port, '--strictPort'], {
  cwd: join(ROOT, 'web'),
  stdio: 'inherit',
  env: { ...process.env, API_PORT: apiPort },
});

const stop = () => {
  server.kill('SIGTERM');
  web.kill('SIGTERM');
};
process.once('SIGINT', stop).once('SIGTERM', stop);
server.once('exit', stop);
web.once('exit', stop);
