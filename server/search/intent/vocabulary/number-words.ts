import { plain } from '../plain.ts';

/** What Chinese, Japanese, Korean and Arabic count: years of work, and people of a company. */
const YEARS_WITHOUT_BLANKS =
  '年, 年以上, 年以上经验, 年以上工作经验, 年经验, 年工作经验, 年間, 年以上の経験, 年の経験, 年以上経験, 年間の経験, 년, 년차, 년이상, 년 이상, سنوات, سنه, عام, اعوام, سنوات خبره, سنوات من الخبره';
const STAFF_WITHOUT_BLANKS =
  '人, 名, 人以上, 名以上, 人规模, 名员工, 员工, 人の企業, 名の企業, 人規模, 名規模, 명, 명이상, 명 이상, 명규모, 직원, موظف, موظفين, موظفا, عامل';
const STAFF_BEFORE_WITHOUT_BLANKS =
  '员工人数, 员工, 员工数, 规模, 从业人数, 従業員, 従業員数, 社員数, 직원수, 직원, 임직원, عدد الموظفين, عدد موظفيها';
const PAY_WITHOUT_BLANKS =
  '薪资, 薪资期望, 期望薪资, 薪水, 工资, 月薪, 年薪, 待遇, 年収, 月収, 給与, 給料, 希望年収, 연봉, 희망연봉, 급여, 월급';
/** All of them, which are words where nothing parts them from others. */
export const COUNTED_WITHOUT_BLANKS: readonly string[] = [
  YEARS_WITHOUT_BLANKS,
  STAFF_WITHOUT_BLANKS,
  STAFF_BEFORE_WITHOUT_BLANKS,
  PAY_WITHOUT_BLANKS,
].flatMap((list) => list.split(', '));

/** Words at numbers in the languages that are read, without accents: bounds, units, sums of money, periods. */
const words = (...lists: string[]) =>
  new Set(lists.flatMap((list) => list.split(',')).map((word) => plain(word.trim())));

export const MORE = words(
  'more than,více než,alespoň,minimálně,vähintään,yli,πάνω από,τουλάχιστον,לפחות,מעל,יותר מ,legalább,több mint,cel puțin,peste,minim,понад,мінімум,більше ніж,не менше,ít nhất,trên,hơn,tối thiểu,over,above,at least,atleast,minimum,min,min of,minimum of,minimum,greater than,bigger than,larger than,>,>=,≥,from,более,больше,свыше,не менее,минимум,plus de,कम से कम,से अधिक,से ज्यादा,से ज़्यादा,न्यूनतम,sopra i,sopra,al di sopra di,superiore a,superiori a,boven de,boven,por encima de,encima de,acima dos,superieur a,superieure a,au moins,au dessus de,minimum de,mas de,al menos,minimo,minimo de,mayor a,superior a,mehr als,uber,mindestens,mind,mind .,min .,ab,mais de,pelo menos,acima de,no minimo,kam se kam,upwards of,exceeding,beyond,starting from,con mas de,a partir de,com mais de,mit mehr als,mit uber,oltre,piu di,almeno,con oltre,con almeno,con piu di,minimo,meer dan,minstens,minimaal,ten minste,met meer dan,ponad,powyzej,co najmniej,wiecej niz,mer an,over,minst,fler an,flere end,mere end,mindst,mer enn,flere enn,lebih dari,di atas,minimal,en az,fazla',
);
export const LESS = words(
  'méně než,maximálně,nejvýše,enintään,έως,λιγότερο από,κάτω από,פחות מ,legfeljebb,kevesebb mint,mai puțin de,cel mult,менше,не більше,dưới,tối đa,менее,меньше,до,не более,less than,under,below,up to,upto,at most,maximum,max,fewer than,smaller than,<,<=,≤,no more than,moins de,sotto,sotto i,sotto ai,al di sotto di,al di sotto dei,inferiore a,inferiori a,onder de,onder,por debajo de,debajo de,abaixo dos,inferieur a,inferieure a,jusqu a,maximum de,menos de,hasta,como maximo,menor a,inferior a,weniger als,unter,bis,bis zu,hochstens,ate,abaixo de,no maximo,se kam,not more than,meno di,fino a,al massimo,con meno di,minder dan,maximaal,tot,ponizej,do,mniej niz,mindre an,farre an,hogst,faerre end,mindre end,farre enn,mindre enn,kurang dari,di bawah,maksimal,en fazla',
);
export const BEFORE_RANGE = words(
  'between,entre,zwischen,from,von,de,desde,range of,anywhere between,anywhere from,tra,fra,tussen,van,od,mellan,mellem,mellom,antara',
);
export const WITHIN_RANGE = words(
  'से,έως,עד,până la,đến,–,-,to,and,a,et,y,e,bis,und,ate,se,through,till,until,–,or,hasta,en,tot,do,i,och,og,till,til,hingga,sampai,dan',
);
export const AND_MORE = words(
  '+,plus,or more,and more,and above,or above,and up,et plus,ou plus,o mas,y mas,ou mais,e mais,und mehr,oder mehr,se zyada,se jyada,se upar,or greater,minimum,and over,or over,이상,以上,se adhik,se zyaada,se jyaada,से अधिक,से ज्यादा,से ज़्यादा,o piu,e oltre,of meer,en meer,lub wiecej,eller fler,eller flere,atau lebih,ve uzeri,uzeri,fazla,asan',
);
export const AND_LESS = words('or less,or fewer,and below,or below,max,maximum,se kam,and under,or under');

