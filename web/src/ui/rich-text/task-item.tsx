import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { useCheck } from './checks.ts';

interface TaskItemProps {
  text: string;
  writtenAsDone: boolean;
  children: ReactNode;
}

export function TaskItem({ text, writtenAsDone, children }: TaskItemProps) {
  const { checked, toggle } = useCheck(text, writtenAsDone);
  return (
    <li className="task">
      <Checkbox checked={checked} onCheckedChange={toggle} label={children} />
    </li>
  );
}
