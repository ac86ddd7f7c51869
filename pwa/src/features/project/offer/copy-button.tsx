import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useCopyProject } from '../../projects/public/use-copy-project.ts';
import { useProject } from '../open/project-context.tsx';
import { useIsAdminMode } from '../use-is-admin-mode.ts';

/** Copies the open project and opens the copy. */
export const CopyButton = ({ children }: { children?: ReactNode }) => {
  const { actor } = useShop();
  const { project } = useProject().source;
  const copy = useCopyProject();
  const navigate = useNavigate({ from: '/$lang' });
  const isAdminMode = useIsAdminMode();
  if (isAdminMode || !may(actor, 'createProject')) return null;
  const copyAndOpen = async () => {
    const projectId = await copy(project);
    await navigate({ to: '/$lang/shop/project/$projectId', params: { projectId }, search: {} });
  };
  return <Button onPress={() => void copyAndOpen()}>{children ?? <Trans>Als neues Projekt kopieren</Trans>}</Button>;
};
