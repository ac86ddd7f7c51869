import { surfaceSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import { useEffect, useState } from 'react';
import { useProject } from '../open/project-context.tsx';
import { type ProjectVariant, projectVariant } from './project-variants.ts';

/** The project in every surface; each comes as soon as it is counted, so that a large project does not hold the screen. */
export const useProjectVariants = (): readonly (ProjectVariant | null)[] => {
  const { source } = useProject();
  const [counted, setCounted] = useState<{ source: object; variants: readonly ProjectVariant[] }>();
  useEffect(() => {
    const { tariff } = source;
    if (!tariff) return;
    const channel = new MessageChannel();
    const variants: ProjectVariant[] = [];
    channel.port1.onmessage = () => {
      const surface = surfaceSchema.options[variants.length];
      if (surface === undefined) return;
      variants.push(projectVariant(source, tariff, surface));
      setCounted({ source, variants: [...variants] });
      channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
    return () => channel.port1.close();
  }, [source]);
  const variants = counted?.source === source ? counted.variants : [];
  return surfaceSchema.options.map((_, place) => variants[place] ?? null);
};
