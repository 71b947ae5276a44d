/**
 * The practice's lawyer can edit this format: headings, paragraphs and lists between blank lines,
 * and links as in Markdown.
 */
export const termsText = (product: string): string => `
## Terms of use

### Who we are and what this is

${product} is a business that offers self-health programmes: a Self-Health Journey that every member can follow, and a Premium programme with further tools. These terms are an agreement between you and ${product}. By creating an account you accept them.

### You must be 18 or older

${product} is made for adults. You must be 18 or older to create an account or to use the app. We close accounts that we learn belong to anyone younger.

### Education, not medical care

The app offers education, habit tools and personal trackers. It does not diagnose, treat or prescribe, and nothing in it replaces the advice of a clinician who knows you. The guide and the coach answer with general information only.

Clinical care and clinical messages happen in a separate practice-management tool, under its own terms. If you are in danger or need urgent care, call your local emergency number; do not use the app for that. [Get help now](/help) lists the numbers.

### Your account

Give a real email address, keep your password to yourself, and tell us if you think someone else has used your account. You are responsible for what is done with it until you do.

Use the app lawfully and kindly. Do not copy its videos and texts for others, disturb its working, or try to reach what belongs to another member. We may close an account that does.

### Membership and payment

Free access costs nothing. Premium is bought on our payment partner’s page, which shows the price and the renewal before you pay, or from the practice itself; we never see your card. When Premium ends, your account and what you recorded stay, and the Premium parts lock.

### Email from us

We send the emails that an account needs, such as confirming an address or setting a new password. Marketing email has an unsubscribe link in every message. After you unsubscribe it may take up to 10 days to apply.

### What we promise, and what we cannot

We run the app with care, but we cannot promise that it is always available or free of faults, or that it brings a certain result. As far as the law allows, we are not liable for indirect loss. Nothing here limits rights that the law gives you and that cannot be given up.

### Changes and contact

When these terms change we say so in the app before the change applies. The date at the top is that of these terms of use; the privacy policy below carries its own. Questions go to support, whose address is on the page [Get help now](/help).

## Privacy policy

Brought up to date in November 2026. It says what the app stores today.

### What we keep

- Who you are: your email address, your name, your gender if you give it, and your password as a salted hash, or your passkeys and second step if you set them up.
- What you tell us about yourself: quiz answers and their result, feelings you choose under “I’m feeling…”, your focus word, and the path that follows from them.
- What you record: daily scores, pillars you hide, planned breaks, weekly pulses and gratitude.
- What you import: totals of sleep, steps and resting heart rate of each day. The file itself never leaves your device.
- What you write: journal entries with their tags, urges with what set them off and how they ended, beliefs and the worksheets about them, commitments and their ticks, and your own reframes.
- What you use: workshops and checklists you finish, pages you save or read, times of breathing, offers you saw or opened, and events such as opening the guide, without your words.
- What we work out from it: streaks, your wellness map, and insights about your own days.
- Your conversations with the guide, for 90 days or until you delete them. Messages that speak of a crisis are not stored. Conversations with the coach stay on your device.
- Your settings: reminders, devices for notifications, hidden nudges, and what you agreed to, with time and version. A download of your data that you asked for is kept for a day.
- Your sign-ins: device, time and network address of each session, so that you can see and end them.
- Your membership: tier and dates, and the number under which our payment partner knows you. Cards stay with the partner.
- Notes the practice makes about your membership, if there are any.

### Why

To show you your own progress and to keep your account safe. If you agree under “Personal suggestions” on your account page, your check-ins, gender and answers also decide which nudges and offers you see, and the guide may speak of your own numbers. You can take that back at any time, and your own pages stay as they are.

We do not sell any of it or use it for advertising, and no page of the app loads trackers of others. A video from another service is played by that service once you start it.

### Who sees it

You see all of it. Other members see none of it.

The people of the practice who manage memberships can look up your name, email address, tier and dates, and their own notes. They cannot open your journal, scores, pulses, urges, beliefs or conversations in the app. Every look at your record is logged, and your account page shows it to you.

The practice also sees numbers about groups of at least five people, never about one. Whoever runs the server for us could reach the database to keep it working; they, and those who send our mail, work for us under contract.

If a language model writes the guide’s answers, the app says who runs it and asks you first. Your question and our own pages are then sent to it.

### How long

What you record stays as long as you have an account; conversations with the guide 90 days, events up to 400 days. On [your account page](/account) you can download all of it, or delete your account and everything in it, at any time and without asking. Backups keep deleted data until they are replaced.

### What nobody is told

Nobody watches your scores or reads along. If words to the guide or in your journal sound like danger, the app shows you whom to call. It tells nobody else.

## Consumer health data

Some of what you record says something about your health: sleep, mood, hormones, sexual health, cycles, weight. Some laws call it consumer health data and protect it specially. We treat all of it that way for everyone.

We collect it only when you enter it, with your consent. We use it for the features you enter it into and, only if you also agreed to “Personal suggestions”, to choose nudges and offers. We do not sell it or share it with anyone for their own purposes, and we do not draw a line around clinics or any other place to learn where you go.

You may at any time withdraw your consent, ask what we hold and with whom it was shared, and have it deleted. Write to support; we answer within 45 days, and you may appeal our answer to us and to the authority that protects personal data where you live (in the United States, your attorney general).
`;
