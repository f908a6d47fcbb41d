import type { Department } from '../../../shared/catalogue.ts';

/** Phrases that say more than their single words: the first that matches decides. Titles are lower case. */
const PHRASES: readonly (readonly [Department, string])[] = [
  [
    'Human Resources',
    'human resources?|hr business partner|hr operations|people operations|people ops|people and culture|people & culture|people partner|people experience|people success|employee experience|employer brand(?:ing)?|chief people|head of people|vp people|talent acquisition|talent management|human capital|compensation (?:&|and) benefits|total rewards|chief learning|head of learning|director of learning|learning (?:&|and) development|l & d|l&d|organi[sz]ational development|diversity|technical recruiter',
  ],
  [
    'Quality Assurance',
    'quality assurance|quality control|quality engineer(?:ing)?|quality analyst|software test(?:er|ing)?|test engineer|test lead|test manager|test automation|automation tester|qa|sdet|qc|quality manager|quality lead|quality head|head of quality|quality',
  ],
  [
    'Product Management',
    'product manag(?:er|ement)|product owner|product lead|product head|head of product|product strategy|chief product|director of product|director product|vp product|vp of product|product director|vice president product|vice president of product|group product|product operations|associate product|apm|cpo|gpm|produktmanager(?:in)?|chef de produit|gerente de produto|jefe de producto|product analyst|product management',
  ],
  [
    'Marketing',
    'product marketing|marketing operations|growth marketing|growth hack(?:er|ing)|brand manager|demand gen(?:eration)?|lead gen(?:eration)?|search engine|community manager|head of growth|growth manager|content strateg(?:y|ist)|content manager|customer marketing|field marketing|go to market|chief growth',
  ],
  [
    'Sales',
    'sales operations|sales engineer|sales enablement|pre ?sales|account executive|account manager|account director|key accounts?|client partner|inside sales|field sales|revenue operations|revops|chief revenue|business development representative|sales development|regional manager|territory manager|area manager|store manager|relationship (?:manager|officer|executive)|solutions? engineer|solutions? consultant|customer acquisition|enterprise accounts?|strategic accounts?|category sales',
  ],
  [
    'Business Development',
    'business development|biz ?dev|partnerships?|strategic alliances?|alliances?|partner (?:manager|development|sales)|channel (?:manager|partner|partners|sales)|corporate development|market expansion|bd manager|business developer|desarrollo de negocio|développement commercial',
  ],
  [
    'Support',
    'customer success|customer support|customer service|customer care|customer experience|client success|client services?|technical support|help ?desk|service ?desk|it support|support engineer|support specialist|support executive|call cent(?:er|re)|contact cent(?:er|re)|customer operations|desktop support|kundenservice|kundenbetreuer(?:in)?|service client|atención al cliente',
  ],
  [
    'Program and Project Management',
    'program(?:me)? manag(?:er|ement)|project manag(?:er|ement)|project lead|project coordinator|project director|project head|project engineer|program director|program lead|head of programs?|project management office|pmo|scrum master|agile coach|delivery manager|delivery head|head of delivery|release manager|tpm|release train|projektleiter(?:in)?|projektmanager(?:in)?|chef de projet|cheffe de projet|gerente de projetos|jefe de proyectos?|project controls',
  ],
  [
    'Information Technology',
    'information technology|information security|cyber ?security|network (?:engineer|administrator|manager|architect)|systems? administrator|system admin|sysadmin|system engineer|database administrator|dba|it (?:manager|director|head|infrastructure|operations|specialist|administrator|analyst|consultant|officer|executive|services|security|lead|project)|head of it|cloud (?:architect|administrator|consultant)|enterprise architect|data analyst|business intelligence|bi (?:developer|analyst)|power bi|sap (?:consultant|basis|fico|mm|sd|abap|hana|functional|technical)|erp|salesforce (?:administrator|admin|consultant)|data governance|data protection|soc analyst|business systems?|infrastructure (?:manager|lead|head)|digital transformation|chief information|chief data|data engineer|analytics engineer|leiter(?:in)? it',
  ],
  [
    'Research',
    'research(?:er)? scientist|research (?:analyst|associate|fellow|assistant|engineer|lead|director|manager|intern|head)|market research|user research(?:er)?|ux research(?:er)?|r & d|r&d|clinical research|research and development|research & development|applied scientist|postdoc(?:toral)?|post doctoral|insights analyst',
  ],
  [
    'Purchasing',
    'procurement|purchas(?:e|ing)|sourcing|strategic sourcing|category (?:manager|buyer|lead)|buyer|vendor management|vendor development|supplier|commodity manager|einkauf|einkäufer(?:in)?|leiter(?:in)? einkauf|achats|acheteur|acheteuse|compras|comprador[a]?|acquisti|inkoper',
  ],
  [
    'Finance',
    'financial (?:analyst|planning|controller|advisor|services)|fp & a|fp&a|investor relations|investment bank(?:er|ing)|private equity|venture capital|wealth manag(?:er|ement)|portfolio manager|fund manager|credit (?:analyst|manager|risk|officer)|risk (?:manager|analyst|officer|management)|equity research|chief financial|corporate finance|finance business partner|loan officer|asset manag(?:er|ement)',
  ],
  [
    'Accounting',
    'accounts (?:payable|receivable|executive|manager|assistant|officer|head)|chartered accountant|tax (?:consultant|manager|analyst|associate|advisor|director)|general ledger|internal audit(?:or)?|article(?:d)? assistant|article trainee',
  ],
  [
    'Legal',
    'general counsel|legal counsel|company secretary|compliance (?:officer|manager|counsel|head|analyst)|data privacy counsel|in house counsel|patent|intellectual property|corporate counsel|contracts? manager',
  ],
  [
    'Healthcare Services',
    'clinical (?:director|manager|pharmacist|psychologist|nurse)|medical (?:officer|director|advisor|representative|superintendent|coder|writer|affairs)|public health|staff nurse|health ?care|chief medical|speech therapist|occupational therapist|physical therapist|dental',
  ],
  [
    'Real Estate',
    'real estate|property manag(?:er|ement)|leasing|facility management|facilities manager|land acquisition|immobilien(?:makler(?:in)?)?|immobilier|inmobiliari[oa]|realtor|realty',
  ],
  [
    'Media and Communication',
    'public relations|corporate communications?|internal communications?|head of communications?|media relations|content (?:writer|creator|producer|editor)|technical writer|video (?:editor|producer)|editor in chief|social media|communications? (?:manager|director|specialist|officer|lead|executive|head)|pr manager|pr executive',
  ],
  [
    'Arts and Design',
    'art director|creative director|graphic design(?:er)?|ux design(?:er)?|ui design(?:er)?|ui ux|ux ui|product design(?:er)?|visual design(?:er)?|interior design(?:er)?|fashion design(?:er)?|motion (?:design(?:er)?|graphics)|design (?:lead|head|director|manager)|head of design|game artist|3d artist|web designer|experience designer',
  ],
  [
    'Consulting',
    'management consult(?:ant|ing)|strategy consult(?:ant|ing)|business consult(?:ant|ing)|engagement manager|advisory|business analyst|associate consultant|senior consultant|principal consultant|partner consulting|unternehmensberater(?:in)?|conseil',
  ],
  [
    'Education',
    'academics?|head of school|vice principal|school principal|assistant professor|associate professor|curriculum|instructional design(?:er)?|corporate trainer|head ?master|dean',
  ],
  [
    'Community and Social Services',
    'social work(?:er)?|community (?:program(?:me)?s?|outreach|development|organi[sz]er|worker|health)|csr|non ?profit|ngo|volunteer|fundrais(?:er|ing)|social impact|case ?worker|youth worker|sozialarbeiter(?:in)?|sustainability',
  ],
  [
    'Military and Protective Services',
    'army|navy|air force|indian army|armed forces|police|firefighter|fire (?:officer|chief|safety)|security services|(?:director|head|manager) of security|security (?:guard|officer|supervisor)|military|defen[cs]e|coast guard|wing commander|squadron leader|lieutenant|colonel|brigadier|constable|loss prevention|soldat(?:in)?',
  ],
  [
    'Engineering',
    'software|engineering manager|engineering|full ?stack|front ?end|back ?end|dev ?ops|site reliability|sre|machine learning|ml engineer|ai engineer|data scien(?:ce|tist)|mobile developer|android|ios|embedded|firmware|hardware|mechanical|electrical engineer|civil|chemical engineer|structural|process engineer|design engineer|production engineer|technical (?:lead|architect|director|program)|tech lead|chief technology|chief technical|chief engineer|solutions? architect|technical staff|cto|sde|sde ?[123i]+|swe|graduate engineer|technology (?:lead|head|director|officer)|head of technology|platform engineer|security engineer|entwicklungsleiter(?:in)?|softwareentwickler(?:in)?|cloud engineer|web developer',
  ],
  [
    'Operations',
    'chief operating|supply chain|operations|logistics?|warehouse|fleet|fulfil?ment|plant (?:manager|head)|factory manager|production (?:manager|head|supervisor|planner)|manufacturing|transport(?:ation)?|dispatch|inventory|maintenance manager|general manager|chief executive|managing director|geschäftsführer(?:in)?|directeur général|director general|chief of staff|founders office|lean|six sigma|continuous improvement|business operations|biz ?ops|s&op|coo|werksleiter(?:in)?|logistik(?:leiter)?|operaciones|opérations|operações|betriebsleiter(?:in)?|city manager|branch (?:manager|head)',
  ],
  [
    'Administrative',
    'executive assistant|personal assistant|administrative|administration|admin (?:manager|executive|officer|assistant|head|coordinator)|office (?:manager|administrator|assistant|coordinator)|virtual assistant|front desk|front office|receptionist|data entry|assistenz der geschäftsführung|assistante? de direction|secretaria',
  ],
];

