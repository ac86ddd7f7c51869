import { DomainError } from '../../values/errors/domain-error.ts';
import { type Part21Record, readRecords, type Value } from './read-records.ts';
import { refuseByte, type Statements, scanStatements } from './scan-statements.ts';

export type Part21Header = {
  /** First words of FILE_SCHEMA in capitals, such as AUTOMOTIVE_DESIGN or IFC4. */
  schemas: string[];
  descriptions: string[];
  fileName: string;
  timeStamp: string;
  preprocessor: string;
  /** Program that the model was made with. */
  system: string;
};

/** A STEP or IFC file: where its instances stand is known, each is read when it is asked for. */
export type Part21 = {
  header: Part21Header;
  instanceCount: number;
  /** The ids of all instances that are of a type or have a record of it, in the order of the file. */
  idsOf: (type: string) => readonly number[];
  /** How many instances `idsOf` would give. */
  countOf: (type: string) => number;
  /** The names of the records of an instance; none where there is no such instance. */
  typesOf: (id: number) => readonly string[];
  /** The records of an instance, several of a complex one. @throws DomainError E_REF, E_XML, E_NUMBER */
  recordsOf: (id: number) => readonly Part21Record[];
  /** Throws with the line and column of an instance. */
  refuse: (code: ConstructorParameters<typeof DomainError>[0], id: number, details?: DomainError['details']) => never;
};

/**
 * Reads the text of a STEP or IFC file (ISO 10303-21): its header at once, an instance when it is asked for.
 * @throws DomainError E_XML (no such file, cut off, brackets), E_TEXT, E_DEPTH, E_LIMIT
 */
export const readPart21 = (bytes: Uint8Array, onProgress?: (done: number, total: number) => void): Part21 => {
  const statements = scanStatements(bytes, onProgress);
  const { ids, starts, typeAt, types } = statements;
  const placeOf = placesById(ids);
  const large = new Map<number, readonly Part21Record[]>();
  const isOfType = (type: string): Uint8Array => Uint8Array.from(types, (names) => (names.includes(type) ? 1 : 0));
  const typesOf = (id: number) => {
    const place = placeOf(id);
    return place === null ? [] : (types[typeAt[place] ?? 0] ?? []);
  };
  return {
    header: readHeader(bytes, statements),
    instanceCount: ids.length,
    idsOf: (type) => {
      const isSearched = isOfType(type);
      const found: number[] = [];
      if (!isSearched.includes(1)) return found;
      for (let place = 0; place < ids.length; place += 1)
        if (isSearched[typeAt[place] ?? 0] === 1) found.push(ids[place] ?? 0);
      return found;
    },
    countOf: (type) => {
      const isSearched = isOfType(type);
      let count = 0;
      if (isSearched.includes(1)) for (const place of typeAt) count += isSearched[place] ?? 0;
      return count;
    },
    typesOf,
    recordsOf: (id) => {
      const place = placeOf(id);
      if (place === null) throw new DomainError('E_REF', { line: 1, column: 1, element: `#${id}`, found: `#${id}` });
      const start = starts[place] ?? 0;
      const isLarge = (starts[place + 1] ?? bytes.length) - start > largeBytes;
      const records = large.get(id) ?? readRecords(bytes, start, `#${id}`);
      if (isLarge) large.set(id, records);
      return records;
    },
    refuse: (code, id, details = {}) => {
      const element = [`#${id}`, ...typesOf(id)].join(' ');
      return refuseByte(code, bytes, starts[placeOf(id) ?? 0] ?? 0, { element, ...details });
    },
  };
};

/** Larger ones are kept once they are read: a long list that thousands refer to is read once. */
const largeBytes = 4096;

/** Where an id stands in the file; the first of two that are the same. */
const placesById = (ids: Int32Array): ((id: number) => number | null) => {
  const isSorted = ids.every((id, place) => place === 0 || id > (ids[place - 1] ?? 0));
  const order = isSorted ? null : Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0) || a - b);
  return (id) => {
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = ids[order?.[middle] ?? middle] ?? 0;
      if (found < id) low = middle + 1;
      else high = middle;
    }
    const place = order?.[low] ?? low;
    return ids[place] === id ? place : null;
  };
};

const readHeader = (bytes: Uint8Array, { header }: Statements): Part21Header => {
  const argsOf = (name: string): Value[] => {
    const start = header.get(name);
    return start === undefined ? [] : (readRecords(bytes, start, name)[0]?.args ?? []);
  };
  const [descriptions] = argsOf('FILE_DESCRIPTION');
  const fileName = argsOf('FILE_NAME');
  const [schemas] = argsOf('FILE_SCHEMA');
  return {
    schemas: textsOf(schemas).map((schema) => schema.trim().split(/[\s{]/)[0]?.toUpperCase() ?? ''),
    descriptions: textsOf(descriptions),
    fileName: textOf(fileName[0]),
    timeStamp: textOf(fileName[1]),
    preprocessor: textOf(fileName[4]),
    system: textOf(fileName[5]),
  };
};

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value.trim() : '');
const textsOf = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(textOf) : []);
