import { expect, test } from 'vitest';
import { bodyOf } from '../../../test/geometry/sample-bodies.ts';
import { meshBody } from '../meshes/plain-mesh.ts';
import { loadKernel } from '../solids/unite-deep.ts';
import { type Drawing, drawView } from './draw-view.ts';
import { drawingToSvg } from './drawing-to-svg.ts';

const kernel = await loadKernel();
const plate: Drawing = drawView([{ mesh: meshBody(kernel, bodyOf([300, 10, 200]), null), placement: null }], 'FRONT', {
  dimensions: true,
});

test('an SVG has the size asked for, the lines and the dimensions', () => {
  const svg = drawingToSvg(plate, { widthPx: 320, heightPx: 240 });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 320 240" width="320" height="240">/);
  expect(svg).toContain(`d="${plate.visible}"`);
  expect([...svg.matchAll(/>([\d,]+)<\/text>/g)].map((match) => match[1])).toEqual(['300', '200']);
  expect(svg.endsWith('</svg>')).toBe(true);
});

test('colours come from the caller; without fill and background none is painted', () => {
  const svg = drawingToSvg(plate, {
    lineColour: '#112233',
    dimensionColour: '#445566',
    fillColour: null,
    backgroundColour: null,
  });
  expect(svg).toContain('stroke="#112233"');
  expect(svg).toContain('stroke="#445566"');
  expect(svg).not.toContain('<rect');
  expect(svg).not.toContain('evenodd');
});

test('the drawing is centred and keeps its proportions', () => {
  const bare = drawingToSvg({ ...plate, dimensions: [] }, { widthPx: 626, heightPx: 426, textPx: 13 });
  expect(bare).toContain('translate(13 13) scale(2.00000)');
});

test('an empty drawing is an empty sheet', () => {
  const svg = drawingToSvg({ widthMm: 0, heightMm: 0, visible: '', outline: '', dimensions: [], corner: [0, 0] });
  expect(svg).not.toContain('NaN');
});
