import type { EditorState } from '@milkdown/prose/state';

export type Format =
  | ('bold' | 'italic' | 'heading' | 'smaller-heading')
  | ('list' | 'numbered-list' | 'checklist' | 'quotation');

/** The formats of the text at the cursor, or at the start of the selection. */
export function activeFormats({ selection, storedMarks }: EditorState): Format[] {
  const { $from, empty } = selection;
  const formats: Format[] = [];
  const marks = storedMarks ?? (empty ? $from.marks() : $from.nodeAfter?.marks) ?? [];
  for (const { type } of marks) {
    if (type.name === 'strong') formats.push('bold');
    if (type.name === 'emphasis') formats.push('italic');
  }
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth);
    if (type.name === 'heading') formats.push(attrs.level === 2 ? 'heading' : 'smaller-heading');
    if (type.name === 'list_item' && attrs.checked != null) formats.push('checklist');
    if (type.name === 'bullet_list' && !formats.includes('checklist')) formats.push('list');
    if (type.name === 'ordered_list') formats.push('numbered-list');
    if (type.name === 'blockquote') formats.push('quotation');
  }
  return formats;
}
