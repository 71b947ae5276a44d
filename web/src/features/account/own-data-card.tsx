import { CONSENT_TEXT } from '@hearthway/domain/consent/messages';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import { DataExport } from './data-export.tsx';
import { GuideModelSwitch } from './guide-model-switch.tsx';

export function OwnDataCard() {
  return (
    <Card>
      <CardTitle>{CONSENT_TEXT.title}</CardTitle>
      <div className="mt-3 flex flex-col gap-4">
        <ConsentSwitch />
        <GuideModelSwitch />
      </div>
      <hr className="my-5 border-line" />
      <h3 className="font-semibold text-base">A copy of everything</h3>
      <CardText>
        One ZIP file with everything we store about you, as spreadsheets and JSON.
      </CardText>
      <DataExport />
      <hr className="my-5 border-line" />
      <h3 className="font-semibold text-base">Sleep and steps</h3>
      <CardText>Import them from your phone or watch, or delete what you imported.</CardText>
      <Button asChild variant="outline" className="mt-4 w-full sm:w-auto">
        <Link to="/progress/import">Import sleep and steps</Link>
      </Button>
    </Card>
  );
}
