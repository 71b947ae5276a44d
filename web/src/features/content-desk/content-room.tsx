import { ContentList } from './content-list.tsx';
import { ContentTransfer } from './content-transfer.tsx';
import { PageEditor } from './page-editor.tsx';

export default function ContentRoom({ id }: { id?: string }) {
  if (id === undefined) return <ContentList />;
  return id === 'files' ? <ContentTransfer /> : <PageEditor id={id} />;
}
