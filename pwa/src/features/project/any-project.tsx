import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { type CustomersProject, openCustomersProject } from '../../sync/hooks/projects/customers-project.ts';
import { useProjectIdOf } from '../../sync/hooks/projects/project-queries.ts';
import { refetchProject } from '../../sync/hooks/projects/refetch-project.ts';
import { ShopProvider, useShop } from '../../sync/hooks/use-shop.tsx';
import { EmptyState } from '../../ui/layout/page.tsx';
import { NeedsNetwork } from '../issues/public/not-loaded-yet.tsx';
import { BackLink, ProjectPage, ProjectWaiting } from './project-links.tsx';
import { useIsAdminMode } from './use-is-admin-mode.ts';

type AnyProjectProps = {
  /** As the address names it, by its id or its number. */
  projectId: ProjectId;
  children: (projectId: ProjectId) => ReactNode;
};

const ReloadContext = createContext<(() => Promise<void>) | null>(null);

/** Takes over what the server holds of the customer's project that is open now; null for one's own. */
export const useReloadProject = () => use(ReloadContext);

/** One's own project from the device, fetched anew where the address asks for it, or in admin mode any customer's from the server. */
export const AnyProject = ({ projectId, children }: AnyProjectProps) => {
  const isAdminMode = useIsAdminMode();
  const own = useNamedProject(projectId);
  const isRefetching = useRefetch(isAdminMode ? null : (own ?? null));
  const [tries, setTries] = useState(0);
  if (isAdminMode) {
    return (
      <AskedProject key={`${projectId}/${tries}`} projectId={projectId} onRetry={() => setTries(tries + 1)}>
        {children}
      </AskedProject>
    );
  }
  return isRefetching || own === undefined ? <ProjectWaiting /> : children(own);
};

const AskedProject = ({ projectId, children, onRetry }: AnyProjectProps & { onRetry: () => void }) => {
  const { t } = useLingui();
  const shop = useShop();
  const [opened, setOpened] = useState<CustomersProject | Error | null>(null);
  const open = useEffectEvent((id: ProjectId) => openCustomersProject(shop, id).catch(asError));
  useEffect(() => {
    let isGone = false;
    const opening = open(projectId);
    const show = async () => {
      const outcome = await opening;
      if (!isGone) setOpened(outcome);
    };
    const close = async () => {
      const outcome = await opening;
      if (!(outcome instanceof Error)) outcome.close();
    };
    void show();
    return () => {
      isGone = true;
      void close();
    };
  }, [projectId]);
  if (!opened) return <ProjectWaiting />;
  if (opened instanceof Error) {
    return (
      <ProjectPage title={t`Projekt`} width="text">
        <NotOpened error={opened} onRetry={onRetry} />
      </ProjectPage>
    );
  }
  return (
    <ReloadContext value={opened.reload}>
      <ShopProvider shop={opened.shop}>{children(opened.projectId)}</ShopProvider>
    </ReloadContext>
  );
};

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

const NotOpened = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useLingui();
  if (error instanceof DomainError && error.code === 'not_found') {
    return (
      <EmptyState title={t`Dieses Projekt gibt es nicht`} action={<BackLink />}>
        <Trans>Es wurde gelöscht, oder die Adresse stimmt nicht.</Trans>
      </EmptyState>
    );
  }
  return (
    <NeedsNetwork error={error} isFetching={false} onRetry={onRetry}>
      <Trans>Projekte von Kunden liegen nur auf dem Server.</Trans>
    </NeedsNetwork>
  );
};

const isNumber = /^\d{1,9}$/;

/** The id of a project that the address names by its number, as people say it; undefined while it is looked up. */
const useNamedProject = (name: ProjectId): ProjectId | undefined => {
  const found = useProjectIdOf(isNumber.test(name) ? Number(name) : null);
  if (!isNumber.test(name)) return name;
  return found === undefined ? undefined : (found ?? name);
};

/** Whether the project is being fetched anew because the address asks for it; the wish leaves the address when it is done. */
const useRefetch = (projectId: ProjectId | null): boolean => {
  const shop = useShop();
  const navigate = useNavigate();
  const isForced = useSearch({ strict: false }).force === true && projectId !== null;
  const refetch = useEffectEvent(async (id: ProjectId) => {
    try {
      await refetchProject(shop, id);
    } finally {
      await navigate({ to: '.', search: ({ force: _done, ...rest }) => rest, replace: true });
    }
  });
  useEffect(() => {
    if (isForced) void refetch(projectId);
  }, [isForced, projectId]);
  return isForced;
};
