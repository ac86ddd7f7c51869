import { z } from 'zod';

/** Where timber and the steel in it are built in, by EN 1995-1-1: 1 inside and dry, 2 under a roof, 3 in the weather. */
export const serviceClasses = [1, 2, 3] as const;
export const serviceClassSchema = z.literal(serviceClasses);
export type ServiceClass = z.infer<typeof serviceClassSchema>;

/** Kinds of wood by what they do to steel: spruce, fir and pine little; larch and Douglas fir when wet; oak, chestnut, robinia and cedar by their acid. */
export const woods = ['spruce', 'larch', 'oak'] as const;
export const woodSchema = z.enum(woods);
export type Wood = z.infer<typeof woodSchema>;
