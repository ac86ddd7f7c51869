/** Before anything else of a test is imported: Dexie looks once for the browser's storage. Each file of tests gets an empty one. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';

globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;
