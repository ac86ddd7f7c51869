import type { XmlHandlers } from './build-tree.ts';

/** What reads one kind of document from its elements; `finish` gives what it has when all have come. */
export type DocumentReader<Document> = XmlHandlers & { finish: () => Document };
