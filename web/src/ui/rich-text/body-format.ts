/** Bodies are markdown or HTML; one that opens with a tag is HTML, unless it is only an embed. */
export function bodyFormat(body: string): 'html' | 'markdown' {
  const [, tag] = /^\s*<(!doctype|[a-z][a-z0-9-]*)(?=[\s/>])/i.exec(body) ?? [];
  return tag && !/^(iframe|video)$/i.test(tag) ? 'html' : 'markdown';
}
