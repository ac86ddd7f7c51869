import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { openFiles } from '../src/files/document/open-file.ts';
import { filePacker } from '../src/files/document/pack-files.ts';
import { readNc1Files } from '../src/files/nc1/read-nc1-files.ts';
import { readFile } from '../src/files/read-file.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { sampleNc1 } from '../test/files/sample-nc1.ts';

/** Reading of many NC1 files of one drop: packed, opened and parsed, and with every part measured; one process a size. */
const holes = (face: string, n: number, lengthMm: number) =>
  Array.from(
    { length: 6 },
    (_, k) => `${face} ${(40 + k * 60 + (n % 20)) % lengthMm}.00u ${40 + (k % 2) * 40}.00 18.00`,
  );

/** Every third part is a plate with a cut corner, a girder with holes in web and flange, a hollow section. */
const partOf = (n: number): string => {
  const mark = `P${n}`;
  const lengthMm = 400 + (n % 900);
  const cut = lengthMm - 60;
  if (n % 3 === 0) {
    const outline = `AK\n  v 0.00u 0.00 0.00\n v ${lengthMm}.00 0.00 0.00\n v ${lengthMm}.00 120.00 0.00\n v ${cut}.00 160.00 0.00\n v 0.00 160.00 0.00\n v 0.00 0.00 0.00`;
    return sampleNc1(
      { mark, length: lengthMm, height: 160, profile: 'PL10*160' },
      `${outline}\nBO\n${holes('v', n, lengthMm - 40).join('\n')}`,
    );
  }
  if (n % 3 === 1)
    return sampleNc1(
      {
        mark,
        length: lengthMm,
        code: 'I',
        profile: 'HEA200',
        height: 190,
        width: 200,
        flange: 10,
        web: 6.5,
        radius: 18,
      },
      `BO\n${[...holes('v', n, lengthMm - 40), ...holes('o', n, lengthMm - 40)].join('\n')}`,
    );
  return sampleNc1(
    { mark, length: lengthMm, code: 'M', profile: 'SHS100*5', height: 100, width: 100, flange: 5, web: 5, radius: 10 },
    `BO\n${holes('v', n, lengthMm - 40).join('\n')}`,
  );
};

/** Processor time of the quickest of three runs, s: others' work on the machine makes it longer, never shorter. */
const seconds = (work: () => void) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.cpuUsage();
      work();
      return process.cpuUsage(before).user / 1e6;
    }),
  );

const measure = async (count: number) => {
  const texts = Array.from({ length: count }, (_, n) => new TextEncoder().encode(partOf(n)));
  const pack = () => {
    const packer = filePacker();
    texts.forEach((bytes, n) => packer.add(`P${n}.nc1`, bytes));
    return packer.finish();
  };
  const bytes = pack();
  const tools = { catalogue: seedCatalogue(), kernel: await loadKernel() };
  const rate = (work: () => void) => {
    const spent = seconds(work);
    return `${spent.toFixed(2)} s ${Math.round(count / spent)} files/s`;
  };
  const packed = rate(pack);
  const parsed = rate(() => readNc1Files(openFiles(bytes), { unread: [] }));
  const measured = rate(() => readFile({ bytes, fileName: 'bench.zip', ...tools }));
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${count} files ${(bytes.length / 1e6).toFixed(2)} MB | packed ${packed} | parsed ${parsed} | ` +
      `measured ${measured} | peak ${peakMb.toFixed(0)} MB`,
  );
};

const size = Number(process.argv[2]);
if (size > 0) await measure(size);
else
  for (const count of [100, 1000, 5000])
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(count)], { stdio: 'inherit' });
