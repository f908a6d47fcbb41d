/**
 * Industries in Italian, Dutch, Polish, the Nordic languages, Indonesian and Turkish, and what the other tables lack in German, French,
 * Spanish and Portuguese: the name that a row of theirs has | words without accents.
 */
export const FURTHER_LANGUAGES = `
Construction | edilizia, costruzioni, settore edile, imprese edili, impresa edile, bouw, bouwsector, bouwbedrijven, bouwbedrijf, aannemers, budownictwo, budowlana, budowlanej, firmy budowlane, bygg, byggbranschen, byggeri, byggebranchen, byggebransjen, konstruksi, insaat, btp, chantiers, bauunternehmen, baugewerbe, construtoras, constructoras, entreprises du batiment, entreprises de construction, baufirmen, byggforetag, byggefirmaer, entreprenorer, anlegg, bygg og anlegg
Real Estate | immobilienverwaltung, immobilienverwaltungen, hausverwaltung, hausverwaltungen, immobiliare, agenzie immobiliari, agenzia immobiliare, vastgoed, nieruchomosci, fastighet, fastigheter, fastighetsbolag, ejendomme, eiendom, properti, gayrimenkul, emlak, wohnungsbaugesellschaften, wohnungsgesellschaften, wohnungsbau, wohnungsunternehmen
Trades | handwerksbetriebe, handwerksbetrieb, handwerksbetrieben, ambacht
Utilities | stadtwerke, stadtwerken
Architecture | studi di architettura, studio di architettura, architectenbureaus, biura architektoniczne, mimarlik
Engineering | studi di ingegneria, ingenieursbureaus, biura projektowe, muhendislik
Energy | energia, energie, energetyka, energetyczna, energetycznej, enerji, energibolag, energi
Renewable Energy | energie rinnovabili, rinnovabili, hernieuwbare energie, odnawialne zrodla energii, oze, fornybar energi, fornybart, vedvarende energi, energi terbarukan, yenilenebilir enerji
Solar | fotovoltaico, solare, zonnepanelen, zonne energie, fotowoltaika, fotowoltaiki, solenergi, solcelle, gunes enerjisi, tenaga surya
Waste Management | rifiuti, gestione rifiuti, afvalverwerking, odpady, gospodarka odpadami, avfall, affald
Agriculture | agricoltura, agricolo, agricola, aziende agricole, azienda agricola, landbouw, rolnictwo, rolnicza, rolniczej, jordbruk, lantbruk, landbrug, landbruk, pertanian, tarim
Transportation | trasporti, trasporto, vervoer, transportbedrijven, transportowa, transportowej, transportowe, transportowych, firmy transportowe, firm transportowych, transportforetag, transportfirmaer, transportasi, tasimacilik, nakliye
Road Transport | transport routier, transporte por carretera, strassentransport, autotrasporto, wegtransport
Logistics | logistiek, logistyka, logistyczna, logistycznej, lojistik, logistikunternehmen, logistikforetag, logistiekbedrijven, entreprises logistiques, operadores logisticos, operatori logistici
Freight Forwarding | speditionen, spedition, spedizioni, expediteurs, spedycja, spedycyjne, spedycji
Law Firms | studi legali, studio legale, advocatenkantoren, kancelarie prawne, kancelarii, advokatbyraer, advokatfirmaer, hukuk burolari, firma hukum
Staffing | uitzendbureaus, uitzendbureau, agenzie interinali, agenzie per il lavoro, agencje pracy, bemanning, vikarbureau, bemanningsforetag, zeitarbeit, zeitarbeitsfirmen, agence d interim, agences d interim, interim, leiharbeit, leiharbeitsfirmen, ett, empresas de trabajo temporal
Advertising Agencies | agenzie pubblicitarie, agenzie di comunicazione, reclamebureaus, agencje reklamowe, reklambyraer, reklamebureauer, reklam ajanslari
Marketing Agencies | agenzie di marketing, agencje marketingowe, marketingbureaus, pazarlama ajanslari
Consulting | consulenza, societa di consulenza, adviesbureaus, doradztwo, firmy doradcze, konsultforetag, danismanlik
Banking | sector bancario, setor bancario, secteur bancaire, bankensektor, bankwesen, banche, bancario, settore bancario, banken, bankowosc, banki, bankowej, bank, banker, perbankan, bankacilik, bankalar
Savings Banks | sparkassen, sparkasse, caisses d epargne, casse di risparmio, cajas de ahorro
Insurance | assicurazioni, assicurativo, compagnie assicurative, verzekeringen, verzekeraars, verzekering, ubezpieczenia, ubezpieczeniowa, ubezpieczeniowej, forsakring, forsakringsbolag, forsikring, forsikringsselskaber, asuransi, sigorta, sigortacilik
Accounting | studi commercialisti, studi commerciali, accountantskantoren, accountantskantoor, administratiekantoren, biura rachunkowe, biuro rachunkowe, cabinet comptable, cabinets comptables, cabinets d expertise comptable, cabinet d expertise comptable, redovisningsbyraer, muhasebe burolari, kantor akuntan, steuerkanzleien, steuerkanzlei, steuerberatungskanzleien, escritorios de contabilidade
Healthcare | secteur medical, dans le medical, sector medico, setor medico, medizinbranche, sanitario, settore sanitario, zorg, gezondheidszorg, zorgsector, ochrona zdrowia, medyczna, medycznej, sjukvard, vard, sundhedssektoren, sundhed, helse, helsesektoren, kesehatan, saglik, zorginstellingen, zorgorganisaties, vardforetag, etablissements de sante, instituciones de salud, instituicoes de saude, gesundheitseinrichtungen, strutture sanitarie
Hospitals | uz, uzs, umc, ospedali, ospedale, ziekenhuizen, ziekenhuis, szpitale, szpital, szpitalach, szpitali, sjukhus, hospitaler, sykehus, rumah sakit, hastane, hastaneler, hastaneleri, hastanelerde, hospitalieres, hospitaliers, hospitalier, hospitaliere
Clinics | cliniche, klinieken, kliniki, klinikach, kliniker, klinikker, klinik, klinikleri, cliniques
Medical Practices | studi medici, studio medico, huisartsenpraktijken, gabinety lekarskie
Dental Practices | studi dentistici, studio dentistico, studi odontoiatrici, tandartspraktijken, tandartsenpraktijken, gabinety stomatologiczne, gabinety dentystyczne, tandlakarmottagningar, dis klinikleri, klinik gigi, zahnarztpraxen, cabinets dentaires, clinicas dentales, clinicas odontologicas, consultorios dentales
Veterinary | cliniche veterinarie, dierenklinieken, dierenartspraktijken, lecznice weterynaryjne
Nursing Homes | case di riposo, casa di riposo, rsa, verpleeghuizen, verpleeghuis, verzorgingstehuizen, domy opieki, aldreboenden, plejehjem, sykehjem, huzurevleri, panti jompo, residencias de ancianos, residencias de mayores, maisons de retraite, casas de repouso, lares de idosos
Pharmacies | farmacie, apotheken, apteki, aptekach, apotek, apoteker, eczaneler
Education | istruzione, formazione professionale, onderwijs, edukacja, edukacji, utbildning, uddannelse, utdanning, pendidikan, egitim sektoru, onderwijsinstellingen, instituciones educativas, instituicoes de ensino, etablissements scolaires, bildungseinrichtungen, istituti scolastici
Schools | scuole, scuola, scholen, szkoly, szkolach, skolor, skoler, sekolah, okullar, okullarda
Universities | universita, atenei, universiteiten, hogescholen, uczelnie, uniwersytety, universitet, universiteter, hogskolor, universitas, perguruan tinggi, universiteler, universitelerde
Government | pubblica amministrazione, overheid, gemeenten, gemeente, administracja publiczna, kommuner, pemerintah, kamu, belediyeler, overheidsinstanties, overheidsinstellingen, overheidsorganisaties, ministeries, publieke sector, secteur public, administration publique, administrations publiques, collectivites, collectivites territoriales, mairies, administracion publica, administraciones publicas, sector publico, ayuntamientos, orgaos publicos, setor publico, prefeituras, behorden, offentlicher dienst, offentliche verwaltung, kommunen, stadtverwaltungen, enti pubblici, settore pubblico, comuni, myndigheter, offentlig sektor
Non-profit | terzo settore, onlus, goede doelen, organizacje pozarzadowe, fundacje, ideella organisationer, lsm, yayasan, stk, sivil toplum
Manufacturing | manifatturiero, manifatturiera, manifatturiere, manifatturieri, aziende manifatturiere, azienda manifatturiera, maakindustrie, productiebedrijven, productiebedrijf, produkcyjne, produkcyjna, produkcyjnych, przemysl, tillverkning, tillverkande, tillverkningsindustrin, fremstilling, produktionsvirksomheder, industribedrifter, manufaktur, imalat, tillverkningsforetag, produksjonsbedrifter, maakbedrijven, produktionsbetriebe, produktionsunternehmen, fertigungsunternehmen, verarbeitendes gewerbe, empresas manufactureras, entreprises manufacturieres, empresas industriales, zaklady produkcyjne
Machinery | macchinari, macchine utensili, machinebouw, machinebouwers, maszynowy, maszyn, maskinindustri, maskinindustrin, makine imalati, makine sektoru
Mechanical Engineering | metalmeccanica, metalmeccanico, metalmeccaniche, maschinenbauer
Automotive | settore automobilistico, automobilistico, auto industrie, autobranche, motoryzacja, motoryzacyjna, motoryzacyjnej, fordonsindustrin, bilindustrin, bilbranschen, bilbranchen, otomotif, otomotiv
Aerospace | aerospaziale, luchtvaart, lotnictwo, lotnicza, havacilik
Shipbuilding | cantieri navali, cantieristica, scheepsbouw, scheepswerven, stocznie, stocznia, stoczniach, stoczniowy, varv, vaerfter, verft, galangan kapal, tersane, tersaneler, chantiers navals, chantier naval, astilleros, astillero, estaleiros, werften
Chemicals | chimica, chimico, chemie, chemische industrie, chemiczna, chemicznej, kemi, kemiindustrin, kimia, kimya
Plastics | plastica, materie plastiche, kunststoffen, kunststof, tworzyw sztucznych, plast, plastindustri, plastik
Steel | siderurgia, siderurgico, acciaio, acciaierie, staal, staalindustrie, stal, hutnictwo, stalindustrin, baja, celik, demir celik
Metals | metallurgia, metallurgico, metaal, metaalindustrie, metalowa, metalowej, metall, logam, metal sektoru
Mining | minerario, miniere, mijnbouw, gornictwo, gornicza, gruv, gruvindustrin, pertambangan, tambang, madencilik
Oil & Gas | petrolio e gas, olie en gas, olej i gaz, olja och gas, olje og gass, migas, minyak dan gas, petrol ve gaz
Textiles | tessile, tessili, settore tessile, textiel, textielindustrie, tekstylna, wlokienniczy, textilindustrin, tekstil
Apparel | abbigliamento, kleding, odziezowa, odziezowej, klader, toj, klaer, pakaian, konfeksiyon, hazir giyim
Fashion | moda, mode, mody, mote
Footwear | calzaturiero, calzature, schoenen, obuwnicza, ayakkabi
Furniture | mobili, arredamento, mobilifici, meubels, meubelindustrie, meblarska, meble, mobler, mobelindustrin, mebel, mobilya
Packaging | imballaggi, imballaggio, verpakkingen, verpakkingsindustrie, opakowania, opakowan, forpackningar, emballage, emballasje, kemasan, ambalaj
Medical Devices | dispositivi medici, medische apparatuur, medische hulpmiddelen, wyroby medyczne, medicinteknik, medicoteknik, alat kesehatan, tibbi cihaz
Pharmaceuticals | farmaceutico, farmaceutica, farmaceutiche, case farmaceutiche, farmacie industrie, farmaceutische industrie, farmaceutyczna, farmaceutycznej, farmacja, lakemedel, lakemedelsforetag, medicinal, farmasi, ilac, ilac sektoru
Beauty | cosmetica, cosmetici, cosmetico, schoonheid, kosmetyczna, kosmetycznej, kosmetiker, kosmetik, kozmetik
Beauty Salons | saloni di bellezza, centri estetici, schoonheidssalons, salony kosmetyczne, gabinety kosmetyczne, guzellik salonlari, clinicas de estetica, clinica de estetica, salones de belleza, saloes de beleza, instituts de beaute, kosmetikstudios
Retail | vendita al dettaglio, grande distribuzione, gdo, detailhandel, winkelketens, handel detaliczny, detalicznym, detaljhandel, detaljhandeln, ritel, perakende, detailhandelskaeder, einzelhandelsketten, einzelhandler, chaines de magasins, cadenas de tiendas, redes de lojas, catene di negozi, sieci handlowe
Wholesale | ingrosso, grossisti, groothandel, groothandels, hurtownie, hurtowy, engros, grossister, grosir, toptan
E-commerce | commercio elettronico, webwinkels, webshops, sklepy internetowe, e handel, netthandel, nethandel, e ticaret
Food | alimentare, alimentari, settore alimentare, agroalimentare, voeding, voedingsindustrie, voedingsmiddelen, levensmiddelen, levensmiddelenindustrie, spozywcza, spozywczej, spozywczy, branza spozywcza, livsmedel, livsmedelsindustrin, livsmedelsbranschen, fodevarer, fodevareindustrien, fodevarebranchen, matindustrien, naeringsmiddel, makanan, gida, gida sektoru, voedingsbedrijven, voedingsmiddelenbedrijven, livsmedelsforetag, fodevarevirksomheder, matprodusenter, lebensmittelunternehmen
Beverages | bevande, dranken, napoje, drycker, drikkevarer, minuman, icecek
Dairy | lattiero caseario, caseifici, zuivel, mleczarnie, mleczarska, mejeri, mejerier, meieri, susu, sut urunleri
Bakeries | panifici, panificio, bakkerijen, piekarnie, piekarni, bagerier, bageri, toko roti, firinlar
Wineries | cantine vinicole, cantine, cantina vinicola, wijnhuizen, winnice, bodegas, vinicolas, weingutern, weinguter, weingut, domaines viticoles, vingardar
Breweries | birrifici, birrificio, brouwerijen, brouwerij, browary, bryggerier, bryggeri
Restaurants | ristoranti, ristorante, ristorazione, restauranten, horeca, restauracje, restauracji, gastronomia, restauranger, restauranter, restoran, restoranlar, rumah makan, cadenas de restaurantes, redes de restaurantes, chaines de restaurants, restaurantketten, restaurantketens
Hospitality | ospitalita, turismo e ospitalita, hotellerie, hotelarstwo, besoksnaring, perhotelan, konaklama, otelcilik
Hotels | alberghi, albergo, alberghiero, alberghiera, strutture alberghiere, hotele, hotelach, hoteli, hotell, hoteller, oteller, otel, otellerde, cadeias hoteleiras, cadeia hoteleira, redes hoteleiras, rede hoteleira, cadenas hoteleras, cadena hotelera, chaines hotelieres, groupes hoteliers, hotelketten, hotelgruppen, hotelketens, catene alberghiere, hotellkedjor, hotelkaeder
Travel | turismo, agenzie di viaggio, reisbureaus, toerisme, biura podrozy, turystyka, turystyczna, resebyraer, rejsebureauer, reise, pariwisata, turizm
Fitness | palestre, palestra, sportscholen, fitnesscentra, silownie, gym, treningssentre, pusat kebugaran, spor salonlari
Media | giornali, editoria, media en uitgeverijen, wydawnictwa, mediehus, yayincilik
Publishing | case editrici, casa editrice, uitgeverijen, wydawnictwa, forlag, penerbit, yayinevleri
Events | eventi, organizzazione eventi, evenementen, evenementenbureaus, eventy, evenemang, acara, etkinlik
Software | software house, case software, softwarehuizen, oprogramowania firmy, mjukvara, mjukvaruforetag, programvare, softwarevirksomheder, perangkat lunak, yazilim sirketleri, yazilim firmalari, softwarebedrijven, softwarehauser, softwareunternehmen, programvaruforetag, casas de software, editeurs de logiciels
Technology | tecnologico, aziende tech, technologiczne, technologicznych, teknikforetag, teknologi, teknoloji, techbedrijven, technologiebedrijven, techforetag, teknologivirksomheder, teknologiselskaper, technologieunternehmen, techunternehmen, aziende tecnologiche, empresas tecnologicas, entreprises technologiques
IT Services | servizi informatici, aziende informatiche, ict bedrijven, ict dienstverleners, uslugi it, it konsulter, layanan it, bilisim
Cybersecurity | cybersicurezza, cyberbezpieczenstwo, cybersakerhet, cybersikkerhed, cybersikkerhet, keamanan siber, siber guvenlik
Telecommunications | telecomunicazioni, telecombedrijven, telekomunikacja, telekomunikacyjna, telekomunikasi, telekomunikasyon
Fintech | fintechy, fintechach, teknologi finansial
Automotive Repair | autofficine, officine, officina meccanica, autogarages, garagebedrijven, warsztaty samochodowe, bilverkstader, autovaerksteder, bilverksteder, bengkel, oto servis, autowerkstatten, autowerkstatt, kfz werkstatten, garages automobiles, talleres mecanicos, oficinas mecanicas
Petrochemicals | petroquimica, petrochimica, petrochimie, petrochemie, petrochemia, petrokimia, petrokimya
Glass & Ceramics | ceramico, ceramica, ceramici, settore ceramico, keramische industrie, ceramiczna, ceramicznej, keramikindustri, seramik, keramikindustrie
Auto Parts | automobilzulieferer, automobilzulieferern, zulieferer, equipementiers automobiles, equipementier automobile, componentistica auto, toeleveranciers auto
Wood | legno, hout, drewno, drzewna, drzewnej
Agencies | agencje, agencji, agencjach, agentschappen, bureaus, agenzie, agensi, ajanslar
Cement | cementero, cementera, cementeros, cementeras, industria cementera, sector cementero, cimenteiro, cimenteira, cimenteiras, setor cimenteiro, cimenteries, cimentier, cimentiers, cementifici, zementwerke, zementindustrie, cementownie, pabrik semen
Machinery | maquinaria pesada, maquinas pesadas, equipo pesado, equipos pesados, equipamentos pesados, engins de chantier, materiel lourd, schwermaschinen, baumaschinen, macchine movimento terra, alat berat, ciezki sprzet
Agriculture | agroexportador, agroexportadora, agroexportadores, agroexportadoras, bananeras, bananeros, floricolas, cafetaleras, cafetaleros, cacaoteros, arroceras, horticolas, citricolas, agroindustria, agroindustrial, agroindustriales, agropecuaria, agropecuarias, sucroalcooleiro, sucroenergetico, cooperativas agricolas, perkebunan, kelapa sawit
Food Production | azucareras, azucarero, azucarera, azucareros, ingenios azucareros, molineras, pesqueras, pesquero, pesquera, pesqueros, camaroneras, camaronero, salmoneras, salmonero, conserveras, frigorificos, pescados y mariscos
Furniture | moveleiro, moveleira, setor moveleiro, moveleiras, muebleras, mueblera, fabricas de muebles, fabricas de moveis
Footwear | calcadista, calcadistas, setor calcadista, calcados, zapateras, calzado
Metals | metalurgico, metalurgica, metalurgicos, setor metalurgico, sector metalurgico
Mining | mineras, minera, mineros, mineria, gran mineria, mineradoras, mineradora, compagnies minieres, tambang, pertambangan
Nursing Homes | domy opieki, domow opieki, dom opieki, ehpad, maisons de retraite, residencias de mayores, residencias de ancianos, pflegeheime, altenheime, seniorenheime, panti jompo
Logistics | логистика, логистики, логистической компании, логистических компаний, логистические компании, логистических компаниях
Retail | сети магазинов, сетей магазинов, розничная торговля, розницы, ритейл, ритейла, ритейле
Construction | строительство, строительства, строительной компании, строительных компаний, строительные компании, строительных компаниях
Manufacturing | производственной компании, производственных компаний, производственные компании, производства
Banking | банк, банки, банков, банках, банка
IT Services | ит компании, ит компаний, it компании, it компаний, it компаниях
Restaurants | рестораны, ресторанов, ресторанах, кафе
Hotels | отели, отелей, отелях, гостиницы, гостиниц
Real Estate | недвижимость, недвижимости, агентства недвижимости
Law Firms | юридические фирмы, юридических фирм, юридической фирмы
Dental Practices | стоматологии, стоматологий, стоматологические клиники, стоматологических клиник, стоматологических клиниках, gabinetow stomatologicznych, gabinety stomatologiczne, klinik stomatologicznych, kliniki stomatologiczne, tandartspraktijken, klinik gigi
Construction | budowlanych, budowlanym, kontraktor bangunan
Banking | bankach, bankow, bankowym, bankowych, banku
Manufacturing | produkcyjnych, produkcyjne, produkcyjnej, manufaktur
Restaurants | restauracji, restauracje, restauracjach, rumah makan, kuliner, usaha kuliner, gastronomii
Hotels | hoteli, hotele, hotelach, hotelarstwo, perhotelan
Law Firms | kancelarii prawnych, kancelariach, advocatuur
Beauty Salons | klinik kecantikan, salon kecantikan, salony kosmetyczne, salonow kosmetycznych, gabinety kosmetyczne, schoonheidssalons, centri estetici, saloni di bellezza
Software | bedrijven in software, firmach it, firm it, spolkach it
Mining | горнодобывающих компаний, горнодобывающей компании
Manufacturing | produzierende betriebe, produzierenden betrieben, produzierende unternehmen, produzierenden unternehmen, produzierendes gewerbe, produzierenden gewerbe
Retail | minorista, negocio minorista, comercio minorista, minoristas
E-commerce | интернет магазин, интернет магазины, интернет магазинов, интернет магазинах, онлайн магазины, онлайн магазинов, sklepow internetowych, sklepy internetowe, sklep internetowy, webshop eigenaren
Wineries | vinicolo, vinicola, vinicole, settore vinicolo, cantine, cantina vinicola, winnice, wijnhuizen
`;
