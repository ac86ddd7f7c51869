/** Zod would try `new Function` once to see whether it may; the policy refuses and reports that. Imported before anything else in a worker; the page has it from `start.js`. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
