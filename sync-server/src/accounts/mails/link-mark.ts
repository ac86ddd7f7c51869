/** Stands in a stored mail for the address of its link; nobody outside knows the id, so no text of a user can name it. */
export const linkMark = (linkId: string) => `[Link ${linkId}]`;
