import type { ChangeName } from './changes.ts';

const binding: readonly string[] = [
  'submitOrder',
  'cancelOrder',
  'requestQuote',
  'requestFreight',
] satisfies ChangeName[];

/** A change by which somebody binds himself, or waits to be bound to: it goes before all others. */
export const isBinding = ({ name }: { name: string }): boolean => binding.includes(name);

/** What a device asks for that only wants to know whether the server is there: it has something binding to send. Rows. */
export const signOfLife = 1;
