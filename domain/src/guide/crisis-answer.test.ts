import { describe, expect, it, test } from 'vitest';
import { helpContacts } from '../help/help-contacts.ts';
import {
  checkInAnswer,
  contactName,
  crisisAnswer,
  crisisContacts,
  findAlarmSubject,
  isCheckIn,
  isQuietLine,
  quietLine,
} from './crisis-answer.ts';

const contacts = helpContacts('GB', {});

describe('the alarm', () => {
  it('names the practice’s contacts and says that the guide is not a person', () => {
    const answer = crisisAnswer(
      helpContacts('GB', { crisisLine: 'tel:116123', emergency: 'https://help.example/now' }),
    );
    expect(answer).toContain('[116123](tel:116123)');
    expect(answer).toContain('[help.example](https://help.example/now)');
    expect(answer).toContain('not a person');
    expect(answer).toContain('This chat stays open.');
  });

  it.each([
    ['self-harm', ['tel:116-123', 'sms:85258?body=SHOUT', 'tel:999']],
    ['unnamed', ['tel:116-123', 'sms:85258?body=SHOUT', 'tel:999']],
    ['emergency', ['tel:999', 'tel:116-123', 'sms:85258?body=SHOUT']],
    ['abuse', ['tel:999', 'tel:0808-2000-247', 'tel:116-123', 'sms:85258?body=SHOUT']],
  ] as const)('lists the contacts for %s in this order: %j', (kind, addresses) => {
    expect(crisisContacts(contacts, 'alarm', kind).map(({ address }) => address)).toEqual(
      addresses,
    );
    const answer = crisisAnswer(contacts, 'alarm', kind);
    const places = addresses.map((address) => answer.indexOf(`(${address})`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('promises help at any hour only for a line that is always open', () => {
    expect(crisisAnswer(helpContacts('IT', {}))).not.toContain('any hour');
    expect(crisisAnswer(contacts)).toContain('listens at any hour');
  });
});

describe('the alarm for something that just happened', () => {
  const answer = (message: string, country: 'GB' | 'MX' = 'GB') =>
    crisisAnswer(helpContacts(country, {}), 'alarm', 'emergency', message);
  const list = (message: string, kind: 'child' | 'emergency' = 'emergency') =>
    crisisContacts(contacts, 'alarm', kind, message).map(({ address }) => address);

  it('names the emergency number and the poison line for an overdose', () => {
    const text = answer('I took thirty paracetamol tablets');
    expect(text.indexOf('(tel:999)')).toBeLessThan(text.indexOf('(tel:111)'));
    expect(text).toContain('keep the packet');
    expect(list('I took thirty paracetamol tablets').slice(0, 2)).toEqual(['tel:999', 'tel:111']);
  });

  it('tells a person who was strangled to see a doctor today and to stay away from whoever hurt them', () => {
    const text = answer('my husband held me by the throat');
    expect(text).toContain('Even if you feel fine, please have a doctor see you today');
    expect(text).toContain('away from whoever hurt you');
    expect(text).not.toContain('on purpose');
  });

  it('tells the member to take a shaken child to a doctor today, and names the child line', () => {
    const text = answer('I shook my baby');
    expect(text).toContain('even if they seem fine');
    expect(text).toContain('(tel:0808-800-5000)');
    expect(list('I shook my baby')).toContain('tel:0808-800-5000');
  });

  it('names the child line to someone who fears for a child', () => {
    expect(crisisAnswer(contacts, 'alarm', 'child')).toContain('[NSPCC](tel:0808-800-5000)');
    expect(list('my ex hits our kids', 'child')).toContain('tel:0808-800-5000');
  });

  it('leaves out the poison line in a country that has none', () => {
    expect(answer('I took thirty paracetamol tablets', 'MX')).not.toContain('undefined');
  });
});

describe('the other crisis answers', () => {
  it('name the bereavement line first for people who lost someone to suicide', () => {
    expect(crisisAnswer(contacts, 'bereaved')).toContain('(tel:0300-111-5065)');
    expect(crisisContacts(contacts, 'bereaved')[0]?.address).toBe('tel:0300-111-5065');
  });

  it('add one paragraph with the emergency number and a help line to an answer', () => {
    const line = quietLine(contacts);
    expect(isQuietLine(line)).toBe(true);
    expect(isQuietLine('Sleep well.')).toBe(false);
    expect(line).toContain('[Samaritans](tel:116-123) at any hour');
    expect(line).toContain('[999](tel:999)');
    expect(line.split('\n')).toHaveLength(1);
    const inDanger = quietLine(contacts, 'abuse');
    expect(inDanger.indexOf('tel:999')).toBeLessThan(inDanger.indexOf('tel:116-123'));
  });

  it('use other words each time they ask about the member’s safety', () => {
    const said: string[] = [];
    for (let count = 0; count < 6; count++) {
      const answer = checkInAnswer(contacts, said);
      expect(isCheckIn(answer)).toBe(true);
      expect(answer).toContain('(tel:116-123)');
      expect(said.at(-1)).not.toBe(answer);
      said.push(answer);
    }
  });

  it('respond to symptoms, to “I didn’t mean it” and to questions', () => {
    const unwell = checkInAnswer(contacts, [], 'my stomach hurts now');
    expect(unwell.indexOf('tel:999')).toBeLessThan(unwell.indexOf('tel:116-123'));
    expect(checkInAnswer(contacts, [], "never mind, I didn't mean it")).toContain(
      "You don't have to take it back.",
    );
    expect(checkInAnswer(contacts, [], 'how do I change the font?')).toContain('your question');
  });
});

describe('after an alarm about an overdose', () => {
  const alarm = crisisAnswer(contacts, 'alarm', 'emergency', 'I took 20 paracetamol');

  it.each(['I feel ok tho', 'dont want a fuss', 'how long does numbness last?', 'ok', 'hm', 'no'])(
    'every question about the member’s safety says to call now, even if they feel fine: %s',
    (message) => {
      const answer = checkInAnswer(contacts, [alarm], message);
      expect(isCheckIn(answer)).toBe(true);
      expect(answer).toMatch(/Paracetamol can do serious harm while you feel fine/);
      expect(answer.indexOf('tel:999')).toBeLessThan(answer.indexOf('tel:111'));
      expect(answer.indexOf('tel:111')).toBeLessThan(answer.indexOf('tel:116-123'));
      expect(findAlarmSubject([answer])).toBe('overdose');
    },
  );

  it('the contacts name the poison line', () => {
    const listed = crisisContacts(contacts, 'check', 'emergency', '', 'overdose');
    expect(listed.slice(0, 2).map(({ address }) => address)).toEqual(['tel:999', 'tel:111']);
  });

  it('a country without a poison line gets the emergency number', () => {
    const answer = checkInAnswer(helpContacts('MX', {}), [alarm], 'I feel ok');
    expect(answer).toContain('(tel:911)');
    expect(answer).not.toContain('undefined');
  });
});

describe('the help line for violence', () => {
  const us = helpContacts('US', {});
  const LINE = '(tel:1-800-799-7233)';

  it.each([
    ['abuse', 'he pushed me down the stairs on Friday'],
    ['abuse', 'my husband hits me'],
    ['emergency', 'he put his hands round my neck'],
  ] as const)('is in each reply after an alarm about violence: %s, “%s”', (kind, message) => {
    const alarm = crisisAnswer(us, 'alarm', kind, message);
    expect(findAlarmSubject([alarm])).toBe('violence');
    for (const next of ['how do I get him to trust me', 'I cannot sleep', 'thanks'])
      expect(checkInAnswer(us, [alarm], next)).toContain(LINE);
  });

  it('is in the short note with contacts if the message mentioned violence', () => {
    expect(quietLine(us, 'abuse')).toContain(LINE);
    expect(findAlarmSubject([`Sleep well.\n\n${quietLine(us, 'abuse')}`])).toBe('violence');
  });

  it('is not named after an alarm about self-harm', () => {
    const alarm = crisisAnswer(us, 'alarm', 'self-harm', 'I want to die');
    expect(findAlarmSubject([alarm])).toBeNull();
    expect(checkInAnswer(us, [alarm], 'hm')).not.toContain(LINE);
    expect(quietLine(us)).not.toContain(LINE);
  });
});

test.each([
  ['tel:988', '988'],
  ['sms:85258?body=SHOUT', '85258'],
  ['tel:+44%2020', '+44 20'],
  ['https://www.samaritans.example/talk?x=1', 'samaritans.example'],
  ['mailto:help@x.example?subject=a', 'help@x.example'],
])('the name of the contact %s is shortened to %s', (address, name) => {
  expect(contactName(address)).toBe(name);
});
