import { OutsideButton } from '../../../brand/outside-link.tsx';
import { BookingSection } from './booking-section.tsx';
import { LanePage } from './lane-page.tsx';

export function WhiPage() {
  return (
    <LanePage
      track="WHI"
      lane="WHI"
      title="Women’s Health Institute"
      intro="Medical care made for women: cycles, perimenopause, the months after birth, weight, energy and intimacy. We listen before anything is decided."
      first={
        <BookingSection
          track="WHI"
          id="vital-blueprint"
          title="Vital Blueprint for Women"
          text="One visit to find out where your health stands today and what’s worth doing next."
          next="You choose a time on the institute’s website."
          button="Book Vital Blueprint for Women"
          to="whiBooking"
        />
      }
      moreTitle="More from the institute"
      more={
        <>
          <OutsideButton variant="secondary" to="whiWebsite">
            Visit the website
          </OutsideButton>
          <OutsideButton variant="secondary" to="whiMetabolicReset">
            Weight Loss & Metabolic Reset
          </OutsideButton>
          <OutsideButton variant="secondary" to="whiBlog">
            Read the blog
          </OutsideButton>
          <OutsideButton variant="secondary" to="whiTeam">
            Meet the Team
          </OutsideButton>
        </>
      }
    />
  );
}
