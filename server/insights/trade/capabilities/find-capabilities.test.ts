import { expect, test } from 'vitest';
import { CAPABILITIES } from './all-capabilities.ts';
import { findCapabilities, findPhrasesOf } from './find-capabilities.ts';

const findEach = (kind: 'signs' | 'sellers', text: string) =>
  CAPABILITIES.flatMap((capability) => findPhrasesOf(capability, kind, text));
const findSigns = (text: string) => findEach('signs', text);
const findSellers = (text: string) => findEach('sellers', text);

const idsOf = (hits: ReturnType<typeof findCapabilities>): string[] => [...new Set(hits.map(({ id }) => id.id))];

test.each([
  ['We make temperature loggers for pharma logistics and cold stores', 'cold-chain-monitoring'],
  ['Reusable temperature and humidity loggers for goods in transit', 'cold-chain-monitoring'],
  ['School ERP with fee app for CBSE schools', 'school-management-software'],
  ['Kassensysteme für die Gastronomie: Kassensystem Gastronomie mit Küchenmonitor', 'restaurant-pos'],
  ['Software para hoteles y motor de reservas', 'hotel-management-software'],
  ['Prontuário eletrônico e gestão hospitalar', 'hospital-information-system'],
  ['Wir überwachen Kühlketten: Kühlkettenüberwachung mit Funksensoren', 'cold-chain-monitoring'],
  ['Wir entwickeln eine Lagerverwaltungssoftware (WMS) für Großhändler', 'warehouse-management-software'],
  ['Software de gestión de almacenes para distribuidores', 'warehouse-management-software'],
  ['Rastreamento veicular e telemetria para transportadoras', 'vehicle-telematics'],
  ['Fabricamos cajas de cartón corrugado a medida', 'corrugated-packaging'],
  ['Hum factories ke liye rooftop solar lagate hain', 'rooftop-solar'],
  ['Logiciel de GMAO pour les usines', 'maintenance-software'],
  ['Impresa di pulizie per uffici e hotel', 'cleaning-and-hygiene'],
])('%s', (description, id) => {
  expect(idsOf(findCapabilities(description))).toContain(id);
});

test('finds the need in a prospect’s own words', () => {
  expect(idsOf(findSigns('We distribute dairy products to 14 countries'))).toContain('cold-chain-monitoring');
  expect(idsOf(findSigns('Spatenstich für unser zweites Zentrallager mit 9.000 Palettenplätzen'))).toContain(
    'warehouse-management-software',
  );
});

test.each([
  'Tips on cold calling for a Data Engineer',
  'Dashboards, picking the right tenants and workshops for volunteers',
  'We got a flat with two towers in view',
])('a shared word is no sign: %s', (text) => {
  expect(findSigns(text)).toEqual([]);
});

test('a shared word is no offer', () => {
  expect(findCapabilities('I track my runs and store memories')).toEqual([]);
});

test('finds who sells it', () => {
  expect(idsOf(findSellers('Leading telematics provider in the Gulf'))).toEqual(['vehicle-telematics']);
});
