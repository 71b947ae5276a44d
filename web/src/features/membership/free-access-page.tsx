import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Page, PageHeader, PageSection } from '../../ui/page.tsx';
import { freeIncludes } from './offer-words.ts';
import { premiumLines } from './premium-lines.tsx';

const steps = [
  { title: 'Watch a KNOW video', text: 'Two short videos a week give you one clear idea.' },
  { title: 'Pick your focus', text: 'One word, and a gentle nudge each evening to live it.' },
  { title: 'Take your pulse', text: 'A few sliders once a week show what’s changing.' },
];

export function FreeAccessPage() {
  return (
    <Page>
      <PageHeader
        title={
          <>
            Free Access to the <span className="whitespace-nowrap">Self-Health</span> Journey
          </>
        }
        intro="Everything you need to begin, for as long as you like. No card, no countdown."
      >
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button asChild variant="action">
            <Link to="/shj/workshops">Start the workshops</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/action">Set up focus nudges</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/home">Back to Home</Link>
          </Button>
        </div>
      </PageHeader>
      <PageSection title="Three steps">
        <ol className="grid gap-4 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="flex">
              <Card className="w-full">
                <span
                  aria-hidden="true"
                  className="grid size-10 place-items-center rounded-full bg-shj/12 font-serif text-lg text-shj"
                >
                  {index + 1}
                </span>
                <h3 className="mt-4 text-xl">{step.title}</h3>
                <CardText>{step.text}</CardText>
              </Card>
            </li>
          ))}
        </ol>
      </PageSection>
      <div className="mt-12 grid gap-4 md:grid-cols-2">
        <Card className="sm:p-8">
          <CardTitle>What free access includes</CardTitle>
          <CheckList className="mt-4" items={freeIncludes} />
        </Card>
        <Card className="border-warm/40 sm:p-8">
          <CardTitle>What Premium adds</CardTitle>
          <CheckList className="mt-4" items={premiumLines} />
          <Button asChild variant="outlineWarm" className="mt-6">
            <Link to="/upgrade">Compare plans</Link>
          </Button>
        </Card>
      </div>
    </Page>
  );
}
