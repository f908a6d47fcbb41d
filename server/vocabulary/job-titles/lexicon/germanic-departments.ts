import type { DepartmentRows } from './department-rows.ts';

/** Words of German and Dutch titles, also as parts of compounds, and the commonest of Nordic, Polish, Turkish and Russian ones. */
export const GERMANIC_AND_OTHERS: DepartmentRows = [
  [
    'Accounting',
    3,
    `kreditoren|debitoren|buchhalter(in)|buchhaltung|finanzbuchhalter(in)|finanzbuchhaltung|bilanzbuchhalter(in)|lohnbuchhalter|rechnungswesen|wirtschaftsprufer(in)|wirtschaftsprufung|steuerberater(in)|steuerberatung|steuerfachangestellte(r)|steuerexperte|steuern|revisor(in)|revision|treuhander(in)|treuhand|mandatsleiter(in)|innenrevision|kreditorenbuchhalter|debitorenbuchhalter|rechnungsprufung|boekhouder|boekhouding|administrateur|assistent accountant|fiscalist|belastingadviseur|ksiegowy|ksiegowa|ksiegowosc|regnskab|redovisning|redovisningsekonom|ekonomiassistent|kirjanpitaja|muhasebe|muhasebeci|mali musavir|бухгалтер|главный бухгалтер|аудитор`,
  ],
  [
    'Administrative',
    3,
    `sekretar(in)|sekretariat|burokauffrau|burokaufmann|buroassistent(in)|buroleiter(in)|office managerin|empfang|empfangsmitarbeiter(in)|rezeptionist(in)|rezeption|verwaltung|verwaltungsfachangestellte(r)|verwaltungsangestellte(r)|teamassistenz|teamassistent(in)|kaufmann fur buromanagement|kauffrau fur buromanagement|assistenz der geschaftsfuhrung|assistenz der geschaftsleitung|assistentin der geschaftsfuhrung|assistent der geschaftsfuhrung|assistentin der geschaftsleitung|vorstandsassistent(in)|vorstandsassistenz|administratief medewerker|secretaresse|receptioniste|directiesecretaresse|sekretarka|asystentka zarzadu|yonetici asistani|idari isler|секретарь|офис менеджер`,
  ],
  ['Administrative', 1, `assistent(in)|assistenz|sachbearbeitung|buro`],
  [
    'Arts and Design',
    3,
    `grafiker(in)|grafikdesigner(in)|mediengestalter(in)|gestalter(in)|kunstler(in)|fotograf(in)|musiker(in)|innenarchitekt(in)|schauspieler(in)|redakteur gestaltung|kreativdirektor(in)|vormgever|ontwerper|fotograaf|kunstenaar|projektant graficzny|grafik|grafiker|tasarimci|tasarim|дизайнер|художник`,
  ],
  [
    'Business Development',
    4,
    `geschaftsentwicklung|geschaftsfeldentwicklung|unternehmensentwicklung|strategieentwicklung|partnermanagement|kooperationen|is gelistirme|rozwoj biznesu|развитие бизнеса`,
  ],
  ['Business Development', 2, `strategie|unternehmensstrategie|konzernstrategie`],
  [
    'Community and Social Services',
    3,
    `sozialarbeiter(in)|sozialarbeit|sozialpadagoge|sozialpadagogin|soziales|nachhaltigkeit|nachhaltigkeitsmanagement|nachhaltigkeitsmanager|pfarrer(in)|seelsorge|fundraiser|ehrenamt|maatschappelijk werker|duurzaamheid|socionom|sosyal hizmet uzmani|социальный работник`,
  ],
  [
    'Consulting',
    2,
    `berater(in)|beratung|unternehmensberater(in)|unternehmensberatung|adviseur|konsulent|konsultant|danisman|консультант`,
  ],
  [
    'Education',
    3,
    `lehrer(in)|lehrkraft|dozent(in)|erzieher(in)|ausbilder(in)|ausbildung|trainer(in)|schulleiter(in)|schulleitung|padagoge|padagogin|padagogische|weiterbildung|wissenschaftlicher mitarbeiter lehre|hochschule|bibliothekar(in)|kita|docent|leraar|lerares|leerkracht|onderwijs|onderwijsassistent|opleider|nauczyciel(ka)|wykladowca|larare|opettaja|laerer|ogretmen|egitmen|egitim|ogretim gorevlisi|учитель|преподаватель|тренер`,
  ],
  [
    'Engineering',
    2,
    `softwarearchitekt(in)|ingenieur(in)|ingenieurin|entwickler(in)|softwareentwickler(in)|softwareentwicklung|programmierer(in)|entwicklung|konstruktion|konstrukteur(in)|technischer leiter|technische leitung|leiter technik|technik|elektroingenieur|bauingenieur(in)|maschinenbau|maschinenbauingenieur|elektrotechnik|projektierung|ontwikkelaar|softwareontwikkelaar|programmeur|ingenieurswerk|tekenaar|werktuigbouwkundige|inzynier|programista|programistka|utvecklare|systemutvecklare|ingenjor|udvikler|utvikler|ohjelmistokehittaja|insinoori|muhendis|muhendisi|yazilim|yazilimci|gelistirici|инженер|программист|разработчик|архитектор по`,
  ],
  [
    'Engineering',
    1,
    `techniker(in)|technisch(er)|technische|technologe|technicus|monteur|technologie|teknisyen|teknik|техник`,
  ],
  [
    'Finance',
    3,
    `vermogensverwalter(in)|anlagestratege|finanzchef(in)|finanz|finanzen|finanzanalyst(in)|finanzwesen|finanzleiter(in)|controlling|controller(in)|bankkaufmann|bankkauffrau|bankberater(in)|kundenberater bank|anlageberater(in)|vermogensberater(in)|vermogensverwaltung|finanzberater(in)|kalkulation|kalkulator(in)|treasury|aktuar(in)|versicherung|versicherungen|versicherungskaufmann|versicherungskauffrau|versicherungsmakler|kreditanalyst(in)|kredit|risikomanagement|risikomanager(in)|risiko|fondsmanager(in)|privatkundenberater|firmenkundenberater(in)|schaden|schadenregulierer|financieel|financien|hypotheekadviseur|verzekeringen|bank|finanse|finansowy|finansowa|finans|ekonomi|ekonomichef|talous|talousjohtaja|rahoitus|bankaci|bankacilik|sigorta|финансовый|финансы|экономика|казначей`,
  ],
  [
    'Healthcare Services',
    3,
    `arzt|arztin|facharzt|facharztin|oberarzt|oberarztin|chefarzt|chefarztin|assistenzarzt|assistenzarztin|zahnarzt|zahnarztin|tierarzt|tierarztin|krankenschwester|krankenpfleger(in)|gesundheits|pflege|pflegekraft|pflegefachkraft|pflegefachmann|pflegefachfrau|pflegedienstleitung|pflegehelfer(in)|altenpfleger(in)|apotheker(in)|physiotherapeut(in)|ergotherapeut(in)|therapeut(in)|psychologe|psychologin|hebamme|medizin|medizinische|mfa|notfallsanitater(in)|stationsleitung|klinik|arztliche(r)|arts|verpleegkundige|verzorgende|huisarts|tandarts|apotheker|fysiotherapeut|psycholoog|zorg|lekarz|pielegniarka|lakare|sjukskoterska|laakari|sairaanhoitaja|sykepleier|doktor|hemsire|eczaci|hekim|врач|медсестра|фармацевт|психолог`,
  ],
  [
    'Human Resources',
    3,
    `personalleiter(in)|personalreferent(in)|personalwesen|personalmanagement|personalabteilung|personalentwicklung|personalentwickler(in)|personalberater(in)|personalsachbearbeiter(in)|personalgewinnung|lohn und gehalt|lohnbuchhaltung|entgeltabrechnung|gehaltsabrechnung|personalmarketing|personeel|personeelszaken|werving|loopbaan|kadry|kadr|kadrowa|rekruter|rekrutacja|hr afdeling|insan kaynaklari|ise alim|rekrytering|rekryterare|henkilosto|кадры|персонал|подбор персонала|персоналу|рекрутер|hr менеджер`,
  ],
  [
    'Information Technology',
    3,
    `informatiker(in)|informatik|fachinformatiker(in)|edv|systemadministrator(in)|netzwerkadministrator(in)|netzwerk|it leiter(in)|it systemkaufmann|datenanalyst(in)|datenbank|datenbankadministrator|digitalisierung|informationssicherheit|it sicherheit|wirtschaftsinformatiker(in)|informationstechnik|systembeheerder|netwerkbeheerder|applicatiebeheerder|functioneel beheerder|informatica|bilgi islem|bilgi teknolojileri|informatyk|administrator systemow|системный администратор|аналитик данных|информационные технологии`,
  ],
  [
    'Legal',
    3,
    `jurist(in)|rechtsanwalt|rechtsanwaltin|anwalt|anwaltin|syndikus|syndikusrechtsanwalt|recht|rechtsabteilung|rechtsanwaltsfachangestellte(r)|notar(in)|datenschutz|datenschutzbeauftragte(r)|patentanwalt|justiziar(in)|richter(in)|vertragsmanagement|advocaat|notaris|juridisch|prawnik|adwokat|radca prawny|avukat|hukuk|hukuk musaviri|advokat|юрист|адвокат|юридический`,
  ],
  [
    'Marketing',
    3,
    `marketing|marketingleiter(in)|werbung|werbe|onlinemarketing|marken|markenmanagement|veranstaltungen|veranstaltungskaufmann|veranstaltungskauffrau|messe|evenementen|pazarlama|reklam|marknadsforing|markkinointi|markedsforing|marka|маркетинг|маркетолог|рекламы|smm менеджер|бренд`,
  ],
  [
    'Media and Communication',
    3,
    `redakteur(in)|redaktion|journalist(in)|kommunikation|unternehmenskommunikation|offentlichkeitsarbeit|pressesprecher(in)|presse|ubersetzer(in)|dolmetscher(in)|texter(in)|autor(in)|lektor(in)|communicatie|redacteur|vertaler|woordvoerder|dziennikarz|tlumacz|kommunikator|journalist|toimittaja|iletisim|kurumsal iletisim|gazeteci|editor|журналист|редактор|переводчик|пресс секретарь`,
  ],
  [
    'Military and Protective Services',
    3,
    `polizist(in)|polizei|polizeibeamter|soldat(in)|bundeswehr|feuerwehrmann|feuerwehr|wachmann|sicherheitsdienst|sicherheitsmitarbeiter(in)|werkschutz|beveiliger|beveiliging|politie|brandweer|policjant|strazak|ochroniarz|guvenlik|guvenlik gorevlisi|polis|asker|охранник|полицейский|военный`,
  ],
  [
    'Operations',
    3,
    `logistik|logistiker(in)|lager|lagerist(in)|lagermitarbeiter(in)|lagerlogistik|disponent(in)|disposition|spedition|speditionskaufmann|speditionskauffrau|kraftfahrer(in)|berufskraftfahrer|fahrer(in)|produktion|produktionsleiter(in)|produktionsmitarbeiter(in)|fertigung|werk|werkstatt|montage|instandhaltung|koch|kochin|kellner(in)|hotelfachfrau|hotelfachmann|restaurantfachfrau|elektriker(in)|elektroniker(in)|mechatroniker(in)|mechaniker(in)|industriemechaniker|schlosser(in)|schweisser(in)|tischler(in)|maurer|maler|friseur(in)|hausmeister(in)|reinigungskraft|bauleiter(in)|bauleitung|bau|betrieb|betriebsleiter(in)|betriebsleitung|supply chain|arbeitssicherheit|versand|zerspanungsmechaniker|anlagenmechaniker|kuche|gastronomie|backer|metzger|gartner(in)|landwirt(in)|wareneingang|
magazijn|magazijnmedewerker|chauffeur|logistiek|productie|productiemedewerker|vrachtwagenchauffeur|planner|monteur|kok|schoonmaker|uitvoerder|bouw|logistyka|magazynier|kierowca|produkcja|mechanik|elektryk|kucharz|lagerarbetare|chauffor|lojistik|depo|uretim|operasyon|sofor|asci|garson|usta|логист|логистика|водитель|производство|склад|кладовщик|повар|официант|электрик|строитель|операционный`,
  ],
  ['Operations', 1, `plant`],
  [
    'Product Management',
    4,
    `produktmanager(in)|produktmanagement|produktverantwortliche(r)|produktleiter(in)|produktentwicklung|produkteigner|urun muduru|urun yoneticisi|menedzer produktu|менеджер продукта|менеджер по продукту|продакт менеджер|продакт`,
  ],
  ['Product Management', 1, `produkt|produkte|urun`],
  [
    'Program and Project Management',
    4,
    `projektleiter(in)|projektleitung|projektmanager(in)|projektmanagement|projektassistent(in)|projektassistenz|projektkoordinator(in)|programmleiter(in)|projectleider|projectmanager|projektingenieur bau|projektledare|projektleder|prosjektleder|projektipaallikko|kierownik projektu|menedzer projektu|proje yoneticisi|proje muduru|менеджер проекта|менеджер проектов|руководитель проекта|руководитель проектов|проджект менеджер`,
  ],
  ['Program and Project Management', 1, `projekt|projekte|project|programm|proje`],
  [
    'Purchasing',
    3,
    `einkauf|einkaufer(in)|beschaffung|einkaufsleiter(in)|lieferanten|lieferantenmanagement|materialwirtschaft|inkoop|inkoper|zakupy|zakupow|kupiec|inkop|inkopare|hankinta|satin alma|satinalma|закупки|закупкам|закупок|снабжение`,
  ],
  [
    'Quality Assurance',
    3,
    `qualitat|qualitatssicherung|qualitatsmanagement|qualitatsmanager(in)|qualitatsprufer(in)|qualitatskontrolle|prufer(in)|kwaliteit|kwaliteitsmanager|jakosc|jakosci|kvalitet|laatu|kalite|kalite kontrol|тестировщик|качество|качества|контроль качества`,
  ],
  [
    'Real Estate',
    3,
    `immobilien|immobilienmakler(in)|immobilienkaufmann|immobilienkauffrau|hausverwaltung|immobilienverwalter(in)|gebaudemanagement|vastgoed|makelaar|vastgoedbeheerder|nieruchomosci|fastighet|kiinteisto|gayrimenkul|emlak|недвижимость|недвижимости`,
  ],
  [
    'Research',
    3,
    `forschung|forscher(in)|wissenschaftler(in)|wissenschaftlicher mitarbeiter|wissenschaftliche mitarbeiterin|laborant(in)|chemielaborant|labor|chemiker(in)|biologe|biologin|physiker(in)|forschung und entwicklung|marktforschung|marktforscher(in)|doktorand(in)|onderzoeker|onderzoek|laborantin|analist laboratorium|naukowiec|badacz|forskare|forsker|tutkija|arastirmaci|arastirma|ar ge|научный|ученый|исследователь|исследования`,
  ],
  [
    'Sales',
    3,
    `kundenberatung|kundenbetreuung vertrieb|vertrieb|vertriebler(in)|vertriebsleiter(in)|vertriebsmitarbeiter(in)|vertriebsingenieur(in)|vertriebsassistent|aussendienst|aussendienstmitarbeiter(in)|innendienst|verkauf|verkaufer(in)|verkaufsleiter(in)|verkaufsberater(in)|kundenberater(in)|einzelhandelskaufmann|einzelhandelskauffrau|kaufmann im einzelhandel|kauffrau im einzelhandel|filialleiter(in)|marktleiter(in)|kassierer(in)|handelsvertreter(in)|gebietsleiter(in)|gebietsverkaufsleiter|regionalverkaufsleiter|grosskundenbetreuer|kundenbetreuer vertrieb|handel|
verkoop|verkoper|verkoopster|accountmanager|vertegenwoordiger|commercieel|commercieel medewerker|winkelmedewerker|filiaalmanager|sprzedaz|sprzedazy|sprzedawca|handlowiec|handlowy|przedstawiciel handlowy|forsaljning|saljare|saljchef|forsaljningschef|butikschef|salg|selger|saelger|myynti|myyja|myyntipaallikko|satis|satis danismani|satis temsilcisi|magaza muduru|kasiyer|продажи|продаж|продажам|продавец|торговый представитель|менеджер по работе с клиентами|коммерческий`,
  ],
  [
    'Support',
    3,
    `kundenservice|kundendienst|kundenbetreuer(in)|kundenbetreuung|kundensupport|kundenerfolg|servicetechniker(in)|anwenderbetreuer|klantenservice|klantenservicemedewerker|obsluga klienta|kundtjanst|asiakaspalvelu|kundeservice|musteri hizmetleri|musteri temsilcisi|musteri iliskileri|поддержка|технической поддержки|клиентский сервис|обслуживанию клиентов`,
  ],
  ['Arts and Design', 1, `architekt(in)|mimar`],
  ['Human Resources', 1, `personal`],
];
