import Stethoscope from 'lucide-react/icons/stethoscope';
import { OutsideLink } from '../../../brand/outside-link.tsx';

export function PracticeToolNote() {
  return (
    <aside
      aria-label="Clinical care"
      className="mt-6 flex gap-4 rounded-card bg-sunk p-5 ring-1 ring-line ring-inset sm:items-center"
    >
      <Stethoscope aria-hidden="true" className="size-6 shrink-0 text-teal max-sm:mt-0.5" />
      <p className="text-sm">
        Clinical messages and ongoing care happen in our practice-management tool, not in this app.{' '}
        <OutsideLink
          to="practiceTool"
          className="whitespace-nowrap font-semibold text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal"
        >
          Open the practice tool
        </OutsideLink>
      </p>
    </aside>
  );
}