export const STAFF = words(
  STAFF_WITHOUT_BLANKS,
  'man,mann',
  'zaměstnanců,zaměstnanci,zaměstnance,lidí,työntekijää,työntekijän,hengen,henkilöä,εργαζόμενους,εργαζομένους,εργαζόμενοι,υπαλλήλους,άτομα,עובדים,אנשים,fős,alkalmazott,alkalmazottal,angajați,salariați,працівників,співробітників,осіб,nhân viên,employee,employees,employee strength,employees strength,strength,employee base,employee headcount,person,strong,hc,ee,ees,emp,emps,people,ppl,staff,headcount,members,persons,fte,ftes,heads,workers,staff members,team members,employee companies,employee company,person companies,person company,people companies,person startups,person startup,person teams,person team,salaries,salarie,personnes,employes,collaborateurs,effectifs,mitarbeiter,mitarbeitern,mitarbeitende,mitarbeitenden,beschaftigte,beschaftigten,angestellte,leute,personen,empleados,trabajadores,personas,colaboradores,funcionarios,pessoas,karmchari,log,logon,कर्मचारी,कर्मचारियों,team size,employee count,employee firms,employee startups,ma,сотрудников,сотрудника,человек,работников,dipendenti,addetti,persone,medewerkers,werknemers,personeelsleden,pracownikow,pracownicy,osob,anstallda,ansatte,medarbejdere,medarbeidere,karyawan,pegawai,calisan,calisani,calisanli',
);
/** What is counted, in English: 'habitaciones' are rooms. */
export const COUNTED_IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  `rooms: habitaciones habitacion quartos chambres zimmer kamers camere pokoi; beds: camas leitos lits betten bedden lozek; units: wohneinheiten einheiten unidades logements viviendas; vehicles: veiculos veiculo vehiculos vehicules fahrzeuge voertuigen veicoli fordon pojazdow;
  trucks: camiones camions caminhoes lkw vrachtwagens vrachtautos camion lastbilar lastbiler ciezarowek; stores: tiendas lojas magasins filialen winkels negozi butiker butikker sklepow; branches: sucursales; students: alumnos alunos eleves schuler leerlingen elever uczniow;
  customers: clientes kunden klanten kunder klientow; hectares: hectareas hektar ettari hektara; stars: estrellas estrelas etoiles sterne stelle; sites: standorte vestigingen`
    .split(';')
    .flatMap((line) => {
      const [english = '', foreign = ''] = line.split(':').map((part) => part.trim());
      return foreign.split(' ').map((word) => [word, english] as const);
    }),
);
/** What says how large something is, but not by the people who work there: 'hotels with 100-200 rooms'. */
export const COUNTED = words(
  ...COUNTED_IN_ENGLISH.keys(),
  'bed,room,seat,keys,truck,vehicle,acre,bays,courts,locations,location,sites,stores,shops,outlets,branches,offices,plants,restaurants,clinics,rooms,beds,seats,chairs,tables,desks,students,pupils,patients,customers,clients,users,subscribers,followers,vehicles,trucks,vans,cars,buses,planes,machines,robots,acres,hectares,ha,mw,gw,kw,mwh,tonnes,tons,flats,apartments,units,homes,properties,doors,screens,skus,orders,countries,languages,sq ft,square feet,sqm,stars,star',
);
export const STAFF_BEFORE = words(
  STAFF_BEFORE_WITHOUT_BLANKS,
  'jinki team,jiski team,headcount,headcount of,team size,team size of,company size,company size of,employee count,employee count of,employees,team of,teams of,staff of,size,effectif,effectif de,tamano,taille,unternehmensgrosse,company headcount,with a team of,companies of,workforce of,firms of,tamano de empresa,employee range,employee size,number of employees',
);
export const YEARS = words(
  YEARS_WITHOUT_BLANKS,
  'j,let,roky,roků,vuotta,vuoden,vuosi,χρόνια,έτη,ετών,שנים,שנות,שנה,éves,évnyi,ani,років,роки,рік,năm,year,years,yr,yrs,yoe,pqe,saal,sal,ans,annees,anos,ano,jahre,jahren,jahr,साल,वर्ष,वर्षों,y,anni,anno,jaar,jaren,лет,год,года,годов,lat,lata,ar,ars,tahun,yil',
);
export const YEARS_BEHIND = words(
  "praxe,praxí,zkušeností,zkušenosti,zkušeností s,kokemusta,kokemus,kokemuksella,εμπειρία,εμπειρίας,προϋπηρεσία,ניסיון,נסיון,tapasztalat,tapasztalattal,tapasztalatú,experiență,de experiență,vechime,досвіду,досвід,досвіду роботи,kinh nghiệm,of,of experience,experience,exp,pqe,of pqe,xp,d'xp,of exp,of work experience,of relevant experience,of working experience,of industry experience,work experience,working experience,relevant experience,of professional experience,professional experience,of total experience,d experience,d'experience,de experiencia,experiencia,de experience,berufserfahrung,erfahrung,an erfahrung,ka experience,ka anubhav,ke experience,ki experience,ka exp,का अनुभव,के अनुभव,का अनुभवी,के अनुभवी,के अनुभव वाले,का अनुभव वाले,अनुभव,de experiência,ke anubhav,in,of hands on experience,of experience in,experience in,of experience with,experience with,de experiencia en,de experiencia em,working,industry experience,in the field,in the industry,in industry,of post qualification experience,or more of experience,di esperienza,d'esperienza,esperienza,ervaring,опыта,опыта работы,стажа,doswiadczenia,doswiadczenie,erfarenhet,ars erfarenhet,erfaring,ars erfaring,pengalaman,deneyim,deneyimli,tecrube,experiencia minima",
);
export const YEARS_BEFORE = words(
  'pqe,досвід,ניסיון של,עם ניסיון של,experience,experience of,with experience of,having,exp,total experience,erfahrung,experiencia,with',
);
export const NOT_EXPERIENCE = words('ago,old,in business,alt,atras,back');
export const PERIOD_BEFORE = words(
  'first,the first,in the first,their first,in their first,last,past,previous,next,recent,the last,the past,in the last,in the past,over the last,over the past,within the last,within the past,during the last,dernier,derniers,dernieres,les derniers,les dernieres,des derniers,letzten,den letzten,in den letzten,ultimos,ultimas,los ultimos,las ultimas,en los ultimos,en las ultimas,nos ultimos,nas ultimas,pichle,pichhle,ces,les,au cours des,for the last,for the past,every,within',
);
export const PERIODS = words(
  'day,days,week,weeks,wks,month,months,mths,quarter,quarters,year,years,yr,yrs,jours,semaines,mois,ans,annees,tage,tagen,wochen,monate,monaten,jahre,jahren,dias,semanas,meses,anos,din,mahine,hours',
);
export const MONEY = words(
  'budgets,ad budgets,ads budgets,ad spend,spend,obrat,obratem,s obratem,obrót,obrotem,obrotów,liikevaihto,liikevaihdolla,τζίρο,τζίρος,מחזור,מחזור שנתי,árbevétel,árbevételű,cifră de afaceri,оборот,оборотом,doanh thu,ciro,cirosu,faturam,que faturam,faturando,facturan,que facturan,revenue,revenues,annual revenues,in annual revenues,in revenues,annual revenue,arr,in revenue,in arr,in annual revenue,annual recurring revenue,mrr,turnover,annual turnover,sales,in sales,funding,in funding,assets,in assets,aum,in aum,assets under management,in assets under management,budget,valuation,ca,de ca,chiffre d affaires,de chiffre d affaires,umsatz,jahresumsatz,facturacion,de facturacion,anual,faturamento,de faturamento,ingresos,ingresos anuales,receita,raised,rev,revs,turnover of,ad spend,in ad spend,revenue range,spend,gmv,in gmv,ebitda,cheque,cheques,cheque size,check size,ticket size',
);
/** What somebody earns or wants to earn, which no profile says. */
export const PAY = words(
  PAY_WITHOUT_BLANKS,
  'salary,salary range,salary expectation,salary expectations,expected salary,budget salary,pay,pay range,compensation,wage,ctc,expected ctc,package,lpa,per annum,gehalt,jahresgehalt,gehaltswunsch,salaire,salario,sueldo,stipendio,retribuzione,ral,remuneracao,wynagrodzenie,pensja,maas,зарплата,зарплатой,оклад,gaji,luong,muc luong,راتب',
);
export const UNITS_OF_MONEY = words(
  'mil,mil reais,mil euros,m,mn,mio,mio.,million,millions,mrd,billion,billions,bn,b,k,millions d euros,millions de dollars,millones,millones de euros,millones de dolares,millones de pesos,milhoes,milhoes de reais,milhoes de euros,euros,euro,eur,usd,dollars,gbp,inr,crore,crores,cr,lakh,lakhs,millionen,millionen euro,milliarden,mio eur,mio euro,million euros,million dollars,million euro,million usd,million eur,m eur,d euros,d euro,milliards,m usd,reais,rupees,pounds',
);
