import { OutsideButton } from '../../../brand/outside-link.tsx';
import { BookingSection } from './booking-section.tsx';
import { LanePage } from './lane-page.tsx';

export function IntimaBalancePage() {
  return (
    <LanePage
      track="IBC"
      lane="IB"
      title="IntimaBalance"
      intro="Counselling for individuals and couples. A calm, private place to talk about closeness, desire, trust and the arguments that keep coming back."
      first={
        <BookingSection
          track="IBC"
          id="intake"
          title="Start with an intake"
          text="A short form tells your counsellor what matters to you, so the first hour starts with you."
          next="The form is on the counsellors’ website. Come on your own or as a couple."
          button="Start Intake"
          to="ibIntake"
        />
      }
      listTitle="Resources"
      moreTitle="More about IntimaBalance"
      more={
        <OutsideButton variant="secondary" to="ibWebsite">
          Visit IntimaBalance
        </OutsideButton>
      }
    />
  );
}
