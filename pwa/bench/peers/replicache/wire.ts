export type Pull = { clientGroupID: string; cookie: number | null };
export type Push = {
  clientGroupID: string;
  mutations: { clientID: string; id: number; args: { id: string; quantity: number; updatedAt: number } }[];
};
