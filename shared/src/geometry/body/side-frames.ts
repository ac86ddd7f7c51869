import type { Frame } from './body.schema.ts';

/** The reference sides 1 to 6 of a blank (0<=x<=length, 0<=y<=height, 0<=z<=width, mm) in part coordinates; X x Y points out of the material. */
export const sideFrames = ({ length, height, width }: { length: number; height: number; width: number }): Frame[] => [
  { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, 1] },
  { origin: [0, height, 0], xAxis: [1, 0, 0], yAxis: [0, -1, 0] },
  { origin: [0, height, width], xAxis: [1, 0, 0], yAxis: [0, 0, -1] },
  { origin: [0, 0, width], xAxis: [1, 0, 0], yAxis: [0, 1, 0] },
  { origin: [0, 0, 0], xAxis: [0, 0, 1], yAxis: [0, 1, 0] },
  { origin: [length, height, 0], xAxis: [0, 0, 1], yAxis: [0, -1, 0] },
];
