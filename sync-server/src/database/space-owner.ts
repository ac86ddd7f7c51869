import { catalogSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';

export const nobody = '00000000-0000-0000-0000-000000000000';

/** The customer whose id leads the keys of a space's rows; the catalogue belongs to nobody. */
export const spaceOwner = (space: SpaceId, customerId: string) => (space === catalogSpace ? nobody : customerId);
