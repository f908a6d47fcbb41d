import type { DepartmentRows } from './department-rows.ts';

/** Words and phrases of English titles; abbreviations of titles that are used in every language. */
export const ENGLISH: DepartmentRows = [
  [
    'Accounting',
    3,
    `accounting|accountant|accountants|accounts|accounts payable|accounts receivable|payables|receivables|auditor|auditors|audit|auditing|tax|taxes|taxation|bookkeeper|bookkeeping|cpa|chartered accountant|acca|
general ledger|articled assistant|article assistant|articled clerk|article trainee|articleship|billing|invoicing|comptroller|cost accounting|gst|vat|statutory reporting|sox`,
  ],
  [
    'Administrative',
    4,
    `document controller|document control|executive assistant|personal assistant|virtual assistant|administrative assistant|ea|pa|office manager|office assistant|front desk|front office|back office administrator|office administrator|office of the ceo assistant|data entry|assistant to|secretary to|
executive secretary|office management|office coordinator|office services|records management|mail room|mailroom|executive support|workplace services|town clerk|city clerk|county clerk|administrative officer|administrative services`,
  ],
  [
    'Administrative',
    2,
    `administrative|administration|administrator|admin|secretary|secretarial|receptionist|reception|clerk|clerical|typist|records`,
  ],
  ['Administrative', 1, `document|documents|assistant|office|secretariat|asst`],
  [
    'Arts and Design',
    4,
    `ux|ui|ui ux|ux ui|user experience|user interface|product design|product designer|design system|design systems|design ops|designops|service design|art director|creative director|creative lead|graphic design|interior design|design director|design lead|design manager|head of design|
interaction design|motion graphics|content design|content designer|game art|brand design|brand designer|visual effects|vfx|3d artist|executive creative director|creative services|industrial design|fashion design|architect designer|music producer|principal designer`,
  ],
  [
    'Arts and Design',
    3,
    `designer|designers|illustrator|animator|animation|artist|artists|musician|actor|actress|sculptor|photographer|photography|stylist|creative|creatives|art|arts|choreographer|dancer|singer|composer|curator|imagineering|cinematographer|theatre|theater|contemporary art|fine art|dj|interior|jewelry|fashion|museum|gallery`,
  ],
  ['Arts and Design', 2, `design|music|landscape architect`],
  [
    'Business Development',
    4,
    `strategic growth|business development|biz dev|bizdev|bd|new business|partner development|partner manager|partner management|partner success|channel partner|channel partners|channel manager|channel management|channel development|corporate development|
business strategy|corporate strategy|strategic partnerships|strategic alliances|strategic initiatives|strategic planning|market expansion|business expansion|partner ecosystem|partner enablement|partner program|partner programs|partner relations|partner relationship|partner relationships|business developer|economic development|
bde|bdm|cbo|international expansion|country launcher|market entry|strategy and operations|strategy operations|partner account|partner alliances|partner growth`,
  ],
  ['Business Development', 3, `partnerships|partnership|alliances|alliance`],
  [
    'Business Development',
    2,
    `strategy|strategic|ecosystem|franchise development|go to market strategy|corporate planning`,
  ],
  ['Business Development', 1, `partners|expansion|channel|m and a integration`],
  [
    'Community and Social Services',
    4,
    `health advocate|community advocate|support worker|housing support|family support|homeless support|disability support|victim advocate|child advocate|youth advocate|patient advocate|domestic violence advocate|family advocate|resident services|tenant services|social worker|social work|social services|social service|social care|social impact|social welfare|community outreach|community engagement|community development|community relations|community organizer|community health worker|community services|community programs|corporate social responsibility|
fundraising|fund raising|major gifts|planned giving|annual giving|donor relations|grant writer|grants|adoption counselor|case worker|case manager|youth worker|human rights|child protection|child welfare|mental health counselor|foster care|shelter|housing officer|human services|parks and recreation|volunteer coordinator|volunteer manager|volunteer management|diversity officer|program officer`,
  ],
  [
    'Community and Social Services',
    3,
    `philanthropy|stewardship|donor|donors|fundraiser|ngo|nonprofit|non profit|charity|charitable|csr|sustainability|esg|caseworker|humanitarian|pastor|priest|chaplain|clergy|minister of|imam|rabbi|missionary|ministry|adoption|gifts|welfare|counselor|counsellor|parish|refugee|diocese|rehabilitation counselor|probation officer`,
  ],
  [
    'Community and Social Services',
    2,
    `community|volunteer|volunteers|volunteering|outreach|foundation|advocacy|youth|civic|homeless|family services|climate|cultural|recreation|gender`,
  ],
  [
    'Consulting',
    4,
    `management consultant|management consulting|strategy consultant|strategy consulting|business consultant|business consulting|engagement manager|associate consultant|advisory services|transaction advisory|client advisory|consulting services|agile coach consultant|special advisor|senior advisor|strategic advisor|executive advisor`,
  ],
  [
    'Consulting',
    2,
    `consultant|consultants|consulting|consultancy|advisory|freelance consultant|management consultancy`,
  ],
  ['Consulting', 1, `advisor|adviser|advisors|expert`],
  [
    'Education',
    4,
    `assistant professor|associate professor|professor of practice|head of school|vice principal|assistant principal|school principal|instructional design|instructional designer|learning designer|dean|dean of students|student affairs|student success|student services|academic affairs|curriculum|admissions|teaching assistant|head teacher|headteacher|
education program|education programs|technical training|superintendent of schools|early childhood|special education|registrar|executive education|life coach|executive coach|career coach|college counselor|school counselor|guidance counselor|student counselor|career services|career counselor|residence life|head of year|training program|corporate trainer|customer education|school administrator|education administrator`,
  ],
  [
    'Education',
    3,
    `teacher|teachers|teaching|professor|professors|prof|lecturer|tutor|tutoring|instructor|educator|faculty|academic|academics|headmaster|headmistress|trainer|librarian|library|principal teacher|education|educational|kindergarten|montessori|provost|rector|postgraduate|lector|pedagogy|e learning|elearning|coach|coaching`,
  ],
  ['Education', 2, `training|school|university|college|scholarship|literacy|campus|`],
  [
    'Engineering',
    4,
    `mechanical designer|mechanical design|electrical designer|electrical design|civil designer|cad designer|piping designer|structural designer|hardware designer|asic designer|chip designer|circuit designer|tool designer|mold designer|machine designer|engineering designer|software designer|product engineer|video game developer|software engineering|software development|software engineer|software developer|engineering manager|engineering director|engineering lead|head of engineering|vp engineering|cto|chief technology|chief technical|chief engineer|technology officer|technical officer|tech lead|technical lead|technical director|technical architect|technical leader|technical team|
machine learning|deep learning|computer vision|artificial intelligence|generative ai|data science|data scientist|data scientists|devops|site reliability|platform engineering|software architect|solution architect|solutions architect|software architecture|application development|app development|web development|game development|mobile development|product engineering|product development engineer|
developer relations|developer advocate|developer advocacy|developer evangelist|developer experience|devrel|smart contract|mlops|backend engineering|frontend engineering|hardware engineering|mechanical engineering|electrical engineering|civil engineering|chemical engineering|process engineering|industrial engineering|systems engineering|design engineering|design engineer|reservoir engineering|forward deployed|
member of technical staff|technical staff|mts|smts|lmts|pmts|full stack|front end|back end|sde|sdet developer|swe|sre|ctpo|ctio|prompt engineer|project engineer|process engineer|production engineer|field engineer|planning engineer|application engineer|applications engineer|design and engineering|technology development|chief architect|principal architect|lead architect|chief technologist|technology director|head of technology|vp technology|vp of technology|director of technology|development manager software`,
  ],
  [
    'Engineering',
    2,
    `mobile app|mobile apps|mobile engineering|software|engineer|engineers|engineering|eng|engg|engr|developer|developers|dev|programmer|programmers|programming|coder|architecture|backend|frontend|fullstack|java|javascript|c++|c#|golang|perl|delphi|vb|asp|html5|html|u3d|cocos2d|hadoop|spark|python|php|golang|kotlin|ruby|rails|react|angular|flutter|node|dotnet|embedded|firmware|hardware|robotics|robot|automation|mechanical|electrical|electronics|chemical|structural|mechatronics|aerospace|automotive engineering|petroleum|reservoir|nuclear|vlsi|fpga|asic|semiconductor|
ai|ml|llm|nlp|genai|blockchain|web3|solidity|crypto protocol|android|ios|unity|unreal|algorithm|algorithms|autonomy|perception|simulation|drafter|draftsman|draughtsman|cad|surveyor|geotechnical|commissioning|instrumentation|metallurgist|metallurgy|craftsman|technology|technologies|j2ee|hadoop|kubernetes|ai ml`,
  ],
  [
    'Engineering',
    1,
    `net|civil|technical|tech|platform|technician|api|web|architect software|integration|technologist`,
  ],
  ['Finance', 1, `controller`],
  [
    'Finance',
    4,
    `transaction services|transaction banking|bursar|business angel|business angels|personal banker|private banker|personal banking|private banking|personal finance|group controller|corporate controller|assistant controller|divisional controller|business controller|cost controller|plant controller|regional controller|credit controller|loan closer|chief financial|financial controller|finance controller|financial planning|financial analyst|investor relations|investment banking|investment banker|private equity|venture capital|ventures|venture partner|wealth management|asset management|asset manager|portfolio manager|portfolio management|fund manager|risk management|risk manager|equity research|corporate finance|credit risk|credit analyst|market risk|capital markets|fixed income|hedge fund|mergers and acquisitions|m and a|fp and a|fpa|cfo|
finance business partner|loan officer|relationship banker|insurance broker|insurance agent|commodity trader|quantitative analyst|quantitative researcher|quant|fund accountant|financial advisor|financial adviser|financial planner|real estate finance|project finance|trade finance|finance operations|anti money laundering|aml|kyc|fd|payment operations|claims adjuster|loss adjuster|angel investor|limited partner|general partner|family office|pension fund|merchant banker|budget analyst`,
  ],
  [
    'Finance',
    3,
    `finance|finances|financial|treasury|treasurer|underwriter|underwriting|actuary|actuarial|trader|controllership|controlling|budget|budgeting|fiscal|equities|investment|investments|investing`,
  ],
  [
    'Finance',
    2,
    `banking|banker|bank|insurance|claims|claim|fund|funds|lending|loans|loan|mortgage|mortgages|credit|credits|risk|wealth|equity|portfolio|capital|investor|investors|trading|broker|brokerage|collections|securities|derivatives|payments|payment|reinsurance|pension|pensions|fintech|valuation|valuations|fraud|teller|cash|assessor|tokenomics|deals|pricing|economic`,
  ],
  [
    'Healthcare Services',
    4,
    `medical records|health records|health information|medical coding|medical billing|emergency medical|medical director|chief medical|medical officer|medical affairs|clinical operations|clinical director|public health|mental health|health care|patient care|patient services|nurse practitioner|nurse manager|head nurse|staff nurse|registered nurse|chief nursing|speech therapist|occupational therapist|physical therapist|dental|medical science liaison|msl|pharmacovigilance|drug safety|care coordinator|hospital administrator|home care|personal trainer|health coach|medical representative|medical superintendent|medical coder|resident physician|resident doctor|surgical resident|medical resident|charge nurse|practice manager medical|cmo medical|cno nursing|health officer|physician assistant|clinical psychologist|emergency medical`,
  ],
  [
    'Healthcare Services',
    3,
    `nurse|nurses|nursing|doctor|physician|physicians|surgeon|surgery|surgical|dentist|dentistry|orthodontist|pharmacist|pharmacy|physiotherapist|physiotherapy|therapist|psychologist|psychotherapist|psychiatrist|psychiatry|cardiologist|cardiology|radiologist|radiology|radiographer|pediatrician|pediatric|pediatrics|dermatologist|oncologist|oncology|neurologist|gynecologist|anesthesiologist|pathologist|
paramedic|midwife|veterinarian|veterinary|optometrist|nutritionist|dietitian|caregiver|rn|clinic|clinician|hospital|hospice|patient|patients|phlebotomist|rehabilitation|chiropractor|sonographer|ophthalmologist|orthopedic|urologist|audiologist|lab technician medical|neurosurgeon|cna|lpn|lvn|crna|rehab|dialysis|x ray|radiographic|radiologic|dietary|dietician|mds|icu|telemetry|endodontist|periodontist|prosthodontist|hematologist|nephrologist|rheumatologist|gastroenterologist|endocrinologist|pulmonologist|otolaryngologist|geriatrician|hospitalist|internist|obstetrician|anaesthetist|anesthetist|podiatrist|osteopath|acupuncturist|perfusionist|respiratory|sterile processing|ultrasound|mri`,
  ],
  [
    'Healthcare Services',
    2,
    `medical|medicine|clinical|health|healthcare|wellness|pharma|pharmaceutical|pharmaceuticals|nutrition|therapy|biomedical|diagnostics|fitness|nerve`,
  ],
  [
    'Human Resources',
    4,
    `human resources|human resource|hr|hrbp|chro|hris|hrms|human capital|chief people|people operations|people ops|people and culture|people partner|people experience|people success|people analytics|people manager|people lead|head of people|people team|vp people|vp of people|director of people|talent acquisition|talent management|talent development|talent partner|talent operations|employee experience|employee relations|employee engagement|employee success|employer branding|employer brand|
total rewards|compensation and benefits|comp and ben|learning and development|l and d|organizational development|organisational development|organization development|head of learning|director of learning|chief learning|diversity and inclusion|diversity equity|dei|culture and talent|technical recruiter|executive recruiter|executive recruitment|recruitment consultant|workforce planning|workforce management|resource manager|ressource manager|labor relations|labour relations|industrial relations|human relations|personnel|campus recruitment|university recruiting|graduate recruitment|executive search|head hunter|benefits administrator|benefits manager|global mobility|chief happiness`,
  ],
  [
    'Human Resources',
    3,
    `recruiter|recruiters|recruiting|recruitment|recruit|talent|people|payroll|staffing|headhunter|sourcer|compensation|benefits|rewards|hiring|workforce|diversity|inclusion|onboarding hr|er manager|remuneration|learning`,
  ],
  ['Human Resources', 1, `er|ir|culture|employee|employees|manpower`],
  [
    'Information Technology',
    4,
    `software distribution|software asset|software packaging|software deployment|software configuration|software licensing|it delivery|it program|it programme|it portfolio|it strategy|it change|it governance|it risk|it procurement|it asset|network operations|it production|edi|information technology|information systems|information security|cyber security|cybersecurity|chief information|chief data|chief digital|network engineer|network administrator|network architect|system administrator|systems administrator|system admin|sysadmin|database administrator|dba|it manager|it director|it infrastructure|it operations|it support manager|it security|enterprise architect|enterprise architecture|
data analyst|data analytics|data engineer|data engineering|data architect|data architecture|data governance|data management|data warehouse|data platform|data protection engineer|big data|business intelligence|bi|power bi|business analyst|business analysis|business systems|systems analyst|system analyst|system analysis|digital transformation|security engineer|security analyst|security architect|security operations|security architecture|application security|product security|cloud security|network security|security consultant|security researcher|offensive security|threat intelligence|penetration tester|security technologies|security technology|
cloud architect|cloud infrastructure|cloud operations|sap|erp|cio|ciso|chief security|salesforce administrator|salesforce admin|salesforce consultant|technology operations|management information systems|mis|it services|computer operator|web administrator|webmaster|tech support manager|it consultant|it project|infrastructure architect|it architect|systems architect|system architect|analytics engineer|soc analyst|release manager|it analyst|technology risk|it audit|it service management|itsm|information management|data operations`,
  ],
  [
    'Information Technology',
    2,
    `it|ict|cloud|cyber|infosec|network|networks|networking|infrastructure|analytics|informatics|database|databases|servicenow|salesforce|oracle|linux|microsoft 365|data|tableau|etl|gis|mysql|mongodb|db2|hive|idc|digitization|digitalization|digitisation|digitalisation|cloud practice|informatica|telecom|telecommunications|computer|computers|iam|devsecops`,
  ],
  ['Information Technology', 1, `application|applications|security|information|systems|system`],
  [
    'Legal',
    4,
    `general counsel|legal counsel|corporate counsel|associate counsel|legal operations|legal officer|legal affairs|company secretary|corporate secretary|compliance officer|data protection|data privacy|data protection officer|intellectual property|patent|patents|trademark|regulatory affairs|government affairs|government relations|public policy|public affairs|policy and government|contract manager|contract management|contracts manager|contract administrator|contracts administrator|contract department|contract specialist|law clerk|corporate governance|clo|dpo|trust and safety|legal assistant|legal secretary|city attorney|district attorney|practice group|law officer|ethics officer`,
  ],
  [
    'Legal',
    3,
    `legal|law|lawyer|lawyers|attorney|counsel|advocate|solicitor|barrister|paralegal|litigation|litigator|notary|judge|judicial|magistrate|compliance|privacy|jurist|arbitrator|prosecutor|conveyancer|court`,
  ],
  [
    'Legal',
    2,
    `regulatory|contracts|contract|policy|ethics|governance|licensing|legislative|immigration|cs company secretary`,
  ],
  [
    'Marketing',
    4,
    `marketing|mktg|mkt|mktng|marketer|marketers|product marketing|partner marketing|marketing operations|marketing ops|marketing communications|marcom|marcoms|growth marketing|growth hacker|growth hacking|growth lead|head of growth|vp growth|growth manager|growth strategist|chief growth|chief marketing|cmo|brand manager|brand management|demand generation|demand gen|lead generation|lead gen|search engine|community manager|community management|content strategy|content strategist|content marketing|content manager|content management|content specialist|content lead|content director|head of content|
customer marketing|field marketing|go to market|gtm|seo|sem|smm|ppc|paid media|paid social|paid search|performance marketing|media buyer|media planner|media planning|media buying|social media|influencer marketing|brand ambassador|consumer insights|digital strategist|digital strategy|ecommerce|e commerce|event planning|event planner|event manager|events manager|event marketing|event coordinator|events coordinator|digital marketing|email marketing|lifecycle marketing|user acquisition|campaign manager|campaigns|ad operations|adops|crm manager|crm marketing|loyalty program|market development|shopper marketing|trade marketing|head of brand|chief brand|copywriter|copywriting|site performance|conversion rate|creative strategist|sponsorship|sponsorships|public relations and marketing|visitor services marketing|abm|aso`,
  ],
  ['Marketing', 3, `brand|brands|branding|advertising|promotions|promotion`],
  [
    'Marketing',
    2,
    `growth|social|crm|event|events|campaign|affiliate|affiliates|content|merchandising marketing|loyalty|audience|lifecycle|retention|seo content`,
  ],
  ['Marketing', 1, `digital|market|markets|storytelling`],
  [
    'Media and Communication',
    4,
    `chief content|public relations|pr|corporate communications|internal communications|external communications|corporate affairs|media relations|content writer|content creator|content producer|content editor|content writing|technical writer|technical writing|video editor|video producer|video production|editor in chief|managing editor|executive producer|film director|film producer|director of photography|press officer|press secretary|press relations|press manager|press office|head of press|public information officer|science communication|crisis communications|localization|sound engineer|audio engineer|broadcast engineer|camera operator|copy editor|electronic communications|podcast`,
  ],
  [
    'Media and Communication',
    3,
    `journalist|reporter|editor|editorial|communications|communication|comms|publicist|broadcaster|broadcast|broadcasting|journalism|writer|writing|author|blogger|vlogger|youtuber|podcaster|videographer|filmmaker|newsroom|news|publishing|publisher|translator|interpreter|translation|speechwriter|columnist|presenter|correspondent|screenwriter|influencer|streamer|creator|speaker`,
  ],
  [
    'Media and Communication',
    2,
    `media|producer|television|tv|radio|film|video|documentation|storyteller|anchor|studio production|spokesperson`,
  ],
  [
    'Military and Protective Services',
    4,
    `security guard|security officer|security supervisor|security manager physical|security agent|security services|physical security|director of security|corporate security|loss prevention|fire officer|fire safety officer|fire chief|fire department|police officer|police chief|chief of police|police inspector|law enforcement|army officer|naval officer|air force|coast guard|wing commander|squadron leader|armed forces|indian army|indian navy|us army|us navy|security director|correctional officer|homeland security|emergency management|protective services|public safety|executive protection|asset protection|security forces`,
  ],
  [
    'Military and Protective Services',
    3,
    `army|navy|naval|police|policeman|firefighter|fireman|military|soldier|sergeant|lieutenant|colonel|brigadier|constable|sheriff|deputy sheriff|infantry|marine corps|veteran officer|bodyguard|detective|battalion|guard|corporal|commander|cadet|admiral|patrol`,
  ],
  [
    'Operations',
    4,
    `business excellence|operations excellence|process excellence|service excellence|manufacturing excellence|press shop|machine shop|paint shop|body shop|store keeper|air traffic controller|traffic controller|stock controller|inventory controller|production controller|material controller|materials controller|logistics controller|pest control|animal control|chief operating|coo|supply chain|health and safety|health safety|hse|ehs|qhse|hseq|plant manager|plant head|plant director|factory manager|production manager|production supervisor|production planner|founders office|founders associate|founder associate|chief of staff|continuous improvement|operational excellence|process improvement|business operations|bizops|biz ops|sales and operations planning|s and op|demand planning|demand planner|material planner|food and beverage|f and b|head chef|executive chef|housekeeping|public works|flight attendant|cabin crew|truck driver|production operator|machine operator|black belt|six sigma|lean manufacturing|facility operations|fleet manager|fleet management|restaurant manager|hotel manager|kitchen manager|duty manager|front of house|construction manager|construction supervisor|site manager|site supervisor|site foreman|mine manager|general affairs|revenue cycle operations|warehouse manager|inventory control|order management|production planning|business continuity|environment health|environmental health|revenue manager hotel|air traffic|ground handling|ramp agent|material handler|forklift operator|quantity surveyor`,
  ],
  [
    'Operations',
    3,
    `logistics|logistic|warehouse|warehousing|fulfillment|fulfilment|manufacturing|dispatcher|dispatch|inventory|shipping|freight|chef|cook|driver|pilot|electrician|plumber|carpenter|mechanic|welder|machinist|barista|waiter|waitress|bartender|hostess|cleaner|housekeeper|janitor|foreman|custodian|gardener|farmer|miner|labourer|laborer|butcher|baker|hairdresser|tailor|assembler|fitter|painter|mason|roofer|chocolatier|steward|sailor|seaman|storekeeper`,
  ],
  [
    'Operations',
    2,
    `shift manager|shift supervisor|shift lead|shift leader|shift incharge|canteen|terminal|branch manager|branch head|branch operations|stores|flight|crew|airport|restaurant|restaurants|kitchen|operations|operation|operational|ops|production|transport|transportation|maintenance|fleet|plant|factory|mill|construction|safety|hospitality|hotel|catering|culinary|mining|mine|drilling|farm|agriculture|agricultural|waste|environmental|processing|packaging|assembly|distribution|export|import|customs|travel|tourism|foundry|facility services|port|marine|aviation|utilities|wastewater|merchandiser|merchandising|guest services|works`,
  ],
  [
    'Operations',
    1,
    `operator|industrial|materials|material|process|quality of service|planning|planner|scheduling|worker|helper|handyman|process owner|scheduler`,
  ],
  [
    'Product Management',
    4,
    `pm|product manager|product managers|product management|product owner|product lead|product head|head of product|product director|chief product|product strategy|product strategist|vp product|vp of product|director of product|product operations|product ops|product analyst|product portfolio|product line|product line manager|product development manager|product development|product innovation|product innovations|new product|new products|group product|associate product|technical product|digital product|product planning|product discovery|product specialist|product executive|product associate|apm|gpm|cpo|product leader|products manager|product vision`,
  ],
  ['Product Management', 1, `product|products|innovation|innovations|catalog`],
  [
    'Program and Project Management',
    4,
    `project manager|project managers|project management|project mgmt|project mgr|project lead|project leader|project coordinator|project director|project head|project officer|project assistant|project administrator|project controller|project controls|program manager|program management|programme manager|programme management|program director|programme director|program lead|programme lead|program coordinator|program head|technical program|pmo|tpm|scrum master|scrummaster|agile coach|delivery manager|delivery lead|delivery head|delivery director|head of delivery|service delivery|release train|change management|change manager|transformation office|implementation manager|transformation director|head of transformation|transformation manager|projects director|project portfolio|projects manager|agile delivery|program mgr|`,
  ],
  [
    'Program and Project Management',
    2,
    `projects|programs|programmes|agile|scrum|delivery|transformation|implementation`,
  ],
  ['Program and Project Management', 1, `project|program|programme`],
  [
    'Purchasing',
    4,
    `strategic sourcing|vendor management|vendor development|vendor relations|vendor manager|supplier management|supplier development|supplier quality|supplier relations|supplier relationship|category manager|category management|category buyer|category lead|commodity manager|chief procurement|global sourcing|merchandise buyer|purchase manager|purchase officer|purchase executive|purchasing manager|procurement engineer`,
  ],
  ['Purchasing', 3, `procurement|purchasing|purchase|purchaser|purchases|buyer|buyers|buying|sourcing`],
  ['Purchasing', 2, `supplier|suppliers|vendor|vendors|subcontracts|tendering`],
  [
    'Quality Assurance',
    4,
    `cqa|sqa|dqa|pqa|iqa|quality controller|quality assurance|quality control|quality engineer|quality manager|quality analyst|quality inspector|qa|qc|qa qc|qa engineer|sdet|software test|software tester|software testing|test engineer|test automation|test lead|test manager|test analyst|automation tester|manual tester|game tester|quality systems|quality management`,
  ],
  ['Quality Assurance', 3, `quality|tester|testing`],
  ['Quality Assurance', 2, `test|validation`],
  ['Quality Assurance', 1, `inspection|inspector`],
  [
    'Real Estate',
    4,
    `real estate|property management|property manager|property consultant|property development|facility manager|facilities manager|facility management|facilities management|land acquisition|real estate agent|real estate broker|leasing consultant|estate agent|estate manager`,
  ],
  ['Real Estate', 3, `realtor|realty|leasing|facilities|lettings|letting`],
  ['Real Estate', 2, `property|properties|facility|land|tenant|housing|estates`],
  [
    'Research',
    4,
    `research scientist|research fellow|research associate|research assistant|research analyst|research engineer|research director|research manager|research lead|research and development|r and d|market research|user research|ux research|ux researcher|clinical research|research intern|scientific affairs|scientific director|chief scientific|chief scientist|applied scientist|applied research|laboratory manager|lab manager|lab director|policy research|postdoctoral|postdoc|post doctoral|doctoral researcher|phd researcher|phd candidate|doctoral candidate|phd student|undergraduate research`,
  ],
  [
    'Research',
    3,
    `scholar|visiting scholar|research|researcher|researchers|scientist|scientists|economist|statistician|chemist|biologist|physicist|geologist|microbiologist|biochemist|mathematician|archaeologist|historian|sociologist|epidemiologist|bioinformatician|biostatistician|cra|genomics`,
  ],
  ['Research', 2, `scientific|science|sciences|laboratory|lab|insights|biology|chemistry|r d|statistics`],
  [
    'Sales',
    4,
    `sales|sale|presales|pre sales|presale|sales operations|sales ops|sales engineer|sales engineering|sales enablement|sales development|revops|revenue operations|chief revenue|chief commercial|chief sales|cro|account executive|account executives|account manager|account managers|account management|account director|key account|key accounts|strategic accounts|strategic account|enterprise accounts|named accounts|national accounts|national account|global accounts|global account|account coordinator|account representative|account supervisor|client partner|client director|client executive|client manager|client acquisition|client relationship|client growth|customer acquisition|
territory manager|area manager sales|regional sales|relationship manager|relationship executive|relationship officer|solutions engineer|solution engineer|solutions consultant|solution consultant|sdr|bdr|adr|ae|business development representative|inside sales|field sales|outside sales|channel sales|deal desk|retail sales|bid manager|proposal manager|proposals manager|kam|nkam|store manager|retail manager|shop manager|retail operations|travel agent|sales manager|sales and marketing|commercial director|commercial manager|renewals manager|business unit sales|asm|rsm|zsm|nsm|customer advisor|showroom manager|box office`,
  ],
  [
    'Sales',
    3,
    `salesman|saleswoman|salesperson|salespeople|seller|telesales|telemarketer|telemarketing|telecaller|revenue|cashier|commercial|vendor sales|auctioneer|appointment setter|tele caller|door to door`,
  ],
  [
    'Sales',
    2,
    `retail|store|shop|territory|accounts executive sales|renewals|account|bid|bids|proposal|wholesale|distributor|dealer|showroom|boutique|counter`,
  ],
  ['Sales', 1, `client|clients|commerce|accounts clients`],
  [
    'Support',
    4,
    `customer advocate|customer success|customer support|customer service|customer services|customer care|customer experience|customer operations|customer relations|customer engagement|customer happiness|customer onboarding|customer satisfaction|customer response|customer contact|client success|client service|client services|client support|client relations|client care|client onboarding|client experience|member services|member service|member support|member relations|member experience|user support|player support|player experience|player services|guest relations|guest experience|technical support|tech support|product support|application support|production support|help desk|helpdesk|service desk|servicedesk|it support|desktop support|support engineer|support specialist|support executive|support manager|support lead|support analyst|support agent|support associate|support representative|head of support|
call center|call centre|contact center|contact centre|technical account manager|tam|csm|cx|chief customer|chief experience|implementation specialist|onboarding specialist|onboarding manager|bpo|escalation manager|community support|after sales service|aftersales|after sales|complaints|complaint|student support advisor`,
  ],
  ['Support', 2, `support|onboarding|caller|hotline`],
  ['Support', 1, `customer|customers|consumer|user|users|guest|service|`],
  [
    'Entrepreneurship',
    2,
    `entrepreneur|entrepreneurship|startup|startups|venture builder|incubator|accelerator|startup founder`,
  ],
  ['Arts and Design', 1, `architect`],
  ['Healthcare Services', 1, `care`],
];
