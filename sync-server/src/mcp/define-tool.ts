import type { KeyScope } from '@knotenblech/shared/accounts/company-key.ts';
import { z } from 'zod';
import { type AskApi, scopeOfCall } from './ask-api.ts';

export type ToolDeps = { ask: AskApi; publicUrl: string };

/** One tool: which calls it stands on, what it takes, what it tells. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  /** Of API 1.0; a key needs the scopes of all of them. */
  calls: readonly string[];
  /** What else a key needs: without it nothing of its answer would be left. */
  scopes?: readonly KeyScope[];
  input: z.ZodObject;
  /** What it does to what is stored: nothing, something that can be done again, or another thing each time. */
  effect: 'reads' | 'sets' | 'adds';
  run: (deps: ToolDeps, given: unknown) => Promise<object>;
};

export const defineTool = <Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & { input: Input; run: (deps: ToolDeps, given: z.infer<Input>) => Promise<object> },
): Tool => ({ ...tool, run: (deps, given) => tool.run(deps, tool.input.parse(given)) });

/** What a tool is described by, with the scopes that its calls need. */
export const describeTool = ({ description, calls, scopes: more = [] }: Tool) => {
  const scopes = [...new Set([...calls.map(scopeOfCall), ...more])].filter((scope) => scope !== null);
  return scopes.length === 0 ? description : `${description} Needs a key with ${scopes.join(', ')}.`;
};

export const projectId = z.string().min(1).max(40).describe('Number or UUID of the project');
export const cursor = z
  .string()
  .regex(/^\d{1,6}$/)
  .optional()
  .describe('next_cursor of the page before');
export const limit = z.number().int().min(1).max(50).default(20);
export const idempotencyKey = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('The same key with the same arguments does it once, however often it is called');
