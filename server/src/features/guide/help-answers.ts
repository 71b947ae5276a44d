import { readHelp } from '../../db/seed/content-files.ts';
import { loadOnce } from './load-once.ts';

export interface HelpAnswer {
  title: string;
  page: string;
  text: string;
}

export const findHelpAnswer = createHelpReader(readHelp);

export function createHelpReader(read: () => ReturnType<typeof readHelp>) {
  const load = loadOnce(async () => {
    const files = await read();
    return new Map<string, HelpAnswer>(
      files.map(({ front: { id, title, page }, body }) => [id, { title, page, text: body }]),
    );
  });
  return async (id: string): Promise<HelpAnswer | undefined> => (await load()).get(id);
}
