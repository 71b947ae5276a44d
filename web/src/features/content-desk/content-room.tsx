import { ContentList } from './content-list.tsx';
import { PageEditor } from './page-editor.tsx';

export default function ContentRoom({ id }: { id?: string }) {
  return id === undefined ? <ContentList /> : <PageEditor id={id} />;
}
