import { writeMemberCsv } from '@hearthway/domain/desk-members/member-csv';
import { formatCount } from '@hearthway/domain/format';
import Download from 'lucide-react/icons/download';
import { calendarDay } from '../../lib/calendar-day.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ListFilters } from './list-filters.ts';
import { useExportMembers } from './queries.ts';

interface ExportButtonProps {
  filters: ListFilters;
  userIds?: string[];
  label?: string;
}

export function ExportButton({ filters, userIds, label = 'Export' }: ExportButtonProps) {
  const exporting = useExportMembers();
  return (
    <Button
      variant="outline"
      size="sm"
      busy={exporting.isPending}
      onClick={() =>
        exporting.mutate(
          { ...filters, ...(userIds && { userIds }) },
          {
            onSuccess: (members) => {
              // The byte order mark tells Excel that the file is UTF-8.
              const text = `\uFEFF${writeMemberCsv(members, calendarDay)}`;
              saveFile(new Blob([text], { type: 'text/csv' }), `members-${calendarDay()}.csv`);
              toast.success(`Saved: ${formatCount(members.length, 'member', 'members')}`);
            },
            onError: (error) => toast.error(errorMessage(error, 'We couldn’t export the list')),
          },
        )
      }
    >
      <Download aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
