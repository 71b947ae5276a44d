import { FIRST_NAME } from '@hearthway/domain/letters/first-name';
import { commandsCtx, type Editor, editorViewCtx } from '@milkdown/core';
import { redoCommand, undoCommand } from '@milkdown/plugin-history';
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
} from '@milkdown/preset-commonmark';
import { insertTableCommand } from '@milkdown/preset-gfm';
import { insert } from '@milkdown/utils';
import Bold from 'lucide-react/icons/bold';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Film from 'lucide-react/icons/film';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import ImageIcon from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import ListTodo from 'lucide-react/icons/list-todo';
import Pilcrow from 'lucide-react/icons/pilcrow';
import Redo2 from 'lucide-react/icons/redo-2';
import Table from 'lucide-react/icons/table';
import TextQuote from 'lucide-react/icons/text-quote';
import Undo2 from 'lucide-react/icons/undo-2';
import Video from 'lucide-react/icons/video';
import { type ComponentType, type KeyboardEvent, type SVGProps, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
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
  isForPages?: true;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  isRare?: true;
  run: Run;
}

const TOOLS: readonly Tool[] = [
  { label: 'Bold', icon: Bold, run: command(toggleStrongCommand) },
  { label: 'Italic', icon: Italic, run: command(toggleEmphasisCommand) },
  { label: 'Heading', icon: Heading2, run: command(wrapInHeadingCommand, 2) },
  { label: 'Smaller heading', icon: Heading3, run: command(wrapInHeadingCommand, 3), isRare: true },
  { label: 'Plain text', icon: Pilcrow, run: command(turnIntoTextCommand), isRare: true },
  { label: 'List', icon: List, run: command(wrapInBulletListCommand) },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    run: command(wrapInOrderedListCommand),
    isRare: true,
  },
  { label: 'Checklist', icon: ListTodo, run: checklist, isForPages: true, isRare: true },
  { label: 'Quotation', icon: TextQuote, run: command(wrapInBlockquoteCommand), isRare: true },
  {
    label: 'Table',
    icon: Table,
    run: command(insertTableCommand, { row: 3, col: 2 }),
    isForPages: true,
    isRare: true,
  },
  { label: 'Undo', icon: Undo2, run: command(undoCommand), isRare: true },
  { label: 'Redo', icon: Redo2, run: command(redoCommand), isRare: true },
];

export type Writing = 'page' | 'letter';

interface WordsToolbarProps {
  editor: Editor | null;
  writing: Writing;
}

export function WordsToolbar({ editor, writing }: WordsToolbarProps) {
  const tools = TOOLS.filter(({ isForPages }) => writing === 'page' || !isForPages);
  const bar = useRef<HTMLDivElement>(null);
  const [hasMore, setMore] = useState(false);
  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const buttons = all.filter((button) => button.offsetParent !== null);
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (by === undefined || at === -1) return;
    event.preventDefault();
    buttons.at((at + by) % buttons.length)?.focus();
  }
  return (
    <div
      className={cn(
        'sticky top-[calc(4rem+1px+env(safe-area-inset-top)+var(--bar-height,0px))] z-10 border-line border-b py-1.5',
        writing === 'page'
          ? 'bg-paper sm:-mx-3 sm:bg-surface sm:px-1'
          : 'rounded-t-card bg-surface px-2',
      )}
    >
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        onKeyDown={step}
        className="flex flex-wrap items-center gap-0.5"
      >
        {tools.map(({ label, icon: Icon, run, isRare }, index) => (
          <button
            key={label}
            type="button"
            data-tool
            tabIndex={index === 0 ? 0 : -1}
            title={label}
            aria-label={label}
            disabled={!editor}
            onClick={() => editor && run(editor)}
            className={cn(toolLook, isRare && !hasMore && 'max-sm:hidden')}
          >
            <Icon aria-hidden="true" className="size-5 sm:size-4.5" />
          </button>
        ))}
        <span aria-hidden="true" className="mx-1.5 h-5 w-px bg-line max-sm:hidden" />
        <AddressForm
          name="Link"
          Icon={Link2}
          look={toolLook}
          hint="A page on this site, such as /mhi, or an address that begins with https://. Select the words first."
          isDisabled={!editor}
          onAdd={({ address }) => editor && command(toggleLinkCommand, { href: address })(editor)}
        />
        {writing === 'letter' && (
          <Button
            variant="link"
            size="sm"
            className="mx-1"
            disabled={!editor}
            onClick={() => editor && insertFirstName(editor)}
          >
            First name
          </Button>
        )}
        {writing === 'page' && <PageInserts editor={editor} hasMore={hasMore} />}
        <button
          type="button"
          aria-label="More formats"
          aria-expanded={hasMore}
          onClick={() => setMore(!hasMore)}
          className={cn(toolLook, 'ml-auto sm:hidden')}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}

const toolLook =
  'grid size-11 shrink-0 place-items-center rounded-control hover:bg-hover disabled:opacity-50 sm:size-9';

function PageInserts({ editor, hasMore }: { editor: Editor | null; hasMore: boolean }) {
  const rare = cn(toolLook, !hasMore && 'max-sm:hidden');
  return (
    <>
      <MediaPicker
        kind="picture"
        label="Picture"
        Icon={ImageIcon}
        look={toolLook}
        isDisabled={!editor}
        onPick={({ address, alt }) =>
          editor?.action(insert(`![${(alt ?? '').replaceAll(/[[\]]/g, '')}](${address})`))
        }
      />
      <MediaPicker
        kind="video"
        label="Video"
        Icon={Video}
        look={rare}
        isDisabled={!editor}
        onPick={({ address, name }) =>
          editor?.action(insert(toFilmHtml(address, name.replace(/\.\w+$/, ''))))
        }
      />
      <AddressForm
        name="Film"
        Icon={Film}
        look={rare}
        hint="On this site, such as /media/…, or the address of a video player"
        asksFor="What it’s called"
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
