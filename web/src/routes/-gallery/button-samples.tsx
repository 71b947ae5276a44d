import Plus from 'lucide-react/icons/plus';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { PageSection } from '../../ui/page.tsx';

const variants: readonly ButtonVariant[] = [
  'default',
  'action',
  'outlineWarm',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
];

export function ButtonSamples() {
  return (
    <PageSection title="Buttons">
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <Button size="icon" aria-label="Add">
          <Plus aria-hidden="true" className="size-5" />
        </Button>
        <Button busy>Saving…</Button>
        <Button disabled>Disabled</Button>
        <Button asChild variant="outline">
          <a href="#forms">Go to the form fields</a>
        </Button>
      </div>
    </PageSection>
  );
}
