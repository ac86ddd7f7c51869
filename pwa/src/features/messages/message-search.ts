/** What a message is about, in the address: ids, whose names the server tells. */
export type MessageSearch = { customer?: string; user?: string; project?: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOf = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined);

export const readMessageSearch = (search: Record<string, unknown>): MessageSearch => {
  const [customer, user, project] = [idOf(search.customer), idOf(search.user), idOf(search.project)];
  return { ...(customer && { customer }), ...(user && { user }), ...(project && { project }) };
};
