import { expect, it } from 'vitest';
import { ownCustomerSpans } from './own-customer-spans.ts';
import { readBuyers } from './read-buyers.ts';

const buyersIn = (text: string) => [...readBuyers(text, ownCustomerSpans(text)).buyers.keys()];

it.each([
  ['Conveyors. Production manager decides, purchasing signs', ['production', 'procurement']],
  ['We are meeting with the Managing Director or the finance head.', ['general-management', 'finance']],
  ['Tank cleaning at refineries. EHS leads bring us in, procurement does the paperwork', ['ehs', 'procurement']],
  ['Who decides\n- Production manager\n- Head of maintenance', ['production', 'maintenance']],
  ['Personalvermittlung. Ansprechpartner: Einkauf oder Geschäftsführer', ['procurement', 'general-management']],
  ['Das Erstgespräch führen wir mit IT-Leitung und CFO', ['it', 'finance']],
  ['Rodamientos y correas. Quién compra: jefes de mantenimiento', ['maintenance']],
  ['El trato es con el director de RRHH', ['hr']],
  ['On parle au responsable qualité', ['quality']],
  ['Custom foam. Contact = harbour engineer', ['engineering']],
])('people are buyers wherever a description names them: %s', (text, buyers) => {
  expect(buyersIn(text)).toEqual(buyers);
});

it.each([
  'Our testers and developers find what others miss',
  'We turn ordinary offices into places people want to come to',
  'A family firm with twelve engineers, founded by a former plant manager',
  'Pumps with controllers, for dairies',
])('one’s own people, things and people in general are none: %s', (text) => {
  expect(buyersIn(text)).toEqual([]);
});
