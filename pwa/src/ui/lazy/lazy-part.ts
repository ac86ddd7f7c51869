import { type ComponentType, lazy } from 'react';

const againMs = 5_000;

const untilLoaded = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, againMs));
    }
  }
};

/** A part of a page that is loaded when it is first shown. Where it does not arrive its place stays empty, and it is asked for again. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));
