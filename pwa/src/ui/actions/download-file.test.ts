import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download-file.ts';

const link = { href: '', download: '', click: vi.fn<() => void>(), remove: () => undefined };
const drawing = { bytes: new Uint8Array([1]), type: 'application/dxf' };

beforeEach(() => {
  vi.useFakeTimers();
  link.click.mockClear();
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser, by how it answers a wish to share. */
const browserIs = (standalone: boolean | undefined, share = async () => {}, canShare: () => boolean = () => true) => {
  const shared = vi.fn<(given: { files: File[] }) => Promise<void>>(share);
  vi.stubGlobal('navigator', { ...(standalone === undefined ? {} : { standalone }), canShare, share: shared });
  return shared;
};

test.each([undefined, false])('in a browser (standalone: %s) a file is downloaded', (standalone) => {
  const shared = browserIs(standalone);
  downloadFile(drawing, 'Lasche.dxf');
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe('Lasche.dxf');
  expect(shared).not.toHaveBeenCalled();
});

test('on the home screen of an iPad it goes to the share sheet', () => {
  const shared = browserIs(true);
  downloadFile(drawing, 'Lasche.dxf');
  expect(shared.mock.calls[0]?.[0].files.map(({ name }) => name)).toEqual(['Lasche.dxf']);
  expect(link.click).not.toHaveBeenCalled();
});

test('who closes the share sheet gets no download', async () => {
  browserIs(true, () => Promise.reject(new DOMException('closed', 'AbortError')));
  downloadFile(drawing, 'Lasche.dxf');
  await vi.advanceTimersByTimeAsync(0);
  expect(link.click).not.toHaveBeenCalled();
});

test('where the sheet may not open, or takes no such file, it is downloaded', async () => {
  browserIs(true, () => Promise.reject(new DOMException('too late', 'NotAllowedError')));
  downloadFile(drawing, 'Lasche.dxf');
  await vi.advanceTimersByTimeAsync(0);
  expect(link.click).toHaveBeenCalledOnce();
  browserIs(
    true,
    async () => {},
    () => false,
  );
  downloadFile(drawing, 'Lasche.dxf');
  expect(link.click).toHaveBeenCalledTimes(2);
});
