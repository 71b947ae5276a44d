import type { Feeling } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { FEELING_REPLIES, WELCOME_WORDS } from '@hearthway/domain/welcome/messages';
import { Link } from '@tanstack/react-router';
import { HouseScene } from '../../../brand/scenes/house-scene.tsx';
import { FeelingChoice } from '../../../features/journal/feeling-choice.tsx';
import { Button } from '../../../ui/button.tsx';
import { type ScreenControls, WelcomeScreen } from './welcome-screen.tsx';

interface FeelingStepProps {
  controls: ScreenControls;
  feeling: Feeling | null;
  onTap: (feeling: Feeling) => void;
  onDone: () => void;
}

export function FeelingStep({ controls, feeling, onTap, onDone }: FeelingStepProps) {
  return (
    <WelcomeScreen
      controls={controls}
      scene={<HouseScene lit={controls.passed} className="absolute inset-0" />}
      sceneClassName="h-[34dvh]"
      title={WELCOME_WORDS.feeling.title}
      text={WELCOME_WORDS.feeling.text}
      action={
        <Button variant="action" size="lg" disabled={!feeling} onClick={onDone}>
          {WELCOME_WORDS.next}
        </Button>
      }
    >
      <div className="mt-6 [&_svg]:size-13">
        <FeelingChoice label={WELCOME_WORDS.feeling.title} value={feeling} onTap={onTap} />
      </div>
      <p role="status" className="mt-4 min-h-7 text-center font-medium">
        {feeling && FEELING_REPLIES[feeling]}
      </p>
      {feeling === 1 && (
        <p className="text-center text-sm">
          <Link
            to="/help"
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
          >
            {JOURNAL_MESSAGES.helpLink}
          </Link>
        </p>
      )}
    </WelcomeScreen>
  );
}
