export type WorkerStatus = 'unsupported' | 'active' | 'waiting' | 'installing' | 'unregistered';

export interface WorkerReport {
  status: WorkerStatus;
  scope: string | null;
  script: string | null;
  cacheKeys: string[];
}

interface Registration {
  scope: string;
  active: { scriptURL: string } | null;
  waiting: { scriptURL: string } | null;
  installing: { scriptURL: string } | null;
}

export function workerReport(
  isSupported: boolean,
  registration: Registration | undefined,
  cacheKeys: string[],
): WorkerReport {
  if (!isSupported) return { status: 'unsupported', scope: null, script: null, cacheKeys };
  const status = (['installing', 'waiting', 'active'] as const).find(
    (name) => registration?.[name],
  );
  if (!registration || !status) {
    return { status: 'unregistered', scope: null, script: null, cacheKeys };
  }
  const script = registration[status]?.scriptURL ?? null;
  return { status, scope: registration.scope, script, cacheKeys };
}

export async function readWorkerReport(): Promise<WorkerReport> {
  const isSupported = 'serviceWorker' in navigator;
  const registration = isSupported ? await navigator.serviceWorker.getRegistration() : undefined;
  return workerReport(isSupported, registration, (await globalThis.caches?.keys()) ?? []);
}

const REPLY_TIMEOUT_MS = 3000;

export async function listCaches(now: number): Promise<string[]> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) throw new Error('No service worker is active.');
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string[]>((resolve, reject) => {
    port1.onmessage = ({ data }) => {
      if (data?.type === 'LIST_CACHES_RESULT') resolve(data.keys);
    };
    setTimeout(() => reject(new Error('The service worker didn’t answer.')), REPLY_TIMEOUT_MS);
  });
  worker.postMessage({ type: 'LIST_CACHES', timestamp: now }, [port2]);
  return answer.finally(() => port1.close());
}
