import type { FileRow, LocalReadingRow, OutboxEntry, UnreadFileRow } from '../../../database/shop-database.ts';
import type { NewChange } from '../../engine/engine.ts';

/** A change as it leaves the device in a file: no place in a queue, but whether a restored server is only told again. */
export type ExportedMutation = NewChange & { v: number } & Pick<OutboxEntry, 'tries' | 'retold' | 'number' | 'madeOn'>;

/** What a user has made on a device and the server has not answered, files included. */
export type UnsentWork = {
  changes: ExportedMutation[];
  /** Files that are still to be made projects. */
  unread: UnreadFileRow[];
  readings: LocalReadingRow[];
  files: Pick<FileRow, 'hash' | 'bytes'>[];
};
