import type { Plugin } from 'vite';

const RULE_FILE = /domain\/src\/guide\/crisis\/[\w-]+\.ts$/;
/** Earlier build plugins may have removed the comma after a rule's last field. */
const COUNTER_EXAMPLES = /,\s*harmless: \[[^\]]*\](?=,?\s*\})/g;

/** Only tests read the counter-examples of the crisis rules, so browsers need not download them. */
export const trimCrisisRules = (): Plugin => ({
  name: 'trim-crisis-rules',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return RULE_FILE.test(id) ? { code: code.replace(COUNTER_EXAMPLES, ''), map: null } : null;
  },
});
