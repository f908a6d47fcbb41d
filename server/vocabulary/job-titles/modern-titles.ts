import type { Department } from '../../../shared/catalogue.ts';

/**
 * Titles that O*NET and ESCO lack, and such as they file under another department than the network does. Parted by '|';
 * as normalizeTitle writes them, in the singular.
 */
export const MODERN_TITLES: readonly (readonly [Department, string])[] = [
  [
    'Engineering',
    `engineer|developer|software engineer|software developer|software development engineer|software architect|software engineering manager|
engineering manager|engineering lead|engineering director|backend engineer|backend developer|back end engineer|back end developer|
frontend engineer|frontend developer|front end engineer|front end developer|full stack engineer|full stack developer|
fullstack engineer|fullstack developer|mobile engineer|mobile developer|mobile app developer|app developer|ios engineer|ios developer|
android engineer|android developer|flutter developer|react developer|react native developer|angular developer|vue developer|
node developer|node js developer|nodejs developer|javascript developer|typescript developer|java developer|java engineer|
python developer|python engineer|php developer|laravel developer|wordpress developer|ruby developer|ruby on rails developer|rails developer|
go developer|golang developer|rust developer|rust engineer|c++ developer|c# developer|net developer|dot net developer|scala developer|
kotlin developer|swift developer|elixir developer|web developer|web engineer|game developer|game programmer|unity developer|unreal developer|
devops engineer|devops lead|devops architect|site reliability engineer|sre|platform engineer|platform architect|cloud engineer|
cloud native engineer|cloud developer|kubernetes engineer|build engineer|release engineer|infrastructure engineer|systems software engineer|
machine learning engineer|ml engineer|mlops engineer|ai engineer|ai developer|ai ml engineer|genai engineer|generative ai engineer|llm engineer|prompt engineer|
deep learning engineer|computer vision engineer|nlp engineer|applied ai engineer|ai architect|data scientist|data science manager|
forward deployed engineer|founding engineer|staff engineer|principal engineer|member of technical staff|
technical staff member|tech lead|technical lead|technical architect|solution architect|solutions architect|technology architect|
smart contract developer|smart contract engineer|smart contract auditor|solidity developer|blockchain developer|blockchain engineer|
web3 developer|web3 engineer|protocol engineer|cryptography engineer|defi developer|embedded engineer|embedded software engineer|embedded developer|
firmware engineer|firmware developer|hardware engineer|fpga engineer|asic engineer|vlsi engineer|rf engineer|robotics engineer|
robotics software engineer|simulation engineer|perception engineer|autonomy engineer|controls engineer|mechatronics engineer|
iot engineer|iot developer|automation engineer|api developer|integration engineer|integration developer|graphics engineer|
bim coordinator|bim manager|bim modeler|bim specialist|cad technician|cad designer|developer advocate|developer relations engineer|developer relations manager|developer evangelist|devrel|devrel engineer|head of developer relations|
developer experience engineer|developer experience lead|coder|programmer|sde|sdet lead|swe|vp engineering|head of engineering|chief technology officer|cto|
salesforce developer|servicenow developer|shopify developer|low code developer|no code developer|ar vr developer|xr developer|
design engineer|ui engineer|ui developer|ux engineer|video game developer|vibe coder|creative technologist|technical fellow|distinguished engineer`,
  ],
  [
    'Information Technology',
    `data engineer|data architect|data analyst|analytics engineer|data platform engineer|big data engineer|etl developer|
business intelligence analyst|business intelligence developer|bi developer|bi analyst|bi engineer|power bi developer|tableau developer|
data warehouse engineer|data warehouse developer|data governance manager|data governance analyst|data steward|data manager|
data operations manager|dataops engineer|database engineer|database developer|database administrator|dba|sql developer|
head of data|head of analytics|chief data officer|chief information officer|cio|chief information security officer|ciso|
chief data and analytics officer|chief digital officer|chief security officer|it manager|it director|it head|it administrator|it analyst|it specialist|it technician|it consultant|
it support engineer|it project manager|it operations manager|systems administrator|system administrator|sysadmin|linux administrator|
windows administrator|network administrator|network engineer|network architect|systems engineer|system engineer|systems analyst|
cloud architect|cloud administrator|cloud consultant|cloud security engineer|security engineer|security analyst|security architect|
security researcher|cyber security analyst|cybersecurity analyst|cyber security engineer|cybersecurity engineer|
cybersecurity consultant|cyber security consultant|information security analyst|information security manager|information security officer|
application security engineer|appsec engineer|devsecops engineer|product security engineer|penetration tester|pentester|ethical hacker|
red team operator|red teamer|soc analyst|soc manager|threat intelligence analyst|threat hunter|incident responder|iam engineer|iam analyst|
grc analyst|grc manager|identity engineer|enterprise architect|it architect|infrastructure architect|infrastructure manager|
erp consultant|erp manager|sap consultant|sap functional consultant|sap basis administrator|sap abap developer|oracle consultant|oracle dba|
salesforce administrator|salesforce admin|salesforce consultant|salesforce architect|servicenow administrator|servicenow consultant|workday consultant|
crm administrator|crm developer|crm consultant|business systems analyst|business systems manager|business analyst|it business analyst|
technical business analyst|business process analyst|digital transformation manager|digital transformation lead|head of digital transformation|
head of it|head of information technology|head of security|head of information security|vp information technology|release manager|
web analyst|webmaster|gis analyst|gis developer|desktop engineer|end user computing engineer|endpoint engineer|collaboration engineer`,
  ],
  [
    'Product Management',
    `product manager|product owner|product lead|product director|product head|head of product|vp product|vp of product|
chief product officer|cpo|associate product manager|apm|group product manager|gpm|technical product manager|technical product owner|
digital product manager|growth product manager|platform product manager|ai product manager|data product manager|product analyst|
product operations manager|product ops manager|product ops|product operations|product strategist|product strategy manager|
product marketing and management lead|product portfolio manager|innovation manager|head of innovation|chief innovation officer|
product line manager|product development manager|product executive|founding product manager|product specialist|product associate|
monetization manager|pricing manager`,
  ],
  [
    'Program and Project Management',
    `project manager|project lead|project director|project coordinator|project leader|project head|program manager|programme manager|
program director|programme director|program lead|programme lead|program coordinator|technical program manager|tpm|technical project manager|
it program manager|pmo manager|pmo lead|pmo analyst|head of pmo|pmo director|scrum master|agile coach|agile delivery manager|
release train engineer|delivery manager|delivery lead|delivery director|head of delivery|service delivery manager|
technical delivery manager|project management officer|project controller|project planner|portfolio management lead|change manager|
transformation manager|transformation lead|implementation manager|implementation project manager|project administrator|project assistant|
program administrator|program analyst|project analyst|bid coordinator`,
  ],
  [
    'Marketing',
    `marketing manager|marketing director|marketing head|marketing lead|marketing specialist|marketing coordinator|
marketing executive|marketing associate|marketing assistant|marketing analyst|marketing consultant|marketing strategist|marketing officer|
head of marketing|vp marketing|chief marketing officer|cmo|fractional cmo|digital marketer|digital marketing manager|
digital marketing executive|digital marketing specialist|growth manager|growth marketer|growth marketing manager|
growth hacker|growth lead|head of growth|vp growth|chief growth officer|growth engineer|growth strategist|performance marketer|
performance marketing manager|paid media manager|paid media specialist|media buyer|paid social manager|ppc specialist|ppc manager|
sem specialist|sem manager|seo specialist|seo manager|seo executive|seo analyst|seo lead|seo consultant|aso specialist|demand generation manager|
demand gen manager|head of demand generation|lead generation specialist|lead generation manager|lifecycle marketing manager|
crm manager|crm specialist|crm marketing manager|email marketer|email marketing manager|email marketing specialist|retention manager|
retention marketing manager|marketing operations manager|marketing ops manager|marketing automation specialist|
marketing automation manager|product marketing manager|product marketer|head of product marketing|pmm|field marketing manager|
event marketing manager|event manager|events manager|event planner|event coordinator|partner marketing manager|channel marketing manager|
content marketer|content marketing manager|content strategist|head of content marketing|brand manager|brand strategist|brand director|
head of brand|chief brand officer|brand ambassador|campus ambassador|influencer marketing manager|affiliate manager|affiliate marketing manager|
social media manager|social media specialist|social media executive|social media coordinator|social media strategist|head of social media|social media lead|
head of content|content manager|content specialist|content lead|content director|community manager|community marketing manager|community lead|head of community|social media marketing manager|customer marketing manager|
account based marketing manager|abm manager|go to market manager|gtm lead|gtm manager|head of gtm|gtm strategist|
conversion rate optimization specialist|cro specialist|ecommerce manager|e commerce manager|ecommerce specialist|head of ecommerce|
marketplace manager|amazon specialist|trade marketing manager|shopper marketing manager|marketing communications manager|marcom manager|
copywriter|ux copywriter|marketing intern|category marketing manager|user acquisition manager|web marketing manager|app marketing manager|campaign manager|
marketing data analyst|consumer insights manager|loyalty manager|smm manager|media planner|advertising manager|ad operations manager`,
  ],
  [
    'Sales',
    `account executive|account manager|account director|account coordinator|key account manager|strategic account manager|enterprise account executive|
mid market account executive|smb account executive|named account manager|global account manager|national account manager|
sales manager|sales director|sales head|sales executive|sales representative|sales rep|sales associate|sales consultant|sales specialist|
sales lead|sales officer|sales coordinator|sales engineer|sales development representative|sdr|sdr manager|sales development manager|bdr|
business development representative|inside sales representative|inside sales manager|outside sales representative|
field sales representative|field sales manager|area sales manager|asm|regional sales manager|territory sales manager|territory manager|
territory account manager|zonal sales manager|channel sales manager|national sales manager|country sales manager|export sales manager|
pre sales consultant|presales consultant|presales engineer|pre sales engineer|solution engineer|solutions engineer|solutions consultant|
solution consultant|sales operations manager|sales ops manager|sales operations analyst|sales enablement manager|sales trainer|
revenue operations manager|revops manager|revops analyst|head of revops|head of revenue operations|revenue operations analyst|revops|deal desk analyst|deal desk manager|
head of revenue|vp revenue|chief revenue officer|cro|head of sales|vp sales|chief sales officer|chief commercial officer|commercial director|
commercial manager|head of commercial|high ticket closer|sales closer|appointment setter|cold caller|telesales executive|telecaller|
relationship manager|client partner|client director|client executive|customer acquisition manager|renewals manager|
account development representative|adr|market development representative|store manager|retail manager|shop manager|category sales manager|
real estate sales executive|sales trainee|sales support specialist|sales admin|customer advisor|showroom manager|proposal manager|bid manager`,
  ],
  [
    'Business Development',
    `business development manager|business development executive|business development director|business development associate|
business development specialist|business development lead|business development officer|business developer|head of business development|
vp business development|chief business officer|cbo|bd manager|bde|bdm|biz dev manager|partnerships manager|partnership manager|
partnerships lead|partnerships director|head of partnerships|vp partnerships|partner manager|partner development manager|
partner success manager|partnership development manager|channel partner manager|channel manager|alliance manager|alliances manager|alliances director|
strategic partnerships manager|strategic alliances manager|head of alliances|ecosystem manager|ecosystem lead|strategy manager|
strategy director|head of strategy|strategy lead|strategy analyst|strategy associate|chief strategy officer|corporate development manager|
corporate strategy manager|corporate development associate|strategic initiatives manager|new business manager|new business director|market expansion manager|
strategy and operations manager|bizops manager|business strategist|expansion manager|country launcher`,
  ],
  [
    'Support',
    `customer success manager|csm|customer success specialist|customer success associate|customer success lead|customer success director|customer success engineer|
customer success executive|head of customer success|vp customer success|chief customer officer|client success manager|
customer support specialist|customer support manager|customer support executive|customer support representative|
customer support engineer|customer support associate|customer service representative|customer service executive|customer service manager|
customer service advisor|customer service agent|customer service associate|customer care executive|customer care manager|
customer experience manager|customer experience specialist|head of customer experience|cx manager|cx lead|customer operations manager|customer happiness manager|
customer engagement manager|client services manager|client service manager|client services director|client relations manager|
client onboarding manager|onboarding specialist|onboarding manager|customer onboarding specialist|implementation specialist|
technical support engineer|technical support specialist|technical support representative|technical account manager|tam|support engineer|support specialist|
support manager|support lead|support analyst|application support engineer|application support analyst|product support specialist|
product support engineer|help desk technician|help desk analyst|help desk specialist|service desk analyst|service desk manager|
it support specialist|it support technician|it support analyst|desktop support engineer|desktop support technician|call center agent|call centre agent|
call center manager|contact center manager|escalation manager|escalation engineer|member services representative|guest relations executive|
chat support agent|technical support executive`,
  ],
  [
    'Human Resources',
    `hr manager|hr director|hr head|hr executive|hr generalist|hr specialist|hr coordinator|hr assistant|hr associate|hr officer|hr analyst|
hr consultant|hr lead|hr administrator|hr advisor|hr recruiter|hr operations manager|hr business partner|hrbp|human resources business partner|
human resources manager|human resources director|human resources generalist|human resources specialist|human resource manager|
head of hr|head of human resources|vp hr|vp human resources|chief human resources officer|chro|chief people officer|chief talent officer|head of people|
head of people and culture|head of people operations|vp people|people manager|people lead|people director|people partner|people operations manager|
people operations specialist|people ops manager|people ops|people operations|people and culture manager|people analyst|
people analytics manager|talent acquisition manager|talent acquisition specialist|talent acquisition partner|talent acquisition lead|
talent acquisition executive|talent acquisition director|head of talent|head of talent acquisition|talent manager|talent partner|talent sourcer|sourcer|
recruiter|technical recruiter|senior technical recruiter|tech recruiter|it recruiter|recruitment consultant|recruitment manager|recruiting manager|
recruiting coordinator|recruitment specialist|recruiting specialist|headhunter|executive recruiter|employer branding manager|employer brand manager|
learning and development manager|l and d manager|learning and development specialist|head of learning|head of learning and development|chief learning officer|
organizational development manager|compensation and benefits manager|compensation analyst|compensation manager|benefits manager|benefits specialist|
benefits administrator|benefits analyst|total rewards manager|rewards manager|payroll manager|payroll specialist|
payroll executive|payroll administrator|payroll analyst|hris manager|hris analyst|hris specialist|workforce planning manager|
employee experience manager|employee engagement manager|employee relations manager|culture manager|
diversity and inclusion manager|dei manager|head of dei|workplace experience manager|staffing manager|resource manager|staffing specialist|mobility manager`,
  ],
  [
    'Finance',
    `finance manager|finance director|finance head|finance executive|finance analyst|finance associate|finance lead|finance officer|
finance business partner|financial analyst|financial controller|financial planner|financial advisor|financial planning analyst|
fp and a manager|fp and a analyst|fp and a director|head of fp and a|fpa manager|head of finance|vp finance|chief financial officer|cfo|fractional cfo|
corporate controller|group controller|plant controller|assistant controller|business controller|commercial finance manager|treasury manager|treasury analyst|
treasurer|head of treasury|investment analyst|investment associate|investment manager|investment director|investment banker|
investment banking analyst|investment banking associate|private equity associate|private equity analyst|venture capitalist|
venture partner|vc associate|vc analyst|fund manager|hedge fund manager|portfolio manager|asset manager|wealth manager|
private banker|relationship banker|personal banker|equity research analyst|equity analyst|research analyst equities|quant|
quantitative analyst|quant researcher|quant developer|quant trader|quantitative researcher|trader|crypto trader|credit analyst|credit manager|credit risk analyst|
credit officer|risk manager|risk analyst|risk officer|chief risk officer|head of risk|model risk manager|actuary|underwriter|
insurance agent|insurance broker|insurance advisor|claims manager|claims adjuster|claims handler|loan officer|mortgage broker|mortgage advisor|mortgage loan officer|
investor relations manager|head of investor relations|m and a analyst|m and a associate|m and a manager|mergers and acquisitions manager|
deals manager|transaction advisory manager|fund accountant|tokenomics lead|fraud analyst|aml analyst|kyc analyst|
collections manager|collections specialist|angel investor|investor|bank manager|branch banking manager|finance transformation manager`,
  ],
  [
    'Accounting',
    `accountant|senior accountant|biller|billing clerk|billing coordinator|invoicing clerk|credit controller|accounts clerk|staff accountant|accounting manager|accounts manager|accounts executive|accounts assistant|accounts officer|
accounts payable specialist|accounts receivable specialist|accounts payable clerk|accounts receivable clerk|accounts payable manager|
chartered accountant|certified public accountant|cpa|management accountant|cost accountant|tax manager|tax accountant|tax consultant|
tax analyst|tax associate|tax advisor|tax director|head of tax|audit manager|audit associate|audit senior|auditor|internal auditor|internal audit manager|external auditor|
it auditor|bookkeeper|billing specialist|billing executive|chief accountant|chief accounting officer|general ledger accountant|
revenue accountant|gst consultant|articled assistant|billing manager|head of accounting`,
  ],
  [
    'Legal',
    `general counsel|associate general counsel|deputy general counsel|legal counsel|corporate counsel|in house counsel|senior counsel|
commercial counsel|product counsel|privacy counsel|chief legal officer|clo|head of legal|legal manager|legal director|legal advisor|
legal executive|legal officer|legal assistant|legal associate|legal operations manager|legal ops manager|company secretary|compliance manager|
compliance officer|chief compliance officer|compliance analyst|compliance director|head of compliance|privacy manager|data protection officer|
dpo|chief privacy officer|privacy officer|regulatory affairs manager|regulatory affairs specialist|contract manager|contracts manager|contract administrator|
contracts administrator|patent attorney|patent agent|ip counsel|trademark attorney|lawyer|attorney|solicitor|barrister|paralegal|advocate|
policy manager|public policy manager|head of policy|head of public policy|government affairs manager|government relations manager|trust and safety manager`,
  ],
  [
    'Operations',
    `operations manager|operations director|operations head|operations lead|operations analyst|operations associate|
operations executive|operations coordinator|operations specialist|head of operations|vp operations|chief operating officer|coo|
business operations manager|business operations analyst|business operations lead|biz ops manager|supply chain manager|supply chain analyst|
supply chain director|head of supply chain|supply chain planner|supply chain specialist|chief supply chain officer|
logistics manager|logistics coordinator|logistics executive|logistics analyst|warehouse manager|warehouse supervisor|warehouse associate|fulfillment manager|
fulfilment manager|inventory manager|inventory planner|demand planner|demand planning manager|production manager|production planner|
production supervisor|plant manager|plant head|factory manager|manufacturing manager|manufacturing director|fleet manager|transport manager|dispatcher|
operational excellence manager|continuous improvement manager|process improvement manager|lean manager|six sigma black belt|
facility operations manager|restaurant manager|hotel manager|franchise manager|regional operations manager|area operations manager|
s and op manager|maintenance manager|site manager|construction manager|branch operations manager|store operations manager|
hse manager|ehs manager|ehs specialist|hse officer|safety officer|safety manager|sustainability operations manager|flight attendant|
s and o lead|s and o manager|s and o associate|sales and operations planner|chief pilot|barback|barman|busser|host|hostess|maitre d|maitre d hotel|banquet manager|banquet captain|hotel clerk|valet|porter|bellhop|estimator|construction estimator|cost estimator|construction superintendent|project superintendent|park ranger|production planner|material planner|warehouse operative|picker|packer|courier|mover|laundry attendant|cabin crew|pilot|driver|truck driver|delivery driver|electrician|plumber|carpenter|mechanic|welder|chef|head chef|cook|waiter|barista|cleaner`,
  ],
  [
    'Purchasing',
    `procurement manager|procurement specialist|procurement officer|procurement director|procurement analyst|procurement lead|
procurement executive|procurement engineer|head of procurement|chief procurement officer|purchasing manager|purchase manager|purchase executive|
purchasing officer|purchase officer|purchasing agent|buyer|senior buyer|strategic buyer|category buyer|category manager|category lead|sourcing manager|
sourcing specialist|sourcing lead|strategic sourcing manager|global sourcing manager|vendor manager|vendor management lead|supplier manager|
supplier relationship manager|supplier quality manager|commodity manager|head of purchasing|merchandise buyer|assistant buyer`,
  ],
  [
    'Quality Assurance',
    `qa engineer|qa analyst|qa lead|qa manager|qa tester|qa automation engineer|qa specialist|qa director|head of qa|qc inspector|qc manager|
quality assurance engineer|quality assurance manager|quality assurance analyst|quality assurance specialist|quality engineer|
quality manager|quality analyst|quality control manager|quality control inspector|quality inspector|quality lead|quality director|head of quality|
software tester|software test engineer|test engineer|test automation engineer|test manager|test lead|test analyst|automation tester|automation test engineer|
manual tester|game tester|sdet|performance test engineer|uat tester|quality specialist|validation engineer`,
  ],
  [
    'Arts and Design',
    `designer|ux designer|ui designer|ui ux designer|ux ui designer|product designer|graphic designer|visual designer|web designer|
interaction designer|experience designer|service designer|motion designer|motion graphics designer|brand designer|game designer|
level designer|game artist|3d artist|2d artist|3d modeler|concept artist|vfx artist|animator|illustrator|art director|creative director|chief creative officer|
head of design|design director|design manager|design lead|vp design|chief design officer|creative lead|creative producer|head of creative|ux lead|ux manager|
ux architect|ux writer|content designer|design system lead|design ops manager|designops manager|interior designer|fashion designer|
industrial designer|packaging designer|presentation designer|thumbnail designer|ux strategist|photographer|nft artist|digital artist|tattoo artist|makeup artist|
fashion stylist|architect|landscape architect|principal designer|stylist|music producer|musician|dj`,
  ],
  [
    'Media and Communication',
    `content creator|content writer|content editor|content producer|content executive|
communications manager|communications director|communications specialist|communications officer|
communications lead|corporate communications manager|internal communications manager|head of communications|
vp communications|chief communications officer|pr manager|pr executive|pr specialist|pr director|public relations manager|public relations specialist|publicist|
media relations manager|press officer|spokesperson|journalist|reporter|editor|editor in chief|managing editor|video editor|videographer|
podcaster|podcast producer|podcast host|youtuber|influencer|streamer|blogger|newsletter writer|ghostwriter|technical writer|documentation manager|
documentation engineer|translator|interpreter|localization manager|localization specialist|screenwriter|film director|film producer|director of photography|speaker|keynote speaker|author`,
  ],
  [
    'Consulting',
    `management consultant|strategy consultant|business consultant|associate consultant|senior consultant|principal consultant|
consultant|engagement manager|consulting manager|consulting director|advisory manager|advisory consultant|transformation consultant|
sustainability consultant|esg consultant|operations consultant|independent consultant|implementation consultant|functional consultant|
freelance consultant|change management consultant|innovation consultant|technology consultant|agile consultant|ai consultant`,
  ],
  [
    'Research',
    `research scientist|principal investigator|lead investigator|ai research scientist|research engineer|applied scientist|ai researcher|machine learning researcher|
ml researcher|ai scientist|research associate|research assistant|research fellow|research analyst|research manager|research director|head of research|
postdoctoral researcher|postdoc|postdoctoral fellow|phd researcher|doctoral researcher|ux researcher|user researcher|
market research analyst|insights analyst|insights manager|consumer insights analyst|clinical research associate|cra|clinical research coordinator|
clinical data manager|r and d manager|r and d engineer|r and d director|head of r and d|chief scientific officer|chief scientist|scientist|senior scientist|
principal scientist|staff scientist|bioinformatics scientist|bioinformatician|computational biologist|economist|policy analyst|policy researcher|lab manager|laboratory manager`,
  ],
  [
    'Healthcare Services',
    `nurse|travel nurse|charge nurse|scrub nurse|school nurse|district nurse|medication technician|dental assistant|dental hygienist|chief medical officer|medical director|medical officer|medical science liaison|msl|clinical director|clinical specialist|
registered nurse|staff nurse|nurse practitioner|nurse manager|physician|doctor|surgeon|pediatrician|anesthesiologist|dentist|pharmacist|physiotherapist|psychologist|
psychotherapist|therapist|medical representative|medical advisor|medical affairs manager|pharmacovigilance specialist|chief nursing officer|
care manager|care coordinator|nutritionist|dietitian|personal trainer|veterinarian|medical coder|health coach|caregiver|care assistant|hospital administrator|practice manager`,
  ],
  [
    'Education',
    `teacher|lecturer|professor|assistant professor|associate professor|adjunct professor|instructor|tutor|teaching assistant|
academic coordinator|academic director|dean|school principal|head teacher|vice principal|curriculum developer|curriculum designer|
instructional designer|learning designer|learning experience designer|corporate trainer|trainer|coach|executive coach|life coach|career coach|
education consultant|admissions counselor|admissions officer|admissions manager|student counselor|head of education|training manager|training coordinator|
training specialist|faculty member|enablement specialist|educator|course creator`,
  ],
  [
    'Administrative',
    `executive assistant|personal assistant|virtual assistant|administrative assistant|admin assistant|admin executive|admin manager|
admin officer|administration manager|administrative officer|administrative manager|office manager|office administrator|
office assistant|office coordinator|receptionist|front desk executive|front desk manager|secretary|executive secretary|data entry operator|data entry clerk|data entry specialist|
chief administrative officer|head of administration|workplace manager|ea to ceo|office and people manager|team assistant`,
  ],
  [
    'Entrepreneurship',
    `founder|co founder|cofounder|founder and ceo|co founder and ceo|founding partner|startup founder|entrepreneur|solopreneur|
serial entrepreneur|eir|business owner|small business owner|entrepreneur in residence|solo founder|technical co founder|technical founder|indie hacker|venture builder`,
  ],
  [
    'Real Estate',
    `real estate agent|real estate broker|real estate manager|realtor|property manager|property consultant|leasing manager|
leasing consultant|leasing agent|facility manager|facilities manager|facilities director|head of facilities|estate agent|
real estate developer|real estate investor|real estate analyst|acquisitions manager|land acquisition manager|letting agent|real estate director`,
  ],
  [
    'Community and Social Services',
    `social worker|community organizer|community outreach coordinator|csr manager|csr head|sustainability manager|
sustainability lead|sustainability director|sustainability officer|chief sustainability officer|head of sustainability|esg manager|esg analyst|head of esg|fundraising manager|
fundraiser|development officer|major gifts officer|grants manager|grant writer|volunteer coordinator|volunteer manager|impact manager|
social impact manager|program officer|case manager|case worker|youth worker|counselor|chaplain|pastor|
diversity officer|nonprofit director`,
  ],
  [
    'Military and Protective Services',
    `security guard|security officer|security supervisor|security manager|security director|police officer|firefighter|army officer|naval officer|
detective|loss prevention manager|loss prevention officer|physical security manager|corporate security manager|bodyguard|chief of police`,
  ],
];

