import type { LanguageWords } from './language-words.ts';

const ITALIAN: LanguageWords = {
  codes: ['it'],
  evidence: `programmatore, programmatori, sviluppatore, sviluppatori, ragioniere, impiegato, direttore, direttori, esperienza, sviluppatori, cerco, cerchiamo, cercare, trova, trovami, trovare, voglio, vorrei, mostrami, aziende, azienda, imprese, impresa, lavorano, lavora, nel, nella, nelle, negli, dello, della, degli, gli, dipendenti, settore, almeno, oltre, anni, presso, senza, tranne, titolari, titolare, responsabili, responsabile, direttori, direttore, amministratori, ingegneri, avvocati, commercialisti, imprenditori, anche, sul, sulla`,
  in: 'a, ad, in, nel, nella, nei, nelle, nell, negli, vicino a, nei pressi di, zona, in zona, in provincia di, provincia di, con sede a, con sede in, basati a, basate a, residenti a, intorno a, dintorni di, area di',
  at: 'presso, in, che lavorano in, che lavorano per, che lavorano presso, che lavora in, che lavora per, dipendenti di, alla, al',
  from: 'di, da, del, della, dal, dalla, dei, delle, degli, provenienti da',
  of: 'di, del, della, dei, delle, degli, dell, per, a',
  with: 'con, che usano, che utilizzano, che usa, esperienza in, esperienza con, con esperienza in, con esperienza di, con esperienza, esperienza, esperti in, esperti di, esperto di, specializzati in, specializzato in, che conoscono, conoscenza di, appassionati di, che parlano, laureati in',
  past: 'ex, gia, in passato, che hanno lavorato in, che hanno lavorato per, precedentemente in',
  list: 'e, ed, o, oppure, e o, nonche',
  not: 'non, no, senza, ma non, che non, non in, ne',
  exclude:
    'tranne, eccetto, escluse, esclusa, escluso, esclusi, escludendo, escludere, a parte, salvo, ad eccezione di, ad esclusione di, fuorche',
  notAfter: '',
  that: 'che, chi, dove, ma, quali, cui',
  skip: `puoi, puoi trovarmi, potresti, potete, sapete, sai, oggi, ora, adesso, chi sono, chi e, cerco, cerchiamo, cercare, cercando, trova, trovami, trovare, troviamo, voglio, vorrei, vogliamo, mi, serve, servono, mostrami, mostra, dammi, elenca, elenco, lista, contattare, raggiungere, il, lo, la, i, gli, le, l, un, uno, una, dei, delle, degli, sono, essere, hanno, ha, abbiano, abbia, con, piu, molto, anche, solo, soltanto, solamente, tutti, tutte, tutto, ogni, qualche, alcuni, persone, persona, gente, professionisti, professionista, profili, profilo, contatti, contatto,
    azienda, aziende, impresa, imprese, societa, ditta, ditte, organizzazioni, settore, settori, comparto, mercato, industria, ambito, campo, dipendenti, addetti, collaboratori, team, zona, area, regione, provincia, citta, paese, dintorni, lavorano, lavora, lavorando, attualmente, tipo, dimensioni, anni, anno, esperienza, livello, ruolo, ruoli, posizione, posizioni, reparto, clienti, potenziali, email, mail, telefono, linkedin, per favore, grazie, ciao, buongiorno, salve, aiutami, che, preferibilmente, possibilmente, attivi, attivo, con sede, basati, basate, candidati, candidato, figure, figura, titolo, disponibili, almeno`,
};

