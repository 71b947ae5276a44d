import { SMTPServer } from 'smtp-server';

export async function openMailbox() {
  const mails: { to: string[]; message: string; text: string }[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const message = Buffer.concat(chunks).toString();
        mails.push({ to, message, text: decode(message) });
        for (const look of waiting) look();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };

  function findInMail(
    address: string,
    find: (text: string) => string | undefined,
  ): Promise<string> {
    return new Promise((resolve) => {
      const look = () => {
        for (const { to, text } of mails) {
          const found = to.includes(address) ? find(text) : undefined;
          if (!found) continue;
          waiting.delete(look);
          resolve(found);
          return;
        }
      };
      waiting.add(look);
      look();
    });
  }

  const waitForLink = (address: string, type: 'signup' | 'recovery' | 'magiclink') =>
    findInMail(address, (text) => {
      const links = text.match(/https?:\/\/[^\s"<>]+\/auth\/confirm#[^\s"<>]+/g) ?? [];
      return links.find((found) => found.includes(`type=${type}`))?.replaceAll('&amp;', '&');
    });

  const waitForCode = (address: string) =>
    findInMail(address, (text) => text.match(/on the sign-in page: (\d{6})/)?.[1]);

  return {
    url: `smtp://127.0.0.1:${port}`,
    linkTo: waitForLink,
    codeTo: waitForCode,
    messagesTo: (address: string) =>
      mails.filter(({ to }) => to.includes(address)).map(({ message }) => message),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function decode(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
