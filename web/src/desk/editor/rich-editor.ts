import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  remarkCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
  serializerCtx,
} from '@milkdown/core';
import { clipboard } from '@milkdown/plugin-clipboard';
import { history } from '@milkdown/plugin-history';
import { commonmark } from '@milkdown/preset-commonmark';
import { gfm } from '@milkdown/preset-gfm';
import type { Node } from '@milkdown/prose/model';
import { type EditorState, Plugin } from '@milkdown/prose/state';
import { $prose } from '@milkdown/utils';
import { type Blocks, keepUntouched } from './kept-markdown.ts';
import { ownPictures } from './own-pictures.ts';
import { scrollingTables } from './scrolling-tables.ts';

interface RichEditorOptions {
  root: HTMLElement;
  markdown: string;
  label: string;
  onChange: (markdown: string) => void;
  onSelect: (state: EditorState) => void;
}

export async function openRichEditor(options: RichEditorOptions) {
  const { root, markdown, label, onChange, onSelect } = options;
  let onEdit: (doc: Node) => void = () => {};
  const changePlugin = $prose(
    () =>
      new Plugin({
        view: () => ({
          update: ({ state }, before) => {
            if (!before.doc.eq(state.doc)) onEdit(state.doc);
            onSelect(state);
          },
        }),
      }),
  );
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.update(remarkStringifyOptionsCtx, (options) => ({
        ...options,
        bullet: '-' as const,
        rule: '-' as const,
        emphasis: '*' as const,
        listItemIndent: 'one' as const,
      }));
      ctx.update(editorViewOptionsCtx, (options) => ({
        ...options,
        scrollThreshold: { top: 190, bottom: 150, left: 0, right: 0 },
        scrollMargin: { top: 200, bottom: 160, left: 5, right: 5 },
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: 'rich-text rich-editor',
        },
      }));
    })
    .use(commonmark)
    .use(ownPictures)
    .use(gfm)
    .use(scrollingTables)
    .use(history)
    .use(clipboard)
    .use(changePlugin)
    .create();
  const { serialise, remark, doc } = editor.action((ctx) => ({
    serialise: ctx.get(serializerCtx),
    remark: ctx.get(remarkCtx),
    doc: ctx.get(editorViewCtx).state.doc,
  }));

  function splitBlocks(text: string): Blocks {
    const ends = remark.parse(text).children.map(({ position }) => ({
      start: position?.start.offset ?? 0,
      end: position?.end.offset ?? 0,
    }));
    const gaps = ends.map(({ start }, index) => text.slice(ends[index - 1]?.end ?? 0, start));
    return {
      texts: ends.map(({ start, end }) => text.slice(start, end)),
      gaps: [...gaps, text.slice(ends.at(-1)?.end ?? 0)],
    };
  }

  const canonical = serialise(doc);
  const [original, canonicalBlocks] = [splitBlocks(markdown), splitBlocks(canonical)];
  onEdit = (edited) => {
    const now = serialise(edited);
    onChange(
      now === canonical ? markdown : keepUntouched(original, canonicalBlocks, splitBlocks(now)),
    );
  };
  return editor;
}
