import Download from 'lucide-react/icons/download';
import { Button } from '../../ui/button.tsx';
import { useExportData } from './mutations.ts';

export function ExportButton() {
  const exportData = useExportData();
  return (
    <Button
      variant="outline"
      busy={exportData.isPending}
      onClick={() =>
        exportData.mutate(undefined, { onSuccess: ({ blob, name }) => save(blob, name) })
      }
    >
      {!exportData.isPending && <Download aria-hidden="true" className="size-5" />}
      {exportData.isPending ? 'Preparing…' : 'Download my data'}
    </Button>
  );
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL only after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
