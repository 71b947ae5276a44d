import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { controlLook } from '../../ui/control-look.ts';
import { Field, useFieldControl } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { findDestinations } from './destinations.ts';
import { offerDeskQueries } from './queries.ts';

interface DestinationFieldProps {
  route: string | null;
  error: string | false;
  onChange: (route: string | null) => void;
}

const OTHER = 'other';

export function DestinationField({ route, error, onChange }: DestinationFieldProps) {
  const { routesByPath } = useRouter();
  const { data } = useQuery(offerDeskQueries.pages());
  const [asPath, setAsPath] = useState(false);
  const titles = new Map(
    Object.entries(routesByPath).map(([path, { options }]) => [path, options.staticData?.title]),
  );
  const groups = [
    {
      label: 'Pages in the app',
      pages: findDestinations((path) => titles.get(path)),
    },
    { label: 'Workshops', pages: data?.workshops ?? [] },
    { label: 'Resources', pages: data?.resources ?? [] },
  ];
  const isListed = groups.some(({ pages }) => pages.some(({ path }) => path === route));
  const isOther = asPath || (route !== null && !isListed && data !== undefined);
  return (
    <div className="flex flex-col gap-5">
      <Field label="Page to open on this site" error={error}>
        <NativeSelect
          value={isOther ? OTHER : (route ?? '')}
          onChange={({ target }) => {
            setAsPath(target.value === OTHER);
            if (target.value !== OTHER) onChange(target.value || null);
          }}
        >
          <option value="">None</option>
          {!isListed && !isOther && route && <option value={route}>{route}</option>}
          {groups.map(({ label, pages }) => (
            <optgroup key={label} label={label}>
              {pages.map(({ path, name }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={OTHER}>Another address on this site…</option>
        </NativeSelect>
      </Field>
      {isOther && (
        <Field label="Page address on this site" hint="For example, /whi">
          <Input
            value={route ?? ''}
            onChange={({ target }) => {
              setAsPath(true);
              onChange(target.value.trim() || null);
            }}
          />
        </Field>
      )}
    </div>
  );
}

/**
 * The list of pages is long. In the browser's own control, people can search it by typing, and it
 * suits phones.
 */
function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldControl()}
        className={cn(controlLook, 'appearance-none truncate pr-11', className)}
        {...props}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