const DUTCH: LanguageWords = {
  codes: ['nl'],
  evidence: `welke, hebben, ervaring, zoek, zoeken, gezocht, vind, toon, geef, bij, het, een, voor, zonder, geen, niet, behalve, uit, regio, omgeving, bedrijven, bedrijf, medewerkers, werknemers, jaar, ervaring, hoofd, hoofden, directeuren, eigenaren, inkopers, werkzaam, werken, mensen, ziekenhuizen`,
  in: 'in, te, nabij, rond, rondom, in de buurt van, in de regio, regio, omgeving, in de omgeving van, gevestigd in, wonend in, bij',
  at: 'bij, bij het, bij de, werkzaam bij, werken bij, die werken bij, in dienst bij',
  from: 'van, uit, vanuit',
  of: 'van, van de, van het, voor, voor de, der',
  with: 'hebben ervaring met, ervaring met, met ervaring met, met, met ervaring in, met ervaring met, ervaring in, ervaring met, die werken met, gebruik maken van, gespecialiseerd in, kennis van, die gebruiken, expertise in, geinteresseerd in',
  past: 'ex, voormalig, voormalige, vroeger bij, eerder bij, oud',
  list: 'en, of, en of, alsmede, evenals',
  not: 'niet, geen, zonder, maar niet, niet in, niet uit, niet bij, noch, maar geen',
  exclude: 'behalve, uitgezonderd, exclusief, met uitzondering van, uitsluiten, op uitzondering van',
  notAfter: 'uitgezonderd, uitgesloten',
  that: 'die, dat, waar, maar, wie, wiens',
  skip: `welke, hebben, heeft, kandidaten, kandidaat, professionals, doelgroep, wie, wie zijn, wie is, kun, kun je, kunt, kunt u, jij, jullie, nu, vandaag, beslissen over, ik, wij, we, zoek, zoeken, zoekt, op zoek naar, gezocht, vind, vinden, toon, geef, laat, zien, mij, me, ons, wil, willen, graag, nodig, heb, hebben, alle, alleen, de, het, een, die, dat, deze, zijn, is, met, naar, als, ook, zeer, meer, minder, bedrijf, bedrijven, organisatie, organisaties, onderneming, ondernemingen, firma, sector, sectoren, branche, branches, industrie, markt, personen, persoon, mensen, professionals, profielen, profiel, contacten, contact, lijst, medewerkers, werknemers, personeel, team, regio, omgeving, gebied, provincie,
    stad, land, omstreken, werken, werkt, werkzaam, actief, momenteel, huidige, functie, functies, rol, positie, afdeling, jaar, jaren, ervaring, niveau, klanten, potentiele, mail, telefoon, linkedin, alsjeblieft, aub, bedankt, hallo, kandidaten, kandidaat, gevestigd, wonend, voor, van, bij, aan, op, om, er, minimaal, minstens, ten minste, maximaal, liefst, bij voorkeur`,
};

const POLISH: LanguageWords = {
  codes: ['pl'],
  evidence: `szukam, szukamy, szukaj, znajdz, pokaz, poszukuje, poszukujemy, potrzebuje, osoby, osob, ludzi, firmy, firmach, firmie, branzy, branza, pracownikow, lub, oraz, albo, oprocz, dyrektorzy, dyrektorow, kierownicy, kierownikow, wlasciciele, wlascicieli, ponad, powyzej, doswiadczeniem, lat, okolice, ksiegowe, inzynierowie, specjalisci, programisci, prezesi`,
  in: 'w, we, na, na terenie, w okolicy, w okolicach, kolo, blisko, z, ze, z siedziba w',
  at: 'dla, pracujacy w, pracujacych w, zatrudnieni w, w firmie',
  from: 'od',
  of: 'ds, do spraw, od, dla',
  with: 'z, ze, z doswiadczeniem w, doswiadczenie w, znajacy, znajacych, specjalizujacy sie w, ze znajomoscia, znajomosc, uzywajacy, korzystajacy z',
  past: 'byly, byli, byla, dawniej, poprzednio, ex',
  list: 'i, oraz, lub, albo, a takze',
  not: 'nie, bez, ale nie, nie w, nie z, zadnych, ani',
  exclude: 'oprocz, poza, z wyjatkiem, wykluczajac, wyklucz, wylaczajac',
  notAfter: '',
  that: 'ktorzy, ktory, ktora, ktore, gdzie, ale, co',
  skip: `wypisz, wyswietl, wyszukaj, podaj, wskaz, mozesz, czy mozesz, kto, teraz, dzis, znajomoscia, posiadajacy, posiadajacych, majacy, majacych, pracuja, szukam, szukamy, szukaj, znajdz, pokaz, poszukuje, poszukujemy, potrzebuje, potrzebujemy, chce, chcemy, prosze, mi, nam, daj, lista, liste, osoby, osob, osoba, ludzi, ludzie, profile, profili, kontakty, kontakt, firm, firmy, firma, firmach, firmie, przedsiebiorstw, przedsiebiorstwa, przedsiebiorstwach, spolki, spolek, branzy, branza, branze, sektora, sektorze, sektor, rynku, pracownikow, pracownicy, osobami, zespol, okolice, okolicy, okolic, rejon, region, miasto, kraj, wojewodztwo, pracujacy, pracujacych, obecnie, aktualnie, stanowisko, stanowisku, stanowiska, rola, dzial, dzialu, lat, lata, rok, doswiadczenia, doswiadczeniem, doswiadczenie, klienci, klientow, potencjalnych, mail, telefon, linkedin, dziekuje, czesc, dzien, dobry, kandydaci, kandydatow, wszyscy, wszystkich, tylko, takze, rowniez, sie, sa, jest, na, do, dla, od, po, przy, co najmniej, min`,
};

