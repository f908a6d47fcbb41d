import { describe, expect, it } from 'vitest';
import { presentIntent } from '../../present-intent.ts';
import { readIntent } from '../read-intent.ts';

const read = (query: string) => presentIntent(readIntent(query));

describe('words that hold a query together', () => {
  it.each([
    ['cerco direttori vendite nel settore tessile a Prato, oltre 50 dipendenti', ['Sales Director'], ['Textiles']],
    ['marketingmanagers bij brouwerijen, meer dan 50 medewerkers', ['Marketing Manager'], ['Breweries']],
    ['kierownicy sprzedaży w branży meblarskiej, ponad 50 pracowników', ['Sales Manager'], ['Furniture Manufacturing']],
    ['ekonomichefer inom livsmedel, fler än 50 anställda', ['Finance Manager'], ['Food']],
    ['manajer produksi di pabrik, perusahaan tekstil, lebih dari 50 karyawan', ['Production Manager'], ['Textiles']],
    ['otomotiv sektöründe üretim müdürleri, en az 50 çalışan', ['Production Manager'], ['Automotive']],
  ])('%s', (query, titles, industries) => {
    const intent = read(query);
    expect(intent.titles).toEqual(titles);
    expect(intent.industries).toEqual(industries);
    expect(intent.company_sizes).toEqual(['50+']);
  });

  it.each([
    ['владельцы ресторанов в Москве', 'Moscow'],
    ['бухгалтеры в Казани', 'Kazan'],
    ['eigenaren van webshops in Nederland', 'Netherlands'],
    ['piekarze w Krakowie', 'Krak'],
    ['fryzjerzy z Lublina', 'Lublin'],
    ['kucharze we Wrocławiu', 'Wroc'],
    ["Antalya'da aşçılar", 'Antalya'],
    ['cozinheiros no Porto', 'Porto'],
    ['murere på Fyn', 'Funen'],
  ])('%s names a place', (query, place) => {
    expect(read(query).locations[0]).toContain(place);
    expect(read(query).exclude.locations).toEqual([]);
  });

  it.each([
    ["İstanbul'daki fintech şirketlerinin CTO'larını bul", ['CTO'], ['Istanbul'], ['Fintech']],
    ["Türkiye'deki pazarlama müdürlerini bul", ['Marketing Manager'], ['Türkiye'], []],
    ["İzmir'deki otel müdürleri", ['Hotel Manager'], ['Izmir'], []],
    ['Inhaber von Autohäusern in Sachsen', ['Owner'], ['Saxony'], ['Car Dealerships']],
    ['Senior Entwickler in München und Essen', ['Developer'], ['Munich', 'Essen'], []],
    ['frontend ontwikkelaar Utrecht', ['Frontend Developer'], ['Utrecht'], []],
    ['Krankenschwestern in Bremen', ['Nurse'], ['Bremen'], []],
  ])('%s: endings of words are taken off', (query, titles, locations, industries) => {
    expect(read(query)).toMatchObject({ titles, locations, industries, keywords: [] });
  });

  it.each([
    ['responsables de marketing, no becarios', ['Intern'], []],
    ['gerentes no Porto', [], ['Porto']],
  ])('%s: what "no" means, its language says', (query, excluded, locations) => {
    const intent = read(query);
    expect([intent.exclude.titles, intent.locations]).toEqual([excluded, locations]);
  });

  it.each([
    ['donos de clínicas em BH', ['Belo Horizonte']],
    ['gerente de frota, transportadora, SC e PR', ['Santa Catarina', 'Paraná']],
    ['fleet managers in SC and GA', ['South Carolina', 'Georgia']],
  ])('%s: a code means what it means where the language is spoken', (query, locations) => {
    expect(read(query).locations.map((place) => place.split(',')[0])).toEqual(locations);
  });

  it('German nouns are no names of employers', () => {
    expect(read('Ärzte für Hunde und Katzen in Bremen').companies).toEqual([]);
  });
});

describe('where somebody is', () => {
  it.each([
    ['plumbers within 15 miles of Derby', []],
    ['Maler im Umkreis von 20 km um Gera', []],
    ['Elektriker PLZ 04 und 06', ['PLZ 04', 'PLZ 06']],
    ['dentists zip code 60614', ['zip code 60614']],
  ])('%s', (query, keywords) => {
    const intent = read(query);
    expect(intent.keywords).toEqual(keywords);
    expect(intent.company_sizes).toEqual([]);
  });
});

describe('trades that are spelled otherwise', () => {
  it.each([
    ['paediatricians in Leeds', 'Paediatrician'],
    ['uphlosterers in Leeds', 'Upholsterer'],
    ['plummbers in Leeds', 'Plumber'],
  ])('%s', (query, title) => {
    expect(read(query).titles).toEqual([title]);
  });
});

it.each([
  ['Welke kandidaten hebben ervaring met GHZ en doelgroep LVB?', { keywords: ['GHZ', 'mild intellectual disability'] }],
  ['Daglig leder, CFO', { titles: ['Managing Director', 'CFO'], keywords: [] }],
  ['programmatore AND java', { titles: ['Software Developer'], keywords: ['Java'] }],
  ['Restaurant owners in their first 2 years', { titles: ['Owner'], years_experience: null, keywords: [] }],
])('%s', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});
