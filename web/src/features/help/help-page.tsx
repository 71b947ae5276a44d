import type { PublicHelpLine } from '@hearthway/domain/help/help-line';
import { BereavedButton, CrisisLineButton, EmergencyButton } from '../../brand/help-buttons.tsx';
import { useHelpContacts } from '../../brand/help-country.ts';
import { OutsideButton } from '../../brand/outside-link.tsx';
import { config } from '../../lib/config.ts';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { CountryChoice } from './country-choice.tsx';

/** The help page must work without a session, a server or a network. */
export function HelpPage() {
  const { emergencyNote, crisis, bereaved } = useHelpContacts();
  return (
    <Page width="reading">
      <PageHeader
        title="Get help now"
        intro="If you or someone near you is in danger, don’t wait for an app. Reach a person now."
      />
      <div className="mt-6 flex flex-col gap-4">
        <CountryChoice />
        <Card className="border-danger/40">
          <CardTitle>In an emergency</CardTitle>
          <div className="mt-3 mb-3 grid sm:flex">
            <EmergencyButton />
          </div>
          <CardText>
            Trouble breathing, chest pain, a stroke, an overdose, bleeding that won’t stop, or
            someone who’s violent: call, or go to the nearest emergency department. If you can’t
            speak, ask someone beside you to call. Say where you are first.
          </CardText>
          {emergencyNote && <p className="mt-3 text-muted text-sm">{emergencyNote}</p>}
        </Card>
        <Card>
          <CardTitle>If you’re thinking of harming yourself</CardTitle>
          <div className="mt-3 grid sm:flex">
            <CrisisLineButton variant="default" />
          </div>
          {crisis && <LineDetails line={crisis} />}
          <CardText className="mt-3">
            You’re not a burden, and this moment can pass. People on a crisis line will listen. You
            don’t need to plan what to say: “I’m not safe with my thoughts” is enough.
          </CardText>
        </Card>
        <Card>
          <CardTitle>If someone is hurting or frightening you</CardTitle>
          <CardText>
            It’s not your fault, and it isn’t up to you to find the right words. If you’re in
            danger, call emergency services. When it’s safe to talk, the crisis line can tell you
            about refuges and help near you. If you can, use a phone that nobody else checks.
          </CardText>
        </Card>
        <Card>
          <CardTitle>If you’re worried about someone</CardTitle>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 text-muted marker:text-edge">
            <li>Ask plainly: “Are you thinking of killing yourself?” Asking does no harm.</li>
            <li>Stay with them, and move anything they could use out of reach.</li>
            <li>Call together. The crisis line is there for you too.</li>
          </ul>
        </Card>
        <Card>
          <CardTitle>If you’ve lost someone to suicide</CardTitle>
          <CardText>
            Guilt, anger and unanswered questions are part of this grief. You can talk to people who
            know it, however long ago it was.
          </CardText>
          <div className="mt-5 grid sm:flex">
            <BereavedButton />
          </div>
          <LineDetails line={{ ...bereaved, name: '' }} />
        </Card>
        <Card>
          <CardTitle>Questions about your care</CardTitle>
          <CardText>
            For symptoms, medicines or results, please ask your clinician. You can write to them in
            the practice tool.
          </CardText>
          <div className="mt-5 flex flex-wrap gap-3">
            <OutsideButton to="practiceTool">Open the practice tool</OutsideButton>
            <OutsideButton to="support" variant="ghost">
              {config.productName} support
            </OutsideButton>
          </div>
        </Card>
      </div>
    </Page>
  );
}

function LineDetails({ line: { name, hours, text } }: { line: PublicHelpLine }) {
  return (
    <p className="mt-3 text-muted text-sm">{[name, hours, text].filter(Boolean).join(' · ')}</p>
  );
}
