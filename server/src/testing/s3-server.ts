import { createServer } from 'node:http';

export interface S3Server {
  url: string;
  /** The stored objects by path, such as `/bucket/practice/a.backup`. */
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

/** Starts a small S3-compatible store in memory. Requests must use the access key `key`. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://store');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const found = objects.get(url.pathname);
    if (!request.headers.authorization?.includes('Credential=key/')) response.writeHead(403);
    else if (request.method === 'PUT') objects.set(url.pathname, Buffer.concat(chunks));
    else if (request.method === 'DELETE') objects.delete(url.pathname);
    else if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()]
        .map((path) => path.replace('/bucket/', ''))
        .filter((key) => key.startsWith(prefix));
      response.write(keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join(''));
    } else if (found) {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (from) response.writeHead(206);
      response.write(from ? found.subarray(Number(from), Number(to) + 1) : found);
    } else response.writeHead(404);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
