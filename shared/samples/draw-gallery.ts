import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import type { Reading } from '../src/files/document/reading.schema.ts';
import type { View } from '../src/geometry/drawing/draw-view.ts';
import { drawingToSvg } from '../src/geometry/drawing/drawing-to-svg.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { drawPieces } from '../src/geometry/drawing/pieces/draw-pieces.ts';
import { meshStore } from '../src/geometry/drawing/pieces/mesh-store.ts';
import { partPieces, placedPieces } from '../src/exports/pictures/pieces-of.ts';
import { readSample } from './read-sample.ts';

type GalleryPicture = { sample: string; part: number | null; view: View };

/** What the gallery shows, by file name: parts of the samples by their place, null for the whole. */
export const galleryPictures: Readonly<Record<string, GalleryPicture>> = {
  podest: { sample: 'podest.stws', part: null, view: 'TRI' },
  'kp-107': { sample: 'knotenplatten.btlx', part: 7, view: 'TRI' },
  'hr-205': { sample: 'rahmen-hea-ipe.btlx', part: 5, view: 'TRI' },
  'wf-305': { sample: 'winkel-rhs-flach.btlx', part: 5, view: 'TRI' },
  'kp-109': { sample: 'knotenplatten.btlx', part: 9, view: 'TOP' },
  'hr-209': { sample: 'rahmen-hea-ipe.btlx', part: 9, view: 'TRI' },
  'kp-113': { sample: 'knotenplatten.btlx', part: 13, view: 'TRI' },
  'hr-207': { sample: 'rahmen-hea-ipe.btlx', part: 7, view: 'TRI' },
  'kp-120': { sample: 'knotenplatten.btlx', part: 20, view: 'TRI' },
  'hr-219': { sample: 'rahmen-hea-ipe.btlx', part: 19, view: 'TRI' },
};

const sheet = {
  widthPx: 640,
  heightPx: 480,
  lineColour: '#1a1f24',
  dimensionColour: '#1b587f',
  fillColour: '#dfe5ea',
  backgroundColour: null,
  textPx: 15,
} as const;

const profiles = new Map(seedCatalogue().profiles.map((profile) => [profile.id, profile]));

const piecesOf = ({ parts, head }: Reading, part: number | null, sample: string) => {
  const origin = { fileHash: sample, readerVersion: head.readerVersion };
  if (part === null) return placedPieces(parts.map((facts) => ({ facts })), 'project', origin, profiles);
  return parts.filter(({ index }) => index === part).flatMap((facts) => partPieces({ facts }, origin, profiles));
};

/** A picture of the gallery as SVG, drawn as every part of the shop is. */
export const drawGallery = async (name: string): Promise<string> => {
  const picture = galleryPictures[name];
  if (!picture) throw new Error(`the gallery has no picture ${name}`);
  const { sample, part, view } = picture;
  const pieces = piecesOf(await readSample(sample), part, sample);
  const meshOf = meshStore(await loadKernel(), 1000);
  return drawingToSvg(drawPieces(meshOf, { pieces, view, dimensions: part !== null }), sheet);
};
