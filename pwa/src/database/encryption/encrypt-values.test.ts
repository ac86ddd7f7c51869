import { Dexie, type DexieOptions, type Table } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { observe } from '../observe.ts';
import { encryptValues } from './encrypt-values.ts';
import { createValueCipher } from './value-cipher.ts';

type Note = { id: string; uid: string; text: string; file?: Uint8Array; more?: unknown };
type Notes = Dexie & { note: Table<Note, string> };

const keyOf = (fill: number) => new Uint8Array(32).fill(fill);
const newOptions = (): DexieOptions => ({ indexedDB: new IDBFactory(), IDBKeyRange });

const openPlain = (options: DexieOptions, name = 'notes') => {
  const database = new Dexie(name, options) as Notes;
  database.version(1).stores({ note: 'id, uid' });
  return database;
};

const openNotes = (options = newOptions(), key = keyOf(1), name = 'notes') =>
  encryptValues(openPlain(options, name), createValueCipher(key));

const first: Note = { id: 'a', uid: 'u1', text: 'Stahlbau Müller', more: { list: [1, null, 'Dachträger'] } };
const second: Note = { id: 'b', uid: 'u2', text: 'Halle 7', file: new Uint8Array([1, 2, 255]) };

/** What lies in the browser, read without the cipher. */
const stored = async (options: DexieOptions) => (await openPlain(options).note.toArray()) as unknown as object[];

test('a row comes back as it was, files included', async () => {
  const { note } = openNotes();
  await note.bulkPut([first, second]);
  expect(await note.get('a')).toEqual(first);
  expect(await note.toArray()).toEqual([first, second]);
  expect(await note.bulkGet(['b', 'missing'])).toEqual([second, undefined]);
});

test('only keys and indexed fields lie in clear', async () => {
  const options = newOptions();
  await openNotes(options).note.bulkPut([first, second]);
  const rows = await stored(options);
  expect(rows.map((row) => Object.keys(row).sort())).toEqual([
    ['$', 'id', 'uid'],
    ['$', 'id', 'uid'],
  ]);
  const bytes = rows.map((row) => new TextDecoder('latin1').decode((row as { $: Uint8Array }).$)).join();
  for (const word of ['Stahlbau', 'Dachtr', 'Halle']) expect(bytes).not.toContain(word);
});

test('the same row is never stored as the same bytes twice', async () => {
  const options = newOptions();
  const { note } = openNotes(options);
  await note.put(first);
  const [before] = await stored(options);
  await note.put(first);
  expect(await stored(options)).not.toEqual([before]);
});

test('rows are found by index, range and filter, changed by modify and update, and deleted', async () => {
  const { note } = openNotes();
  await note.bulkAdd([first, second]);
  expect(await note.where('uid').equals('u2').first()).toEqual(second);
  expect(await note.where('id').between('a', 'b', false, true).toArray()).toEqual([second]);
  expect(await note.filter(({ text }) => text.startsWith('Stahl')).primaryKeys()).toEqual(['a']);
  await note.toCollection().modify((row) => {
    row.text += '!';
  });
  await note.update('a', { uid: 'u3' });
  expect(await note.where('uid').equals('u3').toArray()).toEqual([{ ...first, uid: 'u3', text: 'Stahlbau Müller!' }]);
  expect(await note.orderBy('uid').last()).toMatchObject({ id: 'a' });
  await note.where('uid').equals('u2').delete();
  expect(await note.count()).toBe(1);
});

test('a cursor gives each row opened', async () => {
  const { note } = openNotes();
  await note.bulkAdd([first, second]);
  const seen: Note[] = [];
  await note.orderBy('uid').each((row) => seen.push(row));
  expect(seen).toEqual([first, second]);
});

test('an aborted transaction leaves nothing, and what it wrote can be read inside it', async () => {
  const notes = openNotes();
  await notes.note.put(first);
  const broken = notes.transaction('rw', notes.note, async () => {
    await notes.note.put({ ...first, text: 'other' });
    expect((await notes.note.get('a'))?.text).toBe('other');
    throw new Error('on purpose');
  });
  await expect(broken).rejects.toThrow('on purpose');
  expect(await notes.note.toArray()).toEqual([first]);
});

test('a live query hears of writes', async () => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  const { note } = openNotes({});
  const texts: string[][] = [];
  const watching = observe(async () => (await note.toArray()).map(({ text }) => text)).subscribe((each) => {
    texts.push(each);
  });
  await expect.poll(() => texts).toEqual([[]]);
  await note.put(first);
  await expect.poll(() => texts.at(-1)).toEqual(['Stahlbau Müller']);
  watching.unsubscribe();
});

test('another key, a changed byte, a changed index and a row without cipher are refused', async () => {
  const options = newOptions();
  await openNotes(options).note.put(first);
  await expect(openNotes(options, keyOf(2)).note.get('a')).rejects.toThrow();
  const plain = openPlain(options);
  const [row] = (await stored(options)) as [Note & { $: Uint8Array }];
  await plain.note.put({ ...row, $: row.$.with(40, (row.$[40] ?? 0) ^ 1) } as Note);
  await expect(openNotes(options).note.toArray()).rejects.toThrow();
  await plain.note.put({ ...row, uid: 'u9' });
  await expect(openNotes(options).note.get('a')).rejects.toThrow();
  await plain.note.put(first);
  await expect(openNotes(options).note.get('a')).rejects.toThrow('not encrypted');
});

test('a row does not open in the place of another, nor in another database', async () => {
  const options = newOptions();
  await openNotes(options).note.bulkPut([first, second]);
  const [a] = (await stored(options)) as [Note];
  await openPlain(options).note.put({ ...a, id: 'b' });
  await expect(openNotes(options).note.get('b')).rejects.toThrow();
  await openPlain(options, 'others').note.put(a);
  await expect(openNotes(options, keyOf(1), 'others').note.get('a')).rejects.toThrow();
});
