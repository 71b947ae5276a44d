import { readHelp } from '../../db/seed/content-files.ts';

export interface HelpAnswer {
  title: string;
  page: string;
  text: string;
}

export const findHelpAnswer = createHelpReader(readHelp);

/** Reads the content files on the first call and keeps them; after a failed read it tries again. */
export function createHelpReader(read: () => ReturnType<typeof readHelp>) {
  let loaded: Promise<ReadonlyMap<string, HelpAnswer>> | null = null;
  return async (id: string): Promise<HelpAnswer | undefined> => {
    loaded ??= loadAnswers(read).catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return (await loaded).get(id);
  };
}

async function loadAnswers(
  read: () => ReturnType<typeof readHelp>,
): Promise<ReadonlyMap<string, HelpAnswer>> {
  const files = await read();
  return new Map(
    files.map(({ front: { id, title, page }, body }) => [id, { title, page, text: body }]),
  );
}
