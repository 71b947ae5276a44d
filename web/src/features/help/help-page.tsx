import type { PublicHelpLine } from '@hearthway/domain/help/help-line';
import { BereavedButton, CrisisLineButton, EmergencyButton } from '../../brand/help-buttons.tsx';
import { useHelpContacts } from '../../brand/help-country.ts';
import { OutsideButton } from '../../brand/outside-link.tsx';
import { config } from '../../lib/config.ts';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { CountryChoice } from './country-choice.tsx';

/** This page works without a session, a server or a network. */
export function HelpPage() {
  const { emergencyNote, crisis, bereaved } = useHelpContacts();
  return (
    <Page width="reading">
      <PageHeader
        title="Get help now"
        intro="If you or someone near you is in danger, do not wait for an app. Reach a person now."
      />
      <div className="mt-8 flex flex-col gap-4">
        <CountryChoice />
        <Card className="border-danger/40">
          <CardTitle>In an emergency</CardTitle>
          <CardText>
            Trouble breathing, chest pain, a stroke, an overdose, bleeding that will not stop, or
            someone who is violent: call, or go to the nearest emergency department. If you cannot
            speak, ask someone beside you to call. Say where you are first.
          </CardText>
          <div className="mt-5 flex">
            <EmergencyButton />
          </div>
          {emergencyNote && <p className="mt-3 text-muted text-sm">{emergencyNote}</p>}
        </Card>
        <Card>
          <CardTitle>If you are thinking of harming yourself</CardTitle>
          <CardText>
            You are not a burden, and this moment can pass. A crisis line has people who listen. You
            need no plan for what to say: “I am not safe with my thoughts” is enough.
          </CardText>
          <div className="mt-5 flex">
            <CrisisLineButton variant="default" />
          </div>
          {crisis && <LineDetails line={crisis} />}
        </Card>
        <Card>
          <CardTitle>If someone is hurting or frightening you</CardTitle>
          <CardText>
            It is not your fault, and it is not yours to put right by finding better words. If you
            are in danger, call emergency services. When it is safe to talk, the crisis line can
            tell you about refuges and help near you. Use a phone that nobody else checks, if you
            can.
          </CardText>
        </Card>
        <Card>
          <CardTitle>If you are worried about someone</CardTitle>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 text-muted marker:text-edge">
            <li>Ask plainly: “Are you thinking of killing yourself?” Asking does no harm.</li>
            <li>Stay with them, and put out of reach what they could use.</li>
            <li>Call together. The crisis line is there for you too.</li>
          </ul>
        </Card>
        <Card>
          <CardTitle>If you have lost someone to suicide</CardTitle>
          <CardText>
            Guilt, anger and questions without an answer belong to this grief. People who know it
            can be reached, however long ago it was.
          </CardText>
          <div className="mt-5 flex">
            <BereavedButton />
          </div>
          <LineDetails line={bereaved} />
        </Card>
        <Card>
          <CardTitle>Questions about your care</CardTitle>
          <CardText>
            Symptoms, medicines and results belong with your clinician, in the practice-management
            tool.
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
