import { z } from 'zod';
import { assistantSteps } from './assistant-step.ts';

export const assistantStepSchema = z.enum(assistantSteps);
