import type { JobFunction } from '../types.ts';
import { jobFunction } from './job-function.ts';

/** Functions of companies that make, move, build or grow things. */
export const INDUSTRY_FUNCTIONS: readonly JobFunction[] = [
  jobFunction(
    'operations',
    'operations',
    'branch head|zonal manager|regional manager|cluster manager|service delivery|operation|ops|coo|chief operating|betriebsleit*|betriebsstättenleit*|niederlassungsleit*|branch manager|site manager|site director|betrieb|operativ*|operaciones|operações|operacoes|opérations|exploitation|operazioni|operationeel|operacyjn*|provozni',
    'operations team|operations manager|operations head|operations leader|coo|betriebsleiter',
  ),
  jobFunction(
    'logistics',
    'logistics',
    'traffic manager|yard manager|verkehrsleit*|transport planner|dispatch manager|logistic*|logistik*|logística|logistique|logistiek|logistyk*|dispatch|transport|transportation|shipping|freight|disposition|disponent*|comércio exterior|comercio exterior|foreign trade|import export|importação|importación|importaciones|importações|import manager|export manager|außenhandel|versand|versandleit*|spedition*|tráfico|expedição|expedition|cold chain',
    'logistics team|logistics manager|logistics head|logistikleiter|dispatch team|shipping manager|logistics leader|jefe de logística',
  ),
  jobFunction(
    'supply-chain',
    'supply chain',
    'supply chain|scm|lieferkette*|cadena de suministro|cadeia de suprimentos|suprimentos|chaîne d approvisionnement|approvisionnement|catena di fornitura|supply planning|demand planning|demand planner|supply planner|replenishment|bedarfsplanung|planificación de la demanda|s op|sop planning|łańcuch* dostaw',
    'supply chain team|supply chain manager|supply chain head|supply chain leader',
  ),
  jobFunction(
    'warehouse',
    'warehousing',
    'warehouse|warehousing|lager|zentrallager|wareneingang|lagerleit*|lagerlogistik|intralogistik|almacén|almacenes|armazém|entrepôt|magazijn*|magazzino|fulfilment|fulfillment|distribution center|distribution centre|dc manager|godown|magazyn*|inventory control',
    'warehouse manager|warehouse team|lagerleiter|fulfilment team|warehouse operator',
  ),
  jobFunction(
    'fleet',
    'fleet',
    'marine superintendent|technical superintendent|fleet superintendent|crewing manager|ship manager|fleet|fuhrpark*|fuhrparkleit*|flota|frota|flotte|wagenpark|vehicle maintenance|workshop manager|transport manager|tyre|tire|depot manager',
    'fleet manager|fleet owner|fuhrparkleiter|fleet operator|transport manager',
  ),
  jobFunction(
    'procurement',
    'purchasing',
    'materialwirtschaft*|inköp*|indkøb*|innkjøp*|hankinta*|strategic sourcing|category manager indirect|procurement|purchas*|buyer|buying|sourcing|category manager|einkauf*|einkäufer*|beschaffung|compras|comprador*|achats|acheteu*|acquisti|inkoop*|inkoper|aankoop*|aankoper|zakup*|vendor management|commodity manager|nákup*|kharid*',
    'procurement team|purchase manager|purchasing team|procurement head|buyer|einkäufer|einkaufsleiter|cpo|compradores|acheteurs|jefe de compras',
  ),
  jobFunction(
    'stores-inventory',
    'stores and inventory',
    'stores|store keeper|storekeeper|inventory|stock control|stock manager|materials management|materials manager|bestandsmanagement|inventario|estoque|stocks',
    'stores manager|inventory manager|inventory team',
  ),
  jobFunction(
    'production',
    'production',
    'shift manager|arbeitsvorbereit*|werkzeugbau*|toolmaker|tool shop|gm works|vp works|head works|works head|dyrektor zakładu|kierownik zakładu|fabriksleder|fabrikchef|platschef|winemaker|kellermeister*|brewmaster|braumeister*|head brewer|önolog*|enolog*|production|gerente de planta|jefe de planta|jefa de planta|director de planta|directora de planta|chef d’usine|directeur de site|directrice de site|direttore di stabilimento|responsabile di stabilimento|fabrieksmanager|betriebsleit*|meister fertigung|factory head|head of plant|produktion*|fertigung*|manufacturing|plant manager|plant head|plant director|factory|works manager|werkleit*|werksleit*|producción|produção|fabrication|produzione|productie*|fábrica|usine|stabilimento|mill manager|shop floor|lean|continuous improvement|operational excellence|opex|industrial director|produkcj*|výrob*|industriel*|assembly|moulding|machining',
    'plant manager|production manager|factory owner|plant head|werkleiter|produktionsleiter|production head|jefe de planta|manufacturing head',
  ),
  jobFunction(
    'maintenance',
    'maintenance',
    'maintenance|leitung technik|leiter technik|leiterin technik|head of technical|vorstand technik|reliability|instandhaltung*|instandhalter|wartung|mantenimiento|manutenção|manutenzione|onderhoud*|predictive|condition monitoring|asset integrity|rotating equipment|utilities manager|mro|utrzymani*|asset management engineer|technischer leiter|technical director|technische leitung|director técnico|directora técnica|diretor técnico|directeur technique|direttore tecnico|turnaround|field service engineer*|service engineer*|service technician*',
    'maintenance manager|maintenance team|maintenance head|reliability engineer|instandhaltungsleiter|maintenance engineer|asset manager',
  ),
  jobFunction(
    'quality',
    'quality',
    'quality|qualität*|qa manager|qa head|qa qc|qc|qms|calidad|qualidade|qualité|qualità|kwaliteit*|jakoś*|gmp|gdp|responsible person|validation|kvalit*|food safety|haccp|metrology|six sigma|inspection',
    'quality manager|quality head|quality team|qualitätsleiter|qa manager|qa head|responsible person|quality assurance team',
  ),
  jobFunction(
    'ehs',
    'environment, health and safety',
    'umweltbeauftragt*|brandschutzbeauftragt*|umweltmanag*|ehs|hse|hseq|sicherheitsfachkraft|fachkraft für arbeitssicherheit|sicherheitsbeauftragt*|qhse|she|hsse|safety|arbeitssicherheit|arbeitsschutz|sicherheitsingenieur|sst|seguridad industrial|segurança do trabalho|sécurité|hygiène|environment health|occupational health|infection control|infection prevention|hygiene',
    'safety manager|ehs manager|hse manager|safety officer|ehs team',
  ),
  jobFunction(
    'facilities',
    'facilities',
    'facility|facilities|estate manager|chief engineer hotel|estates manager|campus services|workplace services|bau und technik|technik und bau|liegenschaften|objektmanag*|objektleit*|hausmeister*|estates|admin head|workplace|building manager|gebäude*|haustechnik|hausleitung|instalaciones|facilities|moyens généraux|services généraux|immeuble|housekeeping|office manager|soft services|practice manager|property manager',
    'facility manager|facilities team|office manager|estate manager|admin manager|practice manager|housekeeping manager|building manager',
  ),
  jobFunction(
    'sustainability',
    'sustainability',
    'sustainab*|esg|csr|nachhaltig*|sostenib*|sustentab*|durab*|rse|duurzaam*|net zero|decarboni*|climate|carbon|environmental manager|circular economy',
    'sustainability manager|esg head|sustainability team|csr head',
  ),
  jobFunction(
    'packaging-engineering',
    'packaging',
    'packaging|verpackung*|embalaje*|envase*|embalag*|emballage*|imballagg*|verpakking*|opakowa*|packing',
    'packaging manager|packaging engineer|packaging team|packaging buyer|packaging developer',
  ),
  jobFunction(
    'research-development',
    'research and development',
    'leiter entwicklung|leiterin entwicklung|leitung entwicklung|r d|research and development|research development|forschung*|entwicklungsleit*|product development|innovation|investigación|pesquisa e desenvolvimento|recherche|ricerca|formulation|process development|technology head|chief scientific|cso|drug discovery|scientist|npd|applied research',
    'r d head|r d team|research team|scientists|product developers|chief scientific officer|innovation team',
  ),
  jobFunction(
    'laboratory',
    'the laboratory',
    'laborator*|labor leit*|laborleit*|lab manager|lab head|lab director|lab operations|lab automation|labs|laboratoire|screening|criblage|assay|bioanalytic*|analytical development|core facility|high throughput|pathology|microbiolog*|genomics|sequencing|biobank|molecular biology',
    'lab manager|laboratory manager|lab head|laboratory director|lab team|laborleiter',
  ),
  jobFunction(
    'regulatory',
    'regulatory affairs',
    'regulatory|zulassung*|asuntos regulatorios|assuntos regulatórios|affaires réglementaires|affari regolatori|registration manager|mdr|labelling manager|labeling manager|submissions|pharmacovigilance|drug safety',
    'regulatory affairs team|regulatory manager|regulatory head|regulatory affairs',
  ),
  jobFunction(
    'engineering',
    'engineering',
    'verfahrenstechnik*|verfahrensingenieur*|head of hardware|hardware director|resident engineer|superintending engineer|mechanical engineer*|electrical engineer*|process engineer*|design engineer*|konstruktion*|konstrukteur*|ingeniería|engenharia|ingénierie|ingegneria|project engineer*|engineering manager plant|instrumentation|electronics engineer*|automation engineer*|hardware engineer*|chief engineer|projects head|engineering director|technical manager|head of engineering|controls engineer*|plant engineer*|structural engineer*|chemical engineer*|industrial engineer*|materials engineer*|commissioning engineer*|tooling engineer*|geotechnical engineer*|aerospace engineer*|marine engineer*|thermal engineer*',
    'engineers|engineering team|design engineers|engineering head|chief engineer',
  ),
  jobFunction(
    'construction-management',
    'construction',
    'kalkulator*|leiter kalkulation|bauprojekt*|project director construction|technischer innendienst bau|construction|bauleit*|bauleiter*|obra|obras|chantier|cantiere|quantity survey*|civil engineer*|contracts manager construction|projektleit* bau|bauunternehm*|baumeister|polier|tiefbau|hochbau|estimator|preconstruction|kalkulation|conducteur de travaux|budow*|oberbauleit*|mep manager|project director construction',
    'contractors|builders|construction manager|site manager|project managers|bauleiter|bauunternehmer',
  ),
  jobFunction(
    'site-management',
    'building sites',
    'site manager|site engineer|site supervisor|site lead|jefe de obra|chef de chantier|foreman|disponent baumaschinen|maschinentechnik|baumaschinen|mta|bauhof*|maschinist|plant hire|werkstattleit*|equipment manager',
    'site manager|foremen|poliere|bauhofleiter|equipment manager',
  ),
  jobFunction(
    'architecture-design',
    'architecture',
    'architect*|architekt*|arquitect*|arquitet*|architecte*|interior designer|interior architect|urban planner|bim manager|landscape',
    'architects|interior designers|planners',
  ),
  jobFunction(
    'real-estate',
    'property',
    'centre manager|center manager|weg verwalt*|asset manager|letting manager|objektverwalt*|miethausverwalt*|real estate|immobilien*|inmobiliari*|imobiliári*|immobilier*|property|leasing|asset manager real estate|hausverwaltung|land acquisition|syndic|lettings',
    'property managers|real estate team|hausverwalter|housing society committee',
  ),
  jobFunction(
    'energy-management',
    'energy',
    'energy|energie*|energía|energia|énergie|electrical maintenance|utilities|power plant|net metering|solar|wind|turbine|asset performance',
    'energy manager|utilities head|energy team|energy managers',
  ),
  jobFunction(
    'agronomy',
    'agronomy',
    'agronom*|crop|plant protection|precision agriculture|agricultura de precisão|cane manager|cane development|agricultural manager|gerente agrícola|diretor agrícola|supervisor agrícola|trial*|plant breeding|breeder|melhoramento|fitossan*|tratos culturais|field operations agriculture|r d agro',
    'agronomists|agronomy team|agronomist|gerentes agrícolas|engenheiros agrônomos',
  ),
  jobFunction(
    'farm-management',
    'the farm',
    'farm|farmer|fazenda|fazendeir*|agricultor*|produtor rural|landwirt*|agriculteur|hacienda|finca|granja|plantation|estate manager agriculture|orchard|vineyard|kisan',
    'farmers|growers|farm owners|produtores|fazendeiros|agricultores',
  ),
];
