import type { DepartmentRows } from './department-rows.ts';
import type { Rank } from './ranks.ts';

/** Words of rank in Azerbaijani, Catalan, Estonian, Latvian, Lithuanian and Persian titles. */
export const AZERBAIJANI_TO_PERSIAN_RANKS: readonly (readonly [Rank, string])[] = [
  [
    'Owner',
    `təsisçi|sahibkar|sahibi|həmtəsisçi|propietari|propietària|fundador|fundadora|cofundador|empresari|empresària|autònom|autònoma|omanik|kaasomanik|asutaja|kaasasutaja|ettevõtja|
īpašnieks|īpašniece|dibinātājs|dibinātāja|līdzdibinātājs|uzņēmējs|uzņēmēja|pašnodarbinātais|savininkas|savininkė|įkūrėjas|įkūrėja|steigėjas|verslininkas|verslininkė|bendrasavininkis|
مالک|بنیانگذار|بنیان گذار|هم بنیانگذار|موسس|کارآفرین|صاحب کسب و کار`,
  ],
  ['Partner', `tərəfdaş|soci|sòcia|sòcia directora|partner advokaadibüroos|osanik|partneris|partnere|شریک`],
  [
    'CXO',
    `baş direktor|baş icraçı direktor|icraçı direktor|sədr|idarə heyətinin sədri|director general|directora general|conseller delegat|consellera delegada|president|presidenta|gerent|alcalde|alcaldessa|
tegevjuht|tegevdirektor|juhatuse esimees|juhatuse liige|peadirektor|finantsjuht|vallavanem|linnapea|ģenerāldirektors|izpilddirektors|izpilddirektore|valdes priekšsēdētājs|valdes loceklis|valdes locekle|prezidents|mērs|
generalinis direktorius|generalinė direktorė|vykdomasis direktorius|valdybos pirmininkas|valdybos narys|prezidentas|meras|vadovas direktorius|مدیرعامل|مدیر عامل|رئیس هیئت مدیره|عضو هیئت مدیره|مدیر ارشد اجرایی`,
  ],
  [
    'VP',
    `vitse prezident|vitse-prezident|vice president|vicepresident|vicepresidenta|viceprezidents|viceprezidentas|asepresident|قائم مقام|معاون مدیرعامل|معاون مدیر عامل|معاون رئیس`,
  ],
  [
    'Director',
    `direktor|direktoru|direktor müavini|departament müdiri|directora|director|subdirector|subdirectora|cap de departament|direktor kooli|direktorin|osakonnajuhataja|juhataja asetäitja|koolijuht|õppealajuhataja|
direktors|direktore|direktora vietnieks|direktora vietniece|departamenta direktors|direktorius|direktorė|direktoriaus pavaduotojas|direktoriaus pavaduotoja|departamento direktorius|مدیرکل|معاون|معاونت|رئیس دانشکده|رئیس`,
  ],
  [
    'Manager',
    `menecer|menecerin|müdir|şöbə müdiri|rəhbər|rəhbəri|bölmə rəisi|rəis|cap de|cap d|responsable|encarregat|encarregada|coordinador|coordinadora|gestor d equips|
juht|juhataja|osakonna juhataja|meister|vahetusevanem|tiimijuht|projektijuht|poe juhataja|vadītājs|vadītāja|vadītāja vietnieks|nodaļas vadītājs|nodaļas vadītāja|maiņas vadītājs|meistars|menedžeris|
vadovas|vadovė|skyriaus vadovas|skyriaus vadovė|skyriaus vedėjas|vedėjas|vedėja|viršininkas|viršininkė|pamainos vadovas|meistras|komandos vadovas|مدیر|سرپرست|مسئول|سرپرست واحد|رئیس شعبه|رئیس اداره`,
  ],
  [
    'Senior',
    `baş mühəndis|baş mütəxəssis|aparıcı|böyük|tècnic superior|sènior|vanem|vanemspetsialist|peaspetsialist|juhtiv|juhtivspetsialist|vecākais|vecākā|galvenais|galvenā|vadošais|vadošā|vyresnysis|vyresnioji|vyriausiasis|vyriausioji|vyr|ارشد|سرآشپز|سرمهندس|سرپرستار`,
  ],
  [
    'Training',
    `təcrübəçi|tələbə|stajor|becari|becària|aprenent|estudiant|en pràctiques|praktikant|üliõpilane|õpilane|õpipoiss|praktikants|praktikante|māceklis|praktikantas|praktikantė|studentas|studentė|stažuotojas|stažuotoja|کارآموز|دانشجو|کارورز`,
  ],
  ['Unpaid', `könüllü|voluntari|voluntària|vabatahtlik|brīvprātīgais|brīvprātīgā|savanoris|savanorė|داوطلب`],
  [
    'Entry',
    `mütəxəssis|köməkçi|işçi|operator|satıcı|katib|mühəndis|mühasib|tècnic|tècnica|auxiliar|administratiu|administrativa|operari|operària|dependent|dependenta|assistent|assessor|assessora|venedor|venedora|
spetsialist|assistent|sekretär|konsultant|müüja|töötaja|tehnik|insener|ametnik|nõunik|teenindaja|klienditeenindaja|raamatupidaja|õpetaja|ehitaja|autojuht|koristaja|
speciālists|speciāliste|asistents|asistente|sekretārs|sekretāre|konsultants|konsultante|pārdevējs|pārdevēja|darbinieks|tehniķis|inženieris|inženiere|operatore|referente|grāmatvedis|grāmatvede|skolotājs|skolotāja|strādnieks|vadītāja palīgs|
specialistas|specialistė|vadybininkas|vadybininkė|asistentas|asistentė|sekretorius|sekretorė|konsultantas|konsultantė|pardavėjas|pardavėja|darbuotojas|darbuotoja|technikas|inžinierius|inžinierė|operatorius|operatorė|buhalteris|buhalterė|finansininkas|mokytojas|mokytoja|vairuotojas|administratorius|administratorė|padėjėjas|padėjėja|
کارشناس|کارمند|دستیار|منشی|تکنسین|اپراتور|مهندس|حسابدار|فروشنده|مشاور|پرستار|معلم|راننده|نماینده`,
  ],
];

