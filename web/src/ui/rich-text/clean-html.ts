import createPurifier from 'dompurify';
import { isOwnAddress, safeAddress } from './safe-address.ts';

export interface Embed {
  kind: 'frame' | 'file';
  src: string;
  title: string;
  allow: string;
  allowFullScreen: boolean;
  scrolling: string | null;
}

export interface CleanHtml {
  html: string;
  embeds: Embed[];
}

// DOMPurify has an instance of its own here, so that no other code can add hooks to it.
const purifier = createPurifier(window);

const RULES = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['allow', 'allowfullscreen', 'frameborder', 'scrolling'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'audio', 'map'],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background', 'poster', 'autoplay'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|ircs?|mailto|xmpp):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

export function cleanHtml(dirty: string): CleanHtml {
  const body = purifier.sanitize(dirty, RULES as never) as unknown as DocumentFragment | null;
  if (!body) return { html: '', embeds: [] };
  for (const link of body.querySelectorAll('a')) sanitizeLink(link);
  for (const image of body.querySelectorAll('img')) sanitizeImage(image);
  for (const heading of body.querySelectorAll('h1')) replaceTag(heading, 'h2');
  const embeds = [...body.querySelectorAll('iframe, video')].map((player, index) => {
    const place = document.createElement('div');
    place.dataset.embed = String(index);
    player.replaceWith(place);
    return toEmbed(player);
  });
  const holder = document.createElement('div');
  holder.append(body);
  return { html: holder.innerHTML, embeds };
}

function toEmbed(player: Element): Embed {
  const source = player.getAttribute('src') ?? player.querySelector('source')?.src ?? '';
  return {
    kind: player.localName === 'iframe' ? 'frame' : 'file',
    src: safeAddress(source.trim()),
    title: player.getAttribute('title')?.trim() || 'Video',
    allow: player.getAttribute('allow') ?? '',
    allowFullScreen: player.hasAttribute('allowfullscreen'),
    scrolling: player.getAttribute('scrolling'),
  };
}

function sanitizeLink(link: HTMLAnchorElement) {
  const address = safeAddress(link.getAttribute('href') ?? '');
  link.setAttribute('href', address);
  link.removeAttribute('target');
  if (/^(https?:|\/\/)/i.test(address)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  }
}

function sanitizeImage(image: HTMLImageElement) {
  const address = safeAddress(image.getAttribute('src') ?? '');
  const alt = image.getAttribute('alt') ?? '';
  if (isOwnAddress(address)) {
    image.setAttribute('loading', 'lazy');
    return;
  }
  if (!/^https?:/i.test(address)) return image.replaceWith(alt);
  const link = document.createElement('a');
  link.href = address;
  link.textContent = alt || 'Picture';
  sanitizeLink(link);
  image.replaceWith(link);
}

function replaceTag(element: Element, name: string) {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
