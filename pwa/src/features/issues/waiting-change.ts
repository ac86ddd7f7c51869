import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';

/** A change by name with the arguments that belong to that name. */
export type WaitingChange<N extends ChangeName = ChangeName> = { [K in N]: { name: K; args: ArgsOf<K> } }[N];
