import { FIRST_NAME } from '@hearthway/domain/letters/first-name';
import { commandsCtx, type Editor, editorViewCtx } from '@milkdown/core';
import { redoCommand, undoCommand } from '@milkdown/plugin-history';
import {
  liftListItemCommand,
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
import { lift } from '@milkdown/prose/commands';
import { insert } from '@milkdown/utils';
import Bold from 'lucide-react/icons/bold';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Film from 'lucide-react/icons/film';
import Heading from 'lucide-react/icons/heading';
import Heading3 from 'lucide-react/icons/heading-3';
import ImageIcon from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import ListTodo from 'lucide-react/icons/list-todo';
import Redo2 from 'lucide-react/icons/redo-2';
import Table from 'lucide-react/icons/table';
import TextQuote from 'lucide-react/icons/text-quote';
import Undo2 from 'lucide-react/icons/undo-2';
import Video from 'lucide-react/icons/video';
import { type ComponentType, type KeyboardEvent, type SVGProps, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { TooltipGroup } from '../../ui/tooltip.tsx';
import { MediaPicker } from '../media/media-picker.tsx';
import type { Format } from './active-formats.ts';
import { AddressForm } from './address-form.tsx';
import { ToolButton } from './tool-button.tsx';

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

const liftOut: Run = (editor) =>
  editor.action((ctx) => {
    const view = ctx.get(editorViewCtx);
    lift(view.state, view.dispatch);
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
  keys?: string;
  format?: Format;
  isForPages?: true;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Where the tool is shown only after “More formats”. */
  isRare?: 'on a phone' | 'everywhere';
  hasWords?: true;
  run: Run;
  /**
   * Removes the format where it is active. A tool without `remove` uses `run` to apply and to
   * remove the format.
   */
  remove?: Run;
}

const TOOLS: readonly Tool[] = [
  { label: 'Undo', keys: 'Z', icon: Undo2, run: command(undoCommand) },
  { label: 'Redo', keys: '⇧ Z', icon: Redo2, run: command(redoCommand), isRare: 'everywhere' },
  {
    label: 'Bold',
    keys: 'B',
    format: 'bold',
    icon: Bold,
    run: command(toggleStrongCommand),
  },
  {
    label: 'Italic',
    keys: 'I',
    format: 'italic',
    icon: Italic,
    isRare: 'on a phone',
    run: command(toggleEmphasisCommand),
  },
  {
    label: 'Heading',
    hasWords: true,
    format: 'heading',
    icon: Heading,
    run: command(wrapInHeadingCommand, 2),
    remove: command(turnIntoTextCommand),
  },
  {
    label: 'Subheading',
    hasWords: true,
    format: 'smaller-heading',
    icon: Heading3,
    run: command(wrapInHeadingCommand, 3),
    remove: command(turnIntoTextCommand),
    isRare: 'on a phone',
  },
  {
    label: 'List',
    format: 'list',
    icon: List,
    run: command(wrapInBulletListCommand),
    remove: command(liftListItemCommand),
  },
  {
    label: 'Numbered list',
    format: 'numbered-list',
    icon: ListOrdered,
    run: command(wrapInOrderedListCommand),
    remove: command(liftListItemCommand),
    isRare: 'on a phone',
  },
  {
    label: 'Checklist',
    format: 'checklist',
    icon: ListTodo,
    run: checklist,
    remove: command(liftListItemCommand),
    isForPages: true,
    isRare: 'on a phone',
  },
  {
    label: 'Quotation',
    format: 'quotation',
    icon: TextQuote,
    run: command(wrapInBlockquoteCommand),
    remove: liftOut,
    isRare: 'everywhere',
  },
  {
    label: 'Table',
    icon: Table,
    run: command(insertTableCommand, { row: 3, col: 2 }),
    isForPages: true,
    isRare: 'everywhere',
  },
];

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

export type Writing = 'page' | 'letter';

interface WordsToolbarProps {
  editor: Editor | null;
  formats: ReadonlySet<Format>;
  writing: Writing;
  onWriteMarkdown: (() => void) | undefined;
}

export function WordsToolbar(props: WordsToolbarProps) {
  const { editor, formats, writing, onWriteMarkdown } = props;
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
  const rare = {
    'on a phone': cn(!hasMore && 'max-sm:hidden'),
    everywhere: cn(!hasMore && 'hidden'),
  };
  return (
    <div
      className={cn(
        'words-bar @container sticky top-[calc(var(--desk-top,0px)+var(--bar-height,0px))] z-10 border-line border-b py-1.5',
        writing === 'page'
          ? '-mx-[var(--sheet-pad)] bg-paper px-[calc(var(--sheet-pad)-0.5rem)] sm:bg-surface'
          : 'bg-surface px-1 sm:px-4',
      )}
    >
      <TooltipGroup delay={300}>
        <div
          ref={bar}
          role="toolbar"
          aria-label="Formatting"
          onKeyDown={step}
          className="flex flex-wrap items-center gap-0.5"
        >
          {tools.map(
            ({ label, keys, format, icon, run, remove = run, isRare, hasWords }, index) => (
              <ToolButton
                key={label}
                label={label}
                Icon={icon}
                hint={keys && `${label} (${MODIFIER} ${keys})`}
                data-tool
                tabIndex={index === 0 ? 0 : -1}
                disabled={!editor}
                aria-pressed={format && formats.has(format)}
                hasWords={hasWords && writing === 'page'}
                onClick={() => editor && (format && formats.has(format) ? remove : run)(editor)}
                className={cn(isRare && rare[isRare])}
              />
            ),
          )}
          <span aria-hidden="true" className="mx-1.5 h-5 w-px bg-line max-sm:hidden" />
          <AddressForm
            name="Link"
            hint="A page on this site, such as /mhi, or an address that begins with https://. Select the words first."
            button={{ Icon: Link2, disabled: !editor, hasWords: writing === 'letter' }}
            onAdd={({ address }) => editor && command(toggleLinkCommand, { href: address })(editor)}
          />
          {writing === 'letter' && (
            <Button
              variant="link"
              size="sm"
              className="sm:mx-1"
              disabled={!editor}
              onClick={() => editor && insertFirstName(editor)}
            >
              First name
            </Button>
          )}
          {writing === 'page' && <PageInserts editor={editor} rare={rare} />}
          {onWriteMarkdown && hasMore && (
            <Button variant="link" size="sm" onClick={onWriteMarkdown}>
              Write markdown
            </Button>
          )}
          <ToolButton
            label="More formats"
            Icon={Ellipsis}
            aria-expanded={hasMore}
            onClick={() => setMore(!hasMore)}
            className={cn('ml-auto', writing === 'letter' && 'sm:hidden')}
          />
        </div>
      </TooltipGroup>
    </div>
  );
}

interface PageInsertsProps {
  editor: Editor | null;
  rare: Record<'on a phone' | 'everywhere', string>;
}

function PageInserts({ editor, rare }: PageInsertsProps) {
  const button = { disabled: !editor, hasWords: true };
  return (
    <>
      <MediaPicker
        kind="picture"
        label="Picture"
        button={{ ...button, Icon: ImageIcon, keepsIcon: true }}
        onPick={({ address, alt }) =>
          editor?.action(insert(`![${(alt ?? '').replaceAll(/[[\]]/g, '')}](${address})`))
        }
      />
      <MediaPicker
        kind="video"
        label="Video"
        button={{
          ...button,
          Icon: Video,
          keepsIcon: true,
          hint: 'Video from your media',
          className: rare['on a phone'],
        }}
        onPick={({ address, name }) =>
          editor?.action(insert(toFilmHtml(address, name.replace(/\.\w+$/, ''))))
        }
      />
      <AddressForm
        name="Linked video"
        hint="On this site, such as /media/…, or the address of a video player"
        asksFor="Title of the video"
        button={{
          ...button,
          Icon: Film,
          hint: 'Video from a web address',
          className: rare.everywhere,
        }}
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
