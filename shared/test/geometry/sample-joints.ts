import { processingParameters, valueRanges } from '../../src/files/btlx/processing-parameters.ts';
import type { Processing } from '../../src/geometry/body/body.schema.ts';
import { workOn } from './sample-bodies.ts';

type Given = Processing['parameters'];

/** The blank of the joint tests: on side 1, 200 mm across and 100 mm deep. */
export const jointBlank: [number, number, number] = [400, 100, 200];

/** A parameter of a processing as the schema has it: its values or range, and its default. */
export type Stated = { name: string; type: string; fallback: string | undefined };

export const statedParameters = (kind: string): Stated[] =>
  (processingParameters[kind as keyof typeof processingParameters] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [head = '', fallback] = text.replace('!', '').split('=');
      const [name = '', type = ''] = head.split(':');
      return { name, type, fallback };
    });

/** Smallest and largest value of a numeric type. */
export const rangeOf = (type: string): [number, number] => {
  const bounds = /\[(.+)\.\.(.+)\]$/.exec(type);
  const [low, high] = bounds ? [Number(bounds[1]), Number(bounds[2])] : (valueRanges[type] ?? [0, 0]);
  return [low, high];
};

/** A joint as a file states it, what it leaves out at the schema's default. */
export const jointOn = (side: number, kind: string, given: Given, size = jointBlank): Processing => {
  const defaults = statedParameters(kind).flatMap(({ name, type, fallback }): [string, Given[string]][] => {
    if (fallback === undefined) return [];
    if (type === 'B') return [[name, fallback === 'yes']];
    return [[name, type.includes('|') ? fallback : Number(fallback)]];
  });
  return workOn(side, size).work(kind, { Orientation: 'start', ...Object.fromEntries(defaults), ...given });
};

/** The same joint at the other end of the blank. */
export const atOtherEnd = (joint: Processing, length = jointBlank[0]): Processing => {
  const turned = (parameters: Given): Given => ({
    ...parameters,
    Orientation: parameters['Orientation'] === 'end' ? 'start' : 'end',
    StartX: length - Number(parameters['StartX']),
  });
  const inner = joint.inner?.map((each) => ({ ...each, parameters: turned(each.parameters) }));
  return { ...joint, parameters: turned(joint.parameters), ...(inner ? { inner } : {}) };
};