/** Words of departments in the same titles. */
export const AZERBAIJANI_TO_PERSIAN_DEPARTMENTS: DepartmentRows = [
  [
    'Accounting',
    3,
    `mühasib|mühasibat|audit|comptable|comptabilitat|auditor|auditora|raamatupidaja|raamatupidamine|pearaamatupidaja|audiitor|grāmatvedis|grāmatvede|grāmatvedības|revidents|buhalteris|buhalterė|buhalterijos|apskaitos|auditorius|auditorė|حسابدار|حسابداری|حسابرس|حسابرسی`,
  ],
  [
    'Administrative',
    3,
    `katib|katibə|ofis meneceri|administratiu|administrativa|secretari|secretària|recepcionista|sekretär|büroojuht|administraator|asjaajaja|sekretārs|sekretāre|lietvedis|lietvede|biroja administrators|sekretorius|sekretorė|biuro administratorius|administratorius|administratorė|raštvedys|منشی|دفتردار|امور اداری`,
  ],
  [
    'Arts and Design',
    3,
    `dizayner|rəssam|dissenyador|dissenyadora|fotògraf|disainer|kunstnik|fotograaf|dizaineris|dizainere|mākslinieks|fotogrāfs|dizaineris|dizainerė|menininkas|fotografas|طراح|گرافیست|عکاس`,
  ],
  [
    'Consulting',
    2,
    `məsləhətçi|consultor|consultora|konsultant|konsultants|konsultante|konsultantas|konsultantė|مشاور`,
  ],
  [
    'Education',
    3,
    `müəllim|məktəb|tədris|professor|professora|docent|educador|educadora|õpetaja|õppejõud|kooli|koolijuht|lasteaia|lasteaiaõpetaja|pedagoog|skolotājs|skolotāja|pedagogs|lektors|skolas|mokytojas|mokytoja|dėstytojas|dėstytoja|mokyklos|auklėtoja|pedagogas|معلم|دبیر|استاد|مدرس|مدرسه|آموزش`,
  ],
  [
    'Engineering',
    3,
    `mühəndis|proqramçı|proqramist|tərtibatçı|enginyer|enginyera|programador|programadora|desenvolupador|desenvolupadora|insener|arendaja|tarkvaraarendaja|programmeerija|projekteerija|inženieris|inženiere|programmētājs|programmētāja|izstrādātājs|konstruktors|inžinierius|inžinierė|programuotojas|programuotoja|kūrėjas|konstruktorius|مهندس|برنامه نویس|توسعه دهنده|مهندسی`,
  ],
  [
    'Finance',
    3,
    `maliyyə|maliyyəçi|bank|kredit|finances|financer|financera|banca|finants|finantsjuht|finantsanalüütik|panga|finanšu|finansists|finansiste|bankas|finansų|finansininkas|finansininkė|banko|مالی|امور مالی|سرمایه گذاری|بانک`,
  ],
  [
    'Healthcare Services',
    3,
    `həkim|tibb bacısı|stomatoloq|əczaçı|metge|metgessa|infermer|infermera|farmacèutic|farmacèutica|odontòleg|fisioterapeuta|arst|õde|hambaarst|proviisor|füsioterapeut|ārsts|ārste|medmāsa|māsa|zobārsts|farmaceits|farmaceite|fizioterapeits|gydytojas|gydytoja|slaugytojas|slaugytoja|odontologas|vaistininkas|vaistininkė|kineziterapeutas|پزشک|پرستار|دندانپزشک|داروساز|بهیار`,
  ],
  [
    'Human Resources',
    3,
    `insan resursları|kadrlar|recursos humans|personalijuht|personalispetsialist|värbaja|personāla|personāla vadības|personāldaļas|personalo|žmogiškųjų išteklių|atrankos|منابع انسانی|کارگزینی`,
  ],
  [
    'Information Technology',
    3,
    `informasiya texnologiyaları|it mütəxəssisi|sistem administratoru|informàtic|informàtica|sistemes|it juht|it spetsialist|süsteemiadministraator|infotehnoloogia|it speciālists|sistēmu administrators|informācijas tehnoloģiju|it specialistas|sistemų administratorius|informacinių technologijų|فناوری اطلاعات|شبکه`,
  ],
  [
    'Legal',
    3,
    `hüquqşünas|vəkil|hüquq|advocat|advocada|jurista|jurídic|jurist|advokaat|vandeadvokaat|juriste|zvērināts advokāts|advokāts|teisininkas|teisininkė|advokatas|advokatė|teisės|وکیل|حقوقی|کارشناس حقوقی`,
  ],
  [
    'Marketing',
    3,
    `marketinq|màrqueting|turundus|turundusjuht|turundusspetsialist|mārketinga|rinkodaros|reklamos|بازاریابی|دیجیتال مارکتینگ`,
  ],
  [
    'Media and Communication',
    3,
    `jurnalist|redaktor|periodista|comunicació|premsa|ajakirjanik|toimetaja|kommunikatsioonijuht|žurnālists|žurnāliste|redaktors|komunikācijas|žurnalistas|žurnalistė|redaktorius|komunikacijos|خبرنگار|روزنامه نگار|روابط عمومی`,
  ],
  [
    'Military and Protective Services',
    3,
    `polis|mühafizəçi|policia|bomber|vigilant|politseinik|päästja|turvatöötaja|policists|apsargs|ugunsdzēsējs|policininkas|apsaugos darbuotojas|ugniagesys|پلیس|نگهبان`,
  ],
  [
    'Operations',
    3,
    `istehsal|anbar|logistika|sürücü|operator|producció|magatzem|logística|operacions|conductor|cambrer|cambrera|cuiner|cuinera|tootmisjuht|tootmise|laojuht|logistik|logistika|autojuht|kokk|ettekandja|ehitaja|koristaja|
ražošanas|noliktavas|loģistikas|loģistikas vadītājs|autovadītājs|šoferis|pavārs|viesmīlis|būvdarbu|gamybos|sandėlio|logistikos|vairuotojas|virėjas|virėja|padavėjas|padavėja|statybos|تولید|انبار|لجستیک|راننده|آشپز|سرآشپز|عملیات|
bankomatów`,
  ],
  ['Product Management', 3, `məhsul|producte|toote|tootejuht|produkta|produktu vadītājs|produkto|محصول`],
  [
    'Program and Project Management',
    3,
    `layihə|layihə meneceri|cap de projecte|cap de projectes|projectes|projektijuht|projektu vadītājs|projektu vadītāja|projektų vadovas|projektų vadovė|مدیر پروژه|پروژه|کنترل پروژه`,
  ],
  [
    'Purchasing',
    3,
    `satınalma|təchizat|compres|comprador|compradora|ostujuht|ostuspetsialist|hankejuht|hange|iepirkumu|iepirkumu speciālists|sagāde|pirkimų|tiekimo|خرید|تدارکات|تامین`,
  ],
  ['Quality Assurance', 3, `keyfiyyət|qualitat|kvaliteedijuht|kvaliteedi|kvalitātes|kokybės|کنترل کیفیت|کیفیت`],
  [
    'Real Estate',
    3,
    `daşınmaz əmlak|rieltor|immobiliari|immobiliària|maakler|kinnisvara|kinnisvaramaakler|nekustamā īpašuma|nekilnojamojo turto|املاک|مشاور املاک`,
  ],
  [
    'Research',
    3,
    `elmi|elmi işçi|tədqiqatçı|alim|investigador|investigadora|recerca|teadur|teadlane|vanemteadur|pētnieks|pētniece|zinātniskais|mokslininkas|mokslo darbuotojas|tyrėjas|tyrėja|پژوهشگر|محقق|تحقیق و توسعه`,
  ],
  [
    'Sales',
    3,
    `satış|satıcı|satış meneceri|vendes|comercial|venedor|venedora|müük|müügi|müügijuht|müügiesindaja|müüja|müügikonsultant|pārdošanas|pārdevējs|pārdevēja|tirdzniecības|tirdzniecības pārstāvis|pardavimų|pardavėjas|pardavėja|prekybos|prekybos atstovas|فروش|فروشنده|نماینده فروش`,
  ],
  [
    'Support',
    3,
    `müştəri xidmətləri|atenció al client|klienditeenindaja|klienditugi|kasutajatugi|klientu apkalpošanas|klientu atbalsta|klientų aptarnavimo|klientų|پشتیبانی|خدمات مشتریان`,
  ],
];
