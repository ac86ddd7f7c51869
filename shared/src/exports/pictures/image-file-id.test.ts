import { expect, test } from 'vitest';
import { newId, type ProjectId } from '../../values/ids.ts';
import { imageFileIdOf, imageFileMapOf, readImageFileId, views } from './image-file-id.ts';
import type { PictureSubject } from './order-picture.ts';

const projectId = newId<ProjectId>();
const subjects: PictureSubject[] = [
  { kind: 'project' },
  { kind: 'assembly', index: 3 },
  { kind: 'part', index: 10_000 },
];

test('an id names its project, subject and view', () => {
  for (const subject of subjects)
    for (const view of views)
      expect(readImageFileId(imageFileIdOf(projectId, subject, view))).toEqual({ projectId, subject, view });
});

test('there is one id for each of the seven views', () => {
  const map = imageFileMapOf(projectId, { kind: 'part', index: 2 });
  expect(Object.keys(map)).toEqual(views.map((view) => `${view}_PNG_FILE`));
  expect(new Set(Object.values(map)).size).toBe(7);
});

test.each([
  '',
  'x',
  projectId,
  `${projectId}.part-0.TRI`,
  `${projectId}.part-1.ISO`,
  `${projectId}.part.TRI`,
  `../${projectId}.project.TRI`,
])('no id: %s', (id) => expect(readImageFileId(id)).toBeNull());