/** Single words that name a function by themselves. */
const STRONG: Readonly<Record<string, Department>> = Object.fromEntries(
  (
    [
      [
        'Sales',
        'sales vertrieb vertriebsleiter vertriebsleiterin ventas vendas vendite ventes verkauf verkäufer verkäuferin vendeur vendeuse vendedor vendedora commercial commerciale comercial commerciale bdr sdr bde revenue telecaller telesales handlowiec salesman saleswoman satış सेल्स 営業',
      ],
      [
        'Marketing',
        'marketing marketer brand branding seo sem ppc growth cmo marketingleiter marketingleiterin advertising ecommerce crm copywriter pazarlama mercadeo digital マーケティング',
      ],
      [
        'Human Resources',
        'hr hrbp chro recruiter recruitment recruiting talent people payroll personal personalleiter personalleiterin personalreferent personalreferentin rh rrhh talento headhunter staffing कार्मिक',
      ],
      [
        'Finance',
        'finance finanzen financial cfo treasury treasurer investment investments investor banker banking fpa underwriter underwriting actuary actuarial trader credit finanças finanzas financier financière financiero finansowy insurance lending',
      ],
      [
        'Accounting',
        'accounting accountant accounts auditor audit tax taxation bookkeeper bookkeeping buchhalter buchhalterin buchhaltung comptable comptabilité contador contadora contabilidad ragioniere księgowy księgowa steuerberater steuerberaterin controller controlling',
      ],
      [
        'Legal',
        'legal lawyer attorney counsel advocate solicitor barrister paralegal compliance juriste avocat avocate abogado abogada advogado advogada jurist juristin rechtsanwalt rechtsanwältin law litigation notary judge avvocato',
      ],
      [
        'Healthcare Services',
        'nurse nursing doctor physician surgeon dentist pharmacist physiotherapist therapist psychologist psychiatrist cardiologist radiologist pediatrician paramedic medical clinical clinician veterinarian médico médica médecin infirmier infirmière enfermera enfermero arzt ärztin oberarzt krankenpfleger pflegefachkraft hospital optometrist nutritionist dietitian',
      ],
      [
        'Education',
        'teacher professor lecturer tutor faculty educator instructor teaching principal lehrer lehrerin profesor profesora professora enseignant enseignante docente trainer training librarian school university',
      ],
      [
        'Arts and Design',
        'designer design ux ui illustrator animator artist photographer stylist creative diseñador diseñadora grafiker grafikerin architectural musician actor sculptor',
      ],
      [
        'Media and Communication',
        'communications communication content journalist reporter editor editorial media pr publicist anchor broadcaster podcaster videographer writer kommunikation comunicación communicatie journaliste periodista filmmaker publishing',
      ],
      [
        'Information Technology',
        'it analytics cio ciso sysadmin infosec edv informatik systemadministrator informatique informática',
      ],
      [
        'Engineering',
        'engineer engineering developer programmer devops backend frontend cto sde sdet swe ingenieur ingenieurin ingénieur ingénieure ingeniero ingeniera engenheiro engenheira ingegnere entwickler entwicklerin développeur développeuse desarrollador desarrolladora desenvolvedor desenvolvedora programista inżynier technology tech инженер программист エンジニア electrician technician mechanic machinist welder technicien technicienne technik coder',
      ],
      [
        'Operations',
        'coo ops betrieb produktion produktionsleiter logistik disponent operativo dispatcher merchandiser ceo',
      ],
      [
        'Research',
        'research researcher scientist scientific forschung forscher chercheur chercheuse investigador pesquisador economist statistician chemist biologist physicist',
      ],
      ['Purchasing', 'procurement purchasing buyer einkauf einkäufer acheteur compras'],
      ['Product Management', 'product produkt'],
      ['Program and Project Management', 'program programme programs project projects delivery projekt pmp'],
      [
        'Consulting',
        'consultant consulting berater beraterin consultor consultora consulente strategy advisor adviser strategist adviseur',
      ],
      ['Real Estate', 'property realtor immobilien broker surveyor'],
      ['Military and Protective Services', 'soldier officer-cadet guard veteran firefighter sergeant captain'],
      [
        'Community and Social Services',
        'counselor counsellor caseworker charity pastor philanthropy bénévole ehrenamtlich voluntario voluntaria',
      ],
      [
        'Administrative',
        'administrative administrator secretary clerk receptionist sekretärin sekretär assistant assistenz asistente administrativo administrativa assistente',
      ],
      ['Support', 'support customer helpdesk kundendienst'],
      [
        'Entrepreneurship',
        'founder cofounder entrepreneur owner proprietor solopreneur inhaber inhaberin gründer gründerin fondateur fondatrice fundador fundadora dueño dueña propietario propietaria founding startup promoter oprichter eigenaar titolare kurucu założyciel 创始人 創業者',
      ],
    ] as const
  ).flatMap(([department, list]) => list.split(' ').map((word) => [word, department] as const)),
);

/** Words that say a function only when no stronger word stands in the title. */
export const WEAK: ReadonlySet<string> = new Set(
  'assistant product customer technology tech digital program programme programs project projects it training strategy personal engineer technician design advisor officer school media ceo owner administrator secretary asistente assistente consultant brand'.split(
    ' ',
  ),
);

export const DEPARTMENT_PHRASES: readonly (readonly [Department, RegExp])[] = PHRASES.map(([department, source]) => [
  department,
  // bounded: titles are read for their first 500 characters
  new RegExp(`(?:^|[ /&])(?:${source})(?=[ /&'’]|$)`, 'u'),
]);
export const DEPARTMENT_WORDS: ReadonlyMap<string, Department> = new Map(Object.entries(STRONG));
