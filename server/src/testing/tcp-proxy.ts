import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  silence(): void;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function startProxy(
  target: { host: string; port: number },
  port = 0,
): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  const silence = ([client, server]: [Socket, Socket]) => {
    client.unpipe(server);
    server.unpipe(client);
    client.resume();
    server.resume();
  };
  const listener = createServer((client) => {
    const server = connect(target);
    const pair: [Socket, Socket] = [client, server];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        server.destroy();
        pairs.delete(pair);
      });
    }
    if (isFrozen) return silence(pair);
    client.pipe(server);
    server.pipe(client);
  });
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  return {
    port: (listener.address() as { port: number }).port,
    silence() {
      for (const pair of pairs) silence(pair);
    },
    freeze() {
      isFrozen = true;
      for (const pair of pairs) silence(pair);
    },
    thaw() {
      isFrozen = false;
    },
    async close() {
      for (const [client, server] of pairs) {
        client.destroy();
        server.destroy();
      }
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
