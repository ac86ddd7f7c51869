import type { SealedWork } from '../../../database/device-database.ts';

/** Whether there is more in it than what was answered: that holds nobody up, and nobody misses it. */
export const isUnsent = ({ forgottenAt }: Pick<SealedWork, 'forgottenAt'>) => forgottenAt === undefined;
