import { expect, test } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { findGrade } from './find-grade.ts';

const { grades } = seedCatalogue();

test.each([
  ['S235JR', 'S235JR'],
  ['S 235 JR', 'S235JR'],
  ['S235 JR+AR', 'S235JR'],
  ['S235JRG2', 'S235JR'],
  ['S235J2+N', 'S235J2'],
  ['S235', 'S235JR'],
  ['Stahl S 235', 'S235JR'],
  ['S355J2', 'S355J2'],
  ['S355 J2+N', 'S355J2'],
  ['S355J2G3', 'S355J2'],
  ['S355', 'S355JR'],
  ['S355J2H', 'S355J2H'],
  ['S235JRH', 'S235JRH'],
  ['s275jr', 'S275JR'],
  ['St37', 'S235JR'],
  ['St 37-2', 'S235JR'],
  ['RSt 37-2', 'S235JR'],
  ['St52-3', 'S355J2'],
  ['Fe 360 B', 'S235JR'],
  ['Fe510', 'S355J2'],
  ['1.0038', 'S235JR'],
  ['WNr. 1.4301', '1.4301'],
  ['V2A', '1.4301'],
  ['V4A', '1.4571'],
  ['AISI 316L', '1.4404'],
  ['DC01', 'DC01'],
])('%s is the grade %s', (text, grade) => {
  expect(findGrade(text, grades)?.grade).toBe(grade);
});

test.each(['S460NL', 'S355K2', 'S235J0', 'S690QL', '1.4541'])(
  '%s is a steel grade that the catalogue lacks',
  (text) => {
    expect(findGrade(text, grades)).toMatchObject({ grade: null });
  },
);

test.each(['', 'C24', 'GL24h', 'S10', 'Fichte', 'S2355', 'Sapin', 'Haus 37', '11.0038'])(
  '%s names no steel grade',
  (text) => {
    expect(findGrade(text, grades)).toBeNull();
  },
);
