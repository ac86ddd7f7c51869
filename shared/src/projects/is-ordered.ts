import type { Project } from './project.record.ts';

/** Whether an order that is in force names the project; one whose orders were all cancelled is not ordered, but read-only. */
export const isOrdered = ({ orderedAt, isOrderCancelled }: Pick<Project, 'orderedAt' | 'isOrderCancelled'>) =>
  orderedAt !== null && isOrderCancelled !== true;
