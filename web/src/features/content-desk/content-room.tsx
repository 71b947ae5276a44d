import { ContentList } from './content-list.tsx';
import { PageEditor } from './page-editor.tsx';

/** The list, or one page of it to work on. */
export default function ContentRoom({ id }: { id?: string }) {
  return id === undefined ? <ContentList /> : <PageEditor id={id} />;
}
