import { proveSeeds } from './prove-seeds.ts';

proveSeeds(2);
