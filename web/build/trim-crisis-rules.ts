import type { Plugin } from 'vite';

const RULE_FILE = /domain\/src\/guide\/crisis\/[\w-]+\.ts$/;
const COUNTER_EXAMPLES = /,\s*harmless: \[[^\]]*\](?=,?\s*\})/g;

/** Only tests need the counter-examples of the crisis rules, so browsers do not download them. */
export const trimCrisisRules = (): Plugin => ({
  name: 'trim-crisis-rules',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return RULE_FILE.test(id) ? { code: code.replace(COUNTER_EXAMPLES, ''), map: null } : null;
  },
});
