import { registerHooks } from 'node:module';
import { type Mutant, mutants } from './mutants.ts';

/** From here on the module is loaded with its fault. Throws when the product's source has no such line any more. */
export const plantMutant = (name: string) => {
  const mutant = mutants[name];
  if (!mutant) throw new Error(`there is no mutant '${name}'; there are: ${Object.keys(mutants).join(', ')}`);
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      return url.endsWith(`/${mutant.file}`) ? { ...loaded, source: mutate(textOf(loaded.source), mutant) } : loaded;
    },
  });
};

const textOf = (source: unknown) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source as Uint8Array);

/** The source of a module with its fault. */
export const mutate = (source: string, { file, line, planted }: Mutant) => {
  const places = source.split(line).length - 1;
  if (places !== 1) throw new Error(`${file} has ${places} places that read: ${line}`);
  return source.replace(line, () => planted);
};
