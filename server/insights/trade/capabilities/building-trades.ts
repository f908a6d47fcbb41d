import type { Capability } from '../types.ts';
import { capabilityOf } from './capability-row.ts';

/** What trades of building and upkeep offer to those who run buildings and sites. */
export const BUILDING_TRADES_CAPABILITIES: readonly Capability[] = [
  capabilityOf({
    id: 'pest-control',
    label: 'pest control',
    phrases:
      'pest control|pest management|rodent control|rats and mice|cockroaches|bed bugs|bird proofing|termite control|fumigation service*|mosquito control|exterminator*|schädlingsbekämpfung|schädlingsmonitoring|control de plagas|desratización|fumigación|dératisation|désinsectisation|lutte contre les nuisibles|controle de pragas|dedetização|disinfestazione|derattizzazione|ongediertebestrijding',
    sectors:
      'restaurants food-production hotels grocery-retail hospitals warehousing-3pl property-management schools catering',
    buyers: 'facilities quality kitchen-culinary hospitality-operations',
    users: 'operations ehs general-management founder',
    problem: 'a mouse in the store room costs the audit, or a guest',
    signs:
      'rats|mice|rodent*|cockroach*|bed bugs|pest audit|pigeons|brc audit|haccp|schädlinge|ratten|plagas|nuisibles',
    sellers: 'pest control company|pest controller*|schädlingsbekämpfer|empresa de control de plagas',
  }),
  capabilityOf({
    id: 'roofing-and-waterproofing',
    label: 'roofing and waterproofing',
    phrases:
      'roofing contractor*|flat roof*|roof repair*|roof renewal|waterproofing|roof maintenance|green roofs|metal roofing|roof inspection*|industrial roofing|dachdecker*|flachdach*|dachsanierung|abdichtungstechnik|impermeabiliza*|cubiertas industriales|étanchéité de toiture|couvreur|réfection de toiture|impermeabilização|telhados industriais|impermeabilizzazion*|coperture industriali|dakdekker*|dakbedekking',
    sectors:
      'property-management real-estate manufacturing warehousing-3pl schools government hospitals housing-societies construction',
    buyers: 'facilities real-estate construction-management',
    users: 'operations general-management founder procurement site-management',
    problem: 'a roof leaks, and buckets stand between the shelves',
    signs:
      'roof leak*|leaking roof|flat roof*|water damage|damp|roof replacement|undichtes dach|wasserschaden|gotera*|fuite de toiture|infiltra*',
    sellers: 'roofer*|roofing company|dachdeckerbetrieb|empresa de impermeabilización',
  }),
  capabilityOf({
    id: 'modular-buildings-and-sanitary-hire',
    label: 'site cabins, tents and portable toilets',
    phrases:
      'portable toilet*|site cabin*|modular office*|modular building*|portable cabin*|porta cabin*|welfare unit*|container hire|storage container*|marquee hire|event tents|tent rental|temporary building*|temporary hall*|baucontainer|mobile toiletten|containervermietung|zeltverleih|zelthallen|casetas de obra|baños portátiles|alquiler de carpas|bungalows de chantier|toilettes mobiles|location de chapiteaux|banheiros químicos|bagni mobili|tijdelijke hallen',
    sectors: 'construction events civil-engineering schools government warehousing-3pl mining public-safety',
    buyers: 'site-management construction-management events-management facilities',
    users: 'operations procurement general-management founder',
    problem: 'a site or an event opens, and people have neither a roof nor a toilet',
    signs:
      'site set-up|festival|construction site*|temporary classroom*|new site|outdoor event*|extra space|baustelle*|open air|obra nueva|chantier',
    sellers: 'portable toilet company|marquee company|containervermieter|tent rental company',
  }),
  capabilityOf({
    id: 'playgrounds-and-sports-surfaces',
    label: 'playgrounds and sports grounds',
    phrases:
      'playground*|outdoor gym*|play equipment|sports flooring|sports surface*|artificial turf|sports court*|running track*|gym equipment|swimming pool construction|splash pad*|street furniture|spielplatz*|spielgeräte|sportböden|kunstrasen|parques infantiles|césped artificial|mobiliario urbano|aires de jeux|gazon synthétique|mobilier urbain|playgrounds infantis|parchi giochi|speeltoestellen',
    sectors: 'government schools childcare sports-clubs real-estate hotels fitness housing-societies',
    buyers: 'facilities public-administration school-management construction-management',
    users: 'procurement general-management founder operations architecture-design',
    problem: 'a play area is closed because the equipment is worn or unsafe',
    signs:
      'playground|sports hall|pitch renewal|new school|park renewal|all-weather pitch|spielplatz|sportplatz|parque infantil|aire de jeux',
    sellers: 'playground manufacturer*|spielplatzbauer|fabricante de parques infantiles',
  }),
  capabilityOf({
    id: 'painting-and-finishing-trades',
    label: 'painting, flooring and drywall work',
    phrases:
      'painting contractor*|commercial painting|decorating contractor*|drywall contractor*|plastering contractor*|suspended ceilings|partition walls|commercial flooring|carpet tiles|epoxy floor*|tiling contractor*|line marking|road marking*|rack protection|malerbetrieb|trockenbau*|bodenbeläge|pinturas y reformas|pladur|peinture en bâtiment|cloisons sèches|revêtements de sol|pintura predial|cartongesso|schilderwerk',
    sectors: 'construction property-management real-estate hotels hospitals schools warehousing-3pl retail',
    buyers: 'construction-management facilities site-management',
    users: 'architecture-design procurement general-management founder operations',
    problem: 'rooms stand empty because the finishing trades do not come',
    signs:
      'refurbish*|fit-out|redecorat*|renovation|void properties|handover date|umbau|sanierung|reforma integral|rénovation|new offices',
    sellers: 'painting company|drywall company|malermeister|empresa de reformas',
  }),
  capabilityOf({
    id: 'structural-steel-and-precast',
    label: 'steel structures and precast concrete',
    phrases:
      'structural steelwork|steel structure*|pre-engineered building*|steel building*|precast concrete|precast pipes|manholes and|concrete elements|concrete pipes|timber frame*|glulam|timber structures|stahlbau|stahlhallen|betonfertigteile|holzbau|hallenbau|estructuras metálicas|naves industriales|prefabricados de hormigón|charpente métallique|béton préfabriqué|estruturas metálicas|pré-moldados|carpenteria metallica|prefabbricati in calcestruzzo|staalconstructies',
    sectors: 'construction civil-engineering real-estate manufacturing warehousing-3pl agriculture government',
    buyers: 'construction-management procurement engineering site-management',
    users: 'architecture-design operations general-management founder real-estate',
    problem: 'the frame of a building arrives late, and all other trades wait',
    signs:
      'new warehouse|new factory|new hall|plant expansion|tender for|framework contract|bridge*|hallenneubau|nave nueva|nouvel entrepôt|sewer',
    sellers: 'steel fabricator*|precast manufacturer*|stahlbauunternehmen|fabricante de estructuras',
  }),
  capabilityOf({
    id: 'interior-plants-and-blinds',
    label: 'blinds, curtains and plants for rooms',
    phrases:
      'office plants|interior plants|plant rental|plantscaping|flower subscription*|flower walls|green walls|window blinds|vertical blinds|roller blinds|curtains and|window film*|solar film*|acoustic panels|room acoustics|innenraumbegrünung|sonnenschutz|jalousien|vorhänge|akustikpaneele|plantas para oficinas|persianas|cortinas y|plantes de bureau|stores et rideaux|persianas e cortinas|tende e|binnenbeplanting|zonwering',
    sectors: 'hotels hospitals real-estate schools law-firms banking software restaurants',
    buyers: 'facilities office-administration hospitality-operations',
    users: 'hr general-management founder procurement architecture-design',
    problem: 'rooms are loud, hot or bare, and people do not like to stay',
    signs:
      'new office|refurbish*|hotel opening|glare|office move|open-plan|lobby|neues büro|nueva oficina|nouveaux bureaux',
    sellers: 'plantscaping company|blinds manufacturer*|raumbegrünung betrieb',
  }),
  capabilityOf({
    id: 'parking-and-traffic',
    label: 'parking and traffic equipment',
    phrases:
      'parking management|parking system*|car park barriers|parking barriers|traffic management|traffic signs|road safety barriers|number plate recognition|bollards|bike parking|cycle shelters|parkraum*|schrankenanlagen|verkehrssicherung|gestión de aparcamientos|señalización vial|gestion de parkings|signalisation routière|estacionamentos rotativos|gestione parcheggi|segnaletica stradale|parkeersystemen',
    sectors: 'property-management real-estate hospitals retail government civil-engineering hotels airlines',
    buyers: 'facilities real-estate public-administration operations',
    users: 'site-management general-management founder procurement',
    problem: 'cars stand where they must not, or wait in front of the gate',
    signs:
      'car park*|parking|barrier*|visitors park|road works|traffic plan|parkplatz|parkhaus|aparcamiento|stationnement',
    sellers: 'parking operator*|traffic management company|parkraumbewirtschafter',
  }),
];
