import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  message: string;
  messageId: string;
}

type Refuse = (mail: ReceivedMail) => { responseCode: number; message: string } | null;

export class SmtpMailbox {
  readonly received: ReceivedMail[] = [];
  refuse: Refuse = () => null;
  refuseRecipient: (address: string) => number | null = () => null;
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = this.refuseRecipient(address);
        done(responseCode ? Object.assign(new Error('no such mailbox'), { responseCode }) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const message = Buffer.concat(chunks).toString();
          const mail = {
            to: session.envelope.rcptTo.map(({ address }) => address),
            message,
            messageId: message.match(/^Message-ID: (.+)$/im)?.[1] ?? '',
          };
          const refusal = this.refuse(mail);
          if (!refusal) this.received.push(mail);
          done(refusal ? Object.assign(new Error(refusal.message), refusal) : null);
        });
      },
    });
    server.on('error', () => {});
    server.listen(this.#port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    for (const connection of server.connections) connection.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
