import { OutsideButton } from '../../brand/outside-link.tsx';
import { phoneNumber } from '../../brand/phone-number.ts';
import { config } from '../../lib/config.ts';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function HelpPage() {
  const emergencyNumber = phoneNumber(config.links.emergency);
  const crisisNumber = phoneNumber(config.links.crisisLine);
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
            Call your local emergency number, or go to the nearest emergency department. If you
            cannot speak, ask someone beside you to call.
          </CardText>
          <div className="mt-5 flex">
            <OutsideButton to="emergency" variant="destructive">
              {emergencyNumber ? `Call ${emergencyNumber}` : 'Emergency contacts'}
            </OutsideButton>
          </div>
        </Card>
        <Card>
          <CardTitle>If you are thinking of harming yourself</CardTitle>
          <CardText>
            You are not a burden, and this moment can pass. A crisis line has people who listen at
            any hour, also if you are worried about someone else or are being hurt by someone.
          </CardText>
          <div className="mt-5 flex">
            <OutsideButton to="crisisLine" variant="default">
              {crisisNumber ? `Call the crisis line: ${crisisNumber}` : 'Reach the crisis line'}
            </OutsideButton>
          </div>
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
