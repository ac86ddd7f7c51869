import { z } from 'zod';

export const permissionSchema = z.enum([
  'GLOBAL_ADMIN_PERMISSION',
  'CUSTOMER_ADMIN_PERMISSION',
  'STANDARD_PERMISSION',
  'UPLOAD_PERMISSION',
  'ORDER_PERMISSION',
  'DEMO_PERMISSION',
]);
export type Permission = z.infer<typeof permissionSchema>;

const isKnown = (given: unknown) => permissionSchema.safeParse(given).success;

/** A user's permissions as this build knows them: those of a newer one grant nothing here. */
export const knownPermissionsSchema = z.preprocess(
  (given) => (Array.isArray(given) ? given.filter(isKnown) : given),
  z.array(permissionSchema),
);
