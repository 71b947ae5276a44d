import { formatAge } from '@hearthway/domain/desk-today/backup-state';
import { readBackupState } from '../read-backup-state.ts';
import type { TodaySource } from '../today-source.ts';

export const lateBackup: TodaySource = {
  key: 'late-backup',
  roles: ['admin'],
  async find(_tx, context) {
    const { isScheduled, isLate, newest, everyHours } = await readBackupState(context, context.now);
    const action = { label: 'What to do', path: '/admin/backup' };
    if (!isScheduled) {
      return {
        ...{ tone: 'urgent', count: null, title: 'No backups are being made', action },
        detail: 'If the server’s disk breaks, everything members have written is lost.',
      };
    }
    if (!isLate) return null;
    return {
      ...{ tone: 'urgent', count: null, action },
      title: newest ? 'The backup is late' : 'There is no backup yet',
      detail: newest
        ? `The last one was made ${formatAge(new Date(newest.at), context.now)}; one is due every ${everyHours} hours.`
        : `One is due every ${everyHours} hours, but none has arrived.`,
    };
  },
};
