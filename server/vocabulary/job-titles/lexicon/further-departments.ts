import type { DepartmentRows } from './department-rows.ts';

/** Words of departments in Indonesian, and in Turkish, Polish, Dutch and the Nordic languages what the other tables lack. */
export const FURTHER_DEPARTMENTS: DepartmentRows = [
  [
    'Sales',
    3,
    `penjualan|vertriebsinnendienst|verkaufsinnendienst|ertekesitesi|ertekesites|obchodni|obchod|vanzari|prodaja|prodaje|myynnin`,
  ],
  ['Purchasing', 3, `indkob|indkobs|innkjop|innkjops|pengadaan|pembelian|zakupow`],
  ['Human Resources', 3, `sdm|personalia|zasobow ludzkich|kadrowy`],
  ['Finance', 3, `finansow|finansowy|okonomi|keuangan|mali isler`],
  ['Marketing', 3, `pemasaran|marketingowy`],
  [
    'Information Technology',
    3,
    `teknologi informasi|informatyki|bilgi teknolojileri|pdm|plm|systemadministration|it betreuung`,
  ],
  [
    'Operations',
    2,
    `operasional|schichtfuhrer(in)|produksi|produkcji|produksjon|produksjons|facilitair|facilitaire zaken|gudang|magazynu|logistyki|pabrik|fabrika|fabriks|pemeliharaan|utrzymania ruchu|dyspozytor|brygadzista|brygadzistka`,
  ],
  ['Quality Assurance', 3, `mutu|kontroli jakosci|qualitatsmanagementbeauftragte(r)|qmb|jakosci`],
  ['Legal', 3, `hukum|prawny|prawnych|direito|derecho|diritto|rechten`],
  ['Accounting', 3, `ksiegowosci|regnskap|regnskaps|regnskabs`],
  ['Support', 3, `layanan pelanggan|obslugi klienta|kundservice|musteri hizmetleri`],
  ['Healthcare Services', 3, `keperawatan|hemsirelik|pielegniarstwa|verpleging|farmasi`],
  ['Media and Communication', 3, `komunikacji|kommunikasjon|humas`],
  ['Research', 3, `badan i rozwoju|forskning|penelitian`],
  [
    'Sales',
    4,
    `reisagent(e)|reisadviseur|reisconsulent(e)|reisverkoper|agent de voyages|agente de viajes|agente de viagens|agente di viaggio`,
  ],
  [
    'Community and Social Services',
    3,
    `fondsenwerver|fondsenwerving|werver|collecte de fonds|captacion de fondos|captacao de recursos|spendensammler(in)`,
  ],
  ['Information Technology', 4, `systeembeheer|systeembeheerder|ict|ict beheerder|werkplekbeheerder|databasebeheerder`],
  [
    'Purchasing',
    4,
    `marches publics|marche public|commande publique|achats publics|appels d offres|appel d offres|licitaciones|licitacoes|gare d appalto|aanbestedingen|aanbesteding|vergabe|ausschreibungen`,
  ],
  [
    'Operations',
    4,
    `auxiliar de campo|trabajador de campo|auxiliar de cozinha|auxiliar de cocina|auxiliar de servicos gerais|auxiliar de servicios generales|servicos gerais|servicios generales|ajudante de cozinha|ajudante geral|gestionnaire de residence|responsable de residence|directeur de residence|directrice de residence|agent de residence`,
  ],
  [
    'Operations',
    3,
    `dining services|dining|dining room|food services|food service|food and beverage|banquets|banqueting|canteen|chief facilities officer`,
  ],
  [
    'Engineering',
    4,
    `mechanical systems|electrical systems|hvac systems|power systems|hydraulic systems|propulsion systems|thermal systems|fluid systems|avionics systems|flight systems|fire protection systems|vehicle systems|radar systems|optical systems|mechatronic systems|mechanical systems engineer|electrical systems engineer|hvac systems engineer|power systems engineer|propulsion systems engineer|avionics systems engineer|vehicle systems engineer|control systems|control systems engineer`,
  ],
  [
    'Healthcare Services',
    3,
    `icu|picu|nicu|ccu|micu|sicu|itu|nicu and picu|emergency room|operating room|operating theatre|ward manager|dialysis|oncology|cardiology|radiology`,
  ],
  ['Finance', 3, `retirement income|retirement planning|retirement plan|retirement services|annuity|annuities`],
  ['Education', 3, `schoolleider|schoolhoofd|schooldirecteur|schoolbestuurder|кафедрой|кафедры|школы|детского сада`],
  [
    'Healthcare Services',
    3,
    `bashekim|hekim|hekimi|hemsiresi|hemsireler|ebe|saglik|laborant|anestezi|rontgen|eczaci|dis hekimi|perawat|bidan|apoteker|dokter|dokter spesialis|dokter umum|dokter gigi|doktor pakar|jururawat`,
  ],
  ['Administrative', 3, `idari|idari isler|tibbi sekreter|santral|veri girisi`],
  ['Community and Social Services', 3, `vicar|priest|curate|parish priest|youth pastor|worship leader|imam|rabbi`],
  [
    'Operations',
    3,
    `deckhand|chief mate|first mate|second mate|third mate|able seaman|bosun|boatswain|ships master|master mariner|city manager|town manager|site superintendent|construction superintendent|zookeeper|conducteur de ligne|conductrice de ligne`,
  ],
  ['Accounting', 3, `konyvelo|konyveles|λογιστης`],
  ['Finance', 3, `penzugyi|penzugy|οικονομικος|οικονομικων`],
  ['Sales', 3, `πωλησεων|πωλητης`],
  ['Human Resources', 3, `personalni|personalista|lidskych zdroju|ludskych zdrojov`],
  ['Education', 3, `directeur des etudes|directrice des etudes`],
];
