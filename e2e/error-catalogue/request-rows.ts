import { SPOKES } from '@hearthway/domain/vocabulary';
import type { Row, Visit } from './row.ts';

export const REQUEST_ROWS: readonly (Omit<Row, 'provoke' | 'messages'> & {
  messages: readonly [string];
  answer(visit: Omit<Visit, 'page'>): Promise<unknown>;
})[] = [
  {
    messages: ['Weekly Pulse opens again after 7 days.'],
    how: 'a second pulse on the same day',
    where: 'POST /api/weekly-pulse',
    async answer({ server, member }) {
      const send = () =>
        fetch(`${server.url}/api/weekly-pulse`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${member.session.access_token}`,
          },
          body: JSON.stringify(newPulse()),
        });
      await send();
      return (await (await send()).json()).title;
    },
  },
];

function newPulse() {
  const all = (spokes: readonly string[]) => Object.fromEntries(spokes.map((spoke) => [spoke, 6]));
  const today = new Date().toISOString().slice(0, 10);
  return {
    id: crypto.randomUUID(),
    date: today,
    today,
    physical: all(SPOKES.physical),
    mental: all(SPOKES.mental),
    spiritual: all(SPOKES.spiritual),
  };
}
