import { OutsideButton } from '../../../brand/outside-link.tsx';
import { BookingSection } from './booking-section.tsx';
import { LanePage } from './lane-page.tsx';

export function IntimaBalancePage() {
  return (
    <LanePage
      track="IBC"
      lane="IB"
      title="IntimaBalance"
      intro="Counselling for individuals and couples. A calm, private place to talk about closeness, desire, trust and the arguments that keep coming back, alone or together."
      actions={<OutsideButton to="ibWebsite">Visit IntimaBalance</OutsideButton>}
      listTitle="Resources"
    >
      <BookingSection
        id="intake"
        title="Start with an intake"
        text="A short form tells your counsellor what matters to you, so that the first hour starts with you."
        button="Start Intake"
        to="ibIntake"
      />
    </LanePage>
  );
}
