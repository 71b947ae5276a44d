/**
 * The text uses only headings, paragraphs, lists and links, so that the practice's lawyer can edit
 * it.
 */
export const termsText = (product: string): string => `
## Terms of use

### Who we are and what this is

${product} is a business that offers self-health programmes: a Self-Health Journey that every member can follow, and a Premium programme with more tools. These terms are an agreement between you and ${product}. By creating an account, you accept them.

### You must be 18 or older

${product} is made for adults. You must be 18 or older to create an account or to use the app. If we learn that an account belongs to someone younger, we close it.

### Education, not medical care

The app offers education, habit tools and personal trackers. It does not diagnose, treat or prescribe, and nothing in it replaces the advice of a clinician who knows you. The guide and the coach answer with general information only.

Clinical care and clinical messages happen in a separate practice-management tool, under its own terms. If you are in danger or need urgent care, call your local emergency number; do not use the app for that. [Get help now](/help) lists the numbers.

### Your account

Give a real email address, keep your password to yourself, and tell us if you think someone else has used your account. Until you tell us, you are responsible for what happens in your account.

Use the app lawfully and kindly. Do not copy its videos and texts for others, disrupt the service, or try to access another member’s data. We may close accounts that do.

### Membership and payment

Free access costs nothing. You can buy Premium on our payment partner’s page, which shows the price and how it renews before you pay, or from the practice itself. We never see your card details. When Premium ends, you keep your account and everything you recorded, and the Premium features lock.

### Email from us

We send the emails that an account needs, such as confirming an address or setting a new password. Every marketing email has an unsubscribe link. After you unsubscribe, it may take up to 10 days to apply.

### What we promise, and what we cannot

We run the app with care, but we cannot promise that it will always be available or free of errors, or that you will get a particular result. As far as the law allows, we are not liable for indirect loss. Nothing here limits legal rights that cannot be waived.

### Changes and contact

If these terms change, we will tell you in the app before the change takes effect. The date at the top applies to these terms of use; the privacy policy below has its own. If you have questions, contact support. You will find the address on [Get help now](/help).

## Privacy policy

Last updated in November 2026. It describes what the app stores today.

### What we keep

- Who you are: your email address, your name, your gender if you give it, and your password as a salted hash, or your passkeys and second step if you set them up.
- What you tell us about yourself: your quiz answers and result, the feelings you choose under “I’m feeling…”, your focus word, and the path we suggest from them.
- What you record: daily scores, pillars you hide, planned breaks, weekly pulses and gratitude.
- What you import: daily totals for sleep and steps, and your resting heart rate. The file itself never leaves your device.
- What you write: journal entries with their tags, urges with what set them off and how they ended, beliefs and the worksheets about them, commitments and the days you kept them, and your own reframes.
- What you use: workshops and checklists you finish, pages you save or read, breathing sessions, offers you saw or opened, and events such as opening the guide, without what you wrote.
- What we work out from it: streaks, your wellness map, and insights about your own days.
- Your conversations with the guide, for 90 days or until you delete them. Messages that mention a crisis are not stored. Conversations with the coach stay on your device.
- Your settings: reminders, devices for notifications, hidden nudges, and what you agreed to, with the time and version. If you ask for a download of your data, we keep it for a day.
- Your sign-ins: the device, time and network address of each session, so that you can see them and sign out.
- Your membership: tier and dates, what you wrote when you asked us about Premium, and the number our payment partner knows you by. Card details stay with the partner.
- Any notes the practice makes about your membership.

### Why

To show you your own progress and to keep your account safe. If you agree under “Personal suggestions” on your account page, your check-ins, gender and answers also decide which nudges and offers you see, and the guide may talk about your own numbers. You can change your mind at any time, and your own pages stay as they are.

We do not sell any of it or use it for advertising, and no page of the app loads third-party trackers. A video from another service is only loaded from that service once you start it.

### Who sees it

You see all of it. Other members see none of it.

Practice staff who manage memberships can look up your name, email address, tier and dates, what you wrote when you asked about Premium, and their own notes. They cannot open your journal, scores, pulses, urges, beliefs or conversations in the app. Every time someone opens your record, it is logged, and your account page shows it to you.

The practice also sees numbers about groups of at least five people, never about one person. Whoever runs the server for us could access the database to keep it working. They, and those who send our email, work for us under contract.

If a language model writes the guide’s answers, the app says who runs it and asks you first. Your question, the one before it and our own pages are then sent to it.

### How long

We keep what you record for as long as you have an account, conversations with the guide for 90 days, and events for up to 400 days. On [your account page](/account) you can download all of it, or delete your account and everything in it, at any time and without asking us. Backups keep deleted data until they are replaced.

### What stays between you and the app

Nobody watches your scores or reads along. If what you write to the guide or in your journal sounds as if someone is in danger, the app shows you who to call. It tells nobody else.

## Consumer health data

Some of what you record says something about your health: sleep, mood, hormones, sexual health, cycles, weight. Some laws call this consumer health data and give it special protection. We treat all of it that way for everyone.

We collect it only when you enter it, with your consent. We use it for the features you enter it into and, only if you also agreed to “Personal suggestions”, to choose nudges and offers. We do not sell it or share it with anyone for their own purposes, and we do not use geofencing around clinics or anywhere else.

At any time, you may withdraw your consent, ask what we hold and who it was shared with, and have it deleted. Write to support and we will answer within 45 days. You may appeal our answer to us and to the authority that protects personal data where you live (in the United States, your attorney general).
`;
