/** Copied word for word from the two specification documents. */
export const CATALOGUES = [
  `| Sign-in failure | The provider message, or "Sign-in failed." |
| Unexpected exception on sign-in | "Something went wrong signing in." |
| Sign-up failure | The provider message, or "Could not create account." |
| Callback error | The error_description or error message on the "Sign-in error" screen, with "Back to sign in" |
| Session check problems | The wait-screen messages in section 2 |
| Guide chat failure (including not authenticated) | The assistant bubble reads "Sorry, I couldn't read that. Please type it again." and guide_error is logged |
| Guide answer missing | The bubble reads "I heard you." |
| Guide validation errors | A toast |
| Offer fetch failure | An empty list; the page shows "No offers match your profile right now." |
| Offer or analytics tracking errors | Swallowed silently |
| Quiz result load failure | Logged; the page shows "No result found. Try the quiz again." |
| Quiz submit when signed out | Redirect to sign-in with a return path |
| Unknown question kind | "Unsupported question type." |
| Unknown route | Not-found page |`,
  `| Workshops list | "Couldn't load workshops. Please reload." with the technical message below it |
| Workshop | "Couldn't load this workshop. Please go back and try again." with a back button |
| Resources | "Couldn't load resources. Please try again."; "No resources found matching your criteria" |
| Workshops empty | "No workshops found yet." |
| Mark complete | Toast with the error message or "Could not mark as completed"; success "KNOW {n} marked as completed" |
| Auto-completion | Failure only logged |
| Profile load | Toast with the message or "Failed to load your profile" |
| Profile save | Toast with the message or "Failed to update profile"; success "Profile updated successfully" |
| Preferences crash | "Preferences temporarily unavailable"; "We couldn't load this section right now. Everything else is fine." |
| Empty lane | "We'll add MHI/WHI/SHJ/IB resources here shortly." (lane named) |
| Scorecard | Success toast "Saved!" with "Your daily scorecard has been updated."; error handling not shown |
| Admin | "Could not verify admin access" (toast when the profile load fails); "Email lookup is unavailable in this environment."; "This environment is missing the profiles.email column. Please update the database schema."; "No profile found for that email"; "Lookup failed" (or server message) |
| Membership update | "Could not update membership" (or server message); success "Membership updated to {tier}" or "Tier updated — expiry tracking unavailable in this environment." |
| Expiry | "Pick a new expiry date"; "Premium columns are unavailable; cannot change expiry."; "Could not update expiry"; success "Expiry updated" |
| Pulse | "Weekly Pulse opens again after 7 days."; "Unable to save weekly pulse" (or server message) |
| Gratitude | "Could not save gratitude. Please try again."; success "Gratitude saved for today."; nothing chosen: "Choose one thing you're grateful for first." |
| Focus/gratitude save (hub) | Failures only logged, no user message |
| Nudges | Denied or unsupported notification permission falls back to an inline toast; failures only logged |
| Diagnostics | Errors logged as debug events |
| 404 | "Oops! Page not found" |`,
] as const;

/**
 * Only databases of older versions cause these messages; e2e/older-databases.spec.ts tests them.
 */
export const OLDER_DATABASE_MESSAGES = [
  'Email lookup is unavailable in this environment.',
  'This environment is missing the profiles.email column. Please update the database schema.',
  'Premium columns are unavailable; cannot change expiry.',
  'Tier updated — expiry tracking unavailable in this environment.',
] as const;
