/**
 * Words of job titles in Italian, Dutch, Polish, the Nordic languages, Indonesian and Turkish, in the form of `translations.ts`:
 * those that titles are made with, and the titles that ESCO has no word for or another one. Trades are in the table of ESCO.
 */
export const FURTHER_TRANSLATIONS = `
title | CEO | amministratore delegato, amministratori delegati, amministratrice delegata, prezes, prezesi, prezesow, prezes zarzadu, prezesi zarzadu, algemeen directeur, algemeen directeuren, verkstallande direktor, vd, administrerende direktor, administrerende direktorer, direktur utama, dirut, presiden direktur, genel mudur, genel mudurler, genel mudurleri
title | Managing Director | daglig leder, daglige ledere, direttore generale, direttori generali, zaakvoerder, zaakvoerders, dyrektor generalny, dyrektorzy generalni, dyrektor zarzadzajacy, dyrektorzy zarzadzajacy, statutair directeur
title | Owner | titolare, titolari, proprietario, proprietari, proprietaria, eigenaar, eigenaren, eigenaars, wlasciciel, wlasciciele, wlascicieli, wlascicielka, agare, ejer, ejere, eier, eiere, pemilik, sahibi, sahipleri
title | Founder | fondatore, fondatori, fondatrice, oprichter, oprichters, zalozyciel, zalozyciele, zalozycieli, grundare, stifter, stiftere, grunnlegger, grunnleggere, pendiri, kurucu, kuruculari, kurucusu
title | Co-Founder | cofondatore, cofondatori, co fondatore, medeoprichter, medeoprichters, wspolzalozyciel, wspolzalozyciele, medgrundare, medstifter, kurucu ortak
title | Entrepreneur | imprenditore, imprenditori, imprenditrice, ondernemer, ondernemers, przedsiebiorca, przedsiebiorcy, pengusaha, girisimci, girisimciler
title | Partner | socio, soci, vennoot, vennoten, ortak
title | COO | direttore operativo, direttori operativi, operationeel directeur, dyrektor operacyjny, dyrektorzy operacyjni, dyrektorow operacyjnych, direktur operasional
title | CTO | direttore tecnico, direttori tecnici, technisch directeur, dyrektor techniczny, dyrektorzy techniczni, teknisk direktor, teknisk chef, direktur teknik, teknik mudur
title | Finance Director | direttore finanziario, direttori finanziari, direttore amministrativo, financieel directeur, financieel directeuren, dyrektor finansowy, dyrektorzy finansowi, dyrektorow finansowych, ekonomidirektor, okonomidirektor, finansdirektor, direktur keuangan, finans direktoru, mali isler muduru
title | Sales Director | direttore commerciale, direttori commerciali, direttrice commerciale, direttore vendite, direttori vendite, commercieel directeur, commercieel directeuren, dyrektor handlowy, dyrektorzy handlowi, dyrektorow handlowych, dyrektor sprzedazy, dyrektorzy sprzedazy, dyrektorow sprzedazy, forsaljningsdirektor, salgsdirektor, direktur penjualan, satis direktoru
title | Sales Manager | responsabile commerciale, responsabili commerciali, responsabile vendite, responsabili vendite, verkoopmanager, verkoopleider, kierownik sprzedazy, kierownicy sprzedazy, forsaljningschef, forsaljningschefer, saljchef, saljchefer, salgschef, salgschefer, salgssjef, salgssjefer, manajer penjualan, satis muduru, satis mudurleri
title | HR Director | direttore risorse umane, direttori risorse umane, direttore del personale, dyrektor personalny, dyrektor hr, hr direktor, direktur sdm
title | Marketing Director | direttore marketing, direttori marketing, direttrice marketing, dyrektor marketingu, dyrektorzy marketingu, marknadsdirektor, direktur pemasaran, pazarlama direktoru
title | Purchasing Manager | inkoopmanager, inkoopmanagers, inkopschef, inkopschefer, indkobschef, indkobschefer, innkjopssjef, innkjopssjefer, kierownik zakupow, kierownicy zakupow
title | Plant Manager | direttore di stabilimento, direttori di stabilimento, direttore stabilimento, capo stabilimento, dyrektor zakladu, dyrektorzy zakladow, fabrikschef, fabrikschefer, fabrikkchef, fabrikssjef, kepala pabrik, manajer pabrik, fabrika muduru, fabrika mudurleri, vestigingsmanager
title | Project Manager | capo progetto, capi progetto, responsabile di progetto, projectleider, projectleiders, projectmanager, kierownik projektu, kierownicy projektow, kierownikow projektow, projektledare, projektleder, projektledere, prosjektleder, prosjektledere, manajer proyek, proje muduru, proje mudurleri, proje yoneticisi, proje yoneticileri
title | Production Manager | responsabile di produzione, responsabile produzione, responsabili produzione, productieleider, productiemanager, kierownik produkcji, kierownicy produkcji, kierownikow produkcji, produktionschef, produktionschefer, produksjonssjef, kepala produksi, uretim muduru, uretim mudurleri
title | Store Manager | direttore di negozio, responsabile di negozio, responsabili di negozio, filiaalmanager, filiaalleider, kierownik sklepu, kierownicy sklepow, butikschef, butikschefer, butikksjef, kepala toko, magaza muduru, magaza mudurleri
title | Site Manager | conducteur de travaux, conducteurs de travaux, conductrice de travaux, chef de chantier, chefs de chantier, capocantiere, direttore di cantiere, responsabile di cantiere, uitvoerder, uitvoerders, kierownik budowy, kierownicy budowy, kierownikow budowy, platschef, platschefer, byggeleder, byggeledere, santiye sefi, santiye sefleri
title | Business Manager | bedrijfsleider, bedrijfsleiders
title | Team Lead | teamleider, teamleiders, capo squadra, capoturno, teamledare, gruppchef, teamleder, teamledere, gruppeleder, ekip lideri, takim lideri
title | Accountant | ksiegowa, ksiegowy, ksiegowe, ksiegowi, ksiegowych
title | Doctor | medici, artsen, lekarz, lekarze, lekarzy, lakare, laege, laeger, lege, leger, dokter, doktor, doktorlar, hekim
title | Intern | stagista, stagisti, tirocinante, tirocinanti, stagiair, stagiairs, stazysta, stazysci, praktykant, praktykanci, magang, stajyer, stajyerler
title | Student | studente, studenti, studentessa, mahasiswa, ogrenci, ogrenciler, studenci
title | Freelancer | libero professionista, liberi professionisti, zzper, zzpers, freelancerzy, frilans, serbest calisan
role | Director | direttore, direttori, direttrice, direttrici, directeuren, dyrektor, dyrektorzy, dyrektorow, dyrektorka, direktur, direktoru, direktorleri, direktorer
role | Manager | responsabile, responsabili, kierownik, kierownicy, kierownikow, kierowniczka, menedzer, menedzerowie, manajer, mudur, muduru, mudurler, mudurleri, yoneticisi, yoneticileri, gestore, gestori, beheerder, beheerders
role | Head | hoofd, hoofden, capo, kepala, szef, szefowie
role | Engineer | ingegnere, ingegneri, ingenieurs, inzynier, inzynierowie, inzynierow, insinyur, muhendisi, muhendisleri, ingenjor, ingenjorer, ingenior, ingeniorer
role | Developer | sviluppatore, sviluppatori, ontwikkelaar, ontwikkelaars, programista, programisci, programistow, gelistirici, gelistiricisi, gelistiricileri, pengembang, utvecklare, udvikler, udviklere, utvikler, utviklere
role | Specialist | specialista, specialisti, specjalista, specjalisci, specjalistow, specjalistka, uzmani, uzmanlari, spesialis, specialister
role | Consultant | consulente, consulenti, adviseur, adviseurs, konsultant, konsultanci, konsultantow, doradca, doradcy, konsulent, konsulenter, konsult, konsulter, konsultan, danismani, danismanlari
role | Technician | tecnici, technicus, technici, technik, technicy, teknisi, tekniker, teknikeri, teknikerleri
role | Assistant | asystent, asystentka, asystenci, asistan, asistani, asistanlari, asisten
role | Analyst | analisti, analityk, analitycy, analitykow, analis, analisti, analistleri, analytiker, analytikere
role | Coordinator | coordinatore, coordinatori, coordinatrice, koordynator, koordynatorzy, koordynatorow, koordinatoru, koordinatorer
role | Representative | rappresentante, rappresentanti, vertegenwoordiger, vertegenwoordigers, przedstawiciel, przedstawiciele, przedstawicieli, temsilcisi, temsilcileri
role | Employee | addetto, addetti, addetta, medewerker, medewerkers, pracownik, pracownicy, staf, elemani, elemanlari
role | Operator | operatore, operatori, operatrice, operatoren, operatorzy, operatoru, operatorleri
role | Architect | architetto, architetti, architecten, architekci, architektow, mimari, mimarlari
function | Sales | vendite, vendita, commerciale, commerciali, verkoop, sprzedazy, sprzedaz, handlowy, handlowi, forsaljning, forsaljnings, salg, salgs, penjualan, satis
function | Purchasing | acquisti, inkoop, zakupow, zakupy, inkop, inkops, indkob, indkobs, innkjop, innkjops, pengadaan, pembelian, satin alma, approvvigionamenti
function | HR | risorse umane, personeelszaken, kadr, kadr i plac, zasobow ludzkich, sdm, personalia, insan kaynaklari, personale
function | Finance | finanza, finanze, finanziario, financien, financieel, finansow, finansowy, finansowi, ekonomi, okonomi, keuangan, finans, mali isler
function | Marketing | marketingu, pemasaran, pazarlama, marknads, marknadsforing, markedsforing, markeds
function | IT | sistemi informativi, sistemi, ict, informatyki, teknologi informasi, bilgi islem, bilgi teknolojileri
function | Operations | operazioni, operativo, operativi, operationeel, operacyjny, operacyjni, operacyjnych, operasional, operasyon, drift, drifts
function | Production | produzione, productie, produkcji, produksjon, produksjons, produksi, uretim, stabilimento
function | Logistics | logistiek, logistyki, lojistik
function | Quality | qualita, kwaliteit, kwaliteits, jakosci, kvalitet, kvalitets, mutu, kalite
function | Maintenance | manutenzione, onderhoud, onderhouds, utrzymania ruchu, underhall, underhalls, vedligeholdelse, vedlikehold, vedlikeholds, pemeliharaan, bakim
function | Legal | legale, affari legali, juridisch, juridische zaken, prawny, hukuk, hukum
function | Communications | comunicazione, communicatie, komunikacji, iletisim, kommunikasjon
function | Accounting | contabilita, amministrazione, boekhouding, ksiegowosci, akuntansi, muhasebe, redovisning, regnskab, regnskabs, regnskap, regnskaps
function | Product | prodotto, urun, produk
function | Project | progetto, progetti, projekten, projektow, projektu, proyek, proje, prosjekt
function | R&D | ricerca e sviluppo, onderzoek en ontwikkeling, badan i rozwoju, ar ge
function | Development | sviluppo, ontwikkeling, ontwikkelings, rozwoju, utvecklings, udviklings, utviklings
function | Business Development | sviluppo commerciale, sviluppo business, rozwoju biznesu, pengembangan bisnis, is gelistirme, affarsutveckling, forretningsudvikling, forretningsutvikling
function | Customer Support | assistenza clienti, servizio clienti, klantenservice, obslugi klienta, layanan pelanggan, musteri hizmetleri, kundservice, kundeservice
function | Supply Chain | catena di fornitura, toeleveringsketen, lancucha dostaw, rantai pasok, tedarik zinciri
function | Security | sicurezza, beveiliging, beveiligings, bezpieczenstwa, sakerhets, sikkerheds, sikkerhets, keamanan, guvenlik
function | Software | yazilim, perangkat lunak, oprogramowania
function | Mechanical | meccanico, meccanici, meccanica, mechaniczny, makine, mesin
function | Electrical | elettrico, elettrici, elektryczny, elektrik
function | Civil | civile, civili, insaat, sipil
function | Nursing | verpleging, soins infirmiers, infermieristica, pielegniarstwa, keperawatan, hemsirelik
function | Facilities | facilitair, facilitaire zaken
function | Export | eksportu, ihracat, ekspor, export
function | Training | formazione, opleidingen, szkolen, pelatihan, egitim
function | Talent Acquisition | selezione, rekrutacji, werving, ise alim, rekrutmen
keyword | SMB | pmi, mkb, msp, kobi, ukm
keyword | small | piccole, piccoli, kleine, klein, male, malych, sma, kecil, kucuk, pequenos, pequenas, pequeno, pequena, petits
keyword | large | grandi, grote, duze, duzych, stora, store, besar, buyuk
keyword | multinational | multinazionali, multinazionale, multinationals, miedzynarodowe, multinasional, cok uluslu
keyword | self-employed | liberale, liberales, liberaux, libera professione, in proprio, zzp, samozatrudnieni, egenanstalld
keyword | own practice | eigener praxis, eigene praxis, mit eigener praxis, eigen praktijk, studio proprio, proprio studio, wlasny gabinet, egen praksis, cabinet propre, consulta propia, propia consulta
keyword | own clinic | egen klinik, clinica propia, propia clinica, clinica propria, propria clinica, eigene klinik, eigen kliniek
keyword | own salon | salone proprio, proprio salone, eigener salon, eigenem salon, salon propio, salon proprio
keyword | own workshop | eigene werkstatt, eigener werkstatt, taller propio, officina propria
keyword | equine | equins, equin, equina, equinos, equini, equino
keyword | certified | certificados, certificadas, certificado, certificada, certificati, certificato, certifies, gecertificeerd, gecertificeerde, certyfikowany, certifierad, certifierade
keyword | full-time | vollzeit, tempo pieno, temps plein, tiempo completo, jornada completa, tempo integral, voltijds, fulltime, pelny etat, heltid
keyword | part-time | teilzeit, tempo parziale, temps partiel, medio tiempo, media jornada, meio periodo, deeltijd, parttime, deltid
keyword | English | inglese, engels, angielski, angielskim, engelska, engelsk, bahasa inggris, ingilizce
keyword | German | tedesco, duits, niemiecki, tyska, tysk, almanca
keyword | French | francese, frans, francuski, franska, fransk, fransizca
keyword | Spanish | spagnolo, spaans, hiszpanski, spanska, spansk, ispanyolca
keyword | Portuguese | portugiesisch, portugais, portugues, portoghese, portugees
keyword | Italian | italienisch, italiaans, wloski
keyword | Dutch | niederlandisch, neerlandais, neerlandes, holandes, olandese, nederlands
keyword | Russian | russisch, russe, ruso, russo, rosyjski, rusca
keyword | Arabic | arabisch, arabe, arapca
keyword | Turkish | turkisch, turco, turkce
keyword | Polish | polnisch, polonais, polaco, polacco
keyword | Chinese | chinesisch, chinois, chino mandarin, cinese, mandarin
keyword | startup | start up, startupy, startupach, rintisan
keyword | mid-size | srednich, srednie, sredniej wielkosci, medie dimensioni, middelgrote, menengah
keyword | digital marketing | marketing digital, marketing numerique, digitales marketing, marketing digitale, marketing cyfrowy, pemasaran digital, dijital pazarlama
keyword | native | muttersprachler, muttersprachlerin, madrelingua
keyword | wholesale | al por mayor, por mayor, por atacado, en gros, all'ingrosso
title | Care Home Manager | responsabile rsa, direttore rsa, kierownik domu opieki, director de residencia de mayores, directores de residencias de mayores, directeur d ehpad, directeurs d ehpad, directrice d ehpad, heimleiter, heimleiterin, heimleitung, einrichtungsleiter, einrichtungsleiterin, einrichtungsleitung, einrichtungsleitungen
title | Care Home Director | dyrektor domu opieki, dyrektorzy domow opieki, dyrektorow domow opieki, direttore di rsa, direttori di rsa, direttrice di rsa, directeur van een verpleeghuis
title | Gym Manager | gerente de gimnasio, gerentes de gimnasio, gerentes de gimnasios, administrador de gimnasio, administradores de gimnasios, gerente de academia, gerentes de academia, gerentes de academias, direttore di palestra, direttori di palestre, gestore di palestra, gestori di palestre, gerant de salle de sport, gerants de salles de sport, responsable de salle de sport, kierownik silowni, menedzer silowni, menedzerowie silowni
title | SEO Expert | expert seo, experte seo, experts seo, experto seo, experta seo, expertos en seo, experto en seo, especialista seo, especialista en seo, especialista em seo, seo experte, seo expertin, consultant seo, consultante seo, consulente seo
title | COO | операционный директор, исполнительный директор, операционного директора
title | CEO | генеральный директор, генеральные директора, генерального директора, гендиректор
title | Marketing Director | директор по маркетингу, директора по маркетингу, маркетинговый директор
title | Commercial Director | коммерческий директор, коммерческие директора
title | Sales Director | директор по продажам, директора по продажам
title | Head of Sales | руководитель отдела продаж, руководители отдела продаж, руководители отделов продаж, начальник отдела продаж
title | CFO | финансовый директор, финансовые директора, финансового директора
title | CTO | технический директор, технические директора
title | HR Director | директор по персоналу, директора по персоналу, hr директор, эйчар директор
title | Purchasing Manager | менеджер по закупкам, менеджеры по закупкам, закупщик, закупщики
title | Sales Manager | менеджер по продажам, менеджеры по продажам
title | Marketing Manager | маркетолог, маркетологи, менеджер по маркетингу
title | Owner | владелец, владельцы, владельцев, собственник, собственники
title | Founder | основатель, основатели, основателей
title | Chief Accountant | главный бухгалтер, главные бухгалтеры
title | Accountant | бухгалтер, бухгалтеры
title | Project Manager | менеджер проекта, менеджер проектов, руководитель проекта, руководитель проектов, руководители проектов
title | Hospital Manager | gerente hospitalar, gerentes hospitalares, administrador hospitalar, gestor hospitalar, gerente hospitalario, gerentes hospitalarios, krankenhausmanager, directeur d hopital, directeurs d hopital
title | Medical Director | director medico, directora medica, directores medicos, directeur medical, directrice medicale, arztlicher direktor, arztliche direktorin, arztlicher leiter, diretor medico, diretora medica, direttore sanitario, direttrice sanitaria
title | Software Developer | programmatore, programmatori, programistka, programistki, koder, koderzy, программист, программисты, разработчик, разработчики, разработчиков
title | Engineer | инженер, инженеры, инженеров
title | Lawyer | юрист, юристы, юристов, адвокат, адвокаты
title | Recruiter | рекрутер, рекрутеры
title | Logistics Manager | логист, логисты, менеджер по логистике, руководитель отдела логистики
title | Production Director | директор по производству, директора по производству
title | Fleet Manager | gestor de frota, gestores de frota, gestor de frotas, gerente de frota, gerentes de frota, jefe de flota, jefes de flota, gerente de flota, gestor de flota, gestores de flota, gestionnaire de flotte, gestionnaires de flotte, responsable de flotte, responsable flotte, fuhrparkleiter, fuhrparkmanager, fuhrparkleiterin, wagenparkbeheerder, wagenparkbeheerders, fleetmanager, fleetmanagers, responsabile flotta, kierownik floty
title | HR Manager | manajer hrd, manager hrd, hrd manager, manajer personalia, kepala hrd
title | School Principal | kepala sekolah, kepala madrasah, dyrektor szkoly, dyrektorzy szkol, dyrektorow szkol, okul muduru, okul mudurleri, директор школы, директора школ
title | Head of Department | kepala bagian, kepala divisi, kepala departemen
title | Store Manager | kepala cabang toko, gerente de tienda, gerentes de tiendas, encargado de tienda, encargados de tienda, gerente de loja, gerentes de loja, gerentes de lojas, директор магазина, директора магазинов
title | Restaurant Manager | gerente de restaurante, gerentes de restaurantes, gerente de restaurantes, direttore di ristorante, direttori di ristoranti, gerant de restaurant, gerants de restaurant, gerants de restaurants, kierownik restauracji, manajer restoran, управляющий ресторана, управляющие ресторанов
title | Hotel Manager | gerente de hotel, gerentes de hotel, gerentes de hoteles, gerente de hoteis, gerentes de hoteis, direttore di hotel, direttori di hotel, direttore d'albergo, direttori d'albergo, directeur d hotel, directeurs d hotel, directeurs d hotels, hoteldirektor, hoteldirektoren, hotelmanagers, hoteldirecteur, manajer hotel, dyrektor hotelu, dyrektorzy hoteli
keyword | small | небольших, небольшие, маленьких, мелких
keyword | SMB | umkm, usaha kecil, malych firm i srednich, sektor msp, малый бизнес, малого бизнеса
title | Warehouse Manager | encargado de bodega, encargados de bodega, encargado de almacen, encargados de almacen, jefe de bodega, jefes de bodega, jefe de almacen, jefes de almacen, jefa de bodega, jefe de deposito, encarregado de estoque, chef de depot, responsable d entrepot, responsables d entrepot, lagerleiter, lagerleiterin, magazijnmanager, magazijnmanagers, responsabile magazzino, kierownik magazynu, kierownicy magazynow, kepala gudang, depo muduru, заведующий складом, заведующие складом, начальник склада
title | HR Director | hr directeur, hr directeuren, directeur hr, hr direktor, direktur hrd, direktur sdm
title | Labour Lawyer | abogado laboralista, abogados laboralistas, advogado trabalhista, advogados trabalhistas, advogada trabalhista, avocat en droit du travail, avocats en droit du travail, arbeitsrechtler, giuslavorista, giuslavoristi
title | Data Scientist | veri bilimci, veri bilimcisi, veri bilimcileri, ilmuwan data, cientifico de datos, cientificos de datos, cientifica de datos, cientista de dados, cientistas de dados, danych naukowiec, datenwissenschaftler, datenwissenschaftlerin
title | Software Developer | yazilim gelistirici, yazilim gelistiricisi, yazilim gelistiricileri, yazilimci, yazilimcilar
title | Software Engineer | yazilim muhendisi, yazilim muhendisleri
title | CEO | genel mudur, genel mudurler, genel muduru, icra kurulu baskani
title | Deputy General Manager | genel mudur yardimcisi, genel mudur yardimcilari
title | Sales Manager | satis muduru, satis mudurleri, satis yoneticisi, satis yoneticileri
title | Marketing Manager | pazarlama muduru, pazarlama mudurleri, pazarlama yoneticisi, pazarlama yoneticileri
title | HR Manager | ik muduru, ik mudurleri, ik yoneticisi, ik yoneticileri, insan kaynaklari muduru, insan kaynaklari yoneticisi
title | Hotel Manager | otel muduru, otel mudurleri, otel yoneticisi
title | Accountant | muhasebeci, muhasebeciler, mali musavir, mali musavirler
title | Lawyer | avukat, avukatlar
title | Engineer | muhendis, muhendisler
title | Teacher | ogretmen, ogretmenler
title | Nurse | hemsire, hemsireler
title | Architect | mimar, mimarlar
title | Buyer | satin alma uzmani, satin alma uzmanlari, satin almaci
level | Senior | kidemli
level | Owner, CXO, VP, Director | beslisser, beslissers, besluitvormer, besluitvormers, decisori, decisore, chi decide, decydent, decydenci, decydentow, osoby decyzyjne, osob decyzyjnych, beslutsfattare, beslutningstager, beslutningstagere, beslutningstaker, beslutningstakere, pengambil keputusan, karar verici, karar vericiler, karar vericileri, лпр, лица принимающие решения, лиц принимающих решения
keyword | web development | desarrollo web, desenvolvimento web, developpement web, webentwicklung, sviluppo web, webontwikkeling, tworzenie stron, web gelistirme
keyword | mobile development | desarrollo movil, desenvolvimento mobile, developpement mobile, sviluppo mobile, mobil gelistirme
keyword | team management | gestion de equipos, gestao de equipes, gestao de equipas, gestion d'equipe, management d'equipe, mitarbeiterfuhrung, personalfuhrung, gestione del team, zarzadzanie zespolem, zarzadzaniu zespolem, zarzadzania zespolem, teammanagement
keyword | project management | gestion de proyectos, gestao de projetos, gestion de projet, gestion de projets, projektmanagement, gestione progetti, zarzadzanie projektami, zarzadzaniu projektami, projectmanagement, proje yonetimi
keyword | customer service | atencion al cliente, atendimento ao cliente, service client, relation client, kundenservice, kundenbetreuung, servizio clienti, obsluga klienta, obsludze klienta, klantenservice, musteri hizmetleri
keyword | elderly care | altenpflege, cuidado de ancianos, cuidado de mayores, cuidado de adultos mayores, soins aux personnes agees, cuidado de idosos, cura degli anziani, assistenza anziani, ouderenzorg, opieka nad osobami starszymi, aldreomsorg, yasli bakimi
title | Night Nurse | infirmiere de nuit, infirmier de nuit, enfermera de noche
`;
