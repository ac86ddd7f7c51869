import { newId, type ProjectId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { readHere } from './read-here.ts';
import type { TestDevice } from './test-device.ts';
import { password, type TestShop } from './test-shop.ts';

const plate =
  '<BTLx Version="2.3.1"><Project Name="Probe"><Parts><Part Annotation="Platte" Count="4" Length="300" Height="10" Width="200" Material="S235JR" Designation="BL 10"/></Parts></Project></BTLx>';

/**
 * A project of four raw plates 300 x 200 x 10, S235JR, without holes. By hand, sales side: material 310 x 210 x 10 = 5.110 kg
 * x 1.44 = 7.3584; contour 1,000 mm / 1,800 + 1 pierce 1.5 s + 0.3 = 0.881 min x 137.50 / 60 = 2.0190; deburring 0.5 min x 75 / 60
 * = 0.6250; unit 10.0024 -> 10.00 x 4 + setup 9.17 = 49.17; project + 25.00 = 74.17. Purchase side: 5.110 x 1.20 = 6.1320,
 * 0.881 x 110 / 60 = 1.6152, 0.5000; 8.2472 -> 8.25 x 4 + 9.17 = 42.17; + 25.00 = 67.17.
 */
export const testPlate = (shop: TestShop, device: TestDevice) => testProject(shop, device, plate);

/** A project of one raw part, read. */
export const testProject = async (shop: TestShop, device: TestDevice, file: string) => {
  const projectId = newId<ProjectId>();
  const fileHash = await device.upload(file);
  await device.push('createProject', { projectId, name: 'Probe', fileHash, fileName: 'probe.btlx' });
  await device.push('setProjectSurface', { projectId, surface: 'RAW', ralNumber: null, was: 'ZINCED' });
  const deps = { ...shop.database, blobs: shop.blobs, enqueue: shop.jobs.enqueue, now: () => shop.clock.now };
  await readHere(deps, { customerId: device.customer.id, projectId });
  return { projectId, partId: partIdOf(projectId, 1) };
};

/** Calls of API 1.0 by one user of the demo, as an API client with a token. */
export const testClient = async (shop: TestShop, userName: string) => {
  const form = new URLSearchParams({ userName, password, language: 'de' });
  const { token } = (await (await shop.request('/users/login', { method: 'POST', body: form })).json()) as {
    token: string;
  };
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await shop.request(path, {
      method,
      headers: { token, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return {
    token,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown) => call('POST', path, body),
    put: (path: string, body: unknown) => call('PUT', path, body),
  };
};

export type TestClient = Awaited<ReturnType<typeof testClient>>;
