import { describe, expect, it } from 'vitest';
import { customerSpans } from '../trade/customer-spans.ts';
import { readOfferFields } from './offer-fields.ts';

describe('the fields of work that an offer is for', () => {
  it.each([
    ['Security audits of web applications.', ['security', 'compliance-risk']],
    ['Payroll software that works.', ['compensation-payroll']],
    ['Knitted covers in four colours.', []],
    // What customers are in charge of is not what is offered.
    ['Chairs for payroll teams.', []],
  ])('%s', (text, fields) => expect(readOfferFields(text, customerSpans(text))).toEqual(fields));
});
