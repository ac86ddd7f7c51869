import { z } from 'zod';

/** The steps of the project assistant in their order: file, production, material, surface, EN 1090, finish. */
export const assistantStepSchema = z.enum(['file', 'production', 'material', 'surface', 'certificate', 'finish']);
export type AssistantStep = z.infer<typeof assistantStepSchema>;

export const assistantSteps = assistantStepSchema.options;
