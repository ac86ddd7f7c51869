import { expect, test } from 'vitest';
import { drawGallery, galleryPictures } from './draw-gallery.ts';

test.each(Object.keys(galleryPictures))('the picture %s of the gallery is what the shop draws of the part', async (name) =>
  expect(await drawGallery(name)).toMatchFileSnapshot(`../../pwa/public/drawings/${name}.svg`),
);