/** Titles that say no department, yet are titles: to be found as one. */
export const TITLES_OF_NO_DEPARTMENT = `chief executive officer|ceo|managing director|general manager|president|vice president|
senior vice president|executive vice president|assistant vice president|director|executive director|associate director|senior director|regional director|country director|
non executive director|board member|board director|board advisor|chairman|chairperson|chairwoman|chair|vice chairman|partner|managing partner|general partner|
owner|proprietor|shareholder|manager|senior manager|assistant manager|deputy manager|general manager operations|branch manager|country manager|country head|regional manager|
area manager|regional head|team lead|team leader|team manager|supervisor|chief of staff|associate|analyst|specialist|coordinator|assistant|executive|
officer|intern|trainee|apprentice|graduate trainee|management trainee|working student|student|volunteer|freelancer|contractor|advisor|adviser|mentor|
c level executive|decision maker|business head|unit head|deputy general manager|assistant general manager|vp|svp|evp|avp|md|gm|
portfolio director|principal|fellow|ambassador|secretary general|limited partner|operating partner|city manager|generalist|founders associate|site director|department head|group leader|limited partner|
section head|minister|mayor|ambassador`;

/** Titles of one word in other languages, the department of which is read from the word. */
export const TITLES_OF_OTHER_LANGUAGES = `ingeniero|ingeniera|desarrollador|desarrolladora|programador|programadora|contador|contadora|abogado|abogada|medico|medica|enfermero|enfermera|maestro|maestra|profesor|profesora|vendedor|vendedora|comprador|compradora|
gerente|jefe|directora|analista|arquitecto|arquitecta|disenador|disenadora|periodista|psicologo|psicologa|farmaceutico|reclutador|reclutadora|economista|traductor|cocinero|camarero|chofer|electricista|consultor|consultora|asesor|fundador|fundadora|dueno|socio|emprendedor|administrador|secretaria|becario|
engenheiro|engenheira|desenvolvedor|desenvolvedora|advogado|advogada|enfermeiro|enfermeira|professora|vendedora|motorista|diretor|diretora|coordenador|coordenadora|jornalista|recrutador|recrutadora|arquiteto|arquiteta|estagiario|estagiaria|empreendedor|
ingenieur|ingenieure|developpeur|developpeuse|comptable|avocat|avocate|medecin|infirmier|infirmiere|enseignant|enseignante|professeur|vendeur|vendeuse|commercial|acheteur|acheteuse|directeur|directrice|responsable|juriste|recruteur|recruteuse|journaliste|graphiste|architecte|pharmacien|pharmacienne|chercheur|chercheuse|formateur|formatrice|fondateur|fondatrice|entrepreneur|gerant|notaire|consultante|stagiaire|redacteur|redactrice|
ingegnere|sviluppatore|sviluppatrice|avvocato|commercialista|ragioniere|infermiere|insegnante|venditore|direttore|direttrice|responsabile|architetto|giornalista|farmacista|ricercatore|imprenditore|titolare|
ingenieurin|entwickler|entwicklerin|softwareentwickler|softwareentwicklerin|buchhalter|buchhalterin|steuerberater|steuerberaterin|wirtschaftsprufer|rechtsanwalt|rechtsanwaltin|jurist|juristin|arzt|arztin|krankenpfleger|lehrer|lehrerin|erzieher|erzieherin|verkaufer|verkauferin|einkaufer|einkauferin|vertriebsleiter|vertriebsleiterin|personalleiter|personalleiterin|personalreferent|personalreferentin|geschaftsfuhrer|geschaftsfuhrerin|projektleiter|projektleiterin|projektmanager|produktmanager|produktmanagerin|architekt|architektin|apotheker|apothekerin|redakteur|redakteurin|berater|beraterin|grunder|grunderin|inhaber|inhaberin|leiter|leiterin|werkstudent|praktikant|praktikantin|informatiker|disponent|bauleiter|vorstand|prokurist|
ontwikkelaar|boekhouder|advocaat|verpleegkundige|docent|verkoper|inkoper|directeur|ondernemer|oprichter|adviseur|jurist|architect|
software engineer|इंजीनियर|सॉफ्टवेयर इंजीनियर|सॉफ्टवेयर डेवलपर|डेवलपर|मैनेजर|प्रबंधक|शिक्षक|अध्यापक|डॉक्टर|नर्स|वकील|लेखाकार|अकाउंटेंट|चार्टर्ड अकाउंटेंट|डिजाइनर|पत्रकार|निदेशक|संस्थापक|सीईओ|इंटर्न|
مهندس|مهندس برمجيات|مهندس مدني|محاسب|مدير|محامي|طبيب|ممرض|ممرضة|معلم|مدرس|مصمم|مبرمج|مطور|صيدلي|صحفي|مترجم|مسوق|باحث|مستشار|موسس|
工程师|软件工程师|程序员|产品经理|项目经理|会计|律师|医生|护士|教师|老师|设计师|记者|编辑|翻译|总监|经理|总经理|创始人|销售|采购|实习生`;
