declare module 'smtp-server' {
  import type { Readable } from 'node:stream';

  /** The few parts of the library that the tests use. */
  export class SMTPServer {
    constructor(options: {
      authOptional: boolean;
      disabledCommands: string[];
      onRcptTo?: (address: unknown, session: unknown, done: (error?: Error) => void) => void;
      onData: (stream: Readable, session: unknown, done: (error?: Error) => void) => void;
    });
    listen(port: number, host: string, listening: () => void): { address(): { port: number } };
    close(closed: () => void): void;
  }
}
