import { readConnectorInputs } from '@knotenblech/shared/connectors/connector-inputs.ts';
import { type ConnectorType, connectorTypes } from '@knotenblech/shared/connectors/connectors.ts';
import type { ConnectorValue } from '@knotenblech/shared/connectors/parts/define-connector.ts';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { ConnectorListScreen } from '../../../../features/connectors/connector-list-screen.tsx';
import { ConnectorScreen } from '../../../../features/connectors/connector-screen.tsx';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

/** Inputs by name; each type has its own, so one stands for all: names in general would be allowed in every address. */
type ConnectorSearch = { quantity?: ConnectorValue };

const ConnectorRoute = () => {
  const { type: written } = Route.useParams();
  const type = connectorTypes.find((each) => each === written);
  return type ? <OneConnector key={type} type={type} /> : <ConnectorListScreen />;
};

const OneConnector = ({ type }: { type: ConnectorType }) => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The address follows the form; it is read once.
  const [opened] = useState(() => readConnectorInputs(type, search));
  return (
    <ConnectorScreen
      type={type}
      opened={opened}
      onInputs={(given) =>
        void navigate({ search: { ...given } satisfies ConnectorSearch, replace: true, resetScroll: false })
      }
      onMade={(projectId) =>
        void navigate({
          to: '/$lang/shop/project/$projectId',
          params: (before) => ({ ...before, projectId }),
          search: {},
        })
      }
    />
  );
};

export const Route = createFileRoute('/$lang/shop/connectors/$type')({
  validateSearch: searchAsGiven<ConnectorSearch>,
  component: ConnectorRoute,
});
