/** Country | other names. */
export const COUNTRIES = `
India | bharat, hindustan, ind, pan india
United States | us, usa, u.s., u.s.a., america, united states of america, the states, stateside
Canada |
Mexico |
Brazil | brasil
Colombia |
Argentina |
Chile |
Peru |
United Kingdom | uk, u.k., britain, great britain, gb
Ireland |
France |
Germany | deutschland
Austria |
Switzerland | swiss
Netherlands | holland, the netherlands
Belgium |
Luxembourg |
Spain |
Portugal |
Italy |
Greece |
Denmark |
Sweden |
Norway |
Finland |
Iceland |
Estonia |
Latvia |
Lithuania |
Poland |
Czechia | czech republic
Hungary |
Romania |
Bulgaria |
Serbia |
Ukraine |
Türkiye | turkey, turkiye
Israel |
United Arab Emirates | uae, u.a.e., emirates
Saudi Arabia | ksa, saudi
Qatar |
Bahrain |
Kuwait |
Oman |
Jordan |
Lebanon |
Egypt |
Morocco |
Tunisia |
Nigeria |
Ghana |
Kenya |
Uganda |
Rwanda |
Tanzania |
Ethiopia |
South Africa | rsa
Singapore |
Malaysia |
Indonesia |
Thailand |
Vietnam |
Philippines | ph, the philippines
Hong Kong |
Taiwan |
China | prc, mainland china
Japan |
South Korea | korea
Australia | aus, oz
New Zealand | nz
Bangladesh |
Nepal |
Sri Lanka | lanka
Pakistan |
`;

/** Part of the world | other names | countries. */
export const PARTS_OF_THE_WORLD = `
MENA | middle east and north africa | United Arab Emirates, Saudi Arabia, Qatar, Bahrain, Kuwait, Oman, Jordan, Lebanon, Israel, Egypt, Morocco, Tunisia
Middle East | mideast, west asia, me region | United Arab Emirates, Saudi Arabia, Qatar, Bahrain, Kuwait, Oman, Jordan, Lebanon, Israel, Türkiye
GCC | gulf, gulf region, gulf countries, khaleej | United Arab Emirates, Saudi Arabia, Qatar, Bahrain, Kuwait, Oman
DACH | dach region, german speaking countries | Germany, Austria, Switzerland
Benelux | | Belgium, Netherlands, Luxembourg
Nordics | nordic, nordic countries, scandinavia, scandinavian | Denmark, Sweden, Norway, Finland, Iceland
Baltics | baltic, baltic states | Estonia, Latvia, Lithuania
CEE | central and eastern europe, eastern europe | Poland, Czechia, Hungary, Romania, Bulgaria, Serbia, Ukraine, Estonia, Latvia, Lithuania
Western Europe | | United Kingdom, Ireland, France, Germany, Austria, Switzerland, Netherlands, Belgium, Luxembourg, Spain, Portugal, Italy
Southern Europe | | Spain, Portugal, Italy, Greece
Iberia | | Spain, Portugal
Europe | eu, european union, european, european countries | United Kingdom, Ireland, France, Germany, Austria, Switzerland, Netherlands, Belgium, Luxembourg, Spain, Portugal, Italy, Greece, Denmark, Sweden, Norway, Finland, Iceland, Estonia, Latvia, Lithuania, Poland, Czechia, Hungary, Romania, Bulgaria, Serbia, Ukraine
EMEA | emea region | United Kingdom, Ireland, France, Germany, Austria, Switzerland, Netherlands, Belgium, Luxembourg, Spain, Portugal, Italy, Greece, Denmark, Sweden, Norway, Finland, Iceland, Estonia, Latvia, Lithuania, Poland, Czechia, Hungary, Romania, Bulgaria, Serbia, Ukraine, Türkiye, Israel, United Arab Emirates, Saudi Arabia, Qatar, Bahrain, Kuwait, Oman, Jordan, Lebanon, Egypt, Morocco, Tunisia, Nigeria, Ghana, Kenya, Uganda, Rwanda, Tanzania, Ethiopia, South Africa
Africa | african | Egypt, Morocco, Tunisia, Nigeria, Ghana, Kenya, Uganda, Rwanda, Tanzania, Ethiopia, South Africa
Sub-Saharan Africa | ssa, sub saharan africa | Nigeria, Ghana, Kenya, Uganda, Rwanda, Tanzania, Ethiopia, South Africa
East Africa | | Kenya, Uganda, Rwanda, Tanzania, Ethiopia
West Africa | | Nigeria, Ghana
North Africa | | Egypt, Morocco, Tunisia
APAC | asia pacific, apj, japac, asia pac | India, Singapore, Malaysia, Indonesia, Thailand, Vietnam, Philippines, Hong Kong, Taiwan, China, Japan, South Korea, Australia, New Zealand, Bangladesh, Nepal, Sri Lanka, Pakistan
Asia | asian | India, Singapore, Malaysia, Indonesia, Thailand, Vietnam, Philippines, Hong Kong, Taiwan, China, Japan, South Korea, Bangladesh, Nepal, Sri Lanka, Pakistan, United Arab Emirates, Saudi Arabia, Qatar
Southeast Asia | sea, south east asia, asean | Singapore, Malaysia, Indonesia, Thailand, Vietnam, Philippines
South Asia | indian subcontinent, saarc | India, Bangladesh, Nepal, Sri Lanka, Pakistan
East Asia | | Hong Kong, Taiwan, China, Japan, South Korea
ANZ | anz region, oceania, australasia | Australia, New Zealand
North America | na region, noram, us and canada | United States, Canada
Latin America | latam, south america | Mexico, Brazil, Colombia, Argentina, Chile, Peru
Americas | the americas | United States, Canada, Mexico, Brazil, Colombia, Argentina, Chile, Peru
`;

/** Parts of a country | other names | country | cities | states. */
export const PARTS_OF_COUNTRIES = `
Delhi NCR | ncr, national capital region, delhi ncr region, ncr region | India | New Delhi, Gurugram, Noida, Ghaziabad, Faridabad |
Mumbai Metropolitan Region | mmr, greater mumbai | India | Mumbai, Thane, Navi Mumbai, Bhiwandi |
South India | southern india | India | | Karnataka, Tamil Nadu, Kerala, Telangana, Andhra Pradesh, Puducherry
North India | northern india | India | | Delhi, Haryana, Punjab, Uttar Pradesh, Uttarakhand, Himachal Pradesh, Rajasthan, Chandigarh, Jammu and Kashmir
West India | western india | India | | Maharashtra, Gujarat, Goa, Rajasthan
East India | eastern india | India | | West Bengal, Odisha, Bihar, Jharkhand
Central India | | India | | Madhya Pradesh, Chhattisgarh
North East India | northeast india, northeast, north east | India | | Assam, Meghalaya, Manipur, Tripura, Sikkim
San Francisco Bay Area | sf bay area, bay area, silicon valley, san francisco bay area, sfba | United States | San Francisco, San Jose, Oakland, Palo Alto, Mountain View, Sunnyvale |
East Coast | us east coast | United States | New York, Boston, Philadelphia, Miami, Atlanta, Washington DC |
West Coast | us west coast | United States | San Francisco, Los Angeles, Seattle, San Diego, Portland |
Midwest | us midwest, american midwest | United States | Chicago, Minneapolis, Detroit |
`;
