import { expect, it } from 'vitest';
import { keepNearItems } from './keep-items.ts';

/** Everything that names one of these lies near, the rest far. */
const near =
  (...words: string[]) =>
  (part: string): number =>
    words.some((word) => part.includes(word)) ? 0.6 : 0.1;

it.each([
  [
    'Wexcombe looks after waste, planning, housing, five cemeteries and the crematorium at Ridge Hill',
    near('cemeteries', 'crematorium'),
    'Wexcombe looks after five cemeteries and the crematorium at Ridge Hill',
  ],
  [
    'Highland resort with 64 rooms, 22 lodges, a golf course and a spa on the shore of Loch Torran',
    near('rooms', 'lodges'),
    'Highland resort with 64 rooms and 22 lodges',
  ],
  ['A hotel with two restaurants and a rooftop bar', near('restaurants'), 'A hotel with two restaurants'],
  [
    'Vakutec makes suction pads, vacuum ejectors and grippers for robots',
    near('ejectors'),
    'Vakutec makes vacuum ejectors',
  ],
])('keeps of the list in %j what is near', (sentence, nearness, kept) => {
  expect(keepNearItems(sentence, nearness, 0.25)).toBe(kept);
});

it.each([
  ['is no list', 'Navik moves freight', near('freight')],
  ['shares a noun', 'Fernhollow runs 14 nursing and residential care homes', near('nursing')],
  ['shares the last noun', 'Ashgrove provides residential, nursing and dementia care', near('dementia')],
  ['has a list within', 'Ashwamedh makes pumps, motors and pipes for farms, homes and industry', near('industry')],
  ['goes on with another verb', 'Each house has its own restaurant and most have a spa', near('spa')],
  ['names places', 'Dantam runs 14 dental clinics in Mumbai, Thane and Navi Mumbai', near('Mumbai')],
  ['names places alone', 'Navik operates in Germany, Austria and the Netherlands', near('Netherlands')],
  ['tells what was done', 'Acme has sold 40 trucks, two depots and its workshop', near('depots')],
  ['has descriptions in the plural', 'Acme sells kids, ladies and mens wear', near('ladies')],
  ['ends with whatever else', 'Acme runs shops, cafes and much more', near('more')],
  ['has another verb', 'Acme owns a farm, grows cereals, keeps cattle and bottles milk', near('milk')],
  ['has numbers before a noun', 'Acme runs 3-star, 4-star and 5-star hotels', near('4-star')],
  ['has hyphens before a noun', 'Acme offers on-site, off-site and remote support', near('off-site')],
  ['tells what was done lately', 'Acme has since opened 3 hotels, two spas and a farm', near('spas')],
  ['counts all together', 'Acme runs 14 hotels, bars and restaurants', near('bars')],
  ['is all alike', 'Sperrin makes sausages, burgers and puddings', near('sausages', 'burgers', 'puddings')],
])('leaves a sentence as it stands that %s', (_, sentence, nearness) => {
  expect(keepNearItems(sentence, nearness, 0.25)).toBe(sentence);
});

it('keeps what has to stay, however far it lies', () => {
  const keep = (...words: string[]) =>
    keepNearItems('Larkfield runs a hotel, a farm and a studio', near(...words), 0.25, (part) => part === 'a farm');
  expect(keep('hotel')).toBe('Larkfield runs a hotel and a farm');
  expect(keep('farm')).toBe('Larkfield runs a farm');
});

it('leaves a list as it stands of which nothing lies near', () => {
  const sentence = 'Acme makes screws, belts and chains';
  expect(keepNearItems(sentence, (part) => (part === 'belts' ? 0.05 : 0.29), 0.2)).toBe(sentence);
});

it('leaves a list as it stands of which nothing is known', () => {
  const sentence = 'Vakutec makes suction pads, ejectors and layer grippers';
  expect(keepNearItems(sentence, () => 0, 0.25)).toBe(sentence);
});
