/** How an address wants a project opened. */
export type Opening = {
  /** To run the shop: any customer's, and closing leads back to the projects of all. */
  admin?: true;
  /** Fetched from the server anew before it is shown. */
  force?: true;
};

const on = new Set<unknown>([true, 1, 'true', '1']);

export const readOpening = ({ admin, force }: Record<string, unknown>): Opening => ({
  ...(on.has(admin) ? { admin: true } : {}),
  ...(on.has(force) ? { force: true } : {}),
});

/** As `project-screen.module.css` sets the parts of a project for a phone. */
const phone = '(max-width: 47.99rem)';

/** Where a popup over a list would leave neither of them its place. */
export const isOnPhone = () => matchMedia(phone).matches;
