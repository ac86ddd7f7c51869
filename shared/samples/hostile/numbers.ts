import { hostile, type HostileFile } from './hostile-file.ts';
import { alongX, alongY, box, drilling, file, part, placed, plate, position, transformation, worked, xyz, zero } from './hostile-parts.ts';

const sized = (name: string, value: string) =>
  file(part(Object.entries({ Length: '200', Height: '10', Width: '100', [name]: value }).map(([key, text]) => `${key}="${text}"`).join(' ')));

const noNumbers = ['NaN', 'INF', '-INF', 'Infinity', '1e309', '1e-400', '0x10', '1,5', '1.5.2', '', '--1', '1e', '1_000', '٣', '²'];
const noDimensions = ['0', '-1', '1e-9', '1e9', '0.05', '-0', '100000.1', '1e308'];
const noCounts = ['0', '-1', '1.5', '2147483647', '1e3', '0x10', 'x', '9'.repeat(400)];

const repeatedLayers = (levels: number, each: number) => {
  const ref = (level: number) => `<LayerRef GUID="{L${level}}">${position(zero, alongX, alongY)}</LayerRef>`;
  const layer = (level: number) =>
    `<Layer Count="1"><Transformations>${transformation(`L${level}`)}</Transformations>${
      level === levels
        ? `<PartRefs><PartRef GUID="{P}">${position(zero, alongX, alongY)}</PartRef></PartRefs>`
        : `<LayerRefs>${ref(level + 1).repeat(each)}</LayerRefs>`
    }</Layer>`;
  const layers = Array.from({ length: levels }, (_, index) => layer(index + 1)).join('');
  return file(plate(`<Transformations>${transformation('P')}</Transformations>`), `<Composites><Layers>${layers}</Layers></Composites>`);
};

/** Kinds 25 to 29. */
export const numbers: HostileFile[] = [
  ...noNumbers.map((value) => hostile(25, `Length="${value}"`, 'E_NUMBER', () => sized('Length', value))),
  hostile(25, 'Length of 1 M digits', 'E_NUMBER', () => sized('Length', '1'.repeat(1_000_000))),
  hostile(25, 'no Width', 'E_NUMBER', () => file(part('Length="10" Height="10"'))),
  ...['NaN', '1e309', '1,5', ''].map((value) => hostile(25, `Diameter of ${value || 'nothing'}`, 'on-request', () => file(worked(drilling(`<Diameter>${value}</Diameter>`))))),
  hostile(25, 'NaN as a reference plane', 'on-request', () => file(worked(drilling('', 'ReferencePlaneID="NaN"')))),
  ...noDimensions.map((value, index) => {
    const name = ['Length', 'Height', 'Width'][index % 3] ?? 'Length';
    return hostile(26, `${name}="${value}"`, 'E_DIM', () => sized(name, value));
  }),
  hostile(26, 'smallest part, whose volume rounds to nothing', 'on-request', () => file(part('Length="0.1" Height="0.1" Width="0.1" Material="S235JR"'))),
  hostile(26, 'largest part', 'on-request', () => file(part('Length="100000" Height="100000" Width="100000" Material="S235JR"'))),
  hostile(27, 'coordinate of 1e308', 'on-request', () => file(placed(xyz('1e308', 0, 0)))),
  hostile(27, 'coordinate of -1e15', 'on-request', () => file(placed(xyz(0, '-1e15', 0)))),
  hostile(27, 'coordinate that is no number', 'on-request', () => file(placed(xyz('NaN', 0, 0)))),
  hostile(27, 'point of a contour at 1e15', 'on-request', () =>
    file(worked(`<FreeContour ReferencePlaneID="1"><Contour><StartPoint ${xyz('1e15', 0, 0)}/><Line><EndPoint ${xyz(1, 0, 0)}/></Line></Contour></FreeContour>`))),
  hostile(27, 'axis of 1e300', 'on-request', () => file(placed(zero, xyz('1e300', 0, 0)))),
  hostile(27, 'part 90 m from the origin, a hole of 0.001 mm', 'accepted', () =>
    file(plate(`<Transformations>${transformation('1', xyz(90_000, 90_000, 90_000))}</Transformations><Processings>${drilling('<StartX>90</StartX><StartY>50</StartY><Diameter>0.001</Diameter><DepthLimited>no</DepthLimited>')}</Processings>`))),
  ...noCounts.map((value) => hostile(28, `Count="${value.slice(0, 12)}"`, 'E_COUNT', () => file(part(`${box} Count="${value}"`)))),
  hostile(28, 'a million and more pieces together', 'E_COUNT', () => file(part(`${box} Count="600000"`).repeat(2))),
  hostile(28, 'a million pieces of one part', 'accepted', () => file(plate('', 'Count="1000000"'))),
  hostile(28, 'layers that multiply to 10^12 pieces', 'E_COUNT', () => repeatedLayers(13, 10)),
  ...['0', '-5', '1500', 'NaN', '1e300', ''].map((value) => hostile(29, `Weight="${value}"`, 'accepted', () => file(plate('', `Weight="${value}"`)))),
];
