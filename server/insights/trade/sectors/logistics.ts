import type { Sector } from '../types.ts';
import { sector } from './sector.ts';

/** Kinds of companies that move and store goods and people. */
export const LOGISTICS_SECTORS: readonly Sector[] = [
  sector(
    'freight-forwarding',
    'freight forwarders',
    '488510',
    'Freight and Package Transportation|Logistics and Supply Chain|Transportation, Logistics, Supply Chain and Storage|Freight and Logistics|Package/Freight Delivery|Import and Export|Import & Export',
    'freight forward*|forwarder*|spedition*|spediteur*|logistics|logistik*|logistikdienstleister*|logistics compan*|logistics provider*|logística|operador logístico|operadores logísticos|transitaire*|freight|customs broker*|cargo|logistica|logistiek|logistyk*|freight compan*|freight agent*|freight broker*|logistics firm*|logistics business*|logistics operator*|logistics service provider*|nvocc*|customs agent*|customs agenc*|customs house agent*|cargo agent*|clearing agent*|clearing and forwarding agent*|air freight compan*|project cargo compan*|4pl|supply chain provider*|logistikunternehm*|logistiker*|logistikfirm*|speditionen|zollagentur*|zollagent*|empresas de logística|operadores de carga|transitarios|agentes de carga|agentes de aduana|agencias de aduana|agentes aduanales|empresas de logística e transporte|operadores logísticos brasileiros|agentes de carga internacional|despachantes aduaneiros|logisticiens|prestataires logistiques|commissionnaires de transport|commissionnaire en douane|spedizionieri|case di spedizione|operatori logistici|aziende di logistica|doganalisti|expediteur*|logistiek dienstverlener*|logistieke bedrijven|douaneagent*|speditör*|speditør*|transportør*|huolintaliik*|huolitsij*|spedytor*|firmy spedycyjne|firmy logistyczne',
  ),
  sector(
    'trucking',
    'trucking companies',
    '484',
    'Truck Transportation|Transportation/Trucking/Railroad|Ground Passenger Transportation',
    'trucking|truck fleet*|trucks|haulier*|haulage|road freight|transporter*|fuhrunternehm*|transportunternehm*|transportadora*|transportes|transportistas|transporteur*|autotrasport*|wegvervoer|truck wale|fleet operator*|fleet owner*|fleet|fleets|flotte*|fuhrpark*|vans|frota|frotas|flotas|lkw|tanker operator|carrier|truckers|truck operator*|truck owner*|lorry operator*|road haulier*|haulage compan*|haulage firm*|transport compan*|transport business*|transport firm*|transport contractor*|transport operator*|road transport compan*|road transport operator*|van operator*|tipper operator*|owner operators|removal compan*|removal firm*|moving compan*|movers and packers|packers and movers|vehicle recovery compan*|towing compan*|transportbetrieb*|transportfirm*|transporteure|fuhrbetrieb*|frachtführer*|kraftverkehr*|umzugsunternehm*|umzugsfirm*|flottenbetreiber*|abschleppdienst*|empresas de transporte|autotransportistas|fleteros|camioneros|flotas de camiones|empresas de transportes de mercancías|empresas de mudanzas|transportadores|caminhoneiros|empresas de mudança|transporteurs routiers|entreprises de transport|sociétés de transport|déménageurs|flottes d entreprise|aziende di trasporto|trasportatori|padroncini|ditte di trasporti|traslocatori|transportbedrij*|transporteurs|wegvervoerders|vrachtvervoerder*|verhuisbedrij*|åkeri*|vognmand*|vognmænd|transportfirma*|lastebileier*|flyttefirma*|kuljetusliik*|kuljetusyrity*|firmy transportowe|firm transportowych|przewoźni*|truck malik*|transport wale',
  ),
  sector(
    'bus-operators',
    'bus operators',
    '4851 4852 4855',
    'Urban Transit Services|Interurban and Rural Bus Services|Ground Passenger Transportation|School and Employee Bus Services|Shuttles and Special Needs Transportation Services|Taxi and Limousine Services|Sightseeing Transportation',
    'bus operator*|bus compan*|bus fleet*|buses|busunternehm*|public transport|public transit|transit agenc*|verkehrsbetriebe|empresa de autobuses|empresas de ônibus|autocar*|school bus*|coach operator*|stage carriage|state transport|bus line*|coach compan*|coach hire|minibus operator*|private hire operator*|private hire|taxi compan*|taxi firm*|taxi fleet*|taxi operator*|cab compan*|cab operator*|minicab*|chauffeur compan*|chauffeur service*|limousine compan*|limo compan*|shuttle operator*|public transport operator*|public transport authorit*|transit authorit*|transit operator*|transit system*|city bus operator*|metro operator*|tram operator*|state transport undertaking*|verkehrsunternehm*|verkehrsverbund*|nahverkehrs*|busbetrieb*|busbetreiber*|reisebusunternehm*|omnibusunternehm*|taxiunternehm*|taxibetrieb*|taxizentrale*|mietwagenbetrieb mit fahrer|öpnv|öpnv betriebe|öpnv unternehmen|empresas de buses|líneas de autobuses|empresas de colectivos|empresas de taxis|flotas de taxis|viações|empresas de táxi|transports en commun|transports publics|transporteurs de voyageurs|réseaux de transport|compagnies de bus|compagnies de taxis|sociétés de taxi|vtc|trasporto pubblico|trasporto pubblico locale|aziende di trasporto pubblico|autolinee|noleggio con conducente|busmaatschappij*|busbedrij*|ov bedrijven|openbaar vervoer*|taxibedrij*|touringcarbedrij*|busselskap*|bussbolag*|busselskab*|kollektivtrafik*|kollektivselskap*|taxiselskap*|taxibolag*|linja autoyhti*|przewoźnicy autobusowi|komunikacja miejska|bus wale|taxi wale',
  ),
  sector(
    'rail',
    'railways',
    '482',
    'Rail Transportation|Transportation/Trucking/Railroad|Railroad Equipment Manufacturing',
    'railway*|rail operator*|rail freight|eisenbahn*|ferrocarril*|ferrovi*|ferroviaire|metro rail|railroads|railroad operator*|rail compan*|rail infrastructure operator*|rail freight operator*|train operator*|train operating compan*|rolling stock operator*|rolling stock owner*|rail network operator*|metro compan*|bahnunternehm*|bahnbetreiber*|bahngesellschaft*|eisenbahnverkehrsunternehm*|güterbahn*|privatbahn*|schienenverkehr*|trenes y metros|spoorwegen|spoorbedrij*|spoorvervoerder*|jernbane*|järnväg*|togselskap*|tågoperatör*|rautati*|koleje|przewoźnicy kolejowi|rel vibhag',
  ),
  sector(
    'airlines',
    'airlines',
    '481',
    'Airlines and Aviation|Airlines/Aviation|Aviation|Airports',
    'airline*|aviation|airport*|fluggesellschaft*|flughafen|aerolínea*|companhia aérea|compagnie aérienne|air cargo|air carrier*|airline operator*|low cost carrier*|cargo airline*|aircraft operator*|aircraft owner*|helicopter operator*|helicopter compan*|business jet operator*|private jet operator*|air charter*|air taxi*|air ambulance*|air navigation*|air traffic control|ground handler*|ground handling*|ground handling compan*|airport handler*|airport operator*|airport authorit*|airfield*|aerodrome*|heliport*|flying club*|fixed base operator*|fbo|mro compan*|aviation mro*|aircraft maintenance compan*|aircraft lessor*|drone operator*|flughäfen*|flughafenbetreiber*|flughaf*|airlines und flughäfen|luftfahrtgesellschaft*|luftverkehrsgesellschaft*|flugzeugbetreiber*|flugbetrieb*|flugplatz*|bodenabfertig*|flugsicherung*|aeropuertos|compañías aéreas|líneas aéreas|aviación|aeródromos|empresas aéreas|aeroportos|aviação|táxi aéreo|compagnies aériennes|aéroport*|aéroports|aviation d affaires|assistance en escale|compagnie aeree|compagnia aerea|aeroporti|aviazione|linee aeree|società di handling|luchtvaart*|luchthaven*|luchthavens|vliegveld*|vliegvelden|vliegmaatschappij*|luchtvaartmaatschappij*|flyselskap*|flygbolag*|flyselskab*|lufthavn*|flyplass*|flygplats*|lentoyhtiö*|lentoasem*|linie lotnicze|lotnisk*|hawai adda*',
  ),
  sector(
    'shipping-ports',
    'shipping lines and ports',
    '483 4883',
    'Maritime Transportation|Maritime|Shipping',
    'shipping line*|shipowner*|port operator*|ports|reederei*|hafen*|naviera*|armateur*|container terminal*|maritime|stevedor*|ship owner*|ship operator*|ship manager*|ship management compan*|ship management|shipping compan*|shipping firm*|shipping agent*|ship agent*|ship chandler*|vessel owner*|vessel operator*|fleet of vessels|tanker owner*|bulk carrier operator*|ferry operator*|ferry compan*|ferry line*|tug operator*|barge operator*|inland shipping|offshore vessel operator*|workboat operator*|seaports|seaport*|harbour operator*|harbor operator*|harbours|harbor authorit*|port compan*|port terminal*|terminal operator*|marina|marina operator*|hafenbetreiber*|häfen|hafengesellschaft*|schiffseigner*|schiffsbetreiber*|schiffsmanager*|schiffsmakler*|schifffahrt*|reeder|reedern|binnenschiffer*|fährbetrieb*|fährgesellschaft*|fährreederei*|terminalbetreiber*|yachthäfen|yachthafen*|navieras|puertos|puerto deportivo|autoridades portuarias|terminales portuarias|operadores portuarios|armadores|consignatarios|agencias marítimas|empresas de navegação|armadores e portos|portos|terminais portuários|agentes marítimos|marinas e portos|armateurs|ports de plaisance|ports maritimes|opérateurs portuaires|terminaux portuaires|armatori|compagnie di navigazione|autorità portuali|porti|porti turistici|terminalisti|agenzie marittime|rederij*|havenbedrij*|havens|jachthaven*|binnenvaart*|schippers|overslagbedrij*|terminaloperator*|rederi|rederier|havner|hamnar|havne|småbåthavn*|varustamo*|satamat|armatorzy|porty morskie|terminale kontenerowe|jahaz compan*',
  ),
  sector(
    'warehousing-3pl',
    'warehouses and logistics providers',
    '493',
    'Warehousing and Storage|Warehousing|Logistics and Supply Chain',
    'warehouse*|warehousing|3pl|3pls|fulfilment|fulfillment|kontraktlogistik*|lagerhalter|lagerhäuser|almacenes|armazéns|entrepôts|godown*|godaam|distribution centre*|distribution center*|logistikdienstleister*|magazijnen|contract logistics|storage|warehouse operator*|warehouse owner*|warehousing compan*|3pl provider*|3pl compan*|third party logistics|fulfilment cent*|fulfillment cent*|fulfilment provider*|fulfillment provider*|fulfilment house*|logistics cent*|logistics hub*|logistics park operator*|storage compan*|storage provider*|self storage operator*|dark store*|lagerbetreiber*|lagerbetrieb*|lagerlogist*|logistikzentr*|fulfillmentdienstleister*|fulfillment dienstleister*|distributionszentr*|verteilzentr*|zentrallager*|hochregallager*|lagerhaus|selfstorage*|centros de distribución|centros logísticos|almacenes logísticos|operadores de almacenes|bodegas de almacenamiento|guardamuebles|centros de distribuição|galpões logísticos|operadores de fulfillment|armazéns gerais|guarda móveis|entrepôts logistiques|plateformes logistiques|entreposeurs|logisticiens e commerce|garde meubles|magazzini|poli logistici|centri logistici|magazzini logistici|distributiecentr*|magazijn*|warehousebedrij*|fulfilmentbedrij*|opslagbedrij*|lagerhotell*|lagerhotel|tredjepartslogistik*|varastohotelli*|magazyny|centra logistyczne|centra dystrybucyjne|operatorzy logistyczni|gudaam*',
  ),
  sector(
    'cold-storage',
    'cold stores',
    '493120',
    '',
    'cold storage*|cold store*|cold chain logistics|cold chain|refrigerated warehouse*|kühlhaus*|kühlhäuser|kühllogistik*|frigoríficos|entrepôt frigorifique|reefer*|refrigerated transport*|cold rooms|temperature controlled|cold store operator*|cold storage compan*|cold storage owner*|cold storage warehouse*|cold warehouse*|frozen warehouse*|cold chain operator*|cold chain compan*|refrigerated fleet*|temperature controlled haulier*|reefer operator*|tiefkühllager*|tiefkühlhaus*|kühllager*|kühlhausbetreiber*|kühlspedition*|frischelogistik*|tiefkühllogistik*|cámaras frigoríficas|almacenes frigoríficos|armazéns frigoríficos|câmaras frias|transporteurs frigorifiques|frigoristes logistique|magazzini frigoriferi|koelhuis|koelhuizen|vrieshuis|vrieshuizen|koeltransport*|kjølelager*|fryselager*|kylager*|frysehus*|chłodni*|cold storage wale',
    'warehousing-3pl',
  ),
  sector(
    'parcel-delivery',
    'parcel services',
    '492',
    'Freight and Package Transportation|Postal Services|Package/Freight Delivery',
    'courier*|parcel*|paketdienst*|last mile|mensajería|paquetería|messagerie|express delivery|kurier*|postal|courier compan*|courier firm*|courier service*|parcel carrier*|parcel compan*|parcel network*|parcel operator*|parcel shop*|delivery compan*|delivery fleet*|delivery firm*|last mile carrier*|last mile delivery compan*|last mile operator*|post office*|postal operator*|postal service*|bike courier*|cargo bike operator*|express carrier*|paketdienstleister*|paketzusteller*|kep dienst*|kep unternehm*|kep dienstleister*|kurierdienst*|expressdienst*|lieferdienst*|zustelldienst*|zusteller*|postunternehm*|postdienst*|empresas de mensajería|empresas de paquetería|empresas de mensajería y paquetería|correos|repartidores|empresas de entregas|transportadoras de encomendas|correios|motoboys|messageries|transporteurs express|coursiers|livreurs|logistique du dernier kilomètre|corrieri|corrieri espressi|poste e corrieri|koeriers|koeriersdienst*|koeriersbedrij*|pakketdienst*|pakketbezorger*|bezorgdienst*|budfirma*|budbilfirma*|budbil*|pakkelever*|paketbolag*|kuriirit|kuriirifirma*|kurierzy|courier wale',
  ),
];
