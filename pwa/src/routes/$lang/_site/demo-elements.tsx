import { createFileRoute } from '@tanstack/react-router';
import { DemoElementsScreen } from '../../../features/site/demo-elements/demo-elements-screen.tsx';

export const Route = createFileRoute('/$lang/_site/demo-elements')({ component: DemoElementsScreen });
