import { FIRST_NAME } from '@hearthway/domain/letters/first-name';
import { commandsCtx, type Editor, editorViewCtx } from '@milkdown/kit/core';
import { redoCommand, undoCommand } from '@milkdown/kit/plugin/history';
import {
  listItemSchema,
  toggleEmphasisCommand,
  toggleLinkCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from '@milkdown/kit/preset/commonmark';
import { insertTableCommand } from '@milkdown/kit/preset/gfm';
import { insert } from '@milkdown/kit/utils';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import ListTodo from 'lucide-react/icons/list-todo';
import Pilcrow from 'lucide-react/icons/pilcrow';
import Redo2 from 'lucide-react/icons/redo-2';
import Table from 'lucide-react/icons/table';
import TextQuote from 'lucide-react/icons/text-quote';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentType, type KeyboardEvent, type SVGProps, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { MediaPicker } from '../media/media-picker.tsx';
import { AddressForm } from './address-form.tsx';

type Run = (editor: Editor) => void;

const command =
  (name: string | { key: unknown }, payload?: unknown): Run =>
  (editor) =>
    editor.action((ctx) => {
      ctx
        .get(commandsCtx)
        .call((typeof name === 'string' ? name : name.key) as never, payload as never);
      ctx.get(editorViewCtx).focus();
    });

const checklist: Run = (editor) =>
  editor.action((ctx) => {
    ctx.get(commandsCtx).call(wrapInBulletListCommand.key);
    const view = ctx.get(editorViewCtx);
    const { $from } = view.state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const node = $from.node(depth);
      if (node.type !== listItemSchema.type(ctx)) continue;
      const attrs = { ...node.attrs, checked: false };
      view.dispatch(view.state.tr.setNodeMarkup($from.before(depth), undefined, attrs));
      break;
    }
    view.focus();
  });

const insertFirstName: Run = (editor) =>
  editor.action((ctx) => {
    const view = ctx.get(editorViewCtx);
    const { $from } = view.state.selection;
    const before = $from.parent.textBetween(0, $from.parentOffset).slice(-1);
    const space = before === '' || /\s/.test(before) ? '' : ' ';
    view.dispatch(view.state.tr.insertText(space + FIRST_NAME));
    view.focus();
  });

interface Tool {
  label: string;
  /** True for formats that pages can show but mails cannot. */
  isForPages?: true;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  run: Run;
}

const TOOLS: readonly Tool[] = [
  { label: 'Bold', icon: Bold, run: command(toggleStrongCommand) },
  { label: 'Italic', icon: Italic, run: command(toggleEmphasisCommand) },
  { label: 'Heading', icon: Heading2, run: command(wrapInHeadingCommand, 2) },
  { label: 'Smaller heading', icon: Heading3, run: command(wrapInHeadingCommand, 3) },
  { label: 'Plain text', icon: Pilcrow, run: command(turnIntoTextCommand) },
  { label: 'List', icon: List, run: command(wrapInBulletListCommand) },
  { label: 'Numbered list', icon: ListOrdered, run: command(wrapInOrderedListCommand) },
  { label: 'Checklist', icon: ListTodo, run: checklist, isForPages: true },
  { label: 'Quotation', icon: TextQuote, run: command(wrapInBlockquoteCommand) },
  {
    label: 'Table',
    icon: Table,
    run: command(insertTableCommand, { row: 3, col: 2 }),
    isForPages: true,
  },
  { label: 'Undo', icon: Undo2, run: command(undoCommand) },
  { label: 'Redo', icon: Redo2, run: command(redoCommand) },
];

export type Writing = 'page' | 'letter';

interface WordsToolbarProps {
  editor: Editor | null;
  writing: Writing;
}

export function WordsToolbar({ editor, writing }: WordsToolbarProps) {
  const tools = TOOLS.filter(({ isForPages }) => writing === 'page' || !isForPages);
  const bar = useRef<HTMLDivElement>(null);
  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (by === undefined || at === -1) return;
    event.preventDefault();
    buttons.at((at + by) % buttons.length)?.focus();
  }
  return (
    <div className="sticky top-[calc(4rem+1px+env(safe-area-inset-top))] z-10 rounded-t-card border-line border-b bg-surface p-2">
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        onKeyDown={step}
        className="flex gap-0.5 max-sm:overflow-x-auto sm:flex-wrap"
      >
        {tools.map(({ label, icon: Icon, run }, index) => (
          <button
            key={label}
            type="button"
            data-tool
            tabIndex={index === 0 ? 0 : -1}
            title={label}
            aria-label={label}
            disabled={!editor}
            onClick={() => editor && run(editor)}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-hover disabled:opacity-50 sm:size-9"
          >
            <Icon aria-hidden="true" className="size-5 sm:size-4.5" />
          </button>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-4">
        <AddressForm
          name="Link"
          hint="A page of this site, such as /mhi, or an address with https://. Choose the words first."
          isDisabled={!editor}
          onAdd={({ address }) => editor && command(toggleLinkCommand, { href: address })(editor)}
        />
        {writing === 'letter' && (
          <Button
            variant="link"
            size="sm"
            disabled={!editor}
            onClick={() => editor && insertFirstName(editor)}
          >
            First name
          </Button>
        )}
        {writing === 'page' && <PageInserts editor={editor} />}
      </div>
    </div>
  );
}

function PageInserts({ editor }: { editor: Editor | null }) {
  return (
    <>
      <MediaPicker
        kind="picture"
        label="Picture"
        isDisabled={!editor}
        onPick={({ address, alt }) =>
          editor?.action(insert(`![${(alt ?? '').replaceAll(/[[\]]/g, '')}](${address})`))
        }
      />
      <MediaPicker
        kind="video"
        label="Video"
        isDisabled={!editor}
        onPick={({ address, name }) =>
          editor?.action(insert(toFilmHtml(address, name.replace(/\.\w+$/, ''))))
        }
      />
      <AddressForm
        name="Film"
        hint="Of this site, such as /media/…, or the address of a player"
        asksFor="What it is called"
        isDisabled={!editor}
        onAdd={({ address, words }) => editor?.action(insert(toFilmHtml(address, words)))}
      />
    </>
  );
}

const stripHtmlChars = (text: string) => text.replaceAll(/["<>&]/g, '');

const toFilmHtml = (address: string, title: string) =>
  address.startsWith('/')
    ? `<video src="${stripHtmlChars(address)}" title="${stripHtmlChars(title)}"></video>`
    : `<iframe src="${stripHtmlChars(address)}" title="${stripHtmlChars(title)}" allowfullscreen></iframe>`;
