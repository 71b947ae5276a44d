import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRACKS } from '../vocabulary.ts';
import type { Answers } from './answers.ts';
import { counterfactual } from './counterfactual.ts';
import { decideTrack, storedReason } from './explain.ts';
import { QUESTIONS } from './questions.ts';
import { recommendTrack } from './recommend-track.ts';
import { quizScores } from './scores.ts';
import { unansweredQuestions } from './validity.ts';
import { visibleAnswers, visibleQuestions } from './visible-questions.ts';

const getOptionValues = (id: string) =>
  QUESTIONS.flatMap((question) =>
    question.id === id && 'options' in question ? question.options.map(({ value }) => value) : [],
  );
const selection = (id: string) =>
  fc.oneof(
    fc.subarray(
      getOptionValues(id).filter((value) => value !== 'none'),
      { minLength: 1 },
    ),
    ...(getOptionValues(id).includes('none') ? [fc.constant(['none'])] : []),
  );

const complete = fc.record({
  q_gender: fc.constantFrom('male', 'female'),
  q_focus: selection('q_focus'),
  q_cycle: selection('q_cycle'),
  q_sex: selection('q_sex'),
  q_weight: selection('q_weight'),
  q_prior: fc.constantFrom('none', 'basic', 'active_care'),
  q_barriers: fc.option(selection('q_barriers'), { nil: undefined }),
  q_timesense: fc.integer({ min: 0, max: 10 }),
});
const legacy = fc.record({
  q_gender: fc.constantFrom('male', 'female', 'other', undefined),
  primary_concern: fc.oneof(
    fc.constantFrom(...getOptionValues('q_focus'), 'snoring'),
    selection('q_focus'),
  ),
});
const preference = fc.constantFrom(null, 'medical_first');

const checkAll = (check: (answers: Answers, stored: string | null) => void) =>
  fc.assert(fc.property(fc.oneof(complete, legacy), preference, check), { numRuns: 300 });

describe('the quiz', () => {
  it('accepts every combination of answers that its page allows', () => {
    fc.assert(fc.property(complete, (answers) => unansweredQuestions(answers).length === 0));
  });

  it('recommends exactly one track to everyone and names at least one cause', () => {
    checkAll((answers, stored) => {
      const { track, rule, causes } = recommendTrack(answers, stored);
      expect(TRACKS).toContain(track);
      expect(rule === 1).toBe(track === 'IBC');
      expect(rule === 3).toBe(track === 'SHJ');
      expect(causes.length).toBeGreaterThan(0);
    });
  });

  it('computes scores that are integers from 0 to 100', () => {
    checkAll((answers) => {
      for (const score of Object.values(quizScores(answers))) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }
    });
  });

  it('never uses an answer to a hidden question', () => {
    checkAll((answers, stored) => {
      const counted = visibleAnswers(answers);
      const shown = visibleQuestions(answers).map(({ id }) => id);
      expect(
        Object.keys(counted).filter((id) => id !== 'primary_concern' && !shown.includes(id)),
      ).toEqual([]);
      expect(recommendTrack(counted, stored)).toEqual(recommendTrack(answers, stored));
      expect(quizScores(counted)).toEqual(quizScores(answers));
      expect(visibleAnswers(counted)).toEqual(counted);
    });
  });

  it('names a change of one visible answer that really leads to another track', () => {
    checkAll((answers, stored) => {
      const actual = recommendTrack(answers, stored).track;
      const turned = counterfactual(answers, stored);
      expect(turned).not.toBeNull();
      if (!turned) return;
      expect(turned.track).not.toBe(actual);
      expect(recommendTrack(turned.answers, stored).track).toBe(turned.track);
      const stillShown = Object.entries(visibleAnswers(answers)).filter(
        ([id]) => id in turned.answers && id !== turned.questionId,
      );
      for (const [id, answer] of stillShown) expect(turned.answers[id]).toEqual(answer);
    });
  });

  it('never names a change of two choices if one change is enough', () => {
    checkAll((answers, stored) => {
      const turned = counterfactual(answers, stored);
      if (!turned || Math.max(turned.removed.length, turned.added.length) === 1) return;
      const focus = visibleAnswers(answers).q_focus;
      if (!Array.isArray(focus)) return;
      const actual = recommendTrack(answers, stored).track;
      for (const value of getOptionValues('q_focus')) {
        const toggled = focus.includes(value)
          ? focus.filter((choice) => choice !== value)
          : [...focus, value];
        if (toggled.length === 0) continue;
        expect(recommendTrack({ ...answers, q_focus: toggled }, stored).track).toBe(actual);
      }
    });
  });

  it('has an explanation for every result that it could have stored', () => {
    checkAll((answers, stored) => {
      const { track } = recommendTrack(answers, stored);
      const responses = visibleAnswers(answers);
      const decided = decideTrack(responses, stored);
      expect(decided.track).toBe(track);
      expect(decided.reason.otherwise?.track).not.toBe(track);
      const unstored = storedReason({ responses, recommendedPath: track, reason: null });
      expect(unstored?.otherwise?.track).not.toBe(track);
    });
  });
});
