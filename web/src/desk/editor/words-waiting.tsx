import { RichText } from '../../ui/rich-text/rich-text.tsx';
import './words-editor.css';

/** Shows the text until the editor has loaded, so that the page does not jump. */
export function WordsWaiting({ body }: { body: string }) {
  return (
    <div aria-hidden="true" inert className="rich-editor">
      <RichText body={body} />
    </div>
  );
}
