import type { Plugin } from 'vite';

const RULE_FILE = /domain\/src\/guide\/crisis\/[\w-]+\.ts$/;
/** The last field of a rule; earlier plugins may have removed the comma after it. */
const COUNTER_EXAMPLES = /,\s*harmless: \[[^\]]*\](?=,?\s*\})/g;

/** Removes the counter-examples of the crisis rules, which only tests read. */
export const trimCrisisRules = (): Plugin => ({
  name: 'trim-crisis-rules',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return RULE_FILE.test(id) ? { code: code.replace(COUNTER_EXAMPLES, ''), map: null } : null;
  },
});
