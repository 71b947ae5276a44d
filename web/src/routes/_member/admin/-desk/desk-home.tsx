import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { lazy } from 'react';
import {
  MissingSettings,
  useMissingSettings,
} from '../../../../features/practice-settings/missing-settings.tsx';

const TodayPage = lazy(() => import('../../../../features/desk-today/today-page.tsx'));

export function DeskHome({ access }: { access: DeskAccessResponse }) {
  const missing = useMissingSettings({ isAdmin: access.isInnerCircle });
  return (
    <TodayPage access={access} toSetUp={missing.length}>
      <MissingSettings missing={missing} />
    </TodayPage>
  );
}
