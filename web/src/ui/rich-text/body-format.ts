/** A body that starts with a tag is HTML, unless the tag embeds a video. */
export function bodyFormat(body: string): 'html' | 'markdown' {
  const [, tag] = /^\s*<(!doctype|[a-z][a-z0-9-]*)(?=[\s/>])/i.exec(body) ?? [];
  return tag && !/^(iframe|video)$/i.test(tag) ? 'html' : 'markdown';
}
