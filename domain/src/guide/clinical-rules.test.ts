import { expect, test } from 'vitest';
import { clinicalAnswer } from './clinical-answer.ts';
import { isClinicalQuestion } from './clinical-rules.ts';

test.each([
  'What dose of sertraline should I take?',
  'How much melatonin can I take?',
  'Do I have diabetes?',
  'Could this be cancer?',
  'Am I in menopause?',
  'Should I stop taking my antidepressants?',
  'Can I mix ibuprofen and wine?',
  'What are the side effects of finasteride?',
  'Can you explain my blood test results?',
  'My TSH is 6.2, is that bad?',
  'Is 50 mg enough?',
  'Can you diagnose me?',
  'There is a lump in my breast',
  'What treatment is best for endometriosis?',
  'Is it safe to take St Johns wort with the pill?',
  'Should I start HRT?',
  'Does my son have ADHD?',
  'Could you prescribe something for sleep?',
  'Is it normal to have bleeding between periods?',
  'How do I come off beta blockers?',
  'My son had fits again last night',
])('the guide refers %j to a clinician', (message) => {
  expect(isClinicalQuestion(message)).toBe(true);
});

test.each([
  'What should I write down before seeing my doctor?',
  'What is perimenopause?',
  'How do I sleep better?',
  'Breathing exercises for anxiety',
  'I keep avoiding the doctor for a check up',
  'I leak when I sneeze',
  'My periods are so heavy I double up on pads',
  'How do I talk to my partner about changes in bed?',
  'Exercises for osteoporosis worries after menopause',
  'How do I stop snacking?',
  'I think the women’s track fits me better',
  'Can I start again after a bad week?',
  'How much should I walk?',
  'Is it normal to argue every week?',
  'Could my prostate be why I go to the toilet at night?',
])('the guide does not refer %j to a clinician', (message) => {
  expect(isClinicalQuestion(message)).toBe(false);
});

test('the clinical answer links to the practice-management tool', () => {
  const answer = clinicalAnswer({ practiceTool: 'https://practice.example/' });
  expect(answer).toContain('[practice-management tool](https://practice.example/)');
});
