/** City | region | country | other names and quarters people name instead of the city. */
export const CITIES_OF_THE_WORLD = `
New York | New York | United States | nyc, new york city, ny, manhattan, brooklyn, queens, wall street, big apple
San Francisco | California | United States | sf, san fran, soma sf, frisco
San Jose | California | United States |
Palo Alto | California | United States | menlo park
Mountain View | California | United States |
Oakland | California | United States |
Sunnyvale | California | United States |
Los Angeles | California | United States | la, hollywood, santa monica, lax
San Diego | California | United States |
Seattle | Washington | United States | bellevue, redmond
Denver | Colorado | United States |
Austin | Texas | United States | atx
Dallas | Texas | United States | dfw
Houston | Texas | United States |
Chicago | Illinois | United States | chi town, chicagoland
Minneapolis | Minnesota | United States | twin cities
Boston | Massachusetts | United States | greater boston
Atlanta | Georgia | United States | atl
Philadelphia | Pennsylvania | United States | philly
Miami | Florida | United States |
Washington DC | District of Columbia | United States | washington d.c., dc, washington dc
Phoenix | Arizona | United States |
Detroit | Michigan | United States |
Portland | Oregon | United States |
Charlotte | North Carolina | United States |
Raleigh | North Carolina | United States | research triangle
Salt Lake City | Utah | United States | slc
Las Vegas | Nevada | United States | vegas
Toronto | Ontario | Canada | gta, greater toronto area
Ottawa | Ontario | Canada |
Vancouver | British Columbia | Canada |
Montréal | Quebec | Canada | montreal
Calgary | Alberta | Canada |
Mexico City | | Mexico | cdmx
Monterrey | Nuevo León | Mexico |
Guadalajara | Jalisco | Mexico |
São Paulo | | Brazil | sao paulo, sampa
Rio de Janeiro | | Brazil | rio
Belo Horizonte | Minas Gerais | Brazil |
Florianópolis | Santa Catarina | Brazil | floripa
Bogotá | | Colombia | bogota
Medellín | Antioquia | Colombia | medellin
Buenos Aires | | Argentina |
Santiago | | Chile | santiago de chile
Lima | | Peru |
London | England | United Kingdom | canary wharf, shoreditch, city of london, ldn, greater london
Manchester | England | United Kingdom |
Bristol | England | United Kingdom |
Leeds | England | United Kingdom |
Birmingham | England | United Kingdom |
Liverpool | England | United Kingdom |
Cambridge | England | United Kingdom |
Oxford | England | United Kingdom |
Edinburgh | Scotland | United Kingdom |
Glasgow | Scotland | United Kingdom |
Cardiff | Wales | United Kingdom |
Belfast | Northern Ireland | United Kingdom |
Dublin | Leinster | Ireland |
Cork | Munster | Ireland |
Paris | Île-de-France | France | la defense
Lyon | Auvergne-Rhône-Alpes | France | lyons
Nantes | Pays de la Loire | France |
Toulouse | Occitanie | France |
Marseille | | France |
Berlin | | Germany |
Hamburg | | Germany |
Munich | Bavaria | Germany | münchen, munchen, muenchen
Cologne | North Rhine-Westphalia | Germany | köln, koln, koeln
Frankfurt | Hesse | Germany | frankfurt am main, ffm
Düsseldorf | North Rhine-Westphalia | Germany | dusseldorf, duesseldorf
Stuttgart | Baden-Württemberg | Germany |
Leipzig | Saxony | Germany |
Vienna | | Austria | wien
Graz | Styria | Austria |
Zürich | | Switzerland | zurich, zuerich
Geneva | | Switzerland | genf, genève
Basel | | Switzerland |
Lausanne | Vaud | Switzerland |
Amsterdam | North Holland | Netherlands |
Rotterdam | South Holland | Netherlands |
The Hague | South Holland | Netherlands | den haag
Utrecht | | Netherlands |
Eindhoven | North Brabant | Netherlands |
Brussels | | Belgium | bruxelles, brussel
Antwerp | Flanders | Belgium | antwerpen
Ghent | Flanders | Belgium | gent
Luxembourg | | Luxembourg |
Madrid | | Spain |
Barcelona | Catalonia | Spain | bcn
Valencia | | Spain |
Bilbao | Basque Country | Spain |
Lisbon | | Portugal | lisboa
Porto | | Portugal | oporto
Milan | Lombardy | Italy | milano
Rome | Lazio | Italy | roma
Turin | Piedmont | Italy | torino
Bologna | Emilia-Romagna | Italy |
Athens | Attica | Greece |
Copenhagen | | Denmark | københavn, kobenhavn, cph
Aarhus | | Denmark |
Stockholm | | Sweden |
Göteborg | | Sweden | gothenburg
Malmö | Skåne | Sweden | malmo
Oslo | | Norway |
Helsinki | Uusimaa | Finland |
Reykjavik | | Iceland |
Tallinn | | Estonia |
Riga | | Latvia |
Vilnius | | Lithuania |
Warsaw | | Poland | warszawa
Kraków | Małopolska | Poland | krakow, cracow
Gdańsk | Pomerania | Poland | gdansk
Wrocław | Lower Silesia | Poland | wroclaw
Prague | | Czechia | praha
Brno | South Moravia | Czechia |
Budapest | | Hungary |
Bucharest | | Romania | bucuresti
Cluj-Napoca | Cluj | Romania | cluj, cluj napoca
Sofia | | Bulgaria |
Belgrade | | Serbia |
Kyiv | | Ukraine | kiev
Lviv | | Ukraine |
Istanbul | | Türkiye |
Ankara | | Türkiye |
Izmir | | Türkiye |
Tel Aviv | | Israel | tlv
Jerusalem | | Israel |
Dubai | | United Arab Emirates | dxb, difc, jlt, business bay, jebel ali, dubai marina
Abu Dhabi | | United Arab Emirates | auh
Sharjah | | United Arab Emirates |
Riyadh | | Saudi Arabia |
Jeddah | Makkah | Saudi Arabia | jiddah
Dammam | | Saudi Arabia | khobar
Doha | | Qatar |
Manama | | Bahrain |
Kuwait City | | Kuwait |
Muscat | | Oman |
Amman | | Jordan |
Beirut | | Lebanon |
Cairo | | Egypt |
Alexandria | | Egypt |
Casablanca | | Morocco |
Tunis | | Tunisia |
Lagos | | Nigeria |
Abuja | | Nigeria |
Accra | | Ghana |
Nairobi | | Kenya |
Mombasa | | Kenya |
Kampala | | Uganda |
Kigali | | Rwanda |
Dar es Salaam | | Tanzania |
Addis Ababa | | Ethiopia |
Johannesburg | Gauteng | South Africa | joburg, jozi, sandton
Cape Town | Western Cape | South Africa |
Durban | | South Africa |
Singapore | | Singapore | sg
Kuala Lumpur | | Malaysia | kl
George Town | Penang | Malaysia | penang
Jakarta | | Indonesia |
Bandung | West Java | Indonesia |
Surabaya | | Indonesia |
Bali | | Indonesia | denpasar
Bangkok | | Thailand | bkk
Hanoi | | Vietnam |
Ho Chi Minh City | | Vietnam | hcmc, saigon, hcm city
Manila | Metro Manila | Philippines |
Makati | Metro Manila | Philippines |
Cebu City | Cebu | Philippines | cebu
Hong Kong | | Hong Kong | hk
Taipei | | Taiwan |
Shanghai | | China |
Beijing | | China | peking
Shenzhen | Guangdong | China |
Guangzhou | Guangdong | China |
Tokyo | | Japan |
Osaka | | Japan |
Fukuoka | | Japan |
Seoul | | South Korea | gangnam
Busan | | South Korea |
Sydney | New South Wales | Australia |
Melbourne | Victoria | Australia |
Brisbane | Queensland | Australia |
Perth | Western Australia | Australia |
Adelaide | South Australia | Australia |
Canberra | | Australia |
Auckland | | New Zealand |
Wellington | | New Zealand |
Dhaka | | Bangladesh |
Chittagong | | Bangladesh | chattogram
Kathmandu | Bagmati | Nepal | ktm
Colombo | | Sri Lanka |
Karachi | | Pakistan |
Lahore | | Pakistan |
Islamabad | | Pakistan |
`;

/** State or province | country | other names. */
export const REGIONS_OF_THE_WORLD = `
California | United States | cali
Texas | United States |
Florida | United States |
Washington | United States | washington state
New York State | United States | upstate new york
New Jersey | United States | nj
Massachusetts | United States |
Illinois | United States |
Colorado | United States |
Georgia | United States |
Minnesota | United States |
Pennsylvania | United States |
Michigan | United States |
Ohio | United States |
Arizona | United States |
North Carolina | United States |
Virginia | United States |
Ontario | Canada |
Quebec | Canada |
British Columbia | Canada |
Alberta | Canada |
England | United Kingdom |
Scotland | United Kingdom |
Wales | United Kingdom |
Bavaria | Germany | bayern
Catalonia | Spain |
Lombardy | Italy |
Flanders | Belgium |
New South Wales | Australia | nsw
Victoria | Australia |
Queensland | Australia | qld
Gauteng | South Africa |
Guangdong | China |
`;
