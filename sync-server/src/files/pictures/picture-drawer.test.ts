import type { PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { expect, test } from 'vitest';
import { openPictureDrawer, type PictureLimits } from './find-picture.ts';

const plate: PictureOrder = {
  pieces: [
    {
      key: 'plate',
      body: { blankMm: { length: 300, height: 10, width: 200 }, section: { kind: 'box' }, processings: [] },
      profile: null,
      placements: [null],
    },
  ],
  view: 'TRI',
  dimensions: true,
};
const request = { order: plate, widthPx: 320, heightPx: 240 };

const drawWithin = async (limits: Partial<PictureLimits>) => {
  const drawer = openPictureDrawer(limits);
  try {
    return await drawer.draw(request);
  } finally {
    drawer.stop();
  }
};

test('a picture that takes too long is given up', async () => {
  await expect(drawWithin({ timeMs: 1 })).rejects.toThrow('longer than 1 ms');
});

test('a picture that takes too much memory is given up', async () => {
  await expect(drawWithin({ residentMb: 1 })).rejects.toThrow('more than 1 MB');
});

test('when too many wait, the next is sent away', async () => {
  await expect(drawWithin({ waiting: 0 })).rejects.toMatchObject({ code: 'unavailable' });
});

test('after a picture that fails the next is drawn, by a new process', async () => {
  const drawer = openPictureDrawer();
  const broken = drawer.draw({ ...request, order: { ...plate, pieces: [{}] as never } });
  const good = drawer.draw(request);
  await expect(broken).rejects.toThrow('a picture was not drawn');
  expect((await good).length).toBeGreaterThan(1000);
  drawer.stop();
});
