import { OutsideButton } from '../../../brand/outside-link.tsx';
import { BookingSection } from './booking-section.tsx';
import { LanePage } from './lane-page.tsx';

export function MhiPage() {
  return (
    <LanePage
      track="MHI"
      lane="MHI"
      title="Men’s Health Institute"
      intro="Medical care made for men: energy, weight, hormones, sleep and sexual health. Clinicians listen first, then explain what they find in plain words."
      first={
        <BookingSection
          track="MHI"
          id="vital-blueprint"
          title="Vital Blueprint"
          text="One visit to find out where your health stands today and what’s worth doing next."
          next="You choose a time on the institute’s website."
          button="Book Vital Blueprint"
          to="mhiBooking"
        />
      }
      moreTitle="More from the institute"
      more={
        <>
          <OutsideButton variant="secondary" to="mhiWebsite">
            Visit the website
          </OutsideButton>
          <OutsideButton variant="secondary" to="mhiMetabolicReset">
            Weight Loss & Metabolic Reset
          </OutsideButton>
          <OutsideButton variant="secondary" to="mhiBlog">
            Read the blog
          </OutsideButton>
        </>
      }
    />
  );
}
