import { hostile, type HostileFile } from './hostile-file.ts';
import { alongX, alongY, box, file, part, plate, position, times, transformation, zero } from './hostile-parts.ts';

const smallest = '<Part Length="1" Height="1" Width="1"/>';
const ref = (kind: string, guid: string | number) => `<${kind}Ref GUID="{${guid}}">${position(zero, alongX, alongY)}</${kind}Ref>`;
const layer = (guid: string | number, inner: string) =>
  `<Layer><Transformations>${transformation(String(guid))}</Transformations>${inner}</Layer>`;
const layered = (layers: string) =>
  file(plate(`<Transformations>${transformation('P')}</Transformations>`), `<Composites><Layers>${layers}</Layers></Composites>`);
const layers = (inner: string) => `<LayerRefs>${inner}</LayerRefs>`;
const parts = (inner: string) => `<PartRefs>${inner}</PartRefs>`;
const thePart = parts(ref('Part', 'P'));

const chain = (length: number, end: string) =>
  layered(times(length, (n) => layer(n, n === length - 1 ? end : layers(ref('Layer', n + 1)))));
/** Every layer holds the two of the next level, and both hold both again: 2^levels ways. */
const lattice = (levels: number) =>
  layered(
    times(levels, (n) => {
      const inner = n === levels - 1 ? thePart : layers(ref('Layer', `${n + 1}a`) + ref('Layer', `${n + 1}b`));
      return layer(`${n}a`, inner) + layer(`${n}b`, inner);
    }),
  );

/** Kinds 20, 31 and 41 to 43. */
export const limits: HostileFile[] = [
  hostile(20, 'a byte over 20 MB', 'E_SIZE', () => new Uint8Array(20_000_001)),
  hostile(31, '10,000 unknown elements', 'accepted', () => file(plate(), times(10_000, (n) => `<Unknown${n}/>`))),
  hostile(31, '10,000 unknown elements in a part', 'accepted', () => file(plate(times(10_000, (n) => `<Unknown${n} a="${n}"/>`)))),
  hostile(31, '250 unknown attributes on each of 1,000 parts', 'accepted', () =>
    file(`<Part ${box} ${times(250, (n) => `u${n}="1" `)}/>`.repeat(1000))),
  hostile(31, '1.9 M elements outside parts', 'accepted', () => file(plate(), '<x/>'.repeat(1_900_000))),
  hostile(31, '2.1 M elements', 'E_LIMIT', () => file(plate(), '<x/>'.repeat(2_100_000))),
  hostile(31, '1.9 M elements in one part', 'E_LIMIT', () => file(plate('<x/>'.repeat(1_900_000)))),
  hostile(41, '20,000 parts, each another', 'accepted', () =>
    file(times(20_000, (n) => `<Part Length="${100 + n / 10}" Height="10" Width="100" Material="S235JR" Designation="Blech 10"/>`))),
  hostile(42, '20,001 parts', 'E_PARTS', () => file(smallest.repeat(20_001))),
  hostile(42, '100,000 parts', 'E_PARTS', () => file(smallest.repeat(100_000))),
  hostile(42, '400,000 parts and then no end', 'E_PARTS', () => file('').replace(/<\/Parts>.*/, smallest.repeat(400_000))),
  hostile(43, 'assemblies 10,000 deep', 'E_DEPTH', () => chain(10_000, thePart)),
  hostile(43, 'assemblies 65 deep', 'E_DEPTH', () => chain(65, thePart)),
  hostile(43, 'assembly that holds itself', 'E_CYCLE', () => layered(layer(1, layers(ref('Layer', 1)) + thePart))),
  hostile(43, 'ring of 1,000 assemblies', 'E_CYCLE', () => chain(1000, layers(ref('Layer', 0))).replace('</Layers>', `${layer('x', thePart)}</Layers>`)),
  hostile(43, 'ring below a good assembly', 'E_CYCLE', () => layered(layer('top', thePart + layers(ref('Layer', 1))) + layer(1, layers(ref('Layer', 2))) + layer(2, layers(ref('Layer', 1))))),
  hostile(43, 'part that is not there', 'accepted', () => layered(layer(1, parts(ref('Part', 'nobody'))))),
  hostile(43, 'assembly that is not there', 'accepted', () => layered(layer(1, thePart + layers(ref('Layer', 'nobody'))))),
  hostile(43, 'lattice of 2^40 ways', 'E_LIMIT', () => lattice(40)),
  hostile(43, 'one part referenced 25,000 times', 'accepted', () => layered(layer(1, parts(ref('Part', 'P').repeat(25_000))))),
  hostile(43, '20,001 assemblies', 'E_LIMIT', () => layered(times(20_001, () => '<Layer/>') + layer(1, thePart))),
  hostile(43, 'part in a part', 'accepted', () => file(part(box, part()))),
];
