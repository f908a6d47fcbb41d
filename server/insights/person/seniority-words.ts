/**
 * The words by which titles say a rank, in the languages profiles are mostly written in. The rules that weigh them
 * against each other stand in seniority-level.ts.
 */

// bounded: titles are read for their first 500 characters
/** Whole words of a segment; titles are lower case, words are parted by one space or a slash, & or apostrophe. */
const words = (alternatives: string): RegExp => new RegExp(`(?:^|[ /&])(?:${alternatives})(?=[ /&'’]|$)`, 'u');

/** Manages those who are in training or unpaid, and is neither. */
export const COORDINATES_OTHERS = words(
  '(?:volunteers?|internships?|interns?|students?) (?:manager|coordinator|coordination|programs?|programmes?|program manager|engagement|success|affairs|services|relations|lead|counsell?or|recruiter|support)',
);
export const UNPAID = words(
  'volunteer|volunteering|unpaid|pro bono|honorary|ehrenamtlich(?:er|e)?|freiwillige[rn]?|bénévole|voluntari[oa]|voluntári[oa]|volontari[oa]|vrijwilliger|wolontariusz(?:ka)?',
);
export const TRAINING = words(
  'intern|internship|interned|trainee|traineeship|apprentice|apprenticeship|student|undergraduate|undergrad|aspiring|incoming|fresher|mba candidate|phd candidate|doctoral candidate|resident (?:physician|doctor|surgeon)|resident(?= ?$)|articled assistant|article assistant|article trainee|articleship|co op|^ get(?= $)|praktikant(?:in)?|werkstudent(?:in)?|auszubildende[rn]?|azubi|volontär(?:in)?|stagiaire|alternante?|apprenti(?:e)?|becari[oa]|practicante|pasante|aprendiz|estagiári[oa]|estudiante|estudante|tirocinante|stagista|studentin|étudiante?|stażyst(?:a|ka)|dualer student',
);
export const OWNER = words(
  'founder|co founder|cofounder|co owner|founders|founding member|founding ceo|owner|business owner|shop owner|proprietor|proprietress|proprietrix|promoter|entrepreneur|solopreneur|serial entrepreneur|self employed|inhaber(?:in)?|gründer(?:in)?|mitgründer(?:in)?|eigentümer(?:in)?|fondateur|fondatrice|cofondateur|cofondatrice|propriétaire|fundador[a]?|cofundador[a]?|co fundador[a]?|dueñ[oa]|propietari[oa]|proprietári[oa]|titolare|fondatore|cofondatore|eigenaar|oprichter|założyciel(?:ka)?|właściciel(?:ka)?|grundare|kurucu|основатель|創業者|创始人|创办人|مؤسس|संस्थापक',
);
/** 'Product Owner' owns no company; 'Entrepreneur in Residence' runs none. */
export const NOT_OWNER = words(
  '(?:product|process|service|data|platform|scrum|capability|technical product|feature|domain|risk|control|portfolio|value stream|application|content) owner|entrepreneur in residence|wealth founder|owner (?:success|relations|experience|operator support)',
);
export const PARTNER = words('partner|socio|sócio|sócia|socia|associé|associée|gesellschafter(?:in)?|vennoot|wspólnik');
export const NOT_PARTNER = words(
  '(?:business|hrbp|channel|delivery|client|customer|talent|alliance|alliances|learning|people|technology|strategic|implementation|service|sales|finance business|care|hr|marketing|account|engagement|community|success|solution|solutions|brand|content|media|growth|ecosystem|acquisition|recruiting|recruitment|it business) partners?|partners? (?:manager|success|marketing|account|development|development manager|relations|relationship|relationships|enablement|sales|operations|programs?|solutions?|engineer|lead|growth|onboarding|executive|specialist|director|ecosystem|experience|support|channel|head|management|alliances|engineering|engagement|technology|business)',
);
export const CXO = words(
  'ceo|cto|cfo|coo|cmo|cio|ciso|chro|cpo|cro|cdo|cco|cso|cbo|cxo|cao|clo|cgo|cpto|cino|chief (?:[\\p{L}&/]+ ){1,5}officer|chief officer|chief (?:executive|technologist|financial|operating|commercial|marketing|people|product|revenue|information|growth|digital|data|customer|legal|business|strategy|technology|human resources)|managing director|joint managing director|md|president|chairman|chairwoman|chairperson|chair|executive chairman|country president|co ceo|secretary general|director general|directora general|directeur général|directrice générale|directrice generale|direttore generale|directeur general|diretor geral|diretora geral|diretor presidente|consejero delegado|consejera delegada|pdg|président|présidente|presidente|presidenta|presidentin|geschäftsführer(?:in)?|geschäftsführende[rn]?|geschäftsleiter(?:in)?|geschäftsleitung|vorstand|vorständin|vorstandsvorsitzende[rn]?|gérant|gérante|amministratore delegato|amministratrice delegata|amministratore unico|verkställande direktör|toimitusjohtaja|prezes(?: zarządu)?|algemeen directeur|genel müdür|генеральный директор|代表取締役|社長|总裁|首席执行官|الرئيس التنفيذي',
);
export const NOT_CXO = words(
  '(?:vice|vize|wice)[ -]?(?:president[ea]?|président(?:e)?|präsident(?:in)?|chair(?:man|person|woman)?)|md (?:physician|medicine|internal medicine|anesthesia|pediatrics|radiology|pathology|dermatology|cardiology)|(?:class|club|chapter|student) president',
);
export const VP = words(
  'vp|svp|evp|avp|savp|rvp|gvp|fvp|vps|vice president|vicepresident|vice presidente|vicepresidente|vicepresidenta|vice présidente?|vizepräsident(?:in)?|assistant vice president|v p|wiceprezes|副总裁',
);
export const BY_NAME_OF_BRANCH = words(
  '(?:branch|store|shop|shift|section|kitchen|cluster|circle|zonal collection) head|head (?:teller|cashier|chef|cook|nurse|coach|waiter|boy|girl|clerk|constable|master)',
);
export const DIRECTOR = words(
  'director|directors|dir|directora|directeur|directrice|diretor|diretora|direttore|direttrice|direktor|direktorin|direktör|dyrektor(?:ka)?|johtaja|head|co head|global head|chief of staff|chief editor|editor in chief|chief architect|general counsel|board member|member of (?:the )?board|board of directors|board observer|non executive|ned|trustee|dean|principal(?= ?$)|registrar|prokurist(?:in)?|bereichsleiter(?:in)?|abteilungsleiter(?:in)?|hauptabteilungsleiter(?:in)?|vertriebsleiter(?:in)?|werksleiter(?:in)?|personalleiter(?:in)?|marketingleiter(?:in)?|entwicklungsleiter(?:in)?|produktionsleiter(?:in)?|standortleiter(?:in)?|leiter(?:in)?|leitung|hoofd|aufsichtsrat|beirat|директор|müdürü|部長|总监',
);
export const MANAGER = words(
  'manager|managers|managerin|mgr|mngr|manger|gm|agm|dgm|cgm|sgm|asm|rsm|zsm|tsm|kam|general manager|tpm|pm|apm|gpm|supervisor|superintendent|foreman|team manager|group leader|branch head|store head|shift head|section head|cluster head|circle head|head nurse|head chef|head coach|vice principal|headmaster|headmistress|chef de (?:projet|produit|service|rayon|groupe|secteur|marché|bureau|file|publicité)|responsable|gerente|gerenta|subgerente|gestor|gestora|jef[ea]|encargad[oa]|supervisora|responsabile|capo|projektleiter(?:in)?|projektmanager(?:in)?|teamleiter(?:in)?|gruppenleiter(?:in)?|filialleiter(?:in)?|bauleiter(?:in)?|kierownik|kierowniczka|päällikkö|manažer|müdür|yönetici|менеджер|руководитель|課長|经理|मैनेजर|scrum of scrums lead|postmaster|matron',
);
export const NOT_MANAGER = words(
  'chef de cuisine|sous chef|private chef|executive chef|pastry chef|commis chef|head chef assistant',
);
export const SENIOR = words(
  'senior|sr|snr|lead|leader|team leader|tech lead|tl|staff|principal|distinguished|architect|expert|fellow|veteran|advanced|consulting engineer|sde ?-?[23]|sde ?i{2,3}|sdet ?-?[23]|swe ?-?[23]|mts ?-?[3-5]|(?:[\\p{L}]+ )?(?:engineer|developer|analyst|consultant|scientist|designer|specialist|programmer|associate|technician|accountant|executive) (?:ii|iii|iv|v|[2345]|l[3-7]|level [2345])|ii|iii|iv|smts|lmts|pmts|professor|prof|associate professor|assistant professor|physician|surgeon|cardiologist|neurologist|radiologist|pediatrician|dermatologist|psychiatrist|dentist|doctor|judge|product owner|process owner|service owner|data owner|scrum master|agile coach|business partner|hrbp|hr business partner|client partner|talent partner|adviser|advisor|advisory|mentor|company secretary|strategist|chief engineer|chief scientist|chief accountant|actuary|economist|evangelist|spezialist(?:in)?|seniorberater(?:in)?|oberarzt|oberärztin|chefarzt|coordinador[a]?|coordenador[a]?|coordinateur|coordinatrice|koordinator(?:in)?|líder|confirmé|expérimenté|referent(?:in)?|entrepreneur in residence|captain|colonel|inspector|barrister|notary|solicitor|counsel|delivery partner|people partner|strategic partner|finance partner|guru',
);
/** 'Staff Nurse' is no senior rank, 'Lead Generation' leads nobody. */
export const NOT_SENIOR = words(
  'staff (?:accountant|nurse|writer|reporter|attorney|auditor|assistant|photographer|officer)|lead gen(?:eration)?|technical staff|chief of staff',
);
export const ENTRY = words(
  "junior|jr|jnr|entry|entry level|associate|assoc|assistant|asst|asstt|ea|pa|executive|exec|analyst|engineer|engg|developer|dev|programmer|coder|designer|specialist|consultant|officer|coordinator|co ordinator|representative|rep|agent|clerk|secretary|administrator|admin|technician|operator|accountant|auditor|bookkeeper|cashier|teller|teacher|tutor|lecturer|instructor|trainer|educator|nurse|pharmacist|generalist|physiotherapist|psychologist|dietitian|optometrist|veterinarian|therapist|paramedic|recruiter|writer|copywriter|editor|journalist|reporter|photographer|artist|animator|illustrator|videographer|producer|marketer|salesman|saleswoman|salesperson|seller|buyer|planner|scheduler|controller|scientist|researcher|statistician|chemist|biologist|lawyer|attorney|advocate|paralegal|electrician|plumber|mechanic|welder|machinist|driver|pilot|guard|soldier|barista|cook|waiter|receptionist|telecaller|caller|bdr|sdr|ae|bde|bda|sde|sdet|swe|mts|technical staff|qa|tester|devops|broker|realtor|underwriter|underwriting|trader|dealer|tax|surveyor|estimator|draftsman|social worker|caseworker|counsell?or|coach|librarian|translator|interpreter|freelancer|freelance|contractor|merchandiser|stylist|model|host|anchor|publicist|influencer|creator|blogger|youtuber|banker|investigator|inspector|worker|labourer|laborer|helper|support|crew|attendant|steward|hostess|founders office|sachbearbeiter(?:in)?|mitarbeiter(?:in)?|ingenieur(?:in)?|entwickler(?:in)?|softwareentwickler(?:in)?|berater(?:in)?|kaufmann|kauffrau|assistent(?:in)?|verkäufer(?:in)?|buchhalter(?:in)?|lehrer(?:in)?|fachkraft|chargée? d[e']?|chargée?|ingénieur|ingénieure|développeur|développeuse|conseiller|conseillère|commercial|commerciale|assistante|comptable|technicien|technicienne|vendeur|vendeuse|enseignante?|ingenier[oa]|desarrollador[a]?|analista|asistente|asesor[a]?|vendedor[a]?|contador[a]?|abogad[oa]|técnic[oa]|consultor[a]?|profesor[a]?|diseñador[a]?|engenheir[oa]|desenvolvedor[a]?|assistente|advogad[oa]|professora|designer gráfico|ingegnere|sviluppatore|sviluppatrice|impiegat[oa]|consulente|commerciale|ontwikkelaar|medewerker|adviseur|inżynier|programista|specjalist(?:a|ka)|księgow[ya]|инженер|программист|エンジニア|工程师",
);
