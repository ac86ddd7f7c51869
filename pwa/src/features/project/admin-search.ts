/** A project is opened to run the shop: any customer's, and closing leads back to the projects of all. */
export type AdminSearch = { admin?: true };

const on = new Set<unknown>([true, 1, 'true', '1']);

export const readAdminMode = ({ admin }: Record<string, unknown>): AdminSearch =>
  on.has(admin) ? { admin: true } : {};
