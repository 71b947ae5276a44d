import { Readable } from 'node:stream';
import type MailComposer from 'nodemailer/lib/mail-composer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';

export interface Handover {
  mayFinish(): Promise<boolean>;
  onFinish(): void;
}

type Message = ConstructorParameters<typeof MailComposer>[0];

/**
 * Some mail servers limit the number of emails per connection. nodemailer's own pool uses the same
 * limit.
 */
const MESSAGES_PER_CONNECTION = 100;
/**
 * RFC 5321 suggests waiting ten minutes for the mail server's answer, but one letter must not delay
 * the others for that long.
 */
const ANSWER_WITHIN_MS = 5 * 60_000;

class Withheld extends Error {
  override name = 'Withheld';
}

interface Lane {
  connection: SMTPConnection;
  messages: number;
  isBroken: boolean;
  onBroken: (error: Error) => void;
}

/**
 * A mail server delivers an email only after its last byte. Right before that byte, `mayFinish`
 * decides whether to send it, so only emails that it allowed may have been delivered.
 */
export class SmtpLanes {
  #url: string;
  #idle: Lane[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async sendOnce(message: Message, handover: Handover): Promise<boolean> {
    const { default: Composer } = await import('nodemailer/lib/mail-composer');
    const node = new Composer(message).compile();
    const raw = await node.build();
    const { from, to } = node.getEnvelope();
    const envelope = { from, to, size: raw.length };
    for (;;) {
      const reused = this.#idle.pop();
      const lane = reused ?? (await this.#open());
      let isAsked = false;
      const ask = async () => {
        isAsked = true;
        return handover.mayFinish();
      };
      try {
        await send(lane, envelope, raw, { ...handover, mayFinish: ask });
        this.#keep(lane);
        return true;
      } catch (error) {
        lane.connection.close();
        if (error instanceof Withheld) return false;
        const wasClosedMeanwhile = reused && !isAsked && !hasResponse(error);
        if (!wasClosedMeanwhile) throw error;
      }
    }
  }

  closeIdle(): void {
    for (const { connection } of this.#idle.splice(0)) connection.quit();
  }

  #keep(lane: Lane): void {
    lane.messages++;
    if (lane.isBroken) lane.connection.close();
    else if (lane.messages >= MESSAGES_PER_CONNECTION) lane.connection.quit();
    else this.#idle.push(lane);
  }

  async #open(): Promise<Lane> {
    const [{ default: Connection }, { parseConnectionUrl }] = await Promise.all([
      import('nodemailer/lib/smtp-connection'),
      import('nodemailer/lib/shared'),
    ]);
    const { auth, ...options } = parseConnectionUrl(this.#url) as {
      auth?: { user: string; pass: string };
    };
    const connection = new Connection({
      ...options,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: ANSWER_WITHIN_MS,
    });
    const lane: Lane = { connection, messages: 0, isBroken: false, onBroken: () => {} };
    await new Promise<void>((resolve, reject) => {
      lane.onBroken = reject;
      const setBroken = (error: Error) => {
        lane.isBroken = true;
        this.#idle = this.#idle.filter((each) => each !== lane);
        lane.onBroken(error);
      };
      connection.on('error', setBroken);
      connection.once('end', () => setBroken(new Error('the mail server closed the connection')));
      connection.connect((error) => {
        if (error) reject(error);
        else if (!auth) resolve();
        else connection.login(auth, (refused) => (refused ? reject(refused) : resolve()));
      });
    }).catch((error) => {
      connection.close();
      throw error;
    });
    return lane;
  }
}

const hasResponse = (error: unknown) => (Object(error) as { responseCode?: number }).responseCode;

function send(
  lane: Lane,
  envelope: { from: string | false; to: string[]; size: number },
  raw: Buffer,
  { mayFinish, onFinish }: Handover,
): Promise<void> {
  let isBodyRead = false;
  const message = new Readable({
    read() {
      if (!isBodyRead) {
        isBodyRead = true;
        this.push(raw);
        return;
      }
      mayFinish().then(
        (may) => (may ? this.push(null) : this.destroy(new Withheld('not sent'))),
        (error) => this.destroy(error),
      );
    },
  });
  message.once('end', onFinish);
  return new Promise<void>((resolve, reject) => {
    lane.onBroken = reject;
    message.once('error', reject);
    lane.connection.send(envelope, message, (error) => {
      if (!error) return resolve();
      message.destroy();
      reject(error);
    });
  });
}
