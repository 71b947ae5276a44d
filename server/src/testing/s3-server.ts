import { createServer } from 'node:http';

export interface S3Server {
  url: string;
  objects: Map<string, Buffer>;
  uploads: Map<string, Buffer[]>;
  failOnce: ((method: string, query: URLSearchParams) => boolean) | null;
  close(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const { method = '' } = request;
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://store');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const found = objects.get(pathname);
    const parts = uploads.get(pathname);
    const keys = (all: Map<string, unknown>) =>
      [...all.keys()]
        .map((path) => path.replace('/bucket/', ''))
        .filter((key) => key.startsWith(query.get('prefix') ?? ''));
    if (!request.headers.authorization?.includes('Credential=key/')) response.writeHead(403);
    else if (s3.failOnce?.(method, query)) {
      s3.failOnce = null;
      response.writeHead(503);
    } else if (method === 'POST' && query.has('uploads')) {
      uploads.set(pathname, []);
      response.write('<UploadId>one</UploadId>');
    } else if (query.has('uploadId') && !parts) response.writeHead(404);
    else if (parts && query.has('uploadId')) {
      if (method === 'PUT') {
        parts[Number(query.get('partNumber')) - 1] = body;
        response.setHeader('etag', `"${query.get('partNumber')}"`);
      } else {
        uploads.delete(pathname);
        if (method === 'POST') objects.set(pathname, Buffer.concat(parts));
      }
    } else if (query.has('uploads')) {
      const list = keys(uploads).map((key) => `<Key>${key}</Key><UploadId>one</UploadId>`);
      response.write(list.map((upload) => `<Upload>${upload}</Upload>`).join(''));
    } else if (method === 'PUT') objects.set(pathname, body);
    else if (method === 'DELETE') objects.delete(pathname);
    else if (query.has('list-type')) {
      const list = keys(objects).map(
        (key) => `<Key>${key}</Key><Size>${objects.get(`/bucket/${key}`)?.length}</Size>`,
      );
      response.write(list.map((object) => `<Contents>${object}</Contents>`).join(''));
    } else if (found) {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (from) response.writeHead(206);
      response.write(from ? found.subarray(Number(from), Number(to) + 1) : found);
    } else response.writeHead(404);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const s3: S3Server = {
    url: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    failOnce: null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return s3;
}
