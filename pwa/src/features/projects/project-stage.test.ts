import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { expect, test } from 'vitest';
import { projectStage } from './project-row.tsx';

const project = (fields: Partial<Project>) =>
  ({ orderedAt: null, reading: 'read', positionCount: 4, onRequest: false, ...fields }) as Project;

test('an ordered project is ordered, whatever else holds', () =>
  expect(projectStage(project({ orderedAt: '2026-11-01', onRequest: true }), true)).toBe('ordered'));
test('a refused file is told before that it waits', () =>
  expect(projectStage(project({ reading: 'refused' }), true)).toBe('unreadable'));
test('a project that has not left the device waits', () => expect(projectStage(project({}), true)).toBe('unsent'));
test('a project without parts is being read until the server has read it', () => {
  expect(projectStage(project({ reading: 'waiting', positionCount: 0 }), false)).toBe('analysis-running');
  expect(projectStage(project({ positionCount: 0 }), false)).toBe('nothing-taken');
});
test('a part without price puts the project on request', () =>
  expect(projectStage(project({ onRequest: true }), false)).toBe('on-request'));
test('a project whose parts have prices has a price', () => expect(projectStage(project({}), false)).toBe('priced'));
