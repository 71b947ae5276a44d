import type { Plugin, Rolldown } from 'vite';

const pageModule = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;
/** What surrounds every page of members. */
const memberModules = /\/src\/(routes\/_member\.tsx\?tsr-split=component|app\/member-bar\.tsx)$/;

/** Writes down which scripts each page needs beyond the entry's, for the server to name them early. */
export function pageFiles(): Plugin {
  return {
    name: 'hearthway:page-files',
    apply: 'build',
    generateBundle: {
      // Vite takes scripts away that would hold styles only.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(filesOf(bundle)));
        const everyMember = chunks
          .filter(({ facadeModuleId }) => memberModules.test(facadeModuleId ?? ''))
          .flatMap(filesOf(bundle));
        const pages = chunks.flatMap((chunk) => {
          const route = pageModule.exec(chunk.facadeModuleId ?? '')?.[1];
          if (!route) return [];
          const shared = route.startsWith('_member/') ? everyMember : [];
          const files = new Set([...shared, ...filesOf(bundle)(chunk)]);
          return [[addressOf(route), [...files].filter((file) => !entry.has(file))]];
        });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/page-files.json',
          source: JSON.stringify(Object.fromEntries(pages)),
        });
      },
    },
  };
}

/** A script and all that it imports. */
const filesOf = (bundle: Rolldown.OutputBundle) => (chunk: Rolldown.OutputChunk) => {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    file.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...found];
};

/** `_member/action_/hfs-cycle` is the file of `/action/hfs-cycle`, which is not drawn inside `/action`. */
function addressOf(route: string): string {
  const path = route
    .replace(/^_member\//, '')
    .replace(/(^|\/)index$/, '')
    .replaceAll('_/', '/')
    .replaceAll(/\[(.)\]/g, '$1');
  return `/${path}`;
}
