import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { openTransport, type Transport } from '../src/jobs/mail/send-mail.ts';

/** A mail server of the test's own, on this machine. */
export const testMailbox = async () => {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      received.push(await PostalMime.parse(await text(stream)));
      done();
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address().port));
  });
  const transport = openTransport(`smtp://127.0.0.1:${port}`, 'shop@example.org') as Transport;
  const mailTo = (recipient: string, subject: string) =>
    received.find((mail) => mail.to?.[0]?.address === recipient && mail.subject?.includes(subject));
  return {
    transport,
    received,
    /** Takes the next mail to somebody about something out of the box, once it has come. */
    next: async (recipient: string, subject: string): Promise<string> => {
      const mail = await vi.waitFor(
        () => {
          const found = mailTo(recipient, subject);
          if (!found) throw new Error(`no mail to ${recipient} about ${subject}`);
          return found;
        },
        { timeout: 120_000, interval: 50 },
      );
      received.splice(received.indexOf(mail), 1);
      return mail.text ?? '';
    },
    stop: () =>
      new Promise<void>((done) => {
        transport.close();
        server.close(done);
      }),
  };
};

export type TestMailbox = Awaited<ReturnType<typeof testMailbox>>;

/** The token of a mail's link. */
export const tokenIn = (mail: string) => /\/shop\/(?:account\/)?\w+\/([\w-]{43})/.exec(mail)?.[1] ?? 'none';
