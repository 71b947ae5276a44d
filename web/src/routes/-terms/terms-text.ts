/** The practice's lawyer can edit this format: headings and paragraphs between blank lines. */
export const termsText = (product: string): string => `
## Terms of use

### Who we are and what this is

${product} is a business that offers self-health programmes: a Self-Health Journey that every member can follow, and a Premium programme with further tools. These terms are an agreement between you and ${product}. By creating an account you accept them.

### You must be 18 or older

${product} is made for adults. You must be 18 or older to create an account or to use the app. We close accounts that we learn belong to anyone younger.

### Education, not medical care

The app offers education, habit tools and personal trackers. It does not diagnose, treat or prescribe, and nothing in it replaces the advice of a clinician who knows you. The guide and the coach answer with general information only.

Clinical care and clinical messages happen in a separate practice-management tool, under its own terms. If you are in danger or need urgent care, call your local emergency number; do not use the app for that.

### Your account

Give a real email address, keep your password to yourself, and tell us if you think someone else has used your account. You are responsible for what is done with it until you do.

Use the app lawfully and kindly. Do not copy its videos and texts for others, disturb its working, or try to reach what belongs to another member. We may close an account that does.

### Membership and payment

Free access costs nothing. Premium is bought on our payment partner’s page, which shows the price and the renewal before you pay; we never see your card. When Premium ends, your account and what you recorded stay, and the Premium parts lock.

### Email from us

We send the emails that an account needs, such as confirming an address or setting a new password. Marketing email has an unsubscribe link in every message. After you unsubscribe it may take up to 10 days to apply.

### What we promise, and what we cannot

We run the app with care, but we cannot promise that it is always available or free of faults, or that it brings a certain result. As far as the law allows, we are not liable for indirect loss. Nothing here limits rights that the law gives you and that cannot be given up.

### Changes and contact

When these terms change we say so in the app before the change applies. The date at the top is the date of the present version. Questions go to support, whose address is on the page “Get help now”.

## Privacy policy

### What we keep

Your email address and name; your gender if you give it; your quiz answers, daily scores, weekly pulses, gratitude and focus choices; which workshops you finished; your messages to the guide while a conversation is open; and the time and version of your agreement to these terms.

### Why

To show you your own progress, to suggest what fits you, and to keep your account safe. We do not sell it, we do not use it for advertising, and no page of the app loads trackers of others. A video you start is played by the service that hosts it.

### Who sees it

You, and the few people of the practice who run the app and need it for that. Providers that host the app or send its mail work for us under contract.

### How long

As long as you have an account. Ask us, and we send you a copy, correct it, or delete your account and everything in it.

## Consumer health data

Some of what you record says something about your health: sleep, mood, hormones, sexual health, cycles, weight. Some laws call it consumer health data and protect it specially. We treat all of it that way for everyone.

We collect it only when you enter it, with your consent, and use it only for the features you enter it into. We do not sell it or share it with anyone for their own purposes, and we do not draw a line around clinics or any other place to learn where you go.

You may at any time withdraw your consent, ask what we hold and with whom it was shared, and have it deleted. Write to support; we answer within 45 days, and you may appeal our answer to us and to your attorney general.
`;
