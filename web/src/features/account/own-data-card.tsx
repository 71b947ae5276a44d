import { CONSENT_TEXT } from '@hearthway/domain/consent/messages';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
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
      <div className="-ml-5">
        <DeleteAccountDialog />
      </div>
    </Card>
  );
}
