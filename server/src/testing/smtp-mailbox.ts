import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Headers and body as they came over the wire. */
  message: string;
  messageId: string;
}

/** What an SMTP server answers to one mail: nothing to take it, an error to refuse it. */
type Verdict = (mail: ReceivedMail) => { responseCode: number; message: string } | null;

/** An SMTP server of the test's own, which can be taken away and brought back at the same port. */
export class SmtpMailbox {
  readonly received: ReceivedMail[] = [];
  verdict: Verdict = () => null;
  /** What it says of a recipient, before it has seen the mail. */
  recipientVerdict: (address: string) => number | null = () => null;
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
        const responseCode = this.recipientVerdict(address);
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
          const refusal = this.verdict(mail);
          if (!refusal) this.received.push(mail);
          done(refusal ? Object.assign(new Error(refusal.message), refusal) : null);
        });
      },
    });
    // A client that is killed in the middle is no failure of the test.
    server.on('error', () => {});
    server.listen(this.#port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Gone, as after a crash: whoever is connected is cut off. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    for (const connection of server.connections) connection.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
