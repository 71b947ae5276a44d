import type { Plugin } from 'vite';

const RULE_FILE = /domain\/src\/guide\/crisis\/[\w-]+\.ts$/;
/**
 * Matches the counter-examples of one rule. The comma after a rule's last field is optional,
 * because earlier build plugins may have removed it.
 */
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
