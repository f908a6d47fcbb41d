/** Adjectives of countries in the languages that are read, for want of an open table: the country | its adjectives without accents. */
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
Europe | european, europeen, europeens, europeenne, europeennes, europeo, europea, europeas, europeos, europeu, europeia, europeias, europaische, europaischen, europaischer, eu-based, eu based, europe-based, europe based
Africa | african, africain, africaine, africano, africana, africanas, afrikanische
Asia | asian, asiatique, asiatiques, asiatico, asiatica, asiatische
Latin America | latin american, latino americain, latinoamericano, latinoamericana, latinoamericanas, latinoamericanos, latino-americana
Middle East | middle eastern
Scandinavia | scandinavian, nordic, skandinavische
`;
