import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.ts';
import { subscribeToLateAnswers } from './storage-silence.ts';

subscribeToLateAnswers(() => void router.invalidate());

export const App = () => <RouterProvider router={router} />;
