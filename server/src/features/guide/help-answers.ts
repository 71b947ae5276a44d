import { readHelp } from '../../db/seed/content-files.ts';

export interface HelpAnswer {
  title: string;
  page: string;
  text: string;
}

let loaded: Promise<ReadonlyMap<string, HelpAnswer>> | null = null;

/** The help answer of this id, from the content files as they were when the first was asked for. */
export async function helpOf(id: string): Promise<HelpAnswer | undefined> {
  loaded ??= readHelp().then(
    (files) =>
      new Map(
        files.map(({ front: { id: name, title, page }, body }) => [
          name,
          { title, page, text: body },
        ]),
      ),
  );
  return (await loaded).get(id);
}
