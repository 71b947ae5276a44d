import { SUBJECT_TABLE } from './subject-table.ts';
import { INTIMACY_TABLE } from './subject-table-intimacy.ts';

export interface Subject {
  slug: string;
  asks: RegExp | null;
  needs: RegExp | null;
}

const SHARED: Readonly<Record<string, string>> = {
  PARTNER: String.raw`(boyfriend|girlfriend|husband|wife|partner|fianc\w*|spouse|bf|gf|man|guy|girl|marriage)`,
  PARENT:
    '(mom|mum|mother|mam|mama|mommy|daddy|papa|guardians?|dad|father|parents?|stepmom|stepmum|stepdad|stepfather|stepmother|folks)',
  CHILD: String.raw`(sons?|daughters?|kids?|child|children|toddlers?|bab(y|ies)|newborn|stepson|stepdaughter|grand(son|daughter|child\w*)|twins|nephew|niece|boys|girls|(1[0-7]|[1-9]) ?(year|yr)s? old|nanny|preschooler)`,
};

const toRegExp = (pattern: string) =>
  new RegExp(`\\b(${pattern.replace(/[A-Z]{2,}/g, (name) => SHARED[name] ?? name)})\\b`);

function parseSubject(text: string): Subject {
  const [slug = ''] = text.split('\n');
  const find = (name: string) => {
    const [, pattern] = new RegExp(`\\n  ${name} ([^]*?)(?=\\n  \\w|$)`).exec(text) ?? [];
    return pattern === undefined ? null : toRegExp(pattern.replaceAll(/\n\s*/g, ''));
  };
  return { slug, asks: find('asks'), needs: find('needs') };
}

export const SUBJECTS: readonly Subject[] = [SUBJECT_TABLE, INTIMACY_TABLE]
  .flatMap((table) => table.trim().split(/\n(?=\S)/))
  .map(parseSubject);
