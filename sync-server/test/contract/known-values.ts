type Known = Map<string, unknown>;

/** What a client has learnt from answers, by the names of the fields. What an answer to its own POST said goes before what it read. */
export const knownValues = () => {
  const made: Known = new Map();
  const read: Known = new Map();
  const keep = (into: Known, answer: unknown) => {
    for (const [name, field] of Object.entries(answer ?? {}))
      if (isPlain(field) && !into.has(name)) into.set(name, field);
  };
  const walk = (into: Known, value: unknown, within: string): void => {
    if (Array.isArray(value)) for (const each of value) walk(into, each, within);
    else if (typeof value === 'object' && value !== null)
      for (const [name, field] of Object.entries(value)) {
        for (const key of [name, `${within}.${name}`])
          if (isPlain(field) && !(isId(name) && into.has(key))) into.set(key, field);
        walk(into, field, name);
      }
  };
  return {
    learn: (method: string, answer: unknown) => {
      if (method === 'POST') keep(made, answer);
      walk(read, answer, '');
    },
    set: (name: string, value: unknown) => made.set(name, value),
    get: (name: string) => made.get(name) ?? read.get(name),
  };
};

/** What the first answer named goes on being meant; anything else is as it was said last. */
const isId = (name: string) => /id$/i.test(name);

const isPlain = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

export type KnownValues = ReturnType<typeof knownValues>;
