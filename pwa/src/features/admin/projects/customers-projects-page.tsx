import { useLingui } from '@lingui/react/macro';
import { OnlineOnly } from '../../../sync/hooks/online/online-only.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { CustomersProjects } from './customers-projects.tsx';

/** What lies under a popup of a customer's project. */
export const CustomersProjectsPage = () => {
  const { t } = useLingui();
  return (
    <OnlineOnly>
      <Page title={t`Projekte und Preisanfragen`}>
        <CustomersProjects search={{}} onSearch={() => undefined} />
      </Page>
    </OnlineOnly>
  );
};