const SWEDISH: LanguageWords = {
  codes: ['sv'],
  evidence: `soker, hitta, och, eller, inom, hos, foretag, anstallda, utan, inte, arbetar, jobbar, fran, ars, erfarenhet, chefer, omradet, forsaljningschefer, inkopschefer, ekonomichefer, agare, snickare, sjukskoterskor, bolag, bygg`,
  in: 'i, pa, nara, kring, runt, i narheten av, inom, i omradet, omradet, baserade i, bosatta i',
  at: 'hos, vid, arbetar pa, jobbar pa, som arbetar pa, anstallda hos, anstallda pa',
  from: 'fran, av',
  of: 'for, av, till, inom',
  with: 'med, med erfarenhet av, erfarenhet av, erfarenhet inom, som anvander, kunskap om, specialiserade pa, inriktade pa',
  past: 'ex, tidigare, tidigare pa, tidigare hos, fore detta',
  list: 'och, eller, samt',
  not: 'inte, ej, utan, inga, inget, men inte, inte i, inte fran',
  exclude: 'forutom, utom, exklusive, med undantag for, undanta',
  notAfter: '',
  that: 'som, vilka, dar, men',
  skip: `jag, vi, soker, sok, hitta, visa, ge, mig, oss, vill, behover, alla, bara, endast, en, ett, den, det, de, ar, har, personer, person, folk, manniskor, profiler, profil, kontakter, lista, foretag, foretaget, bolag, organisationer, branschen, bransch, sektorn, sektor, industri, industrin, marknaden, anstallda, medarbetare, personal, team, omradet, omrade, regionen, stad, land, kring, arbetar, jobbar, verksamma, nuvarande, roll, befattning, tjanst, avdelning, ar, ars, erfarenhet, niva, kunder, linkedin, tack, hej, kandidater, och, med, pa, minst, hogst, garna`,
};

