import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { PageSection } from '../../ui/page.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`);

export function OverlaySamples() {
  return (
    <PageSection title="Dialog, toast, tooltip, tabs, scroll area">
      <div className="flex flex-wrap gap-3">
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Open dialog</Button>
          </DialogTrigger>
          <DialogContent
            title="Keep this?"
            description="It stays where it is until you change it."
            footer={
              <>
                <DialogClose asChild>
                  <Button variant="ghost">Not now</Button>
                </DialogClose>
                <DialogClose asChild>
                  <Button>Keep</Button>
                </DialogClose>
              </>
            }
          />
        </Dialog>
        <Button
          variant="outline"
          onClick={() => toast.success('Saved!', { description: 'Your change is kept.' })}
        >
          Show toast
        </Button>
        <Button variant="outline" onClick={() => toast.error('Could not be saved.')}>
          Show error toast
        </Button>
        <Tooltip text="Opens after 0.7 seconds">
          <Button variant="outline">Hover me</Button>
        </Tooltip>
      </div>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Tabs defaultValue="one">
          <TabList aria-label="Sample tabs">
            <Tab value="one">One</Tab>
            <Tab value="two">Two</Tab>
            <Tab value="three">Three</Tab>
          </TabList>
          <TabPanel value="one">The first panel.</TabPanel>
          <TabPanel value="two">The second panel.</TabPanel>
          <TabPanel value="three">The third panel.</TabPanel>
        </Tabs>
        <Card className="p-0! sm:p-0!">
          <ScrollArea label="Sample lines" className="h-40">
            <ul className="p-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </ScrollArea>
        </Card>
      </div>
    </PageSection>
  );
}
