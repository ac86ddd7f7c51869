import { expect, it } from 'vitest';
import { createEmitter } from './create-emitter.ts';

it('everyone who listens is told, until he has ended it', () => {
  const { subscribe, tell } = createEmitter<[string]>();
  const heard: string[] = [];
  const end = subscribe((word) => heard.push(`one ${word}`));
  subscribe((word) => heard.push(`two ${word}`));
  tell('first');
  end();
  tell('second');
  expect(heard).toEqual(['one first', 'two first', 'two second']);
});

it('who ends it while he is told leaves the others theirs', () => {
  const { subscribe, tell } = createEmitter();
  const heard: string[] = [];
  const end = subscribe(() => {
    heard.push('one');
    end();
  });
  subscribe(() => heard.push('two'));
  tell();
  tell();
  expect(heard).toEqual(['one', 'two', 'two']);
});
