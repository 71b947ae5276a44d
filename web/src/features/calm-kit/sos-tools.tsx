import { SOS_TOOLS, type SosTool } from '@hearthway/domain/calm-kit/sos';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** A person in distress reads one sentence, not a list, so the steps appear one at a time. */
export function SosTools() {
  const [tool, setTool] = useState<SosTool | null>(null);
  if (tool) return <Steps key={tool.id} tool={tool} onEnd={() => setTool(null)} />;
  return (
    <div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {SOS_TOOLS.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => setTool(one)}
              className="flex min-h-20 w-full flex-col justify-center rounded-control border-[1.5px] border-line bg-surface px-4 py-3 text-left transition-colors hover:border-edge hover:bg-hover"
            >
              <span className="font-semibold">{one.name}</span>
              <span className="text-muted text-sm">{one.text}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        In danger, or not safe with your thoughts?{' '}
        <Link to="/help" className="font-semibold text-danger underline underline-offset-4">
          Get help now
        </Link>
      </p>
    </div>
  );
}

function Steps({ tool, onEnd }: { tool: SosTool; onEnd: () => void }) {
  const [step, setStep] = useState(0);
  const words = useRef<HTMLParagraphElement>(null);
  const isLast = step === tool.steps.length - 1;
  function go(to: number) {
    setStep(to);
    words.current?.focus({ preventScroll: true });
  }
  return (
    <div>
      <h3 className="text-lg">{tool.name}</h3>
      <p className="mt-1 text-muted text-sm">
        Step {step + 1} of {tool.steps.length}
      </p>
      <p
        ref={(element) => {
          words.current = element;
          if (step === 0) element?.focus({ preventScroll: true });
        }}
        tabIndex={-1}
        aria-live="polite"
        className="mt-5 min-h-32 rounded-small font-serif text-2xl outline-none"
      >
        {tool.steps[step]}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="action"
          size="lg"
          className="max-sm:w-full"
          onClick={isLast ? onEnd : () => go(step + 1)}
        >
          {isLast ? 'Done' : 'Next'}
        </Button>
        {step > 0 && (
          <Button variant="ghost" size="lg" onClick={() => go(step - 1)}>
            Back
          </Button>
        )}
        <Button asChild variant="link">
          <Link to="/help">Get help now</Link>
        </Button>
        {!isLast && (
          <Button variant="ghost" onClick={onEnd}>
            Something else
          </Button>
        )}
      </div>
    </div>
  );
}
