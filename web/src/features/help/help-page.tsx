import { OutsideButton } from '../../brand/outside-link.tsx';
import { phoneNumber } from '../../brand/phone-number.ts';
import { config } from '../../lib/config.ts';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

/** Needs no session, no server and no network: only what came with the page. */
export function HelpPage() {
  return (
    <Page width="reading">
      <PageHeader
        title="Get help now"
        intro="If you or someone near you is in danger, do not wait for an app. Reach a person now."
      />
      <div className="mt-8 flex flex-col gap-4">
        <Card className="border-danger/40">
          <CardTitle>In an emergency</CardTitle>
          <CardText>
            Trouble breathing, chest pain, a stroke, an overdose, bleeding that will not stop, or
            someone who is violent: call, or go to the nearest emergency department. If you cannot
            speak, ask someone beside you to call. Say where you are first.
          </CardText>
          <div className="mt-5 flex">
            <OutsideButton to="emergency" variant="destructive">
              <EmergencyWords />
            </OutsideButton>
          </div>
        </Card>
        <Card>
          <CardTitle>If you are thinking of harming yourself</CardTitle>
          <CardText>
            You are not a burden, and this moment can pass. A crisis line has people who listen at
            any hour. You need no plan for what to say: “I am not safe with my thoughts” is enough.
          </CardText>
          <div className="mt-5 flex">
            <CrisisLineButton />
          </div>
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

function EmergencyWords() {
  const number = phoneNumber(config.links.emergency);
  return number ? `Call ${number}` : 'Emergency contacts';
}

function CrisisLineButton() {
  const number = phoneNumber(config.links.crisisLine);
  return (
    <OutsideButton to="crisisLine" variant="default">
      {number ? `Call the crisis line: ${number}` : 'Reach the crisis line'}
    </OutsideButton>
  );
}
