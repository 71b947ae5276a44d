import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it receives. */
export async function openMailbox() {
  const mails: { to: string[]; text: string }[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: decode(Buffer.concat(chunks).toString()) });
        for (const look of waiting) look();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };

  /** The link of such a kind in the first mail to somebody, as soon as it arrives. */
  function linkTo(address: string, type: 'signup' | 'recovery'): Promise<string> {
    return new Promise((resolve) => {
      const look = () => {
        for (const { to, text } of mails) {
          const links = text.match(/https?:\/\/[^\s"<>]+\/auth\/confirm#[^\s"<>]+/g) ?? [];
          const link = links.find((found) => found.includes(`type=${type}`));
          if (!to.includes(address) || !link) continue;
          waiting.delete(look);
          resolve(link.replaceAll('&amp;', '&'));
          return;
        }
      };
      waiting.add(look);
      look();
    });
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    linkTo,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Quoted-printable, as far as links need it. */
function decode(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
