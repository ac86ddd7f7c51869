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
