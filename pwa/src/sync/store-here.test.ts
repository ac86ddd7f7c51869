import { beforeEach, expect, test } from 'vitest';
import { noteDeviceFull, noteFreed, noteRoomScarce, roomNow, subscribeToDeviceRoom } from './device-room.ts';
import { storeHere } from './store-here.ts';

const full = () => Promise.reject(Object.assign(new Error('aborted'), { inner: quota }));
const quota = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

beforeEach(() => {
  noteFreed();
  noteRoomScarce(false);
});

test('a change that finds no room is refused and noted, until one is stored again', async () => {
  await expect(storeHere(full())).rejects.toThrow('device_full');
  expect(roomNow()).toBe('full');
  await storeHere(Promise.resolve(7));
  expect(roomNow()).toBe('ample');
});

test('what fails for another reason says nothing of the room', async () => {
  await expect(storeHere(Promise.reject(new Error('other')))).rejects.toThrow('other');
  expect(roomNow()).toBe('ample');
});

test('a change that is stored does not hide that the sync finds no room', async () => {
  noteDeviceFull(true);
  await storeHere(Promise.resolve(7));
  expect(roomNow()).toBe('full');
  noteFreed();
  expect(roomNow()).toBe('ample');
});

test('a full device counts before a scarce one, and each turn is told once', () => {
  const told: string[] = [];
  const unsubscribe = subscribeToDeviceRoom(() => told.push(roomNow()));
  noteRoomScarce(true);
  noteRoomScarce(true);
  noteDeviceFull(true);
  noteDeviceFull(false);
  unsubscribe();
  expect(told).toEqual(['scarce', 'full', 'scarce']);
});
