/** What is used of PouchDB; its published types change the type of Node's buffers. */
declare module 'pouchdb-browser' {
  type Rows = { rows: { id: string }[] };
  type Filter = (document: { _id: string }) => boolean;

  export default class PouchDB {
    constructor(name: string, options: { auto_compaction: boolean });
    get(id: string): Promise<{ _id: string; _rev: string }>;
    put(document: { _id: string } & Record<string, unknown>): Promise<unknown>;
    allDocs(range: { startkey: string; endkey: string }): Promise<Rows>;
    query(view: string, options: { key: string; include_docs: boolean }): Promise<Rows>;
    replicate: {
      from(url: string, options: { batch_size: number }): Promise<unknown>;
      to(url: string, options: { batch_size: number; filter: Filter }): Promise<unknown>;
    };
  }
}
