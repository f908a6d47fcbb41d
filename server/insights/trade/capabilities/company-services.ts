import type { Capability } from '../types.ts';
import { capabilityOf } from './capability-row.ts';

/** Smaller services and supplies that companies buy beside their own trade. */
export const COMPANY_SERVICES_CAPABILITIES: readonly Capability[] = [
  capabilityOf({
    id: 'management-system-certification',
    label: 'help with management system certificates',
    phrases:
      'get certified|become certified|stay certified|iso certification|iso consulting|iso consultant*|iso 9001 certification|iso 9001 consult*|iso 14001 certification|iso 45001 certification|iso 22000 certification|iso 13485 certification|management system certification|integrated management system*|write the management system|internal auditors|zertifizierungsberatung|qualitätsmanagementberatung|managementsysteme|consultoría iso|sistemas de gestión|certificación iso 9001|conseil iso|certification iso 9001|système de management|consultoria iso|sistema de gestão da qualidade|consulenza iso|sistema di gestione|iso-certificering',
    sectors:
      'metals machinery manufacturing plastics-rubber electronics construction civil-engineering facility-services automotive-suppliers medical-devices software it-services trucking security-guards cleaning-services',
    buyers: 'quality ehs compliance-risk general-management',
    users: 'operations founder production procurement security',
    problem: 'a customer or a tender asks for a certificate that is not there',
    signs:
      'iso 9001|iso 14001|iso 45001|iso 27001|nonconformit*|non-conformit*|no certificate|tender asks|recertification|customer audit*|quality manual|certification audit|zertifizierung|audit de cliente|certyfikacji',
    sellers:
      'certification body|iso consultant*|zertifizierungsstelle|organismo de certificación|accredited certification',
  }),
  capabilityOf({
    id: 'records-storage-and-shredding',
    label: 'records storage and shredding',
    phrases:
      'document shredding|shredding service*|shred documents|hard drive destruction|data destruction|records storage|archive storage|archive boxes|document storage|document scanning service*|off-site storage|aktenvernichtung|datenträgervernichtung|aktenlagerung|archivierung von akten|destrucción de documentos|custodia de documentos|destruction de documents|archivage physique|guarda de documentos|distruzione documenti|archivvernichtung|archiefopslag',
    sectors: 'law-firms banking hospitals insurance accounting-firms government medical-practices',
    buyers: 'office-administration facilities compliance-risk legal',
    users: 'it operations general-management founder',
    problem: 'files fill cellars, and nobody is sure what may be thrown away',
    signs:
      'archive|paper files|moving offices|records|confidential|data protection|patient files|old files|archiv|aktenkeller|archivo en papel',
    sellers: 'shredding company|records management company|aktenvernichter betrieb',
  }),
  capabilityOf({
    id: 'it-asset-disposal',
    label: 'buying back and recycling used computers',
    phrases:
      'used it equipment|it asset disposal|it asset disposition|ITAD|e-waste|ewaste|electronic waste|data wiping|data erasure|refurbished computers|refurbished laptops|it remarketing|laptop buyback|it recycling|gebrauchte hardware|it-remarketing|elektroschrott|datenlöschung|residuos electrónicos|equipos reacondicionados|déchets électroniques|matériel reconditionné|lixo eletrônico|rifiuti elettronici|refurbished hardware',
    sectors: 'any',
    buyers: 'it procurement sustainability',
    users: 'operations finance office-administration compliance-risk general-management founder',
    problem: 'old laptops lie in a cupboard with data on them',
    signs:
      'hardware refresh|laptop rollout|windows 10|new laptops|data centre exit|server replacement|e-waste|neue laptops|device refresh|renovación de equipos',
    sellers: 'e-waste recycler*|itad provider*|hardware reseller of used|elektroschrott recycler',
  }),
  capabilityOf({
    id: 'immigration-services',
    label: 'work visas and immigration',
    phrases:
      'immigration law*|work visa*|work permit*|visa application*|visa services|global mobility|relocation of employees|employee relocation|skilled migration|sponsor licence*|business immigration|visaservice|aufenthaltstitel|fachkräfteeinwanderung|visados de trabajo|permisos de trabajo|visas de travail|immigration professionnelle|vistos de trabalho|visti di lavoro|werkvergunning*',
    sectors: 'software it-services hospitals manufacturing universities hotels',
    buyers: 'hr recruiting legal',
    users: 'general-management founder operations',
    problem: 'people are hired abroad and cannot start for lack of a visa',
    signs:
      'relocat*|visa|hiring abroad|international hires|work permit*|sponsor*|blue card|fachkräfte aus|overseas nurses|permiso de trabajo',
    sellers: 'immigration law firm|relocation agency|visa agency',
  }),
  capabilityOf({
    id: 'outplacement-and-careers',
    label: 'outplacement and career transition',
    phrases:
      'outplacement|career transition|redundancy support|redeployment|transfer company|transfergesellschaft|career coaching for leavers|outplacementberatung|reclassement|recolocación|outplacement service*|severance programme*|layoff support|exit coaching|recolocação|ricollocazione|loopbaantransitie',
    sectors: 'any',
    buyers: 'hr',
    users: 'general-management employee-wellbeing legal founder',
    problem: 'people lose their jobs, and the rest of the team watches how',
    signs:
      'restructur*|redundanc*|layoff*|site closure|job cuts|merger|stellenabbau|sozialplan|plan social|reducción de plantilla',
    sellers: 'outplacement firm*|career transition firm|outplacementberater',
  }),
  capabilityOf({
    id: 'office-telephony',
    label: 'business phone systems',
    phrases:
      "voip|phone system*|sip trunk*|cloud pbx|hosted telephony|business telephony|pbx|telephone answering service*|virtual receptionist*|telefonanlage*|cloud-telefonie|telefonsekretariat|centralita virtual|telefonía ip|téléphonie d'entreprise|standard téléphonique|permanence téléphonique|telefonia voip|pabx em nuvem|centralino cloud|telefooncentrale",
    sectors: 'any',
    buyers: 'it office-administration',
    users: 'operations customer-support general-management founder facilities',
    problem: 'calls get lost between old phones, mobiles and home',
    signs:
      'phone lines|missed calls|old phone system|switchboard|isdn|new office|landline*|telefonanlage|hybrid work|central telefónica',
    sellers: 'voip provider*|telephony provider*|telefonanlagen systemhaus',
  }),
  capabilityOf({
    id: 'industrial-photography-and-visuals',
    label: 'photography and 3D pictures',
    phrases:
      'product photograph*|commercial photograph*|corporate photograph*|packshot*|architectural photograph*|real estate photograph*|3d rendering*|3d visuali*|virtual tour*|architectural visuali*|drone photograph*|photo studio|produktfotografie|unternehmensfotografie|architekturvisualisierung|fotografía de producto|fotografía corporativa|renders 3d|photographie de produits|visites virtuelles|fotografia de produto|fotografia prodotto|productfotografie',
    sectors: 'ecommerce apparel retail real-estate hotels furniture consumer-goods architecture cosmetics',
    buyers: 'marketing ecommerce brand',
    users: 'content-communications merchandising general-management founder sales',
    problem: 'goods that look good on the shelf look dull on the screen',
    signs:
      'new collection|product pages|new arrivals|lookbook|hotel opening|property listings|launch of our|neue kollektion|nueva colección|nouvelle collection',
    sellers: 'photo studio|photographer for|fotostudio|estudio de fotografía',
  }),
  capabilityOf({
    id: 'factoring-and-leasing',
    label: 'factoring and equipment leasing',
    phrases:
      'factoring|invoice finance|invoice discounting|equipment leasing|asset finance|machine leasing|leasing of machines|trade finance|supply chain finance|working capital loan*|purchase order finance|maschinenleasing|warenkreditversicherung|einkaufsfinanzierung|confirming y factoring|leasing de maquinaria|affacturage|crédit-bail|antecipação de recebíveis|leasing strumentale|debiteurenfinanciering',
    sectors: 'manufacturing trucking wholesale construction staffing machinery food-production agriculture',
    buyers: 'finance treasury-tax general-management',
    users: 'founder accounting procurement operations',
    problem: 'money is tied up in invoices that are paid late',
    signs:
      'new machine*|long payment terms|cash flow|order book full|investment in|expansion|unpaid invoices|zahlungsziel*|liquidität|plazos de pago|trésorerie',
    sellers: 'factoring company|leasing company|factoringgesellschaft|leasinggesellschaft',
  }),
  capabilityOf({
    id: 'investigations-and-receivables-help',
    label: 'investigations and claims for companies',
    phrases:
      "corporate investigation*|private investigator*|forensic accounting|fraud investigation*|asset tracing|due diligence reports|whistleblow*|expert witness*|insolvency advis*|insolvency practitioner*|mediation services|business mediation|wirtschaftsdetektei|hinweisgebersystem*|insolvenzberatung|detectives privados|peritajes|enquêtes privées|lanceurs d'alerte|investigação corporativa|investigazioni aziendali|bedrijfsrecherche",
    sectors: 'law-firms insurance banking manufacturing retail trucking',
    buyers: 'legal compliance-risk finance',
    users: 'general-management security hr founder',
    problem: 'something is wrong in the books or the store, and nobody can prove it',
    signs:
      'whistleblow*|fraud case*|stock losses|theft*|internal investigation|dispute*|hinweisgeber|insolvenz*|fraude interno|litig*',
    sellers: 'detective agency|investigation firm|wirtschaftsdetektiv',
  }),
  capabilityOf({
    id: 'merchandise-for-shops',
    label: 'goods for shops to sell',
    phrases:
      'wholesale to shops|supply shops with|wholesale gifts|gifts and homeware|toys wholesale|wholesale toys|stationery wholesale|wholesale jewellery|wholesale jewelry|fashion accessories wholesale|wholesale clothing|pet products wholesale|pet food for shops|books wholesale|souvenirs|geschenkartikel*|spielwaren großhandel|heimtierbedarf|artículos de regalo|juguetes al por mayor|articles cadeaux|jouets en gros|brinquedos no atacado|articoli da regalo|cadeauartikelen',
    sectors: 'retail ecommerce grocery-retail museums-libraries pharmacies',
    buyers: 'merchandising procurement founder',
    users: 'retail-operations general-management ecommerce marketing',
    problem: 'shelves look like those next door, and slow goods fill the store',
    signs:
      'new store*|gift shop|museum shop|concept store|christmas range|new range|assortment|ladeneröffnung|neues sortiment|nueva tienda|nouvelle boutique',
    sellers: 'gift wholesaler*|toy distributor*|geschenkartikelhandel',
  }),
  capabilityOf({
    id: 'sample-and-route-couriers',
    label: 'courier and same-day transport',
    phrases:
      'same-day courier*|courier service*|medical courier*|messenger service*|express courier|bike courier*|on-demand delivery|sample transport|lab courier|van courier*|direktfahrten|kurierdienst*|kurierfahrten|botendienst|mensajería urgente|mensajeros|coursier*|courses express|motoboy|entregas expressas|corriere espresso|pony express|koeriersdienst*',
    sectors:
      'diagnostic-labs hospitals pharmacies law-firms automotive-suppliers manufacturing ecommerce dental-practices',
    buyers: 'logistics operations laboratory',
    users: 'procurement general-management founder office-administration supply-chain',
    problem: 'a part or a sample is needed today and the parcel comes tomorrow',
    signs:
      'urgent deliver*|same day|samples collected|spare parts urgent|blood samples|line down|just in time|eilig*|urgente|en urgence',
    sellers: 'courier company|kurierunternehmen|empresa de mensajería',
  }),
  capabilityOf({
    id: 'dairy-and-livestock-equipment',
    label: 'equipment for stables and dairies',
    phrases:
      "milking robot*|milking parlour*|milking machine*|milk cooling tank*|feed mixer*|barn equipment|stable equipment|livestock equipment|poultry house equipment|pig feeding|manure separator*|slurry*|egg sorting|calf feeder*|melkroboter|melktechnik|stalltechnik|stalleinrichtung*|futtermischwagen|robots de ordeño|equipos de ordeño|équipement d'élevage|robot de traite|ordenhadeira*|robot di mungitura|melkrobot*",
    sectors: 'agriculture food-production',
    buyers: 'farm-management founder general-management',
    users: 'operations production agronomy',
    problem: 'milking and feeding take all hands before dawn',
    signs:
      'dairy cows|milking|herd|new barn|calving|hens|broiler*|sows|milchkühe|stallneubau|vacas lecheras|vaches laitières',
    sellers: 'milking equipment dealer*|stallbauer|concesionario de ordeño',
  }),
  capabilityOf({
    id: 'vehicle-bodies-and-trailers',
    label: 'trailers, truck bodies and vehicle fittings',
    phrases:
      'truck bod*|trailer manufacturer*|trailers for|semi-trailer*|curtain side*|tarpaulin*|tippers|van racking|van conversion*|vehicle conversion*|refrigerated bod*|tail lift*|fahrzeugbau|aufbauten für|anhänger für|lkw-planen|fahrzeugeinrichtung*|carrocerías|remolques|lonas para camiones|carrosserie industrielle|remorques|bâches|carrocerias de caminhão|allestimenti veicoli|rimorchi|carrosseriebouw',
    sectors: 'trucking construction parcel-delivery food-production agriculture water-waste equipment-rental',
    buyers: 'fleet operations procurement',
    users: 'logistics general-management founder maintenance',
    problem: 'trucks stand because the body is damaged or does not fit the load',
    signs:
      'trailers|fleet renewal|new trucks|tipper*|curtainsider*|van fleet|service vans|fuhrpark|flota nueva|semi-remorque*',
    sellers: 'trailer manufacturer*|body builder for trucks|fahrzeugbauer',
  }),
  capabilityOf({
    id: 'laundry-and-textile-service',
    label: 'laundry and textile rental',
    phrases:
      'laundry service*|linen rental|textile rental|uniform rental|workwear rental|mat rental|commercial laundry|dry cleaning for|washroom service*|mietwäsche|textilservice|wäscherei*|berufskleidung mieten|mattenservice|lavandería industrial|alquiler de ropa|blanchisserie|location de linge|lavanderia industrial|noleggio biancheria|wasserij*',
    sectors: 'hotels hospitals restaurants elder-care food-production fitness beauty-salons',
    buyers: 'hospitality-operations facilities procurement nursing',
    users: 'operations general-management founder production',
    problem: 'sheets or workwear run out before the day does',
    signs:
      'linen|bed sheets|towels|uniforms|workwear|laundry|housekeeping|bettwäsche|berufskleidung|ropa de cama|linge de lit',
    sellers: 'laundry company|textile service company|wäschereibetrieb',
  }),
];