const DANISH_AND_NORWEGIAN: LanguageWords = {
  codes: ['da', 'no'],
  evidence: `daglig, leder, soger, og, eller, hos, virksomheder, virksomhed, bedrifter, selskaper, ansatte, medarbejdere, uten, ikke, undtagen, unntatt, arbejder, jobber, erfaring, chefer, ledere, omradet, indkobschefer, salgschefer, salgssjefer, ejere, eiere, sykepleiere, sygeplejersker, tomrere`,
  in: 'i, pa, naer, omkring, rundt, i naerheden af, i naerheten av, inden for, innen, i omradet, omradet, bosat i, bosatt i',
  at: 'hos, ved, ansat hos, ansatt i, ansatt hos, som arbejder hos, som jobber i, som jobber hos',
  from: 'fra, af, av',
  of: 'for, af, av, til',
  with: 'med, med erfaring i, med erfaring fra, erfaring med, erfaring fra, erfaring innen, som bruger, som bruker, kendskab til, kunnskap om, specialiseret i, spesialisert pa',
  past: 'eks, tidligere, tidligere hos, tidligere i, forhenvaerende',
  list: 'og, eller, samt',
  not: 'ikke, uden, uten, ingen, men ikke, ikke i, ikke fra',
  exclude: 'undtagen, unntatt, bortset fra, bortsett fra, eksklusive, ekskluder, med undtagelse af, med unntak av',
  notAfter: '',
  that: 'som, der, hvor, men',
  skip: `jeg, vi, soger, sog, leter, etter, finn, vis, giv, gi, mig, meg, os, oss, vil, har, brug, for, trenger, alle, kun, bare, en, et, ei, den, det, de, er, personer, person, folk, profiler, profil, kontakter, liste, virksomheder, virksomhed, firmaer, firma, bedrifter, bedrift, selskaper, selskab, selskaber, organisationer, branchen, bransjen, sektoren, sektor, industrien, industri, markedet, ansatte, medarbejdere, medarbeidere, team, omradet, omrade, regionen, by, land, omegn, omkring, arbejder, jobber, arbeider, nuvaerende, navaerende, rolle, stilling, afdeling, avdeling, ar, ars, erfaring, niveau, kunder, linkedin, tak, takk, hej, hei, kandidater, og, med, pa, mindst, minst, hojst, gerne`,
};

const INDONESIAN: LanguageWords = {
  codes: ['id'],
  evidence: `cari, carikan, mencari, temukan, tampilkan, perusahaan, atau, dengan, dari, bekerja, karyawan, pengalaman, tahun, kecuali, tanpa, manajer, direktur, kepala, pemilik, insinyur`,
  in: 'di, di kota, di daerah, daerah, wilayah, sekitar, dekat, berbasis di, berlokasi di, yang berlokasi di',
  at: 'di, pada, bekerja di, yang bekerja di, karyawan',
  from: 'dari, asal',
  of: 'untuk, bidang, bagian',
  with: 'dengan, dengan pengalaman, berpengalaman di, berpengalaman dalam, pengalaman di, pengalaman dalam, menguasai, yang menggunakan, ahli, yang bisa',
  past: 'mantan, eks, sebelumnya di',
  list: 'dan, atau, serta, maupun',
  not: 'bukan, tidak, tanpa, tapi bukan, jangan',
  exclude: 'kecuali, selain, terkecuali',
  notAfter: '',
  that: 'yang, tetapi, tapi, dimana',
  skip: `carikan, tampilkan, cocok, yang cocok, yang cocok untuk, untuk posisi, lapangan, armada, saya, kami, cari, carikan, mencari, tolong, temukan, tampilkan, berikan, butuh, ingin, mau, orang, orang orang, profil, kontak, daftar, perusahaan, bisnis, organisasi, industri, sektor, bidang, karyawan, pegawai, tim, kota, daerah, wilayah, provinsi, negara, bekerja, saat, ini, sekarang, jabatan, posisi, peran, departemen, tahun, pengalaman, berpengalaman, tingkat, level, klien, calon, semua, hanya, juga, yang, di, dengan, dan, ada, adalah, memiliki, punya, linkedin, terima, kasih, kandidat, minimal, paling, sedikit`,
};

