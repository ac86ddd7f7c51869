/** The steps of the project assistant in their order: file, production, material, surface, EN 1090, finish. */
export const assistantSteps = ['file', 'production', 'material', 'surface', 'certificate', 'finish'] as const;
export type AssistantStep = (typeof assistantSteps)[number];
