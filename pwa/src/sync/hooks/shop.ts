import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { OfflineChoice } from '../../database/shop-database.ts';
import type { UserData } from '../../database/user-data.ts';
import type { FactsMemory } from '../engine/project-facts.ts';
import type { ImportResult, UnsentWork } from '../outbox/import/import-unsent-work.ts';
import type { Withdrawal } from '../outbox/withdraw.ts';
import type { MadeChange } from '../status/read-waiting.ts';

/** What a signed-in user works with, online or not. */
export type Shop = UserData & {
  actor: Actor;
  /** Of somebody without an account: nothing of it leaves the device before he signs in. */
  isVisitors: boolean;
  /** Effect and queue entry in one transaction; resolves when stored, throws DomainError when refused here already. */
  change: <N extends ChangeName>(name: N, args: ArgsOf<N>) => Promise<{ uid: string }>;
  /** Takes back what has not been on its way yet. */
  withdraw: (uid: string) => Promise<Withdrawal>;
  /** Work of the user that the queue could not take: it leaves with him like what waits, and is queued once there is room. */
  unqueued: () => Promise<MadeChange[]>;
  retryNow: () => void;
  /** Awaits no other device any longer for what a restored server found too early. */
  judgeDeferred: () => Promise<void>;
  /** Puts the card of a refused change away. */
  discard: (uid: string) => Promise<void>;
  /** Shows a card again that was put away. */
  bringBack: (uid: string) => Promise<void>;
  /** Holds a project that is being opened, with everything in it, for work without a network. */
  keepProject: (projectId: ProjectId) => Promise<void>;
  /** Changes what is held on this device, at once as far as the network lets it. */
  choose: (edit: (choice: OfflineChoice) => OfflineChoice) => Promise<void>;
  /** Stores a file's bytes here; they are sent before the first change that names them. */
  putFile: (bytes: Uint8Array) => Promise<FileHash>;
  /** Forgets a file that was to become a project. What it answers brings it back; null: it is being read just now. */
  discardUnread: (projectId: ProjectId) => Promise<(() => Promise<void>) | null>;
  /** The unsent work for a file; another device may send it from there. */
  takeOutWork: () => Promise<UnsentWork>;
  /** Puts unsent work that was carried here from another device into the queue. */
  takeInWork: (work: UnsentWork) => Promise<ImportResult>;
  /** What the files of projects say, kept in memory for this tab. */
  facts: FactsMemory;
  /** Ends this tab's part in the sync; the database is closed. */
  close: () => void;
};
