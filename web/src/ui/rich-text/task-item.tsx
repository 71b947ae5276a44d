import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { useCheck } from './checks.ts';

interface TaskItemProps {
  text: string;
  isInitiallyChecked: boolean;
  children: ReactNode;
}

export function TaskItem({ text, isInitiallyChecked, children }: TaskItemProps) {
  const { checked, toggle } = useCheck(text, isInitiallyChecked);
  return (
    <li className="task">
      <Checkbox checked={checked} onCheckedChange={toggle} label={children} />
    </li>
  );
}