const TURKISH: LanguageWords = {
  codes: ['tr'],
  evidence: `bilen, bul, bulur musun, bana, turkiye, turkiyede, kisileri, adaylari, adaylar, calisanlari, calisanlar, sirketlerinin, sirketleri, muduru, mudurlerini, yoneticileri, yoneticisi, kidemli, gelistirici, gelistiriciler, firmalarinda, icin, arayan, kurucu, kuruculari, kuruculari, sektorundeki, sektorundeki, sirketlerindeki, yazilim, pazarlama, satis, ariyorum, bulun, goster, listele, veya, olan, calisan, sirket, sirketleri, sirketlerinde, sektoru, sektorunde, deneyim, deneyimli, yil, haric, disinda, mudurleri, muduru, uzmanlari, uzmani, muhendisleri, muhendisi, direktoru, sahipleri, sahibi`,
  in: 'icinde, civarinda, yakininda, bolgesinde, bolgesi',
  at: '',
  from: '',
  of: 'icin',
  with: '',
  past: 'eski, onceki, onceden',
  list: 've, veya, ya da, ile',
  not: 'degil, olmayan',
  exclude: '',
  notAfter: 'haric, disinda, olmasin, olmayan',
  that: 'ki, ama, fakat',
  skip: `bilen, kullanan, kullanarak, bilgisi olan, deneyimi olan, deneyimli, tecrubeli, konusunda, uzman, tercihen, tercih edilir, oncelikle, adaylari, kisilerini, calisanini, uzere, gore, kadar, ilgili, musun, misin, misiniz, getir, gonder, hakkinda, arayan, arayanlar, ariyorum, ariyoruz, ara, bul, bulun, bana, bize, goster, listele, lazim, istiyorum, kisi, kisiler, kisileri, insanlar, profil, profiller, iletisim, liste, sirket, sirketler, sirketi, sirketleri, sirketlerde, sirketlerinde, firma, firmalar, firmalari, isletme, kurulus, sektor, sektoru, sektorunde, endustri, alaninda, alani, calisan, calisanlar, calisanlari, ekip, sehir, ulke, bolge, bolgesi, civari, su, anda, mevcut, pozisyon, gorev, unvan, departman, yil, yillik, deneyim, deneyimi, deneyimli, tecrube, seviye, musteri, potansiyel, tum, butun, sadece, yalnizca, olan, bir, da, de, en az, en fazla, linkedin, lutfen, tesekkurler, merhaba, adaylar, aday`,
};

const RUSSIAN: LanguageWords = {
  codes: ['ru'],
  evidence: `кандидатов, кандидата, кандидаты, позицию, ищу, ищем, найди, найдите, найти, покажи, покажите, нужны, нужен, нужна, директор, директора, директоров, менеджер, менеджеры, менеджеров, руководитель, руководители, руководителей, владельцы, владелец, владельцев, компании, компания, компаний, компаниях, в, во, из, по, для, и, или, с, на, сети, от, отдела, отделов, инженеры, бухгалтеры, разработчики, специалисты, маркетологи, основатели, начальники, закупщики, юристы`,
  in: 'в, во, на, из, около, рядом с, город, в городе, в регионе, в области',
  at: 'в компании, работающие в, работает в, сотрудники',
  from: 'из, от',
  of: 'по, для, отдела, отделов, по направлению',
  with: 'с, со, с опытом, с опытом в, с опытом работы в, со знанием, знающие, опыт в, использующие',
  past: 'бывший, бывшие, бывшая, экс, ранее',
  list: 'и, или, а также, либо',
  not: 'не, без, кроме, но не',
  exclude: 'исключая, исключить, кроме, за исключением',
  notAfter: '',
  that: 'который, которые, которая, где, но, что',
  skip: `на позицию, на должность, позицию, позиции, должность, кандидатов, кандидата, кандидаты, кандидат, можешь, можете, подбери, подберите, выведи, дай мне, кто, сейчас, сегодня, если, никого, если нет, присылай, присылайте, пожалуйста, интересуют, нужно, ищу, ищем, найди, найдите, найти, покажи, покажите, дай, дайте, нужны, нужен, нужна, мне, нам, все, всех, список, людей, люди, человек, контакты, контакт, профили, профиль, сотрудники, сотрудников, специалисты, специалистов, компания, компании, компаний, компаниях, компанию, фирмы, фирм, фирма, фирмах, организации, организаций, предприятия, предприятий, бизнеса, бизнес, отрасль, отрасли, сфера, сфере, сфере деятельности, рынок, рынка, город, города, регион, области, область, опыт, опыта, опытом, работы, лет, года, должность, пожалуйста, клиенты, клиентов, потенциальные, потенциальных`,
};

/** Languages that were added later; read like the others when a query's words show them. */
export const FURTHER_LANGUAGES: readonly LanguageWords[] = [
  ITALIAN,
  DUTCH,
  POLISH,
  SWEDISH,
  DANISH_AND_NORWEGIAN,
  INDONESIAN,
  TURKISH,
  RUSSIAN,
];
