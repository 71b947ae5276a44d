import { shortMoment } from '@hearthway/domain/format';
import { OUTCOME_LABELS, WANTED_LABELS } from '@hearthway/domain/hfs-cycle/messages';
import type { Urge } from '@hearthway/domain/hfs-cycle/urge';
import { Disclosure } from '../../ui/disclosure.tsx';

export function UrgeTable({ urges }: { urges: readonly Urge[] }) {
  return (
    <Disclosure label="Show as a table" className="mt-4">
      <table className="w-full text-left">
        <caption className="sr-only">Your urges, newest first</caption>
        <thead className="text-muted">
          <tr>
            <Heading>Urge</Heading>
            <Heading>Before</Heading>
            <Heading>After</Heading>
            <Heading>Outcome</Heading>
          </tr>
        </thead>
        <tbody>
          {urges.map((urge) => (
            <tr key={urge.id} className="border-line border-t align-top">
              <th scope="row" className="py-2 pr-2 font-medium">
                {shortMoment(urge)}
                <span className="block font-normal text-muted">{WANTED_LABELS[urge.wanted]}</span>
                {urge.note && (
                  <span className="wrap-anywhere block font-normal text-muted italic">
                    {urge.note}
                  </span>
                )}
              </th>
              <td className="py-2 pr-2 tabular-nums">{urge.strength}</td>
              <td className="py-2 pr-2 tabular-nums">{urge.outcome?.strength ?? '–'}</td>
              <td className="py-2">{urge.outcome ? OUTCOME_LABELS[urge.outcome.how] : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pr-2 font-semibold">
      {children}
    </th>
  );
}
