import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostileFiles } from '../samples/hostile/hostile-files.ts';
import type { Catalogue } from '../src/catalogue/catalogue.schema.ts';
import { readFile } from '../src/files/read-file.ts';
import { writeStwx } from '../src/files/stwx/write-stwx.ts';
import type { Kernel } from '../src/geometry/solids/unite-deep.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const samples = fileURLToPath(new URL('../samples/', import.meta.url));
const mostBytes = 300_000;

const sampleFiles = (): Bytes[] =>
  ['', 'btlx-public/'].flatMap((folder) =>
    readdirSync(samples + folder)
      .filter((name) => name.endsWith('.btlx'))
      .toSorted()
      .map((name) => new Uint8Array(readFileSync(samples + folder + name))),
  );

/** DSTV files, read beside the samples. */
const nc1Files = (): Bytes[] =>
  readdirSync(`${samples}nc1-public/`)
    .filter((name) => /\.nc1?$/i.test(name))
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(`${samples}nc1-public/${name}`)));

/** Drawings, read beside the samples. */
const dxfFiles = (): Bytes[] =>
  readdirSync(`${samples}dxf-public/`)
    .filter((name) => name.endsWith('.dxf'))
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(`${samples}dxf-public/${name}`)));

/** Models, read beside the samples. */
const stepFiles = (): Bytes[] =>
  readdirSync(`${samples}step-public/`)
    .filter((name) => /\.ste?p$/i.test(name))
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(`${samples}step-public/${name}`)));

/** Building models, read beside the samples. */
const ifcFiles = (): Bytes[] =>
  readdirSync(`${samples}ifc-public/`)
    .filter((name) => name.endsWith('.ifc'))
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(`${samples}ifc-public/${name}`)));

/** The files that are damaged: samples as BTLx, as STWX, as NC1, as DXF, as STEP and as IFC, and the smaller hostile ones. */
export const seedFiles = (catalogue: Catalogue, kernel: Kernel): Bytes[] => {
  const btlx = sampleFiles();
  const stwx = btlx.map((bytes) => {
    const { head, parts } = readFile({ bytes, fileName: 'sample.btlx', catalogue, kernel });
    return new Uint8Array(writeStwx({ name: head.projectName, assemblies: head.assemblies, parts }));
  });
  const heavy = /MB| M |0,000|5,000|1,000|0,001|2,000 NC1/;
  const hostile = hostileFiles.filter(({ name, kind }) => kind !== 11 && !heavy.test(name)).map(({ bytes }) => bytes());
  return [...btlx, ...stwx, ...nc1Files(), ...dxfFiles(), ...stepFiles(), ...ifcFiles(), ...hostile].filter(
    ({ length }) => length > 8 && length < mostBytes,
  );
};
