import { normalizeTitle } from '../../../server/vocabulary/job-titles/normalize-title.ts';
import { stemTitle } from '../../../server/vocabulary/job-titles/stem-title.ts';
import type { Department } from '../../../shared/catalogue.ts';

/**
 * Usual names that ESCO lacks, or gives to a special occupation only, and those of two languages that it is not in,
 * Indonesian and Turkish: English | department | names.
 */
const TABLE = `
physician | Healthcare Services | médico, médecin, Arzt, Ärztin, Ärzte, medico, arts, artsen, lekarz, läkare, læge, læger, lege, leger, dokter umum, hekim, medic, lékař
nurse | Healthcare Services | enfermero, enfermera, infirmier, infirmière, enfermeiro, infermiere, infermiera, verpleegkundige, Krankenpfleger, Krankenschwester, Pflegefachkraft, pielęgniarka, pielęgniarz, sjuksköterska, sygeplejerske, sykepleier, perawat, hemşire, hemşireler, asistent medical, zdravotní sestra
nursing assistant | Healthcare Services | aide-soignante, aide-soignant, auxiliar de enfermería, técnico de enfermagem, Pflegehelfer, undersköterska, verzorgende, operatore socio sanitario
veterinarian | Healthcare Services | veterinario, veterinaria, vétérinaire, médico veterinario, Tierarzt, Tierärztin, dierenarts, weterynarz, lekarz weterynarii, veterinär, dyrlæge, dokter hewan, veteriner, veteriner hekim, veterinářka, medic veterinar
dentist | Healthcare Services | dentista, odontólogo, chirurgien-dentiste, Zahnarzt, Zahnärztin, tandarts, dentysta, stomatolog, tandläkare, tandlæge, tannlege, dokter gigi, diş hekimi, medic stomatolog
pharmacist | Healthcare Services | farmacista, apotheker, farmaceuta, apotekare, farmaceut, farmasøyt, apoteker, eczacı
physiotherapist | Healthcare Services | kinésithérapeute, kinesiólogo, fizjoterapeuta, fysioterapeut, fisioterapista, fizyoterapist, fisioterapis
speech therapist | Healthcare Services | orthophoniste, logopeda, logopedista, Logopäde, Logopädin, logopedist, fonoaudiólogo, fonoaudiologa, terapeuta da fala, logoped, logopæd, neurologopeda
radiographer | Healthcare Services | técnico de radiologia, técnico em radiologia, técnico radiólogo, tecnico di radiologia, manipulateur radio, MTRA, radiograaf
midwife | Healthcare Services | matrona, comadrona, sage-femme, parteira, ostetrica, verloskundige, Hebamme, położna, barnmorska, jordemoder, jordmor, bidan, ebe
caregiver | Healthcare Services | Altenpfleger, Altenpflegerin, cuidadora de mayores, badante
biomedical scientist | Healthcare Services | biomédico, biomédica
chartered surveyor | Engineering | géomètre-expert
land surveyor | Engineering | géomètre, topógrafo, agrimensor, landmeter, Vermessungsingenieur, geodeta, lantmätare, landinspektør, landmåler
architect | Arts and Design | architetto, architect, architekt, arkitekt, arsitek, mimar, mimarlar
civil engineer | Engineering | ingegnere civile, civiel ingenieur, Bauingenieur, inżynier budowy, insinyur sipil, inşaat mühendisi, ingénieur en génie civil, engenheiro civil, ingeniero civil, ingénieur civil
mechanical engineer | Engineering | ingegnere meccanico, Maschinenbauingenieur, werktuigbouwkundig ingenieur, inżynier mechanik, maskiningenjör, maskiningeniør, makine mühendisi, ingénieur mécanique, engenheiro mecânico, ingeniero mecánico
electrical engineer | Engineering | ingegnere elettrico, Elektroingenieur, elektrik mühendisi, ingénieur électricien, engenheiro eletricista, engenheiro elétrico, ingeniero eléctrico, ingeniero electricista
software engineer | Engineering | yazılım mühendisi, yazılım mühendisleri, ingegnere del software, software ingenieur, inżynier oprogramowania, mjukvaruingenjör, rekayasa perangkat lunak, insinyur perangkat lunak
software developer | Engineering | programista, sviluppatore software, sviluppatore, programmatore, programmeur, ontwikkelaar, yazılım geliştirici, yazılım geliştiriciler, utvecklare, programmerare, systemutvecklare, udvikler, softwareudvikler, utvikler, systemutvikler, pengembang perangkat lunak, vývojář, programátor, dezvoltator software
engineer | Engineering | ingegnere, ingenieur, inżynier, ingenjör, ingeniør, insinyur, mühendis, mühendisler, inginer, inženýr
agronomist | Research | agrónomo, ingeniero agrónomo, perito agrónomo, engenheiro agrónomo, engenheiro agrônomo, agronomo, ingénieur agronome, Agraringenieur, agronom
forestry engineer | Engineering | engenheiro florestal, ingeniero forestal
lawyer | Legal | avvocato, advocaat, prawnik, advokat, pengacara, avukat, avukatlar, avocat, advokát
attorney | Legal | adwokat, radca prawny
tax lawyer | Legal | avvocato tributarista, avocat fiscaliste, abogado fiscalista, abogado tributarista, advogado tributarista, Fachanwalt für Steuerrecht, doradca podatkowy
notary | Legal | notaio, notaris, notariusz, noter
bailiff | Legal | huissier de justice, Gerichtsvollzieher, ufficiale giudiziario, deurwaarder, komornik
judge | Legal | giudice, rechter, sędzia, domare, dommer, hakim
accountant | Accounting | contabile, ragioniere, boekhouder, księgowa, księgowy, ekonom, redovisningsekonom, bogholder, regnskapsfører, akuntan, muhasebeci, muhasebe uzmanı, contabil, účetní, contabilista
chief accountant | Accounting | główna księgowa, główny księgowy, capo contabile, chef comptable, contador jefe, hoofdboekhouder, hlavní účetní, contabil șef, kepala akuntansi
certified public accountant | Accounting | commercialista, dottore commercialista, biegły rewident, serbest muhasebeci mali müşavir, contador público, contador publico
tax clerk | Accounting | Steuerfachangestellte, Steuerfachangestellter
payroll specialist | Human Resources | gestionnaire de paie, gestionnaire paie, Lohnbuchhalter, Lohnbuchhalterin, technicien de paie, técnico de nóminas, addetto paghe, addetta paghe, salarisadministrateur, specjalista ds. kadr i płac, kadrowa, lönespecialist
bank clerk | Finance | Bankkaufmann, Bankkauffrau, bancario, impiegato di banca, bankmedewerker, bancário, empleado de banca
auditor | Accounting | revisore contabile, revisor, denetçi, commissaire aux comptes
insurance agent | Sales | agente di assicurazioni, agent général d'assurance, Versicherungsvertreter, verzekeringsagent, agent ubezpieczeniowy, corretor de seguros, agente de seguros, sigortacı
real estate agent | Real Estate | agent immobilier, agente inmobiliario, corredor de propiedades, corretor de imóveis, corretor imobiliário, agente immobiliare, makelaar, Immobilienmakler, Immobilienmaklerin, pośrednik nieruchomości, fastighetsmäklare, ejendomsmægler, eiendomsmegler, emlakçı, agen properti, agente imobiliário, consultor imobiliário, consulente immobiliare, agent imobiliar, realitní makléř, mediador imobiliário
salesperson | Sales | venditore, verkoper, handlowiec, sprzedawca, säljare, sælger, selger, penjual, tenaga penjual, prodejce, vânzător
sales representative | Sales | rappresentante, agente di commercio, przedstawiciel handlowy, vertegenwoordiger, satış temsilcisi, satış temsilcileri, perwakilan penjualan, Außendienstmitarbeiter, Vertriebsmitarbeiter, Handelsvertreter, representante comercial, agent commercial, obchodní zástupce, agent de vânzări
key account manager | Sales | responsable grands comptes, Großkundenbetreuer
shop assistant | Sales | commesso, commessa, winkelmedewerker, ekspedientka, kasir, kassör, butikssäljare, butiksassistent, satış danışmanı
buyer | Purchasing | inkoper, inköpare, indkøber, innkjøper, kupiec, buyer, specjalista ds. zakupów, acquirente, satın alma uzmanı, nákupčí
customer service representative | Support | specjalista ds. obsługi klienta, addetto al servizio clienti, klantenservicemedewerker, medewerker klantenservice, kundtjänstmedarbetare, kundeservicemedarbejder, kundebehandler, müşteri temsilcisi, layanan pelanggan, téléconseiller, teleoperador
secretary | Administrative | segretario, segretaria, secretaresse, sekretarka, sekreterare, sekretær, sekretaris, sekreter
receptionist | Administrative | receptionist, recepcjonistka, recepcionista, réceptionniste, resepsionis, resepsiyonist, receptioniste
office clerk | Administrative | pracownik biurowy, impiegato, impiegata amministrativa, employé de bureau, Bürokaufmann, Bürokauffrau, Kaufmann für Büromanagement, Kauffrau für Büromanagement, administrativo, auxiliar administrativo, kantoormedewerker, administratief medewerker, staf administrasi, büro elemanı, kontorassistent
teacher | Education | insegnante, leraar, lerares, docent, nauczyciel, nauczycielka, lärare, lærer, guru, öğretmen, öğretmenler, maestra, professoressa, učitel, profesor
researcher | Research | ricercatore, onderzoeker, badacz, forskare, forsker, peneliti, araştırmacı, chercheur, investigador, pesquisador
psychologist | Healthcare Services | psicologo, psicologa, psycholoog, psycholog, psykolog, psikolog
social worker | Community and Social Services | assistente sociale, trabajador social, trabajadora social, assistente social, maatschappelijk werker, Sozialarbeiter, Sozialpädagoge, pracownik socjalny, socionom, socialrådgiver, sosionom, pekerja sosial, sosyal hizmet uzmanı, assistant social, assistante sociale
translator | Media and Communication | traduttore, traduttrice, vertaler, vertaalster, tłumacz, tłumaczka, översättare, oversætter, oversetter, penerjemah, tercüman, çevirmen
sworn translator | Media and Communication | traducteur assermenté, traductrice assermentée, traductor jurado, tradutor juramentado, traduttore giurato, tłumacz przysięgły, beëdigd vertaler, vereidigter Übersetzer, beeidigte Übersetzerin, yeminli tercüman
journalist | Media and Communication | giornalista, dziennikarz, dziennikarka, wartawan, jurnalis, gazeteci
photographer | Arts and Design | fotografo, fotograaf, fotógrafo, photographe, fotograf, fotoğrafçı, fotografer
graphic designer | Arts and Design | grafico, vormgever, grafisch vormgever, grafik, grafiker, desainer grafis, grafik tasarımcı
chef | Operations | Küchenchef, Küchenchefin, chef de cuisine, jefe de cocina, chefe de cozinha, capocuoco, chef-kok, szef kuchni, kökschef, køkkenchef, kjøkkensjef, kepala koki, aşçıbaşı, cocinero jefe
sous chef | Operations | sous-chef, Souschef, souschefs, souschefkok, sotto chef
cook | Operations | cuoco, cuoca, kok, kucharz, kucharka, kock, kokk, koki, aşçı, cocinero, cocinera, cozinheiro, cuisinier, cuisinière
waiter | Operations | cameriere, cameriera, kelner, kelnerka, servitör, tjener, servitør, pelayan, garson, camarero, garçom, serveur, serveuse, mesero, mesera
baker | Operations | boulanger, panadero, padeiro, panettiere, fornaio, bakker, piekarz, bagare, bager, baker, fırıncı, tukang roti, Bäcker
pastry chef | Operations | pâtissier, pâtissière, pastelero, pasticciere, pasteleiro, confeiteiro, banketbakker, cukiernik, konditor, Konditorin
butcher | Operations | carnicero, boucher, açougueiro, macellaio, slager, rzeźnik, slaktare, slagter, kasap, Metzger, Fleischer
hairdresser | Operations | parrucchiere, parrucchiera, kapper, fryzjer, fryzjerka, frisör, frisør, kuaför, penata rambut, peluquero, peluquera, coiffeur, coiffeuse, cabeleireiro, Friseur, Friseurin
oenologist | Research | œnologue, enólogo, enologo, enoloog
winemaker | Operations | Winzer, Winzerin, vigneron, vigneronne, viticultor, bodeguero, viticoltore, vinicultor, wijnbouwer
beekeeper | Operations | apicultor, apiculteur, apicoltore, imker, pszczelarz
farmer | Operations | agricoltore, boer, rolnik, lantbrukare, landmand, bonde, petani, çiftçi, coltivatore diretto
plumber | Operations | idraulico, loodgieter, hydraulik, rörmokare, VVS-montör, blikkenslager, rørlegger, tukang ledeng, tesisatçı, Anlagenmechaniker SHK, Anlagenmechaniker, instalator, canalizador, picheleiro, gasfíter
electrician | Operations | elettricista, elektricien, elektryk, elektriker, elektroinstallateur, Elektroniker, tukang listrik, elektrikçi, electrician, eletricista
industrial electrician | Operations | eletricista industrial, electricista industrial, électricien industriel, Industrieelektriker, elettricista industriale
carpenter | Operations | falegname, carpentiere, timmerman, cieśla, snickare, tømrer, snekker, tukang kayu, marangoz, carpintero, charpentier, carpinteiro, Schreiner, Tischler, Zimmerer, Zimmermann, stolarz, tesař
joiner | Operations | menuisier, menuisière, schrijnwerker
cabinet maker | Operations | ebanista, ébéniste, meubelmaker, Möbeltischler
master carpenter | Operations | Schreinermeister, Tischlermeister, Zimmermeister, Zimmerermeister
master electrician | Operations | Elektromeister, Elektromeisterin, Elektroinstallateurmeister
roofer | Operations | Dachdecker, couvreur, couvreur zingueur, techador, telhador, conciatetti, dakdekker, dekarz, takläggare, tagdækker, taktekker, çatı ustası
master roofer | Operations | Dachdeckermeister
bricklayer | Operations | Maurer, maçon, albañil, pedreiro, muratore, metselaar, murarz, murare, murer, tukang batu, duvarcı
painter | Operations | Maler, Malermeister, pintor, peintre en bâtiment, imbianchino, huisschilder, malarz, målare, maler, boyacı
welder | Operations | saldatore, lasser, spawacz, svetsare, svejser, sveiser, tukang las, kaynakçı, soldador, soudeur, Schweißer
machinist | Operations | Zerspanungsmechaniker, Zerspaner, CNC-Dreher, CNC-Fräser, torneiro mecânico, tornero, tornero fresador, fresador, tourneur fraiseur, tornitore, fresatore, tokarz, frezer, verspaner, svarvare, zerspanungsmechanikerin, operatore CNC, operator CNC, tornacı
boilermaker | Operations | chaudronnier, chaudronnier soudeur, calderero, caldeireiro
industrial mechanic | Operations | Industriemechaniker, Industriemechanikerin, mecánico industrial, mecânico industrial
mechatronics technician | Operations | Mechatroniker, Mechatronikerin, mechatronik, technicien mécatronique
auto mechanic | Operations | Kfz-Mechatroniker, KFZ-Mechaniker, mécanicien automobile, mecánico automotriz, mecánico de automóviles, meccanico, meccanico auto, automonteur, bilmekaniker, mechanik samochodowy, oto tamircisi, mecânico de automóveis
mechanic | Operations | monteur, mechanik, mekaniker, mekanik, tamirci
truck driver | Operations | vrachtwagenchauffeur, camionista, autista, Lkw-Fahrer, LKW-Fahrer, Kraftfahrer, Berufskraftfahrer, camionero, chauffeur routier, conducteur routier, chauffeur poids lourd, caminhoneiro, motorista de caminhão, kierowca ciężarówki, kierowca C+E, lastbilschaufför, lastbilchauffør, lastebilsjåfør, sopir truk, kamyon şoförü, tır şoförü
driver | Operations | kierowca, sjåfør, chaufför, sopir, şoför, autista
forklift operator | Operations | mulettista, carrellista, cariste, Staplerfahrer, heftruckchauffeur, operator wózka widłowego, operador de empilhadeira, montacarguista, truckförare
warehouse worker | Operations | magazziniere, magasinier, Lagerist, Lagermitarbeiter, Fachkraft für Lagerlogistik, magazynier, magazijnmedewerker, mozo de almacén, almacenista, lagerarbetare, lagermedarbejder, lagermedarbeider, staf gudang, depo elemanı, repositor, almoxarife, fiel de armazém
dispatcher | Operations | Disponent, Disponentin, dyspozytor, dyspozytorka, planner transport, répartiteur, despachador
freight forwarder | Operations | spedytor, spedizioniere, expediteur, speditör, Speditionskaufmann, Speditionskauffrau, Kaufmann für Spedition und Logistikdienstleistung
caretaker | Operations | Hausmeister, Hausmeisterin, conserje, gardien d'immeuble, conciërge, custode, zelador, vaktmästare, pedel, vaktmester, dozorca, penjaga gedung
gardener | Operations | Gärtner, Gärtnerin, jardinier, jardinero, jardineiro, giardiniere, hovenier, tuinman, ogrodnik, trädgårdsmästare, gartner, tukang kebun, bahçıvan
arborist | Operations | élagueur, élagueuse, Baumpfleger, Baumpflegerin, boomverzorger, arborista, arborysta
cleaner | Operations | addetto alle pulizie, addetta alle pulizie, schoonmaker, schoonmaakster, sprzątaczka, städare, rengøringsassistent, renholder, temizlik görevlisi, petugas kebersihan, femme de ménage, limpiador, limpiadora, faxineira
security guard | Military and Protective Services | guardia giurata, beveiliger, ochroniarz, väktare, vagt, vekter, satpam, güvenlik görevlisi, vigilante, vigilante de seguridad, Sicherheitsmitarbeiter
firefighter | Military and Protective Services | vigile del fuoco, pompiere, brandweerman, strażak, brandman, brandmand, pemadam kebakaran, itfaiyeci, pompier, sapeur-pompier, bombero, bombeiro, Feuerwehrmann
site manager | Operations | capocantiere, direttore di cantiere, responsabile cantiere, responsabile di cantiere, geometra di cantiere, kierownik budowy, platschef, byggeleder, byggeplass leder, anleggsleder, uitvoerder bouw, şantiye şefi, kepala proyek, conducteur de travaux, conductrice de travaux, conductor de obra, encarregado de obra, chef de chantier, jefe de obra, Bauleiter, Bauleiterin
master builder | Operations | byggmester, byggmästare, Baumeister, Polier, mastro muratore
foreman | Operations | brygadzista, caporeparto, capoturno, voorman, ploegbaas, arbetsledare, formand, mandor, ustabaşı, contremaître, capataz, Vorarbeiter, chef d'équipe production
pilot | Operations | pilota, piloot, Pilotin
flight attendant | Operations | assistente di volo, Flugbegleiter, Flugbegleiterin, stewardess, hôtesse de l'air, azafata, tripulante de cabina, comissário de bordo, stewardesa, pramugari, kabin memuru
legal assistant | Legal | Rechtsanwaltsfachangestellte, Rechtsanwaltsfachangestellter, Notarfachangestellte, assistente legale
medical assistant | Healthcare Services | Medizinische Fachangestellte, MFA, Arzthelferin, assistante médicale, doktersassistent, doktersassistente
dental assistant | Healthcare Services | Zahnmedizinische Fachangestellte, ZFA, Zahnarzthelferin, assistante dentaire, assistente alla poltrona, tandartsassistente
educator | Education | Erzieher, Erzieherin, educatore, educatrice, éducateur spécialisé, educador
kindergarten teacher | Education | Kindergärtnerin, maestra d'asilo, förskollärare, pædagog, barnehagelærer, puericultrice, educadora de infância
entrepreneur | Entrepreneurship | imprenditore, imprenditrice, ondernemer, przedsiębiorca, entreprenör, iværksætter, gründer, pengusaha, girişimci
dermatologist | Healthcare Services | dermatólogo, dermatologista, dermatologue, Dermatologe, Hautarzt, dermatologo, dermatoloog, dermatolog, cildiye uzmanı, hudlege
cardiologist | Healthcare Services | cardiólogo, cardiologista, cardiologue, Kardiologe, cardiologo, cardioloog, kardiolog
pediatrician | Healthcare Services | pediatra, pédiatre, Kinderarzt, Kinderärztin, kinderarts, barnläkare, børnelæge, barnelege, dokter anak, çocuk doktoru, médico pediatra
gynecologist | Healthcare Services | ginecólogo, ginecologista, gynécologue, Gynäkologe, Gynäkologin, Frauenarzt, Frauenärztin, ginecologo, gynaecoloog, ginekolog, gynekolog
ophthalmologist | Healthcare Services | oftalmólogo, oftalmologista, ophtalmologue, ophtalmologiste, Augenarzt, Augenärztin, oculista, oftalmologo, oogarts, okulista, ögonläkare, øjenlæge, øyelege, göz doktoru
orthopedist | Healthcare Services | traumatólogo, ortopedista, orthopédiste, Orthopäde, Orthopädin, orthopeed, ortopeda, ortoped
anesthesiologist | Healthcare Services | anestesiólogo, anestesista, anesthésiste, Anästhesist, Anästhesistin, anestesista rianimatore, anesthesist, anestezjolog, anestesiläkare, anæstesilæge, anestesilege
radiologist | Healthcare Services | radiólogo, radiologista, radiologue, Radiologe, radiologo, radioloog, radiolog
neurologist | Healthcare Services | neurólogo, neurologista, neurologue, Neurologe, neurologo, neuroloog, neurolog
urologist | Healthcare Services | urólogo, urologista, urologue, Urologe, urologo, uroloog, urolog
oncologist | Healthcare Services | oncólogo, oncologista, oncologue, Onkologe, oncologo, oncoloog, onkolog
psychiatrist | Healthcare Services | psiquiatra, psychiatre, Psychiater, Psychiaterin, psichiatra, psychiatra, psykiater, psikiyatr
surgeon | Healthcare Services | cirujano, cirurgião, cirurgiã, chirurgien, chirurgienne, Chirurg, Chirurgin, chirurgo, chirurg, kirurg, cerrah, dokter bedah
general practitioner | Healthcare Services | médecin généraliste, généraliste, Hausarzt, Hausärztin, Allgemeinmediziner, medico di base, medico di famiglia, médico de familia, médico de cabecera, médico de família, clínico geral, huisarts, lekarz rodzinny, allmänläkare, praktiserende læge, fastlege, aile hekimi
nutritionist | Healthcare Services | nutricionista, nutritionniste, diététicien, diététicienne, Ernährungsberater, Ernährungsberaterin, nutrizionista, dietista, diëtist, dietetyk, diyetisyen, ahli gizi
optician | Healthcare Services | óptico, opticien, Augenoptiker, Augenoptikerin, ottico, opticien-lunetier, optyk
pharmacy technician | Healthcare Services | préparateur en pharmacie, préparatrice en pharmacie, PTA, pharmazeutisch-technische Assistentin, apothekersassistent
laboratory technician | Healthcare Services | técnico em análises clínicas, técnico superior de análises clínicas, technicien de laboratoire, técnico de laboratorio, tecnico di laboratorio, laborant, laborantin, laborantka, bioanalytiker, biomedicinsk analytiker
chemical laboratory technician | Research | Chemielaborant, Chemielaborantin
airline pilot | Operations | pilote de ligne, piloto de línea aérea, Verkehrspilot, pilota di linea, verkeersvlieger, linienpilot
hostess | Operations | azafata de congresos, hôtesse d'accueil, Messehostess, hostess fieristica
upholsterer | Operations | tapissier, tapicero, tapezzeria tapezziere, tappezziere, Polsterer, Raumausstatter, stoffeerder, tapicer, tapetserare, estofador
metalworker | Operations | Metallbauer, Schlosser, Schlosserin, cerrajero, serrurier, serralheiro, fabbro, slotenmaker, ślusarz, metalowiec, smed
industrial clerk | Administrative | Industriekaufmann, Industriekauffrau
wholesale clerk | Sales | Großhandelskaufmann, Groß- und Außenhandelskaufmann, Großhandelskauffrau
retail clerk | Sales | Einzelhandelskaufmann, Einzelhandelskauffrau, Kaufmann im Einzelhandel, Verkäuferin im Einzelhandel
real estate clerk | Real Estate | Immobilienkaufmann, Immobilienkauffrau
insurance clerk | Finance | Versicherungskaufmann, Versicherungskauffrau
event manager | Marketing | Veranstaltungskaufmann, Veranstaltungskauffrau
formwork carpenter | Operations | encofrador, coffreur, Einschaler, Schalungsbauer, cofragem carpinteiro, bekistingtimmerman
tiler | Operations | Fliesenleger, carreleur, alicatador, azulejista, ladrilhador, piastrellista, tegelzetter, glazurnik, plattsättare, flisemurer, flislegger
plasterer | Operations | Stuckateur, plâtrier, plaquiste, yesero, gesseiro, estucador, intonacatore, cartongessista, stukadoor, tynkarz
paver | Operations | stratenmaker, Pflasterer, paveur, brukarz, calceteiro, adoquinador
scaffolder | Operations | Gerüstbauer, échafaudeur, andamista, ponteggiatore, steigerbouwer, rusztowaniowiec
crane operator | Operations | Kranführer, Kranfahrer, grutier, gruista, operador de grúa, kraanmachinist, operator dźwigu, kranførare, kranfører, operator crane, vinç operatörü
stonemason | Operations | Steinmetz, tailleur de pierre, cantero, canteiro de pedra, scalpellino, steenhouwer, kamieniarz, stenhuggare
glazier | Operations | Glaser, vitrier, vidriero, vidraceiro, vetraio, glaszetter, szklarz, glasmästare
locksmith | Operations | Schlüsseldienst, cerrajero urgente
chimney sweep | Operations | Schornsteinfeger, ramoneur, deshollinador, spazzacamino, schoorsteenveger, kominiarz, sotare, skorstensfejer, feier
watchmaker | Operations | Uhrmacher, horloger, relojero, relojoeiro, orologiaio, horlogemaker, zegarmistrz, urmakare, urmager
goldsmith | Operations | Goldschmied, orfèvre, orfebre, ourives, orafo, goudsmid, złotnik, guldsmed, gullsmed
tailor | Operations | Schneider, Schneiderin, tailleur, sastre, alfaiate, sarto, sarta, kleermaker, krawiec, skräddare, skrædder, skredder, penjahit, terzi
florist | Operations | Florist, fleuriste, florista, fioraio, fiorista, bloemist, kwiaciarka, blomsterhandler, çiçekçi
winegrower | Operations | viticulteur, viticultrice
fisherman | Operations | Fischer, pêcheur, pescador, pescatore, visser, rybak, fiskare, fisker, nelayan, balıkçı
miner | Operations | Bergmann, mineur, minero, minerador, minatore, mijnwerker, górnik, gruvarbetare, penambang, madenci
geologist | Research | geólogo, géologue, Geologe, Geologin, geologo, geoloog, geolog, ahli geologi, jeolog, jeoloji mühendisi
mining engineer | Engineering | ingeniero de minas, ingeniero en minas, engenheiro de minas, ingénieur des mines, ingegnere minerario, Bergbauingenieur, maden mühendisi, inżynier górnictwa, insinyur pertambangan
environmental engineer | Engineering | ingeniero ambiental, engenheiro ambiental, ingénieur environnement, ingegnere ambientale, Umweltingenieur, milieukundig ingenieur, çevre mühendisi, inżynier środowiska, insinyur lingkungan
chemical engineer | Engineering | ingeniero químico, engenheiro químico, ingénieur chimiste, ingénieur chimique, ingegnere chimico, Chemieingenieur, chemisch ingenieur, kimya mühendisi, kemiingenjör, inżynier chemik, insinyur kimia
industrial engineer | Engineering | ingeniero industrial, engenheiro industrial, ingénieur industriel, ingegnere gestionale, Wirtschaftsingenieur, Wirtschaftsingenieurin, endüstri mühendisi, insinyur industri
food engineer | Engineering | ingeniero en alimentos, ingeniero de alimentos, engenheiro de alimentos, Lebensmitteltechnologe, tecnologo alimentare, gıda mühendisi, technolog żywności
surveyor | Engineering | geometra
building surveyor | Engineering | perito edile, aparejador, arquitecto técnico
surveying technician | Engineering | Vermessungstechniker, Vermessungstechnikerin
CNC setter | Operations | régleur sur commande numérique, régleur, régleur CN, preparador de máquinas CNC, attrezzista
kindergarten director | Education | directrice de crèche, directeur de crèche, directora de guardería, Kita-Leitung, Kitaleiterin, Kitaleiter, Kindergartenleiterin
police officer | Military and Protective Services | gardien de la paix, policier, Polizist, Polizistin, Polizeibeamter, policía, policial militar, poliziotto, agente di polizia, politieagent, policjant, polis, politibetjent, polisi
truck driver | Operations | kierowca ciężarówek, kierowcy ciężarówek, kierowców ciężarówek, kierowca tira
optometrist | Healthcare Services | Augenoptikermeister, Augenoptikermeisterin, optometrista, optométriste, optometrysta
data entry clerk | Administrative | digitador, opérateur de saisie, Datentypist
call center agent | Support | teleoperadora, operador de call center, téléopérateur, Callcenter-Agent, operatore call center
delivery driver | Operations | repartidor, livreur, Auslieferungsfahrer, Paketzusteller, fattorino, corriere, bezorger, pakketbezorger, kurier, entregador, estafeta, kurir, kurye
postman | Operations | cartero, facteur, carteiro, postino, postbode, listonosz, brevbärare, postbud, Postbote, Briefträger, tukang pos, postacı
bus driver | Operations | Busfahrer, Busfahrerin, chauffeur de bus, conducteur de bus, autobusero, motorista de ônibus, autista di autobus, buschauffeur, kierowca autobusu, busschaufför, buschauffør, bussjåfør, sopir bus, otobüs şoförü
taxi driver | Operations | Taxifahrer, taxista, chauffeur de taxi, tassista, taxichauffeur, taksówkarz, taxichaufför, sopir taksi, taksici
train driver | Operations | Lokführer, Triebfahrzeugführer, maquinista de tren, conducteur de train, macchinista, machinist trein, treinmachinist, maszynista, lokförare, lokomotivfører, makinist
bartender | Operations | barman, Barkeeper, barista barman, barmanka, barkeeper
craftsman | Operations | artigiano, ambachtsman, rzemieślnik, hantverkare, håndværker, håndverker
`;

/** The stems of each name, with what stands behind it in the table. */
export function listUsualTitles(letterOf: (department: Department) => string): [stems: string, row: string][] {
  return TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', department = '', names = ''] = line.split('|').map((part) => part.trim());
      return names
        .split(',')
        .map((name): [string, string] => [
          stemTitle(normalizeTitle(name).split(' ')),
          `${english}\t${letterOf(department as Department)}\t*`,
        ]);
    });
}
