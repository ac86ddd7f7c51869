/** Loaded before the server: each SIGUSR2 makes its clock jump to the next of these distances from the true time. */
const dayMs = 86_400_000;
const jumps = [400 * dayMs, 0, -400 * dayMs, 0];

const TrueDate = Date;
let at = -1;
const now = () => TrueDate.now() + (jumps[at % jumps.length] ?? 0);

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args: [], self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
process.on('SIGUSR2', () => {
  at += 1;
});
