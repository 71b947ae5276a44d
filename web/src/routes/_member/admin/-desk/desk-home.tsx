import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { lazy } from 'react';
import { MissingSettings } from '../../../../features/practice-settings/missing-settings.tsx';

const TodayPage = lazy(() => import('../../../../features/desk-today/today-page.tsx'));

export function DeskHome({ access }: { access: DeskAccessResponse }) {
  return <TodayPage access={access}>{access.isInnerCircle && <MissingSettings />}</TodayPage>;
}
