import type { SectorId } from '../sectors/ids.ts';

/** A kind of company that is narrower than a sector, by the words for it in the languages that are read. */
export interface CompanyKind {
  /** Plural, small letters, as said inside a sentence. */
  name: string;
  /** The sectors in which such companies are found, the most usual first. */
  sectors: readonly SectorId[];
  phrases: readonly string[];
}

/** [name, sectors, phrases] */
type Row = readonly [string, string, string];

/** Phrases name the company or what only such a company has: 'ship owner*' and 'vessels', 'hearing care*' and 'hörgeräte'. */
const ROWS: readonly Row[] = [
  [
    'shipping companies',
    'shipping-ports',
    'ship owner*|ship manager*|ship operator*|shipping compan*|vessel owner*|vessel operator*|vessels|bulk carrier*|dry bulk|tanker owner*|chemical tankers|product tankers|liner service*|reederei*|schiffseigner*|naviera*|armador*|armateur*|armatori|compagnie* maritime*|rederij*',
  ],
  [
    'ferry and cruise lines',
    'shipping-ports travel',
    'ferry operator*|ferry line*|ferries|cruise line*|cruise ship*|fährbetrieb*|fährreederei*|kreuzfahrt*|cruceros|croisière*|traghetti',
  ],
  [
    'marinas and yacht charters',
    'shipping-ports sports-clubs travel',
    'marina|marinas|yacht charter*|yacht club*|boat rental*|jachthafen*|segelclub*|puerto deportivo|port de plaisance|sailing yachts',
  ],
  [
    'fishing companies',
    'agriculture food-production',
    'fishing compan*|fishing fleet*|trawler*|fischerei*|pesquera*|pêcherie*',
  ],
  [
    'fish farms',
    'agriculture food-production',
    'fish farm*|aquaculture|salmon farm*|shrimp farm*|fischzucht*|piscicult*|acuicult*|aquacoltura|viskweker*',
  ],
  [
    'poultry and pig farms',
    'agriculture',
    'poultry farm*|poultry|hatcher*|broiler*|pig farm*|geflügel*|schweinemast*|avícola*|avicol*|granja* porcina*',
  ],
  [
    'dairy farms',
    'agriculture',
    'dairy farm*|milk cows|dairy herd*|milchvieh*|milchbauer*|ganader* lecher*|éleveur* laitier*|melkvee*',
  ],
  [
    'greenhouse growers',
    'agriculture',
    'greenhouse*|glasshouse grower*|gewächshaus*|invernadero*|serre* horticole*|glastuinbouw|nursery grower*|baumschule*|tree nurser*',
  ],
  [
    'vineyards and wineries',
    'beverages agriculture',
    'winer*|vineyard*|wine maker*|winemaker*|winzer*|weingut*|weingüter|weinbau*|kellerei*|bodega|bodegas|viñedo*|domaine* viticole*|vignoble*|vigneron*|cantina vinicola|cantine vinicole|vinícola*|viticolt*',
  ],
  [
    'breweries',
    'beverages',
    'brewer*|brauerei*|cervecer*|cervesa|cerveza artesan*|brasserie artisanale|birrifici*|cervejaria*|brouwerij*|browar*',
  ],
  ['distilleries', 'beverages', 'distiller*|brennerei*|destiler*|destilería*'],
  [
    'oil mills',
    'food-production',
    'oil mill*|olive mill*|olive oil|almazara*|aceite de oliva|frantoi*|olio d oliva|moulin* à huile|huile d olive|ölmühle*|lagar de azeite',
  ],
  [
    'flour and rice mills',
    'food-production',
    'flour mill*|rice mill*|grain mill*|millers|mühlenbetrieb*|mehlmühle*|molino* harinero*|minoterie*|molini',
  ],
  [
    'bakeries',
    'food-production grocery-retail',
    'baker|bakers|baker*|bäckerei*|backwaren*|panader*|padaria*|panific*|boulanger*|bakkerij*|piekarni*',
  ],
  [
    'butchers and meat plants',
    'food-production',
    'butcher*|slaughterhouse*|abattoir*|meat processor*|meat packer*|meat plant*|metzgerei*|fleischerei*|schlachthof*|schlachtbetrieb*|carnicería*|matadero*|boucherie*|macell*|frigorífico de carne',
  ],
  [
    'coffee roasters',
    'food-production beverages',
    'coffee roaster*|roaster*|kaffeeröster*|torrefactor*|torréfacteur*|tostador*|torrefazion*',
  ],
  ['tea estates', 'agriculture', 'tea estate*|tea garden*|tea plantation*|chai bagan'],
  [
    'confectioners',
    'food-production',
    'confection*|chocolate maker*|chocolatier*|süßwarenhersteller*|pasticcer*|pâtisserie*|pastelería*|konditorei*',
  ],
  ['bars and nightclubs', 'restaurants', 'nightclub*|night club*|pub chain*|pubs|cocktail bar*|discothe*'],
  [
    'ghost kitchens',
    'restaurants catering',
    'ghost kitchen*|dark kitchen*|cloud kitchen*|cocina* fantasma*|cocina* oculta*|dark kitchens',
  ],
  ['campsites', 'hotels', 'campsite*|campground*|camping site*|campingplatz*|campingplätze'],
  [
    'theatres and concert halls',
    'events',
    'theatre*|theater*|concert hall*|opera house*|opera|orchestra*|philharmon*|orquesta*|orchestre*|schauspielhaus*|teatro|teatros|théâtre*',
  ],
  [
    'cinemas',
    'broadcasting-film events',
    'cinema*|movie theat*|multiplex*|kino|kinos|kinobetreiber*|salas de cine|salle* de cinéma',
  ],
  ['photographers', 'broadcasting-film', 'photographer*|photo studio*|fotograf*|photographe*'],
  [
    'leisure parks',
    'sports-clubs hotels',
    'theme park*|amusement park*|water park*|adventure park*|freizeitpark*|parque* de atracciones|parc* d attraction*|trampoline park*',
  ],
  [
    'swimming pools',
    'sports-clubs government',
    'swimming pool operator*|public pool*|leisure cent*|schwimmbad*|schwimmbäder|freibad*|hallenbad*|piscinas municipales|aquatic cent*',
  ],
  ['zoos and aquariums', 'museums-libraries', 'zoo|zoos|aquarium*|botanical garden*|tierpark*|zoológico*'],
  [
    'churches',
    'nonprofits',
    'parish*|church|churches|congregation*|diocese*|mosque*|kirchengemeinde*|pfarrei*|parroquia*|paroisse*|parrocchi*',
  ],
  ['trade unions', 'associations nonprofits', 'trade union*|labor union*|gewerkschaft*|sindicato*|syndicat*|sindacat*'],
  ['cemeteries', 'funeral government', 'cemeter*|cremator*|friedhof*|krematori*|cementerio*|cimetière*'],
  ['kennels and pet hotels', 'beauty-salons', 'kennel*|pet hotel*|pet groom*|dog groom*|tierpension*|hundepension*'],
  [
    'riding stables',
    'sports-clubs agriculture',
    'riding stable*|horse stable*|riding school*|equestrian cent*|reiterhof*|reitstall*|centro ecuestre|centre* équestre*',
  ],
  [
    'car washes',
    'car-dealers repair-services',
    'car wash*|waschanlage*|waschstraße*|lavado de coches|autolavado*|autolavagg*',
  ],
  [
    'petrol stations',
    'retail oil-gas',
    'petrol station*|filling station*|gas station*|fuel station*|petrol pump*|tankstelle*|gasolinera*|estación de servicio|station* service|posto* de combust*',
  ],
  [
    'tractor dealers',
    'car-dealers retail',
    'tractor dealer*|dealer of tractor*|dealer of new and used tractor*|farm equipment dealer*|landmaschinenhändler*|landtechnikhändler*',
  ],
  [
    'hearing care shops',
    'retail medical-practices',
    'hearing care*|hearing cent*|hearing aid retail*|hearing aid fitting|hearing test*|audiolog*|hörakustik*|hörgeräte|audioprothés*|centro* auditivo*|centri acustici|apparecchi acustici',
  ],
  [
    'opticians',
    'retail medical-practices',
    'optician*|optical shop*|optical chain*|eyewear store*|optiker*|augenoptik*|brillen|óptica|ópticas|opticien*|ottica|ottici',
  ],
  ['jewellers', 'retail', 'jewell*|jewel*|juwelier*|joyer*|bijouter*|gioieller*|watchmaker*'],
  ['pet shops', 'retail', 'pet shop*|pet store*|zoofachh*|tierbedarf*|animalerie*'],
  [
    'bike shops',
    'retail',
    'bike shop*|bicycle shop*|bicycle dealer*|bike dealer*|fahrradh*|fahrradladen*|fahrradläden|tienda* de bicicletas|magasin* de vélos|fietsenwinkel*',
  ],
  [
    'furniture stores',
    'retail',
    'furniture store*|furniture shop*|furniture retail*|möbelhaus*|möbelhäuser|tienda* de muebles|magasin* de meubles',
  ],
  ['bookshops', 'retail', 'bookshop*|bookstore*|book store*|buchhandlung*|librería|librerías|librairie*|librerie'],
  ['florists', 'retail', 'florist*|flower shop*|blumenladen|floristería*|fleuriste*|fiorist*'],
  ['garden centres', 'retail', 'garden cent*|gartencenter*|gartencent*|vivero*|jardinerie*|tuincentr*'],
  [
    'charging point operators',
    'power-utilities',
    'charging point operator*|charge point operator*|charging network*|ladesäulenbetreiber*|ladeinfrastrukturbetreiber*|emobility operator*',
  ],
  [
    'gas and heat suppliers',
    'power-utilities',
    'gas supplier*|gas distribution|gasversorg*|fernwärme*|district heating|heat network*|chauffage urbain',
  ],
  [
    'grid operators',
    'power-utilities',
    'grid operator*|distribution network operator*|transmission operator*|netzbetreiber*|distribuidora* eléctrica*',
  ],
  [
    'wind farms',
    'renewables',
    'wind farm*|wind park*|windpark*|parque* eólico*|parc* éolien*|onshore wind|offshore wind',
  ],
  ['biogas plants', 'renewables agriculture', 'biogas*|biomethan*|biogás'],
  [
    'taxi companies',
    'bus-operators',
    'taxi compan*|taxi operator*|taxi fleet*|taxis|cab compan*|ride hailing|taxiunternehm*|limousine service*',
  ],
  [
    'driving schools',
    'training-providers',
    'driving school*|driving instructor*|fahrschule*|autoescuela*|auto-école*|auto école*|scuola guida|scuole guida|rijschool*',
  ],
  [
    'music schools',
    'training-providers museums-libraries',
    'music school*|conservator*|musikschule*|escuela* de música|école* de musique',
  ],
  [
    'language schools',
    'training-providers schools',
    'language school*|sprachschule*|academia* de idiomas|école* de langues|scuola di lingue|escola* de idiomas',
  ],
  ['drone operators', 'airlines', 'drone operator*|drone service*|drohnenbetreiber*'],
  [
    'removal companies',
    'parcel-delivery trucking',
    'movers|removal compan*|moving compan*|removals|umzugsunternehm*|umzüge|mudanzas|déménag*|traslochi|verhuisbedrij*',
  ],
  [
    'estate agents',
    'real-estate',
    'estate agent*|letting agent*|realtor*|real estate broker*|immobilienmakler*|inmobiliaria*|imobiliária*|agence* immobilière*|agenzie immobiliari|makelaar*',
  ],
  [
    'pest control companies',
    'facility-services',
    'pest control*|exterminator*|schädlingsbekämpf*|control de plagas|dératisation|disinfestazion*',
  ],
  ['roofers', 'construction', 'roofer*|roofing*|dachdecker*|techador*|couvreur*|dakdekker*'],
  [
    'plumbers and heating installers',
    'construction',
    'plumb*|heating installer*|heating engineer*|hvac contractor*|klempner*|sanitärbetrieb*|heizungsbau*|shk betrieb*|fontaner*|plombier*|chauffagiste*|idraulic*|installatiebedrij*|loodgieter*',
  ],
  [
    'electrical contractors',
    'construction',
    'electrician*|electrical contractor*|elektriker*|elektrobetrieb*|elektroinstallation*|electricista*|électricien*|elettricist*|eletricista*',
  ],
  [
    'painters',
    'construction',
    'painting contractor*|painters and decorators|decorating contractor*|malerbetrieb*|malermeister*|pintores|peintre* en bâtiment|schildersbedrij*',
  ],
  [
    'joiners and carpenters',
    'construction furniture',
    'joiner*|carpent*|cabinet maker*|schreinerei*|tischlerei*|zimmerei*|carpinter*|menuis*|falegnam*|timmerbedrij*',
  ],
  ['scaffolders', 'construction', 'scaffold*|gerüstbau*|andamio*|échafaudage*|ponteggi*|steigerbouw*'],
  [
    'landscapers',
    'construction facility-services',
    'landscaper*|landscape contractor*|landscaping*|gardening compan*|landschaftsbau*|galabau*|jardiner*|paysagiste*|giardinier*|hovenier*',
  ],
  ['surveyors', 'architecture', 'land surveyor*|surveying firm*|vermessungsbüro*|géomètre*|topógraf*'],
  [
    'brick and concrete works',
    'glass-cement building-materials',
    'brickwork*|brick maker*|ziegelei*|concrete plant*|ready-mix*|readymix*|betonwerk*|ladriller*|hormigonera*|centrale* à béton',
  ],
  [
    'quarries',
    'mining building-materials',
    'quarry|quarries|quarr*|steinbruch*|steinbrüche|cantera*|carrière* de|cave di',
  ],
  [
    'foundries',
    'metals',
    'foundry|foundries|foundr*|gießerei*|giesserei*|fundición|fundiciones|fonderie*|die caster*|die casting',
  ],
  ['forges', 'metals', 'forge|forges|forging compan*|schmiede*|forja|forjas'],
  [
    'toolmakers and mould makers',
    'machinery metals',
    'toolmaker*|tool maker*|mould maker*|mold maker*|werkzeugbau*|formenbau*|matricer*|mouliste*|stampist*',
  ],
  [
    'machine shops',
    'metals machinery',
    'machine shop*|cnc shop*|job shop*|turned parts|zerspan*|lohnfertig*|taller* de mecanizado|atelier* d usinage|torneria|officina meccanica di precisione',
  ],
  [
    'pump makers',
    'machinery',
    'pump maker*|pump manufacturer*|centrifugal pump*|slurry pump*|dosing pump*|submersible pump*|pumpenhersteller*|pumpenbau*|fabricante* de bombas|fabricant* de pompes|pompe centrifughe',
  ],
  [
    'valve makers',
    'machinery',
    'valve maker*|valve manufacturer*|control valve*|ball valve*|armaturen*|absperrarmatur*|rückschlagventil*|fabricante* de válvulas|robinetterie|valvole',
  ],
  [
    'gearbox makers',
    'machinery',
    'gearbox maker*|gearbox manufacturer*|gearboxes|gear manufacturer*|getriebehersteller*|getriebebau*|reductores|réducteurs|riduttori',
  ],
  [
    'compressor makers',
    'machinery',
    'compressor maker*|compressor manufacturer*|screw compressor*|piston compressor*|kompressorenhersteller*|compresores',
  ],
  [
    'tractor and farm machine makers',
    'machinery automotive-makers',
    'tractor maker*|tractor manufacturer*|tractors from|makes tractor*|farm machine maker*|farm machinery manufacturer*|landmaschinenhersteller*|landtechnikhersteller*|harvesters|implements maker*',
  ],
  [
    'elevator makers',
    'machinery construction',
    'elevator maker*|elevator compan*|lift maker*|lift compan*|elevators and escalators|aufzugsbauer*|aufzughersteller*|ascensores|ascenseurs|ascensori',
  ],
  ['crane makers', 'machinery', 'crane maker*|crane manufacturer*|kranbau*|kranhersteller*|grúas'],
  ['tanneries', 'textiles', 'tanner*|gerberei*|curtiembre*|curtidur*|conceri*|leather maker*'],
  [
    'toy makers',
    'consumer-goods',
    'toy maker*|toy manufacturer*|toys|spielzeughersteller*|spielwaren*|juguet*|jouets|giocattol*',
  ],
  [
    'paint makers',
    'chemicals',
    'paint maker*|paint manufacturer*|paints|farbenhersteller*|lackhersteller*|pinturas|peintures|vernici',
  ],
  ['perfume and soap makers', 'cosmetics', 'perfum*|soap maker*|soaps|seifenhersteller*|jabones|savonnerie*'],
  ['magazines', 'publishing', 'magazine publisher*|magazines|zeitschriftenverlag*|revistas'],
  ['psychologists', 'mental-health-care', 'psycholog*|psychotherap*|psicólog*|psicolog*'],
  [
    'rehab clinics',
    'hospitals medical-practices',
    'rehab cent*|rehab clinic*|rehabilitation clinic*|rehaklinik*|centro* de rehabilitación|centre* de rééducation',
  ],
  [
    'ambulance services',
    'public-safety medical-practices',
    'ambulance service*|ambulance operator*|ambulances|rettungsdienst*|ambulancia*|krankentransport*',
  ],
  ['fertility clinics', 'medical-practices', 'fertility clinic*|ivf clinic*|ivf|kinderwunsch*|reproducción asistida'],
  ['notaries', 'law-firms', 'notar|notare|notary|notaries|notaría*|notaire*|notai|notariat*'],
  [
    'tax advisers',
    'accounting-firms',
    'tax advis*|steuerberat*|steuerkanzlei*|gestoría*|expert* comptable*|commercialist*',
  ],
  [
    'auditors',
    'accounting-firms',
    'auditors|audit firm*|wirtschaftsprüf*|auditoría de cuentas|commissaire* aux comptes',
  ],
  ['pawnbrokers', 'lending', 'pawnbroker*|pawn shop*|pfandhaus*|pfandleih*|gold loan*'],
  [
    'credit unions',
    'banking lending',
    'credit union*|building societ*|volksbank*|raiffeisen*|cooperativa* de crédito|cooperative bank*',
  ],
  [
    'pension funds',
    'insurance wealth-asset-management',
    'pension fund*|pensionskasse*|fondo* de pensiones|fonds de pension|pensioenfonds*',
  ],
  ['crypto exchanges', 'payments', 'crypto exchange*|crypto broker*|bitcoin exchange*'],
  [
    'internet providers',
    'telecom',
    'internet provider*|internet service provider*|fibre operator*|fiber operator*|glasfaseranbieter*|broadband operator*',
  ],
  [
    'recyclers',
    'environmental-services water-waste',
    'recycler*|recycling compan*|recycling plant*|scrap yard*|scrap dealer*|scrap metal|schrotthändler*|recyclinghof*|recyclage|chatarr*',
  ],
  ['prisons', 'public-safety government', 'prison|prisons|correctional|justizvollzug*|cárceles'],
  ['courts', 'government', 'court|courts|tribunal*|gericht|gerichte|juzgado*'],
  ['embassies', 'government', 'embass*|consulate*|botschaft*|embajada*|ambassade*'],
  [
    'town councils',
    'government',
    'town council*|city council*|borough council*|municipalit*|councils|gemeinde|gemeinden|stadtverwaltung*|kommunen|ayuntamiento*|mairie*|communes|prefeitura*|comuni|gemeente*|nagar palika*|gram panchayat*',
  ],
  [
    'fire brigades',
    'public-safety',
    'fire brigade*|fire department*|fire station*|fire and rescue|feuerwehr*|bomberos|pompiers|vigili del fuoco',
  ],
  [
    'tutoring centres',
    'coaching-institutes',
    'tutoring*|tuition cent*|tuition class*|nachhilfe*|coaching cent*|coaching class*|clases particulares|soutien scolaire',
  ],
  [
    'incubators and venture funds',
    'private-equity-vc',
    'incubator*|accelerator*|venture fund*|gründerzentrum*|aceleradora*|incubateur*',
  ],
  [
    'body shops and repair shops',
    'repair-services car-dealers',
    'body shop*|collision repair*|karosserie*|kfz werkstatt*|kfz werkstätten|autowerkstatt*|carrosserie*|carrozzeri*|chapa y pintura',
  ],
  ['recording studios', 'music', 'recording studio*|tonstudio*|estudio* de grabación|studio* d enregistrement'],
  [
    'self storage companies',
    'warehousing-3pl real-estate',
    'self storage*|self-storage|mini storage|guardamuebles|trasteros',
  ],
  [
    'importers and exporters',
    'wholesale manufacturing food-production apparel furniture',
    'importer*|importing compan*|import compan*|import house*|exporter*|export house*|we import|we export|imported from|exported to|exports to|importeur*|exporteur*|importateur*|exportateur*|importador*|importadora*|importamos|exportador*|exportadora*|exportamos|importatori|esportatori|importiamo|esportiamo|contenedores al año|despachos aéreos|containers a year|containers per year|container im jahr|conteneurs par an',
  ],
  ['coworking spaces', 'real-estate property-management', 'coworking*|co working|flexible office*|serviced office*'],
];

/** Kinds of companies within the sectors, for customers that are named more closely than a sector is. */
export const KINDS: readonly CompanyKind[] = ROWS.map(([name, sectors, phrases]) => ({
  name,
  sectors: sectors.split(' ') as SectorId[],
  phrases: phrases.split('|'),
}));
