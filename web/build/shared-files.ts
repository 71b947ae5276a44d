import type { Rolldown } from 'vite';

type Group = Extract<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'],
  unknown[]
>[number];

/**
 * What pages share is a few files, not dozens of tiny ones: each costs a phone a request and a moment
 * of its main thread. The first group that wants a module has it, with what it imports.
 */
export const sharedFiles: Group[] = [
  // A release of ours does not make members download these again.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
  },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'auth', test: /node_modules\/@supabase\// },
  // What the app needs to start at all.
  { name: 'app', tags: ['$initial'] },
  // Forms and cards: signing in needs them, and most pages after it.
  {
    name: 'identity',
    test: /web\/src\/(features\/identity\/(auth-problem|auth-requests|identity-card|problem-alert|use-busy)|session\/arrival|ui\/(alert|card|control-look|field|input|password-input|spinner))\.tsx?$/,
  },
  // The rules that hear a crisis come with the guide, the coach and the journal, and with no page.
  {
    name: 'crisis',
    test: /domain\/src\/guide\/(crisis\/|detect-crisis|plain-words)/,
  },
  // What nearly every page of members draws with; what rooms of the desk share is not among it.
  {
    name: 'member',
    test: /node_modules\/lucide-react\/|web\/src\/((app|brand(?!\/(help-|phone-number|scenes\/(?!hour-scene|sky)))|lib|member|session)\/|ui\/(badge|cover|disclosure|empty-state|page|skeleton)\.tsx$)|features\/workshops\/status-badge|domain\/src\/(?!help\/|(content-|offer-)?desk|words\/|guide\/crisis-answer|(hfs-cycle|belief-upgrade|calm-kit|quiz)\/)/,
    minShareCount: 2,
  },
  // The contacts for a crisis, of every country: with whatever may have to show them.
  {
    name: 'contacts',
    test: /domain\/src\/(help\/|guide\/crisis-answer)|web\/src\/brand\/(help-buttons|help-country|phone-number)/,
  },
  // Pictures of weeks, themes and tools: with the pages that have some.
  { name: 'scenes', test: /web\/src\/brand\/scenes\/(?!hour-scene|sky)/, minShareCount: 2 },
  // What the premium tools and the quiz know, which few pages ask.
  {
    name: 'tools',
    test: /domain\/src\/(hfs-cycle|belief-upgrade|calm-kit|quiz)\//,
    minShareCount: 2,
  },
  {
    name: 'primitives',
    test: /node_modules\/@radix-ui\/(primitive|react-(checkbox|compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))\/|web\/src\/ui\/checkbox\.tsx$/,
    minShareCount: 2,
  },
  // Loaded when something opens over the page.
  {
    name: 'dialog',
    test: /node_modules\/@radix-ui\/react-dialog\/|web\/src\/ui\/dialog\.tsx$/,
  },
  // What goes on behind the pages of members.
  {
    name: 'background',
    test: /web\/src\/(outbox\/|features\/[a-z-]+\/[a-z]+-write)/,
  },
];
