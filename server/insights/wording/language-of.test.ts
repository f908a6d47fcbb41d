import { describe, expect, it } from 'vitest';
import { isEnglish, languageOf, languageOfSentence, mayBeForeignByLetters, nameLanguage } from './language-of.ts';

describe('the language of a text', () => {
  it.each([
    ['We carry pharmaceuticals, fresh produce and flowers across Western Europe.', 'en'],
    ['Pfotenglück is an online shop for dog and cat food.', 'en'],
    ['Co-Founder of Bar do Zé, São Paulo, and still in love with it', 'en'],
    ['Series C. We raised $70m to grow in Europe.', 'en'],
    ['Wir bauen ein zweites Zentrallager mit 9.000 Palettenplätzen.', 'de'],
    ['Konfektionierung, Etikettierung, Retouren', 'de'],
    ['Leiter Logistik bei Nordhaus', 'de'],
    ['Nous livrons les pharmacies de toute la France depuis 1987.', 'fr'],
    ['Fabricamos envases de cartón para la industria alimentaria.', 'es'],
    ['Conta digital e crédito para pequenos negócios.', 'pt'],
    ['Integração com ERPs de pequenos negócios', 'pt'],
    ['Produciamo macchine per il confezionamento dal 1974.', 'it'],
    ['Wij leveren al vijftig jaar verpakkingen aan de voedingsindustrie.', 'nl'],
    ['Dostarczamy opakowania dla przemysłu spożywczego.', 'pl'],
    ['Vi levererar förpackningar till livsmedelsindustrin och är stolta över det.', 'sv'],
    ['Vi er et dansk firma og leverer til hele landet af egne lagre.', 'da'],
    ['Hum chhote vyapariyon ke liye software banate hain, aur bahut saste mein.', 'hi-Latin'],
    ['हर शुक्रवार हम एक ग्राहक से मिलते हैं।', 'hi'],
    ['東京の倉庫を運営しています。', 'ja'],
    ['Mills, turbines and boilers, co-gen of the plant', 'en'],
    ['Ми будуємо склади', 'other'],
    ['Küçük işletmeler için yazılım geliştiriyoruz ve hizmet veriyoruz.', 'tr'],
    ['Vyrábíme obaly pro potravinářství a dodáváme je do celé Evropy.', 'cs'],
    ['Csomagolóanyagokat gyártunk és szállítunk az egész országban.', 'hu'],
    ['Oferim embalatge i també fabriquem caixes amb cartó reciclat.', 'ca'],
    ['Livrăm ambalaje pentru industria alimentară și avem două depozite.', 'ro'],
    ['Valmistamme pakkauksia ja toimitamme ne asiakkaille, jotka ovat Suomessa.', 'fi'],
    ['Perusahaan kemasan untuk industri makanan di Indonesia', 'id'],
    ['Chúng tôi cung cấp bao bì cho các doanh nghiệp thực phẩm.', 'vi'],
    ['Proizvodimo ambalažu koja nije skupa i nudimo brzu dostavu.', 'hr'],
    ['Tunatoa vifungashio kwa wateja wetu katika kila mji.', 'sw'],
  ])('%s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each(['', 'Series B', 'ISO 27001', 'Navik Track', '12/2026', 'in'])('cannot be told of %j', (text) => {
    expect(languageOf(text)).toBeUndefined();
  });

  it('of a short title is that of the text beside it', () => {
    expect(isEnglish('Spatenstich in Rheine', 'Wir bauen ein zweites Zentrallager.')).toBe(false);
    expect(isEnglish('Series B', 'Tillbridge raises $31m to enter the US.')).toBe(true);
    expect(isEnglish('Series B')).toBe(true);
    expect(isEnglish('1,150 staff, P&L £41m.', 'Fourteen managers report to me, as does the central kitchen.')).toBe(
      true,
    );
  });

  it.each([
    ['Hillebrecht Garten- und Landschaftsbau is a company in Hanover, Germany.', 'en'],
    ['Hi Jin-ho, I read of the news of Die Bahn.', 'en'],
    ["I read HydroAnaliza Sp. z o.o.'s news of 11 May.", 'en'],
    ['Im Juni haben wir das neue Lager in Betrieb genommen.', 'de'],
    ['हर शुक्रवार हम एक ग्राहक से मिलते हैं।', 'hi'],
  ])('of a sentence is not that of the names in it: %s', (sentence, language) => {
    expect(languageOfSentence(sentence) ?? 'en').toBe(language);
  });

  it('has a name', () => {
    expect(nameLanguage('hi-Latin')).toBe('Hindi');
    expect(nameLanguage('other')).toBe('another language');
  });
});

describe('letters that may show another language', () => {
  it.each(['Bau für Kliniken', 'un gros état', 'Склад', '倉庫'])('%s', (text) => {
    expect(mayBeForeignByLetters(text)).toBe(true);
  });

  it.each(['Bar do Zé in São Paulo', 'Pfotenglück — a shop', 'It costs 5 € a “box”'])('%s: names and marks', (text) => {
    expect(mayBeForeignByLetters(text)).toBe(false);
  });
});

it('takes English with small words that other languages have too for English, and no text with a word that English lacks', () => {
  expect(languageOf('Temperature controlled from door to door.')).toBe('en');
  expect(languageOf('I am losing whole evenings to broken CSV imports.')).toBe('en');
  expect(languageOf("Glove maker's son, fridge magnet collector from Naples.")).toBe('en');
  expect(languageOf('AI forecasts, stock alerts, weekly reports.')).toBe('en');
  expect(languageOf('Production et installation de machines pour restaurants.')).toBe('fr');
  expect(languageOf('Marketing und Design in Berlin')).toBe('de');
});
