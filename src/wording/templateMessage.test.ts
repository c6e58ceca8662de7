import { describe, expect, it } from 'vitest';
import type { MessageValues, VariableValues } from './messageValues.ts';
import { renderTemplate } from './templateMessage.ts';
import { exampleValues } from './templates.ts';

const known = exampleValues.together;
const none = Object.fromEntries(Object.keys(known).map((name) => [name, null])) as VariableValues;
const of = (...each: readonly VariableValues[]): MessageValues => ({ each, together: each[0] ?? none });
const render = (text: string, values: MessageValues = exampleValues, withMoney = true) =>
  renderTemplate({ subject: '{container}: {status}', text, signature: '' }, values, { withMoney }).body;

describe('a template', () => {
  it('says the facts, whatever the case and the spaces of a variable', () => {
    const template = {
      subject: '{container}: {status}',
      text: 'Hello {contact},\n{ Ask }',
      signature: ' Kim\nAcme ',
    };
    expect(renderTemplate(template, exampleValues, { withMoney: true })).toEqual({
      subject: 'TEMU3043531: Not ready for pickup, 2 days past LFD',
      body: `Hello Bay Brokers,\n${known.ask}\n\nKim\nAcme`,
    });
  });

  it('says what is unknown and omits lines that say nothing else', () => {
    const text =
      'Hello {contact},\n\nLFD: {lfd}.\n{lfd}\n- {vessel}, {eta}\nHolds: {holds}\n\n\n{ask}\n\nThanks';
    expect(render(text, of(none))).toBe('Hello,\n\nLFD: not reported.\nHolds: none reported\n\nThanks');
    expect(render('- {vessel}, {eta}', of({ ...none, vessel: 'EVER' }))).toBe('- EVER, not reported');
  });

  it('repeats a part for each container', () => {
    const second = { ...known, container: 'MSCU1234566', lfd: null };
    const text = 'About {count}:\n{each}\n{container}\nLFD: {lfd}\n\n{end}\nThank you.';
    expect(render(text, { each: [known, second], together: { ...known, count: 'these 2 containers' } })).toBe(
      'About these 2 containers:\nTEMU3043531\nLFD: Mon 10 Aug (2 days past)\n\nMSCU1234566\nLFD: not reported\n\nThank you.',
    );
  });

  it('leaves out each line with money where none is to be named', () => {
    const text = 'Status: {status}\nFees so far: {fees}\n{each}\n{container} {fees}\n{container}\n{end}';
    expect(render(text, exampleValues, false)).toBe(`Status: ${known.status}\nTEMU3043531`);
    expect(render(text)).toContain('Fees so far: 325 USD');
  });

  it('takes no text of a record for a variable or for a line of its own', () => {
    const sly = { ...known, customer: 'Acme\nBcc: all {fees} {each}' };
    expect(render('For {customer}.', of(sly), false)).toBe('For Acme Bcc: all {fees} {each}.');
  });
});
