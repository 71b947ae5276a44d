import { formatShare } from '@hearthway/domain/dashboard/shares';

export function ShareText({ share }: { share: number }) {
  return (
    <>
      <span aria-hidden="true">
        {share === 10 ? '≤ ' : share === 90 ? '≥ ' : ''}
        {share} %
      </span>
      <span className="sr-only">{formatShare(share)}</span>
    </>
  );
}

export function ShareBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-full bg-teal/12">
      <span className="block h-full rounded-full bg-map-petal" style={{ width: `${share}%` }} />
    </span>
  );
}
