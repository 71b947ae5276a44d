import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '../../ui/button.tsx';

export function AllLettersLink() {
  return (
    <Button asChild variant="link" size="sm">
      <Link to="/admin/$room" params={{ room: 'letters' }}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All letters
      </Link>
    </Button>
  );
}
