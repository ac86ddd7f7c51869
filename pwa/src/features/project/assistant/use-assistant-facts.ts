import { assistantFactsOf } from '@knotenblech/shared/parts/assistant/assistant-facts.ts';
import type { ProfileProcesses } from '@knotenblech/shared/parts/part-spec.ts';
import { useMemo } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { useProject } from '../open/project-context.tsx';

const none: ProfileProcesses = new Map();

/** The catalogue's profiles by key; undefined until the device has it. */
const useKnownProfiles = (): ProfileProcesses | undefined => {
  const catalogue = useCatalogue();
  return useMemo(() => catalogue && new Map(catalogue.profiles.map((profile) => [profile.id, profile])), [catalogue]);
};

/** The catalogue's profiles by key; none while the device has not got it. */
export const useProfiles = (): ProfileProcesses => useKnownProfiles() ?? none;

/** What the assistant's steps of the open project depend on. */
export const useAssistantFacts = () => {
  const { source, figures } = useProject();
  const profiles = useProfiles();
  return useMemo(() => assistantFactsOf(source.project, figures, profiles), [source.project, figures, profiles]);
};
