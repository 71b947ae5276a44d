import type { Rolldown } from 'vite';

type Group = Extract<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'],
  unknown[]
>[number];

/**
 * Groups shared modules into a few chunks: every extra file costs a phone a request and main-thread
 * time. A module goes, with its imports, into the first group that matches.
 */
export const chunkGroups: Group[] = [
  // Library chunks keep their hash across our releases, so members do not download them again.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
  },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'auth', test: /node_modules\/@supabase\// },
  { name: 'app', tags: ['$initial'] },
  // Forms and cards, used by sign-in and most pages after it.
  {
    name: 'identity',
    test: /web\/src\/(features\/identity\/(auth-problem|auth-requests|identity-card|problem-alert|use-busy)|ui\/(alert|card|control-look|field|input|password-input|spinner))\.tsx?$/,
  },
  // Crisis detection is used by the guide, the coach and the journal, but not on page load.
  {
    name: 'crisis',
    test: /domain\/src\/guide\/(crisis\/|detect-crisis|plain-words)/,
  },
  // Shared by nearly every member page. Excludes modules that only desk rooms share.
  {
    name: 'member',
    test: /node_modules\/lucide-react\/|web\/src\/((app|brand(?!\/(help-|phone-number|scenes\/(?!hour-scene|sky)))|lib|member|session)\/|ui\/(badge|cover|disclosure|empty-state|page|skeleton)\.tsx$)|features\/workshops\/status-badge|domain\/src\/(?!help\/|(content-|offer-)?desk|practice-settings\/|guide\/crisis-answer|(hfs-cycle|belief-upgrade|calm-kit|quiz)\/)/,
    minShareCount: 2,
  },
  // Crisis contacts of every country, for all components that may show them.
  {
    name: 'contacts',
    test: /domain\/src\/(help\/|guide\/crisis-answer)|web\/src\/brand\/(help-buttons|help-country|phone-number)/,
  },
  // Illustrations of weeks, themes and tools, loaded only by pages that show them.
  { name: 'scenes', test: /web\/src\/brand\/scenes\/(?!hour-scene|sky)/, minShareCount: 2 },
  // Data of the premium tools and the quiz, used by few pages.
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
  {
    name: 'dialog',
    test: /node_modules\/@radix-ui\/react-dialog\/|web\/src\/ui\/dialog\.tsx$/,
  },
  {
    name: 'background',
    test: /web\/src\/(outbox\/|features\/[a-z-]+\/[a-z]+-write)/,
  },
];
