type Line = [number, number, number, number];

/**
 * SVG path data of lines (mm, y down): rounded to `stepMm` (a power of ten), doubles and overlaps joined, chained into as few strokes as possible.
 * The same lines give the same text, whatever their order of ends.
 */
export const pathData = (lines: Line[], stepMm = 0.01): string => {
  const perMm = Math.round(100 / stepMm) / 100;
  const whole = lines.map((line) => line.map((value) => Math.round(value * perMm) + 0) as Line);
  const single = withoutOverlaps(whole.filter(([ax, ay, bx, by]) => ax !== bx || ay !== by));
  return chains(single)
    .map((chain) => stroke(chain, perMm))
    .join('');
};

type Spot = [number, number];

/** Lines along one axis are joined where they overlap; of equal others one is kept. */
const withoutOverlaps = (lines: Line[]): Line[] => {
  const level = new Map<number, Spot[]>();
  const upright = new Map<number, Spot[]>();
  const others: Line[] = [];
  for (const line of lines) {
    const [ax, ay, bx, by] = line;
    if (ay === by) spanList(level, ay).push([Math.min(ax, bx), Math.max(ax, bx)]);
    else if (ax === bx) spanList(upright, ax).push([Math.min(ay, by), Math.max(ay, by)]);
    else others.push(ax < bx ? line : [bx, by, ax, ay]);
  }
  const single = [
    ...[...level].flatMap(([y, spans]) => joined(spans).map(([from, to]): Line => [from, y, to, y])),
    ...[...upright].flatMap(([x, spans]) => joined(spans).map(([from, to]): Line => [x, from, x, to])),
    ...others,
  ].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3]);
  return single.filter((line, index) => !isSame(line, single[index - 1]));
};

const isSame = ([ax, ay, bx, by]: Line, other: Line | undefined): boolean =>
  other !== undefined && other[0] === ax && other[1] === ay && other[2] === bx && other[3] === by;

const spanList = (map: Map<number, Spot[]>, key: number): Spot[] => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made: Spot[] = [];
  map.set(key, made);
  return made;
};

const joined = (spans: Spot[]): Spot[] => {
  const out: Spot[] = [];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = out.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
};

const chains = (lines: Line[]): Spot[][] => {
  const meeting = new Map<number, number[]>();
  lines.forEach(([ax, ay, bx, by], index) => {
    for (const key of [keyOf([ax, ay]), keyOf([bx, by])]) {
      const known = meeting.get(key);
      if (known === undefined) meeting.set(key, [index]);
      else known.push(index);
    }
  });
  const used = new Uint8Array(lines.length);
  const out: Spot[][] = [];
  const isCorner = (spot: Spot) => (meeting.get(keyOf(spot))?.length ?? 0) !== 2;
  const walk = (start: Spot, first: number) => {
    const chain = [start];
    let next: number | undefined = first;
    while (next !== undefined) {
      used[next] = 1;
      const spot = otherEnd(lines[next], chain.at(-1) ?? start);
      chain.push(spot);
      next = isCorner(spot) ? undefined : meeting.get(keyOf(spot))?.find((index) => used[index] === 0);
    }
    out.push(chain);
  };
  lines.forEach(([ax, ay, bx, by], index) => {
    if (used[index] === 0 && isCorner([ax, ay])) walk([ax, ay], index);
    else if (used[index] === 0 && isCorner([bx, by])) walk([bx, by], index);
  });
  lines.forEach(([ax, ay], index) => {
    if (used[index] === 0) walk([ax, ay], index);
  });
  return out;
};

/** One number for a spot, up to 300 m either way. */
const keyOf = ([x, y]: Spot): number => x * 2 ** 26 + y;

const otherEnd = (line: Line | undefined, [x, y]: Spot): Spot => {
  const [ax, ay, bx, by] = line ?? [x, y, x, y];
  return ax === x && ay === y ? [bx, by] : [ax, ay];
};

const stroke = (chain: Spot[], perMm: number): string => {
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isClosed = chain.length > 3 && first[0] === last[0] && first[1] === last[1];
  const spots = straightened(isClosed ? chain.slice(0, -1) : chain);
  return `M${spots.map(([x, y]) => `${x / perMm} ${y / perMm}`).join('L')}${isClosed ? 'Z' : ''}`;
};

const straightened = (chain: Spot[]): Spot[] =>
  chain.filter((spot, index) => {
    const [before, after] = [chain[index - 1], chain[index + 1]];
    if (before === undefined || after === undefined) return true;
    const turn = (spot[0] - before[0]) * (after[1] - spot[1]) - (spot[1] - before[1]) * (after[0] - spot[0]);
    return (
      turn !== 0 || (spot[0] - before[0]) * (after[0] - spot[0]) + (spot[1] - before[1]) * (after[1] - spot[1]) < 0
    );
  });
