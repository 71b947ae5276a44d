import type { Rolldown } from 'vite';

type Group = Extract<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'],
  unknown[]
>[number];

/**
 * Each file costs the browser one request, so modules that many pages share are combined into a few
 * files.
 */
export const chunkGroups: Group[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
  },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'auth', test: /node_modules\/@supabase\// },
  { name: 'app', tags: ['$initial'] },
  {
    name: 'identity',
    test: /web\/src\/(features\/identity\/(auth-problem|auth-requests|identity-card|problem-alert|use-busy)|ui\/(alert|card|control-look|field|input|password-input|spinner))\.tsx?$/,
  },
  {
    name: 'crisis',
    test: /domain\/src\/guide\/(crisis\/|detect-crisis|plain-words)/,
  },
  {
    // All pages of the desk share these icons, but members never load them.
    name: 'desk',
    test: /node_modules\/lucide-react\/.*\/icons\/(contact-round|images|megaphone|plug|quote|scroll-text|tag|user-cog)\./,
  },
  {
    name: 'member',
    test: /node_modules\/lucide-react\/|web\/src\/((app|brand(?!\/(charts|help-|phone-number|scenes\/(?!house-scene|sky)))|lib|member|session)\/|ui\/(badge|cover|disclosure|empty-state|page|skeleton)\.tsx$)|features\/(workshops\/status-badge|quick-router\/feeling-visit|journal\/feeling-choice|(focus|payments|quiz)\/queries|quiz\/passed-result|journal\/change-entry)|domain\/src\/(?!help\/|dashboard\/|(content-|offer-)?desk|practice-settings\/|guide\/crisis-answer|(hfs-cycle|belief-upgrade|calm-kit|quiz)\/|(insights|experiments)\/(?!messages))/,
    minShareCount: 2,
  },
  {
    name: 'contacts',
    test: /domain\/src\/(help\/|guide\/crisis-answer)|web\/src\/brand\/(help-buttons|help-country|phone-number)/,
  },
  { name: 'scenes', test: /web\/src\/brand\/scenes\/(?!house-scene|sky)/, minShareCount: 2 },
  {
    name: 'tools',
    test: /domain\/src\/(hfs-cycle|belief-upgrade|calm-kit|quiz)\/|web\/src\/features\/calm-kit\/breathing-/,
    minShareCount: 2,
  },
  {
    name: 'insights',
    test: /domain\/src\/(insights|experiments)\/(?!messages)|web\/src\/(features\/(insights|monthly-review\/(?!queries|review-write))|brand\/charts)/,
    minShareCount: 2,
  },
  {
    name: 'primitives',
    test: /node_modules\/@radix-ui\/(primitive|react-(checkbox|compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))\/|web\/src\/ui\/checkbox\.tsx$/,
    minShareCount: 2,
  },
  {
    name: 'controls',
    test: /node_modules\/@radix-ui\/react-(collection|direction|radio-group|roving-focus|switch|tabs)\/|web\/src\/ui\/(check-list|pill-choice|radio-group|switch|tabs|textarea)\.tsx$/,
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
