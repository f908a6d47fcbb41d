import { describe, expect, it } from 'vitest';
import { loadJudgedSet } from '../../../bench/insights-quality/judged-set/load.ts';
import { findStatedTrouble } from './stated-trouble.ts';

describe('trouble at work that somebody states of themselves', () => {
  it.each([
    ['English', 'I signed off 400 spoilt pens today. I am tired of finding out on arrival.'],
    ['German', 'Inventur geschafft, und wir laufen immer noch mit Papierlisten durch die Gänge.'],
    ['Spanish', 'Temporada alta y todavía preparamos con listas en papel.'],
    ['French', 'Nos nouveaux vendeurs : la moitié n’a pas encore signé son premier contrat.'],
    ['Portuguese', 'No nosso armazém ainda separamos tudo com listas no papel, não damos conta.'],
    ['Italian', 'Il 6% dei nostri set arriva rotto e non sappiamo ancora perché.'],
    ['Dutch', 'Wij doen de planning nog steeds met de hand en komen handen tekort.'],
    ['Hindi in Latin letters', 'Month end matlab raat ke 11 baje tak office, sab Excel me. Main thak gaya.'],
  ])('is found in %s', (_language, text) => expect(findStatedTrouble(text)).toBeDefined());

  it.each([
    ['is solved', 'We used to type invoices by hand. Now the supplier portal does it for us.'],
    ['is the reader’s', 'Still doing salary in Excel? Your month end is a nightmare.'],
    ['is the market’s', 'Module prices are falling and the market is under pressure.'],
    ['is a search for a job', 'Two months without a job now. I am tired of waiting.'],
    ['is none', 'Proud to open our third cold store.'],
    ['would only be so', 'If a partner cannot explain it in two sentences, that is our fault.'],
  ])('is not found when it %s', (_why, text) => expect(findStatedTrouble(text)).toBeUndefined());

  it.each([
    ['work by hand', 'Every supplier sends a different Excel and I merge them on Monday nights.'],
    ['delay', 'I have been looking for a welder since February.'],
    ['too few people', 'My two best graders handed in their notice within a week.'],
    ['nobody else', 'Our crane operator is 63 and I have nobody to follow him.'],
    ['failure', 'Our booking site went down in the middle of the half-term rush.'],
    ['loss', 'We paid 9,400 euros in demurrage last month because a form was missing.'],
    ['a lost tender', 'Lost the school catering contract yesterday. We have nothing left to cut.'],
    ['a duty that cannot be met', 'The new reporting rules hit us in January and we have not even got the data.'],
    ['asking for help', 'Does anybody know a decent way to plan lifts? Ours is a calendar on the wall.'],
    ['a wish for change', 'Six systems for nine shops. I need a better way of doing this.'],
    ['a loss beside the weather', 'Flu season again. We cannot fill the shifts any other way than by agency.'],
    ['the last of two feelings', 'I love this job but we are drowning in claims.'],
    ['being the only one', 'Seven findings, and I am the only person here who knows the manual.'],
    ['a time of the year', 'We have lost three cooks since summer.'],
    ['German', 'Unsere Disponentin ist krank und niemand sonst kennt die Touren.'],
    ['Spanish of few words', 'Sábado noche y las comandas perdidas entre tres tablets. Así no podemos seguir.'],
    ['Spanish', 'Tres semanas con la carga parada en el puerto y nadie me da razón.'],
    ['Polish', 'Brakuje nam kierowców, a zamówienia rosną. Nie nadążamy.'],
    ['Marathi', 'आज परत मशीन बंद. काम डोक्यावर आणि ग्रीस वेळेवर गेलं नाही. मी वैतागलोय.'],
    ['Hindi', 'Invoice match karne me hamari team ka hafta nikal jata hai, phir bhi galti.'],
  ])('is found as %s', (_class, text) => expect(findStatedTrouble(text)).toBeDefined());

  it.each([
    ['over', 'We cut our offcuts from 14% to 3%. The wrong cuts were killing us.'],
    ['over since', 'We used to lose two days a month to reconciliations.'],
    ['a customer’s', 'A client told me last week: we are drowning in paper.'],
    ['everybody’s', 'Most hauliers cannot find drivers. Our industry has to change.'],
    ['an advertisement', 'We are tired of broken pallets too. That is why we built ours in steel.'],
    ['the reader’s', 'Still typing invoices by hand?'],
    ['glad about something else', 'Proud of the team. We cannot keep up with orders, and we love it.'],
    ['a joke', 'My inbox is a nightmare, said the cat 😂'],
    ['a hobby', 'Fed up with winter. My tomatoes want sun.'],
    ['at home', 'My son cannot find his boots and I am late again.'],
    ['of the body', 'My knee keeps failing me, so no marathon this year.'],
    ['luck', 'Swamped with applications for our apprenticeships. What a nice problem.'],
    ['craft', 'We bake everything by hand, from dough that rests for 30 hours.'],
    ['a wait for something good', 'I have been looking forward to this fair since January.'],
    ['German luck', 'Wir warten seit Wochen auf diesen Tag: Morgen eröffnen wir in Kassel.'],
  ])('is not found when it is %s', (_why, text) => expect(findStatedTrouble(text)).toBeUndefined());

  it('is found in what somebody writes of themselves only where it is said outright', () => {
    const found = (text: string) => findStatedTrouble(text, undefined, 'self-description');
    expect(found('Running claims for a mid-sized insurer. We cannot keep up with hail.')).toBeDefined();
    expect(found('Wrong labels on 300 jars, twice this week. Ridiculous, and I print them again.')).toBeUndefined();
  });

  it.each([
    'Keg deposits are a black hole in our books: 1,400 kegs out, and maybe 900 we can name a pub for.',
    'Month end, day nine. We are still chasing three subsidiaries for their intercompany balances.',
  ])('is found where it sounds like what people marked', (text) => expect(findStatedTrouble(text)).toBeDefined());

  it.each([
    'CFOs still tell me they collect 40 spreadsheets on Monday.',
    'The best online tool on our shop floor is still a whiteboard. Come and see it on 12 November.',
  ])('is not what others tell, or what guests are shown', (text) => expect(findStatedTrouble(text)).toBeUndefined());

  it('comes with the sentences around it', () => {
    expect(findStatedTrouble('Carton suppliers say six weeks. I am stuck in the middle, again.')).toEqual({
      sentence: 'I am stuck in the middle, again.',
      before: 'Carton suppliers say six weeks.',
      after: undefined,
    });
  });

  it('is found for nobody of the open half who shows none', () => {
    const shown = loadJudgedSet('open').flatMap(({ people }) => people);
    const found = shown.filter(({ facts }) => (facts.posts?.value ?? []).some(({ text }) => findStatedTrouble(text)));
    expect(found.filter(({ judgement }) => judgement.pain === null).map(({ id }) => id)).toEqual([]);
  });
});
