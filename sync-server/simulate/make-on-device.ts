import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { makeChange } from '../../pwa/src/sync/outbox/make-change.ts';
import type { Random } from './random.ts';
import type { Tab } from './simulated-device.ts';
import type { SimulatedShop } from './simulated-shop.ts';

/** A change that a user made, as he was told. */
export type Made = { name: string; userId: UserId; args: unknown };
/** Who makes changes, where, and those that were made, by uid. */
export type Making = { shop: SimulatedShop; random: Random; tab: Tab; userId: UserId; made: Map<string, Made> };

/** Makes a change; null when the device itself refuses it. */
export const makeOnDevice = async <N extends ChangeName>({ tab, userId, made }: Making, name: N, args: ArgsOf<N>) => {
  try {
    const { uid } = await makeChange(tab, name, args);
    made.set(uid, { name, userId, args });
    return uid;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return null;
  }
};
