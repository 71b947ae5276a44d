import { Page, PageHeader, PageSection } from '../../ui/page.tsx';
import { TooltipGroup } from '../../ui/tooltip.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { ColorSamples } from './color-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { MarkSamples } from './mark-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { QuestionSamples } from './question-samples.tsx';

export default function GalleryPage() {
  return (
    <TooltipGroup>
      <Page>
        <PageHeader title="Gallery" intro="Every part of the kit, in one place." />
        <ButtonSamples />
        <FormSamples />
        <OverlaySamples />
        <MessageSamples />
        <MarkSamples />
        <PageSection title="Questions">
          <QuestionSamples />
        </PageSection>
        <ColorSamples />
      </Page>
    </TooltipGroup>
  );
}
