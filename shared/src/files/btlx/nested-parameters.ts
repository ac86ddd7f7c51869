/** Parameters in elements of their own, flattened: they count only when the element at `path` is there. Types as in processing-parameters.ts. */
export const nestedParameters: Readonly<Record<string, readonly { path: readonly string[]; parameters: string }[]>> = {
  ProfileHead: ['Arc1', 'Arc2'].flatMap((arc) => [
    {
      path: [arc],
      parameters: `${arc}.ArcShape:convex|concave=convex ${arc}.LapLength:LS=10 ${arc}.LapHeight:LS=10 ${arc}.Displacement:LS=10`,
    },
    { path: [arc, 'QuarterArc'], parameters: `${arc}.Radius:LS=50` },
    {
      path: [arc, 'Segment'],
      parameters: `${arc}.Length:LS=50 ${arc}.Height:LS=50 ${arc}.Camber:LS=50`,
    },
  ]),
  TyroleanDovetail: [
    { path: ['Frosch'], parameters: 'Frosch.Width:W Frosch.Depth:W' },
    { path: ['Klingschrot'], parameters: 'Klingschrot.Radius:W Klingschrot.ArcLength:W' },
  ],
};
