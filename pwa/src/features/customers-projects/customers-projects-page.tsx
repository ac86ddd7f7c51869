import { useLingui } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../ui/layout/page.tsx';
import { CustomersProjects } from './customers-projects.tsx';

/** What lies under a popup of a customer's project. */
export const CustomersProjectsPage = () => {
  const { t } = useLingui();
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Page title={t`Projekte und Preisanfragen`}>
        <CustomersProjects search={{}} onSearch={() => undefined} />
      </Page>
    </QueryClientProvider>
  );
};
