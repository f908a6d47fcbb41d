import { describe, expect, it } from 'vitest';
import { filterPeople, HEADLINES_AT_MOST, headlinesOf, locationsOf } from './filter-people.ts';
import { toPeople, toPerson } from './person.ts';

describe('toPerson', () => {
  it.each([
    ['no name', {}, { name: 'LinkedIn Member' }],
    ['a blank name', { name: '  ' }, { name: 'LinkedIn Member' }],
    [
      'the large picture before the small one',
      { profile_picture_url: '/s', profile_picture_url_large: '/l' },
      { pictureUrl: '/l' },
    ],
    ['the small picture alone', { profile_picture_url: '/s' }, { pictureUrl: '/s' }],
    ['no picture', {}, { pictureUrl: '/Frame.png' }],
    ['the stand-in for no picture', { profile_picture_url: '/Frame.png' }, { pictureUrl: '/Frame.png' }],
    ['the public address before the other', { public_profile_url: 'p', profile_url: 'q' }, { profileUrl: 'p' }],
    ['the other address alone', { public_profile_url: '', profile_url: 'q' }, { profileUrl: 'q' }],
    ['no address', {}, { profileUrl: null }],
    ['the id before the identifier', { id: '1', public_identifier: '2', member_urn: '3' }, { key: '1' }],
    ['the identifier', { public_identifier: '2', member_urn: '3' }, { key: '2' }],
    ['the member urn', { member_urn: '3' }, { key: '3' }],
  ])('%s', (_what, item, expected) => expect(toPerson(item)).toMatchObject(expected));

  it('shows a person of two overlapping pages once', () => {
    expect(toPeople([{ id: 'a' }, { id: 'b' }, { id: 'a' }]).map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

describe('the filters', () => {
  const people = toPeople([
    { id: '1', headline: 'CTO at Rivet', location: 'Pune' },
    { id: '2', headline: 'CTO at Rivet', location: 'Delhi' },
    { id: '3', headline: 'Buyer', location: 'Delhi' },
    { id: '4', headline: '', location: '' },
  ]);
  const keys = (profiles: string[], locations: string[]) =>
    filterPeople(people, { profiles, locations }).map(({ key }) => key);

  it('offer each headline and location once', () => {
    expect(headlinesOf(people)).toEqual(['CTO at Rivet', 'Buyer']);
    expect(locationsOf(people)).toEqual(['Delhi', 'Pune']);
  });

  it('offer at most 25 headlines', () => {
    const crowd = toPeople(Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, headline: `h${index % 40}` })));
    expect(headlinesOf(crowd)).toHaveLength(HEADLINES_AT_MOST);
    expect(HEADLINES_AT_MOST).toBe(25);
  });

  it.each([
    ['nothing chosen', [], [], ['1', '2', '3', '4']],
    ['a headline', ['CTO at Rivet'], [], ['1', '2']],
    ['a location', [], ['Delhi'], ['2', '3']],
    ['both', ['CTO at Rivet'], ['Delhi'], ['2']],
    ['two of a kind', [], ['Delhi', 'Pune'], ['1', '2', '3']],
    ['nobody fits', ['Buyer'], ['Pune'], []],
  ])('%s', (_what, profiles, locations, expected) => expect(keys(profiles, locations)).toEqual(expected));
});
