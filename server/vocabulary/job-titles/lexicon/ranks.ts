import type { SeniorityLevel } from '../../../../shared/catalogue.ts';

/**
 * What a word or phrase says of its bearer's rank. 'none' names a role without saying its rank ('leader', 'investor');
 * 'plain' hides a word of rank that means something else here ('lead generation', 'head office').
 */
export type Rank = SeniorityLevel | 'none' | 'plain';

/**
 * Words and phrases of rank as normalizeTitle writes them, parted by '|'; '(in)' is an ending that may be missing. A longer
 * phrase hides the words within it, so that 'product owner' owns nothing.
 */
export const RANKS: readonly (readonly [Rank, string])[] = [
  [
    'Owner',
    `business angel|founder|founders|co founder|cofounder|co founders|founding ceo|founding partner and ceo|owner|co owner|business owner|owner operator|owner manager|
proprietor|proprietress|proprietrix|promoter|entrepreneur|entrepreneurs|solopreneur|serial entrepreneur|startuper|self employed|
shareholder|co proprietor|angel investor|founding member|indie hacker|
inhaber(in)|mitinhaber(in)|grunder(in)|mitgrunder(in)|firmengrunder(in)|eigentumer(in)|selbststandig(e)|selbstandig(e)|selbststandiger|unternehmer(in)|
fondateur|fondatrice|cofondateur|cofondatrice|co fondateur|co fondatrice|associe fondateur|associee fondatrice|proprietaire|createur d entreprise|chef d entreprise|cheffe d entreprise|
dirigeant fondateur|auto entrepreneur|autoentrepreneur|
fundador(a)|cofundador(a)|co fundador(a)|socio fundador|socia fundadora|dueno|duena|propietario|propietaria|empresario|empresaria|emprendedor(a)|autonomo|autonoma|
proprietario|proprietaria|empreendedor(a)|dono|dona do negocio|empresario individual|
titolare|fondatore|fondatrice|cofondatore|cofondatrice|imprenditore|imprenditrice|socio fondatore|
eigenaar|eigenaresse|mede eigenaar|oprichter|medeoprichter|ondernemer|zelfstandige|
zalozyciel(ka)|wspolzalozyciel|własciciel|wlasciciel(ka)|grundare|kurucu|kurucu ortak|sahibi|основатель|сооснователь|владелец|предприниматель|創業者|共同創業者`,
  ],
  [
    'Partner',
    `socio administrador|socia administradora|geschaftsfuhrender partner|geschaftsfuhrende partnerin|managing partnerin|partner|managing partner|senior partner|founding partner|general partner|limited partner|equity partner|venture partner|associate partner|
operating partner|investment partner|salaried partner|socio|socia|socio director|socia directora|directeur associe|directrice associee|associe|associee|associe gerant|
gesellschafter(in)|geschaftsfuhrender gesellschafter|geschaftsfuhrende gesellschafterin|gesellschafter geschaftsfuhrer|vennoot|wspolnik|партнер|partner associe|associe fondateur partner`,
  ],
  [
    'CXO',
    `専務|常務|専務取締役|常務取締役|執行役員|amministratore|amministratore società|diretoria executiva|presidencia|direction generale|direccion general|direcao geral|delegierter des verwaltungsrates|delegierter des verwaltungsrats|chancellor|vice chancellor|presidence|ceo|cto|cfo|coo|cmo|cio|ciso|cso|chro|cpo|cro|cdo|cco|cbo|cxo|cao|clo|cgo|cpto|ctio|ctpo|cino|caio|cdao|cdio|cho|chief officer|chief executive|chief executives|
chief technologist|chief of design|managing director|joint managing director|group managing director|md|cmd|president|presidents|co ceo|co president|chairman|chairwoman|chairperson|chair|co chair|vice chairman|
vice chair|vice chairperson|vice chairwoman|executive chairman|chairman emeritus|board member|executive board member|board chair|chairman of the board|member of the board|
member of the executive board|member of the management board|executive committee member|c level|country president|secretary general|director general|deputy director general|
governor|mayor|minister|deputy ceo|ceo founder|
geschaftsfuhrer(in)|geschaftsfuhrend(er)|geschaftsfuhrende|geschaftsfuhrung|geschaftsleiter(in)|geschaftsleitung|mitglied der geschaftsleitung|vorstand|vorstandin|vorstandsmitglied|
mitglied des vorstands|vorstandsvorsitzende(r)|vorstandssprecher(in)|prasident(in)|verwaltungsrat|verwaltungsrats|verwaltungsratsprasident(in)|hauptgeschaftsfuhrer(in)|
directeur general|directrice generale|directeur general adjoint|directrice generale adjointe|directeur general delegue|pdg|dg|dga|president directeur general|presidente directrice generale|
presidente|president|gerant|gerante|dirigeant|dirigeante|secretaire general|secretaire generale|administrateur delegue|membre du directoire|membre du comex|president du conseil|
dsi|daf|directeur administratif et financier|directrice administrative et financiere|directeur des systemes d information|directeur financier daf|
director(a) general|directora general|director gerente|directora gerente|director ejecutivo|directora ejecutiva|presidenta|consejero delegado|consejera delegada|presidente ejecutivo|gerente general|
diretor geral|diretora geral|diretor presidente|diretora presidente|diretor executivo|diretora executiva|presidente executivo|administrador delegado|
amministratore delegato|amministratrice delegata|amministratore unico|amministratrice unica|direttore generale|direttrice generale|
algemeen directeur|bestuurder|bestuursvoorzitter|zaakvoerder|verkstallande direktor|adm direktor|administrerende direktor|toimitusjohtaja|
prezes|prezes zarzadu|czlonek zarzadu|direktur utama|dirut|presiden direktur|genel mudur|yonetim kurulu baskani|generalni reditel|ugyvezeto|jednatel(ka)|konatel(ka)|daglig leder|генеральный директор|президент|председатель`,
  ],
  [
    'VP',
    `vp|svp|evp|avp|savp|rvp|gvp|fvp|vps|sr vp|senior vp|vice president|vice presidents|vicepresident|v president|vice pres|assistant vice president|associate vice president|senior vice president|
executive vice president|vice presidente|vicepresidente|vicepresidenta|vice presidenta|vizeprasident(in)|vice president e|wiceprezes|viceprezident|вице президент|genel mudur yardimcisi|vicepresidenza|vice presidency`,
  ],
  [
    'Director',
    `hod|department chair|department chairperson|department chairman|division chief|bureau chief|battalion chief|deputy chief|hrd|diretoria|direcao|direccion|direction|vicedirector(a)|vice director|vice directora|vicedirecteur|teamhead|director|directors|dir|dirs|head|heads|co head|department head|sr director|managing editor|editor in chief|chief editor|chief of staff|general counsel|chief counsel|chief of police|police chief|fire chief|chief of party|chief nursing director|
deputy director|associate director|assistant director|executive director|non executive director|independent director|ned|trustee|dean|associate dean|provost|rector|registrar|school principal|vice principal|assistant principal|
college principal|high school principal|elementary principal|headteacher|head teacher|headmaster|headmistress|head master|head mistress|ambassador plenipotentiary|superintendent of schools|fd|judge president|commissioner|
board observer|board director|advisory board member|supervisory board member|
directora|directeur|directrice|directeurs|dircom|drh|directeur adjoint|sous directeur|directeur de la technologie|diretor(a)|direttore|direttrice|direktor(in)|direktoer|vizedirektor(in)|mitglied der direktion|dyrektor(ka)|
johtaja|feldirektor|prokurist(in)|prokura|leiter(in)|leitung|leitende(r)|abteilungsleiter(in)|bereichsleiter(in)|hauptabteilungsleiter(in)|ressortleiter(in)|werksleiter(in)|werkleiter(in)|standortleiter(in)|niederlassungsleiter(in)|schulleiter(in)|
chefarzt|chefarztin|chefredakteur(in)|redacteur en chef|redactrice en chef|aufsichtsrat|beirat|hoofd|director of|subdirector(a)|sub director|subdiretor(a)|decano|decana|rector(a)|reitor(a)|proviseur|principal de college|
директор|начальник управления|mudur yardimcisi genel|directrice adjointe|capo dipartimento|dirigente|dirigenti|afdelingshoofd|schoolleider|schoolhoofd|schooldirecteur|afdelingschef|hoofdredacteur|reditel(ka)|igazgato|direktur|direktoru`,
  ],
  [
    'Manager',
    `boss|shift boss|pit boss|crew chief|section chief|superviseur|superviseure|encarregado|encarregada|lider de equipo|lider de equipe|gerant de magasin|hrm|gerencia|supervisao|supervision|coordenacao|coordinacion|coordination|gestione|manager|managers|mgr|mgrs|mngr|mgmt lead|manger|managr|gm|agm|dgm|cgm|sgm|asm|rsm|zsm|tsm|nsm|kam|nkam|gkam|csm|general manager|deputy general manager|assistant general manager|chief manager|
tpm|pm|apm|gpm|pmm|bdm|tam|supervisor|supervisors|incharge|in charge|handlungsbevollmachtigte(r)|superintendent|foreman|forewoman|foreperson|team manager|team lead|team leader|teamlead|teamleader|group leader|section leader|shift leader|shift lead|crew leader|crew lead|squad leader|pod lead|
branch head|store head|shop head|shift head|section head|cluster head|circle head|kitchen head|head nurse|head chef|head cook|head coach|head waiter|head teller|head cashier|head clerk|head gardener|head of year|
deputy head teacher|deputy headteacher|charge nurse|nurse in charge|postmaster|matron|executive chef|executive housekeeper|chief manager|deputy manager|asst manager|
controller general|comptroller|scrum of scrums lead|engineering manager|superintending engineer|executive engineer|block development officer|
chef de|cheffe de|chef d|cheffe d|chef des|chef du|chef de la|chef chantier|responsable|resp|gestionnaire de projet|gerente|gerentes|gerenta|subgerente|sub gerente|jefe|jefa|jefatura|subjefe|jefe de estudios|encargado|encargada|
coordinador(a)|coordenador(a)|coord|gestor de equipe|supervisora|chefe|chefia|responsavel|capo|capoarea|capoprogetto|capo progetto|caporeparto|capoturno|capocantiere|responsabile|
teamleiter(in)|gruppenleiter(in)|schichtleiter(in)|schichtfuhrer(in)|projektleiter(in)|filialleiter(in)|marktleiter(in)|bauleiter(in)|kuchenleiter(in)|stationsleiter(in)|stationsleitung|teamleitung|projektleitung|filialleitung|kita leitung|
managerin|projektmanager(in)|produktmanager(in)|vorarbeiter(in)|polier(in)|betriebsleiter(in)|stellvertretender leiter|stv leiter|sous chef manager|meister(in)|
teamleider|ploegleider|afdelingsleider|groepsleider|winkelleider|werfleider|clusterleider|kampleider|locatieleider|praktijkleider|unitleider|bedrijfsleider|projectleider|filiaalmanager|kierownik|kierowniczka|paallikko|manazer(ka)|vedouci|mudur|sef|yonetici|mudur yardimcisi|yoneticisi|muduru|менеджер|руководитель|начальник|управляющий|avdelingsleder|chefe de|leder|gruppchef|vezeto|manajer|kepala|brygadzista|brygadzistka`,
  ],
  [
    'Senior',
    `główna księgowa|główny księgowy|chief mate|first mate|master electrician|master plumber|master technician|master mechanic|master carpenter|master trainer|master stylist|master craftsman|senior|sr|snr|senoir|lead|leads|tech lead|technical lead|technical leader|leader technique|tech leader|tl|staff|principal|distinguished|veteran|consulting engineer|smts|lmts|pmts|technical fellow|
software architect|solution architect|solutions architect|enterprise architect|data architect|technical architect|system architect|systems architect|cloud architect|security architect|network architect|qa architect|it architect|
principal architect|technology architect|application architect|applications architect|infrastructure architect|salesforce architect|integration architect|platform architect|business architect|information architect|java architect|
subject matter expert|sme|professor|full professor|associate professor|oberarzt|oberarztin|chief architect|chief engineer|chief scientist|chief accountant|chief economist|chief pharmacist|director of photography|film director|funeral director|music director|
iii|iv|vi|vii|confirme|confirmee|experimente|experimentee|leitender ingenieur|gruppensenior|lider|lider tecnico|liderança|lider de equipo|tech lider|seniorberater(in)|starszy|starsza|glowny|ведущий|старший|главный|kidemli|pleno senior|sr pleno|catedratico|catedratica|ordentlicher professor`,
  ],
  [
    'Training',
    `specialty registrar|specialist registrar|specialty trainee|hospitanz|hospitant(in)|intern|interns|internship|internships|interned|trainee|trainees|traineeship|apprentice|apprenticeship|student|students|undergraduate|undergrad|aspiring|incoming|fresher|freshers|working student|mba candidate|phd candidate|doctoral candidate|
phd student|master student|masters student|resident physician|resident doctor|surgical resident|medical resident|junior resident|senior resident|articled assistant|article assistant|articled clerk|article trainee|articleship|co op|coop student|pupil|cadet|
graduate engineer trainee|management trainee|graduate trainee|diploma engineer trainee|summer associate|summer analyst|summer fellow|extern|externship|placement student|
praktikant(in)|praktikum|pflichtpraktikum|werkstudent(in)|werkstudentin|duales studium|dualer student|duale studentin|student(in)|studierende(r)|auszubildende(r)|azubi|azubine|volontar(in)|referendar(in)|rechtsreferendar(in)|lehrling|lernende(r)|dualer student|duale studentin|doktorand(in)|hilfskraft|
stagiaire|alternant|alternante|alternance|apprenti|apprentie|etudiant|etudiante|doctorant|doctorante|eleve ingenieur|interne en medecine|contrat pro|
becario|becaria|practicante|pasante|aprendiz|estudiante|en practicas|practicas|estagiario|estagiaria|estagio|estudante|jovem aprendiz|menor aprendiz|trainee program|residente|
tirocinante|stagista|tirocinio|praticante|apprendista|studente|studentessa|dottorando|dottoranda|stagiair|stagiaire|leerling|werkstudent|stazysta|stazystka|praktykant(ka)|uczen|opiskelija|harjoittelija|larling|praktikantin|stajyer|ogrenci|стажер|студент|практикант`,
  ],
  [
    'Unpaid',
    `volunteer|volunteers|volunteering|unpaid|pro bono|honorary|ehrenamt|ehrenamtlich(er)|ehrenamtliche|freiwillige(r)|benevole|voluntario|voluntaria|volontario|volontaria|vrijwilliger|vrijwilligster|wolontariusz(ka)|волонтер|gonullu`,
  ],
  [
    'Entry',
    `begeleider|begeleidster|intern begeleider|residente de obra|職長|amministratore di condominio|amministratore di sistema|amministratore di sistemi|amministratore di rete|amministratore di database|amministratore it|ajudante|mentor|mentora|scrum master|scrummaster|commis|prepose|preposee|junior|jr|jnr|entry level|associate|associates|assoc|assistant|asst|asstt|executive|exec|analyst|analysts|specialist|specialists|officer|officers|coordinator|co ordinator|representative|rep|reps|agent|administrator|
freelancer|freelance|contractor|generalist|wait staff|waiting staff|bar staff|kitchen staff|support staff|office staff|ground staff|cabin staff|nursing staff|admin staff|sales staff|medical staff|field staff|clerical staff|housekeeping staff|teaching staff|salaried gp|locum gp|crew member|member of technical staff|technical staff|mts|staff accountant|staff nurse|staff writer|staff reporter|staff attorney|staff auditor|staff assistant|staff photographer|staff officer|staff pharmacist|staff physician|staff associate|staff consultant|
worker|labourer|laborer|helper|crew|crew member|team member|employee|consultant|consultants|expert|advisor|adviser|secretary|secretaire|secretaria|secretario|segretaria|ea|pa|clerk|attendant|aide|temp|technician|operator|ii|
product owner|process owner|service owner|data owner|platform owner|technical product owner|feature owner|domain owner|risk owner|control owner|content owner|application owner|business process owner|value stream owner|capability owner|portfolio owner|system owner|solution owner|
business partner|hr business partner|hrbp|client partner|talent partner|people partner|finance partner|strategic partner|channel partner|delivery partner|sales partner|marketing partner|technology partner|alliance partner|
creative partner|care partner|service partner|training partner|hr partner|talent acquisition partner|recruiting partner|recruitment partner|it business partner|finance business partner|finance business partnering|customer success partner|growth partner|content partner|account partner|engagement partner|learning partner|solution partner|implementation partner|
professor de|professora de|professora|entrepreneur in residence|eir|head hunter|assistant professor|chef de cuisine|chef de partie|sous chef|commis chef|pastry chef|private chef|personal chef|chef de rang|demi chef|chefe de cozinha|chef cook|chef|founders associate|founder associate|founders office|vorstandsassistent(in)|assistenz der geschaftsfuhrung|assistent der geschaftsfuhrung|assistentin der geschaftsfuhrung|assistenz der geschaftsleitung|assistentin der geschaftsleitung|
mitarbeiter(in)|sachbearbeiter(in)|referent(in)|fachkraft|fachmann|fachfrau|kaufmann|kauffrau|angestellte(r)|assistenz|assistent(in)|helfer(in)|hilfsarbeiter|spezialist(in)|experte|expertin|berater(in)|
charge|chargee|charge de|chargee de|charge d|chargee d|employe|employee de|assistante|adjoint|adjointe|attache|attachee|specialiste|experte|conseiller|conseillere|technicien|technicienne|agent de|ouvrier|operateur|operatrice|coordinateur|coordinatrice|animateur|animatrice|gestionnaire|agent d|
asistente|auxiliar|ayudante|especialista|analista|tecnico|tecnica|asesor(a)|ejecutivo|ejecutiva|operario|operaria|empleado|empleada|oficial|delegado|agente|promotor(a)|consultor(a)|assessor(a)|assistente|operador(a)|executivo|executiva|colaborador(a)|gestor(a)|
addetto|addetta|impiegato|impiegata|operaio|operaia|consulente|specialista|assistente di|collaboratore|collaboratrice|
referent|referente|medewerker|medewerkster|adviseur|beheerder|specjalista|specjalistka|pracownik|asystent(ka)|специалист|ассистент|помощник|аналитик|uzman|uzmani|asistan|gorevlisi|gorevli|elemani|personel|personeli|sorumlusu|memuru|memur`,
  ],
  [
    'none',
    `investisseur|investisseuse|inversor|inversora|investidor|investitore|leader|leaders|leadership|investor|thought leader|board|enthusiast|innovator|visionary|changemaker|thinker|advisory board|retired`,
  ],
  [
    'plain',
    `lead generation|lead gen|lead nurturing|lead management|lead qualification|head office|head quarters|head hunting|technical staff recruiting|founders fund|executive search|executive education|executive recruiter|executive recruitment|executive coach|
executive coaching|executive communications|executive support|executive protection|executive programs|executive development|executive briefing|executive compensation|executive operations|executive producer|executive producers|staff augmentation|staff training|staff development|staff welfare|student success|student affairs|student services|
student recruitment|student engagement|student experience|student relations|student support|student life|student housing|student counselor|student counsellor|student advisor|student program|student programs|volunteer coordinator|volunteer manager|volunteer management|volunteer program|volunteer programs|volunteer services|
volunteer engagement|volunteer director|volunteer recruitment|volunteer lead|volunteers coordinator|intern program|intern coordinator|internship coordinator|internship program|internship programs|internship manager|apprenticeship program|apprenticeship manager|apprenticeship coordinator|apprenticeships|
partner success|partner marketing|partner account|partner development|partner relations|partner relationship|partner relationships|partner enablement|partner sales|partner operations|partner program|partner programs|partner solutions|partner engineer|partner engineering|partner growth|partner onboarding|
partner manager|partner director|partner ecosystem|partner experience|partner support|partner channel|partner management|partner alliances|partner engagement|partner technology|partner business|partner portal|partner integrations|partner network|partner executive|partner specialist|partner lead|channel partners|
channel partner sales|channel partner manager|channel partner development|business partner manager|business partnering|business partner relations|owner relations|owner success|owner experience|home owner|homeowner|owner services|founder success|founder relations|founder community|founder program|
junior school|junior college|senior school|senior living|senior care|senior citizen|senior services|senior center|senior housing|junior enterprise|principal investments|principal investing|associate program|associate engagement|associate relations|associate experience|director services|
board relations|board operations|board certified|board of education|directors office|presidents office|chairmans office|chair side|wheel chair|entry data|control room|manager development|member services|member success|member experience|member relations|head start|
aktionar(in)|general studies|apprenticeship training|trainee program|trainee programme|graduate recruitment|student ambassador manager|retail partner|retail partners|delivery partners|employee relations|employee experience|employee engagement|employee benefits|employee communications|employee success|crew scheduling|crew planning|worker compensation|workers compensation|representative office`,
  ],
  [
    'Owner',
    `intrapreneur in chief|zzper|zzp er|freiberuflicher unternehmer|microempreendedor individual|socio proprietario|socia proprietaria|empreendedor individual|directeur eigenaar|dga|franchisenemer|franchise owner|franchisee|przedsiebiorca|przedsiebiorczyni|libero imprenditore|comerciante|exploitant agricole|micro entrepreneur|micro entrepreneuse`,
  ],
  [
    'CXO',
    `burgermeister(in)|oberburgermeister(in)|landrat|landratin|stv geschaftsfuhrer(in)|maire|prefet|prefete|alcalde|alcaldesa|prefeito|prefeita|sindaco|sindaca|burgemeester|burmistrz|wojt|prezydent miasta|starosta|voorzitter|czlonek zarzadu|czlonkini zarzadu|minister of state|prime minister|deputy prime minister|first minister|ministre|ministra|ministro|secretario general|secretaria general|secretario geral|secretaria geral|secretario de estado|secretaria de estado|secretary of state|cabinet secretary|permanent secretary|chief secretary|principal secretary|attorney general|solicitor general|surgeon general|chief justice|major general|lieutenant general|brigadier general|general officer commanding|admiral|rear admiral|vice admiral|fleet admiral|air marshal|air vice marshal|commissaire divisionnaire|bestuurslid|presidente da republica|president directeur generale|gemeentesecretaris|betriebsratsvorsitzende(r)|vorsitzende(r)`,
  ],
  ['VP', `wiceprezes zarzadu|svpe|stellvertretender vorstandsvorsitzender|viceprefeito|vice prefeito|vice voorzitter`],
  [
    'Director',
    `konrektor(in)|oberstudiendirektor(in)|dezernent(in)|beigeordnete(r)|ministerialrat|ministerialratin|leitender oberarzt|oberst|oberstleutnant|oberstaatsanwalt|oberstaatsanwaltin|under secretary|undersecretary|deputy permanent secretary|deputy secretary|joint secretary|additional secretary|special secretary|assistant secretary of|subsecretario|subsecretaria|colonel|lieutenant colonel|brigadier|battalion commander|wing commander|commanding officer|chief superintendent|deputy chief of police|police commissioner|commissaire de police|commissaire|lieutenant colonel de gendarmerie|coronel|teniente coronel|tenente coronel|comisario|comisaria|comandante geral|colonnello|tenente colonnello|pulkownik|podpulkownik|sous prefet|sous prefete|rrh|directeur des services|secretario municipal|secretaria municipal|secretario adjunto|intendente|adjunct directeur|wethouder|vicedirettore|vicedirettrice|primario|direttore sanitario|dyrektorka|wicedyrektor(ka)|zastepca dyrektora|zastepczyni dyrektora|redaktor naczelny|redaktor naczelna|naczelnik|delegado de policia|delegada de policia|editor jefe|subdirectora|heimdirektor(in)|chef de cabinet|jefe de gabinete|jefa de gabinete|chefe de gabinete`,
  ],
  [
    'Manager',
    `referatsleiter(in)|objektleiter(in)|restaurantleiter(in)|filialleitung|gebietsverkaufsleiter(in)|oberbauleiter(in)|werkstattleiter(in)|heimleiter(in)|heimleitung|einrichtungsleiter(in)|einrichtungsleitung|serviceleiter(in)|kundendienstleiter(in)|pflegedienstleiter(in)|hausleiter(in)|brandmeister(in)|hauptmann|gruppenfuhrer|stutzpunktleiter(in)|verkaufsleiter(in)|lagerleiter(in)|shopleiter(in)|chef de service|chef de bureau|chef d equipe|chef de secteur|capitaine de gendarmerie|capitaine de police|cadre de sante|cadre infirmier|raf|gestor de ti|gestora de ti|gestor ti|gestora ti|gestor financeiro|gestora financeira|gestor de rh|gestora de rh|gestor rh|gestor de pessoas|gestora de pessoas|gestor comercial|gestora comercial|gestor de vendas|gestor de operacoes|gestor administrativo|gestora administrativa|gestor de marketing|gestora de marketing|gestor de loja|gestor de equipa|gestor de producao|gestor publico|gestora publica|gestor hospitalar|gestor escolar|gestora escolar|gestor de unidade|capataz|maestro de cocina|jefe de negociado|capo reparto|capo sala|caposala|capo ufficio|capoufficio|capostazione|capo squadra|caposquadra|police captain|fire captain|police lieutenant|fire lieutenant|squadron leader|platoon leader|platoon commander|company commander|station officer|watch commander|shift commander|army captain|captain us army|captain us air force|zastepca kierownika|zastepczyni kierownika|kierownictwo|mistrz zmiany|mistrz produkcji|pielegniarka oddzialowa|szef kuchni|hlavni sestra|town clerk|assistent filiaalleider|filiaalleider|adjunct afdelingshoofd|chief steward|chief cook|chief housekeeper`,
  ],
  [
    'Senior',
    `oberstudienrat|oberstudienratin|studiendirektor(in)|professorin|universitatsprofessor(in)|juniorprofessor(in)|oberregierungsrat|oberregierungsratin|regierungsdirektor(in)|polizeihauptkommissar(in)|erster polizeihauptkommissar|oberleutnant|oberfeldwebel|hauptfeldwebel|stabsfeldwebel|oberbrandmeister(in)|major der reserve|chef comptable|cheffe comptable|adjudant chef|brigadier chef|major de gendarmerie|professeur des universites|professeure des universites|professeur agrege|professeure agregee|praticien hospitalier|substitut du procureur|arquiteto de solucoes|arquiteta de solucoes|arquiteto de software|arquitecto de software|arquitecta de software|arquitecto de soluciones|maestro mayor de obras|sargento|sargento primero|primeiro sargento|subteniente|sub teniente|maresciallo|professore ordinario|professore associato|professoressa ordinaria|professoressa associata|primo maresciallo|sergeant major|command sergeant major|master sergeant|first sergeant|gunnery sergeant|staff sergeant|chief petty officer|senior chief petty officer|master chief petty officer|chief warrant officer|warrant officer|police sergeant|detective sergeant|detective inspector|detective chief inspector|chief inspector|flight lieutenant|sergeant majoor|hoogleraar|hoofdagent|voorman|glowny specjalista|glowna specjalistka|komisarz|aspirant sztabowy|kapitan|porucznik|associate prof|reader in|editor at large|catedratica|chefe de cozinha executivo|enfermera jefe|enfermeira chefe`,
  ],
  [
    'Training',
    `umschuler(in)|fsjler(in)|werkstudierende(r)|contrat de professionnalisation|contrat d apprentissage|contrat en alternance|service civique alternance|ater doctorant|promovendus|promovenda|stage de fin d etudes|aplikant|aplikantka|doktorantka|doktorant|koncipient(ka)|praticante avvocato|praktijkstudent|bbl leerling|anwarter(in)|referendariat|estagio curricular|residencia medica|lehramtsstudent(in)`,
  ],
  ['Unpaid', `bundesfreiwilligendienst|freiwilliges soziales jahr|bufdi|service civique|volontaire en service civique`],
  [
    'Entry',
    `aushilfe|aushilfskraft|minijobber(in)|geringfugig beschaftigte(r)|freiberufler(in)|servicekraft|kollege|kollegin|betriebsrat|betriebsratin|gleichstellungsbeauftragte(r)|beauftragte(r)|padagoge|padagogin|regierungsrat|regierungsratin|studienrat|studienratin|kontakter(in)|verrechner(in)|einkaufer(in)|logistiker(in)|equipier polyvalent|equipiere polyvalente|employe polyvalent|intervenant|intervenante|pigiste|intermittent|peon|monitora|celador(a)|mensajero|mensajera|prevencionista|perito|cobrador(a)|servidor publico|servidora publica|funcionario publico|funcionaria publica|funcionario|funcionaria|escriturario|motoboy|faturista|manovale|appuntato|libero professionista|libera professionista|consigliere|machineoperator|woonbegeleider|ambtenaar|analityk|opiekun(ka)|wychowawca|wychowawczyni|technolog|private first class|petty officer|paraprofessional|paraeducator|stocker|busser|dishwasher|key holder`,
  ],
  ['Senior', `captain|staff captain|kaptajn|kapten`],
  ['Director', `prokurent(ka)`],
  ['Manager', `commander`],
  ['Manager', `sachgebietsleiter(in)|kierownik dzialu`],
  ['Senior', `starszy specjalista|starsza specjalistka`],
  ['Entry', `młodszy specjalista`],
];
