/** Adjectives of countries, and of regions and cities, in the languages that are read, for want of an open table: the place | its adjectives without accents. */
export const DEMONYMS = `
United States | american, americain, americains, americaine, americaines, americano, americanos, americana, americanas, estadounidense, estadounidenses, amerikanische, amerikanischen, us-based, us based, usa based, u.s
Canada | canadian, canadien, canadiens, canadienne, canadiennes, canadiense, canadienses, kanadische, kanadischen
United Kingdom | british, britannique, britanniques, britanico, britanicos, britische, britischen, uk-based, uk based
Ireland | irish, irlandais, irlandesa, irlandesas, irische, irischen
Germany | german, allemand, allemands, allemande, allemandes, aleman, alemana, alemanas, alemanes, alemao, alema, alemas, deutsche, deutschen, deutscher
France | french, francais, francaise, francaises, frances, francesa, francesas, franceses, franzosische, franzosischen
Spain | spanish, espagnol, espagnole, espagnols, espagnoles, espanol, espanola, espanolas, espanoles, espanhol, espanhola, espanholas, spanische, spanischen
Portugal | portuguese, portugais, portugaise, portugaises, portugues, portuguesa, portuguesas, portugueses, portugiesische
Italy | italian, italien, italienne, italiens, italiennes, italiano, italiana, italianas, italianos, italienische, italienischen
Netherlands | dutch, neerlandais, neerlandaise, holandes, holandesa, holandesas, niederlandische, niederlandischen
Belgium | belgian, belge, belges, belga, belgas, belgische, belgischen
Switzerland | swiss, suisse, suisses, suizo, suiza, suizas, suico, suica, schweizer
Austria | austrian, autrichien, autrichienne, austriaco, austriaca, osterreichische, osterreichischen
Poland | polish, polonais, polonaise, polaco, polaca, polnische, polnischen
Sweden | swedish, suedois, suedoise, sueco, sueca, schwedische, schwedischen
Norway | norwegian, norvegien, noruego, noruega, norwegische
Denmark | danish, danois, danes, danesa, danische, danischen
Finland | finnish, finlandais, finlandes, finlandesa, finnische
India | indian, indien, indiens, indienne, indiennes, indio, india-based, india based, indische, indischen, bharatiya, भारतीय, indiano, indiana companies
China | chinese, chinois, chinoise, chinoises, chino, china-based, chinesische, chinesischen, chines, chinesa
Japan | japanese, japonais, japonaise, japonaises, japones, japonesa, japanische, japanischen
South Korea | korean, south korean, coreen, coreenne, coreano, coreana, koreanische
Singapore | singaporean, singapore-based, singapore based
Indonesia | indonesian
Malaysia | malaysian
Thailand | thai
Vietnam | vietnamese
Philippines | filipino, philippine
Australia | australian, australien, australienne, australiano, australiana, australische, aussie
New Zealand | kiwi
Brazil | brazilian, bresilien, bresilienne, bresiliennes, bresiliens, brasileno, brasilena, brasilenas, brasilenos, brasileiro, brasileira, brasileiras, brasileiros, brasilianische, brasilianischen
Mexico | mexican, mexicain, mexicaine, mexicaines, mexicano, mexicana, mexicanas, mexicanos, mexikanische
Argentina | argentinian, argentine companies, argentin, argentino, argentina companies, argentinos, argentinas
Colombia | colombian, colombien, colombiano, colombiana, colombianas, colombianos
Chile | chilean, chilien, chileno, chilena, chilenas, chilenos
Peru | peruvian, peruvien, peruano, peruana, peruanas, peruanos
Israel | israeli, israelien, israelienne, israeliennes, israeliens, israelische, israelischen
Turkey | turkish, turc, turque, turques, turco, turca, turkische
United Arab Emirates | emirati, uae based, uae-based, dubai based
Saudi Arabia | saudi, saoudien, saoudienne
Egypt | egyptian, egyptien, egypcio
South Africa | south african, sud africain, sudafricano, sudafricana, sul africano
Nigeria | nigerian, nigerien companies, nigeriano
Kenya | kenyan
Morocco | moroccan, marocain, marocaine, marocains, marocaines, marroqui, marroquies
Tunisia | tunisian, tunisien, tunisienne, tunisiens, tunisiennes
Algeria | algerian, algerien, algerienne
Russia | russian, russe, russes, ruso, rusa, russische
Ukraine | ukrainian, ukrainien, ukrainische
Armenia | armenian
Lebanon | lebanese, libanais, libanaise, libanes, libanesa
Pakistan | pakistani, pakistanais, pakistanaise
Bangladesh | bangladeshi
Sri Lanka | sri lankan
Nepal | nepali, nepalese
Iran | iranian, iranien, irani
Iraq | iraqi
Jordan | jordanian
Syria | syrian, syrien
Kuwait | kuwaiti
Qatar | qatari
Bahrain | bahraini
Oman | omani
Ghana | ghanaian
Ethiopia | ethiopian
Uganda | ugandan
Tanzania | tanzanian
Rwanda | rwandan
Senegal | senegalese, senegalais, senegalaise
Ivory Coast | ivorian, ivoirien, ivoirienne
Cameroon | cameroonian, camerounais, camerounaise
Zimbabwe | zimbabwean
Zambia | zambian
Angola | angolan, angolano, angolana
Czech Republic | czech, tcheque, checo, checa, tschechische, tschechischen
Slovakia | slovak, slovakian, slovaque
Hungary | hungarian, hongrois, hongroise, hungaro, hungara, ungarische
Romania | romanian, roumain, roumaine, rumano, rumana, rumanische
Bulgaria | bulgarian, bulgare, bulgarische
Serbia | serbian, serbe, serbische
Croatia | croatian, croate, croata, kroatische
Slovenia | slovenian, slovene
Albania | albanian
Greece | greek, grec, grecque, griego, griega, griechische, grego, grega
Cyprus | cypriot
Estonia | estonian
Latvia | latvian
Lithuania | lithuanian
Belarus | belarusian
Moldova | moldovan
Azerbaijan | azerbaijani
Kazakhstan | kazakh, kazakhstani
Uzbekistan | uzbek
Mongolia | mongolian
Taiwan | taiwanese, taiwanais
Cambodia | cambodian
Myanmar | burmese
Ecuador | ecuadorian, ecuatoriano, ecuatoriana
Venezuela | venezuelan, venezolano, venezolana, venezolanos
Bolivia | bolivian, boliviano, boliviana
Paraguay | paraguayan, paraguayo, paraguaya
Uruguay | uruguayan, uruguayo, uruguaya
Panama | panamanian, panameno, panamena
Costa Rica | costa rican, costarricense
Guatemala | guatemalan, guatemalteco, guatemalteca
Dominican Republic | dominican, dominicano, dominicana
Cuba | cuban
Puerto Rico | puerto rican
Jamaica | jamaican
Iceland | icelandic
Luxembourg | luxembourgish, luxembourgeois
Scotland | scottish
Wales | welsh
Catalonia | catalan
Bavaria | bavarian, bayerische, bayerischen
California | californian
Texas | texan
Europe | european, europeen, europeens, europeenne, europeennes, europeo, europea, europeas, europeos, europeu, europeia, europeias, europaische, europaischen, europaischer, eu-based, eu based, europe-based, europe based
Africa | african, africain, africaine, africano, africana, africanas, afrikanische
Asia | asian, asiatique, asiatiques, asiatico, asiatica, asiatische
Latin America | latin american, latino americain, latinoamericano, latinoamericana, latinoamericanas, latinoamericanos, latino-americana
Middle East | middle eastern
Scandinavia | scandinavian, nordic, skandinavische
Paris | parisien, parisiens, parisienne, parisiennes
Île-de-France | francilien, franciliens, francilienne, franciliennes
Lyon | lyonnais, lyonnaise, lyonnaises
Marseille | marseillais, marseillaise, marseillaises
Bordeaux | bordelais, bordelaise, bordelaises
Toulouse | toulousain, toulousains, toulousaine, toulousaines
Lille | lillois, lilloise, lilloises
Nantes | nantais, nantaise, nantaises
Strasbourg | strasbourgeois, strasbourgeoise, strasbourgeoises
Brittany | breton, bretons, bretonne, bretonnes
Normandy | normand, normands, normande, normandes
Alsace | alsacien, alsaciens, alsacienne, alsaciennes
Quebec | quebecois, quebecoise, quebecoises
Montreal | montrealais, montrealaise, montrealaises
Geneva | genevois, genevoise, genevoises
Brussels | bruxellois, bruxelloise, bruxelloises
Wallonia | wallon, wallons, wallonne, wallonnes
Flanders | flamand, flamands, flamande, flamandes, flamischen, vlaamse
Berlin | berliner, berlinois, berlinoise
Hamburg | hamburger
Munich | munchner, munchener
Cologne | kolner
Frankfurt | frankfurter
Stuttgart | stuttgarter
Düsseldorf | dusseldorfer
Leipzig | leipziger
Vienna | wiener
Zurich | zurcher
Bavaria | bayerische, bayerischen, bayrische, bayrischen, bavarian
Saxony | sachsische, sachsischen
Hesse | hessische, hessischen
Swabia | schwabische, schwabischen
Franconia | frankische, frankischen
Madrid | madrileno, madrilena, madrilenos, madrilenas
Barcelona | barcelones, barcelonesa, barcelonesas
Catalonia | catalan, catalana, catalanas, catalanes
Valencia | valenciano, valenciana, valencianas, valencianos
Andalusia | andaluz, andaluza, andaluzas, andaluces
Basque Country | vasco, vasca, vascas, vascos
Galicia | gallego, gallega, gallegas, gallegos
São Paulo | paulistano, paulistana, paulistanos, paulistanas
São Paulo State | paulista, paulistas
Rio de Janeiro | carioca, cariocas
Minas Gerais | mineiro, mineira, mineiros, mineiras
Rio Grande do Sul | gaucho, gaucha, gauchos, gauchas
Bahia | baiano, baiana, baianos, baianas
Pernambuco | pernambucano, pernambucana, pernambucanos, pernambucanas
Ceará | cearense, cearenses
Paraná | paranaense, paranaenses
Santa Catarina | catarinense, catarinenses
Lisbon | lisboeta, lisboetas
Buenos Aires | porteno, portena, portenos, portenas
Monterrey | regiomontano, regiomontana, regiomontanos, regiomontanas
Guadalajara | tapatio, tapatia, tapatios, tapatias
Mexico City | capitalino, capitalinos, chilango, chilangos
Milan | milanese, milanesi
Rome | romano, romana, romane
London | londoner, londoners, london-based, london based
New York | new yorker, new yorkers, nyc-based, nyc based, new york-based, new york based
Texas | texan, texans
California | californian, californians
Scotland | scottish, scots
Wales | welsh
England | english companies, english firms
`;
