/** Where the people and companies of the network are. */
export interface City {
  city: string;
  region?: string;
  country: string;
  timeZone: string;
  /** Pools of names at home here; the first is the most common. */
  names: readonly string[];
  /** How many people and companies are here, relative to the others. */
  weight: number;
  home: Country;
}

/** What holds for a whole country. */
export interface Country {
  name: string;
  /** Sign and position as prices are written: '₹' or 'AED '. */
  currency: string;
  /** Rough price level of one US dollar in that currency. */
  perDollar: number;
  /**
   * Phone numbers the national regulator set aside for drama and tests, digits of '#' are free. Absent: the country
   * has none, and then nobody there has a phone number.
   */
  fictionalPhone?: string;
  /** Whose company names sound like those here. */
  companyNames:
    | 'indian'
    | 'english'
    | 'germanic'
    | 'romance'
    | 'nordic'
    | 'slavic'
    | 'arabic'
    | 'eastAsian'
    | 'southeastAsian'
    | 'african';
}

type Row = readonly [city: string, region: string, names: string, weight: number, timeZone?: string];

function cities(home: Country, timeZone: string, rows: readonly Row[]): City[] {
  return rows.map(([city, region, names, weight, zone]) => ({
    city,
    ...(region ? { region } : {}),
    country: home.name,
    timeZone: zone ?? timeZone,
    names: names.split(' '),
    weight,
    home,
  }));
}

const country = (
  name: string,
  currency: string,
  perDollar: number,
  companyNames: Country['companyNames'],
  fictionalPhone?: string,
): Country => ({
  name,
  currency,
  perDollar,
  companyNames,
  ...(fictionalPhone ? { fictionalPhone } : {}),
});

/** Cities of India, all regions. */
export const INDIAN_CITIES: readonly City[] = cities(country('India', '₹', 60, 'indian'), 'Asia/Kolkata', [
  ['Bengaluru', 'Karnataka', 'kannada tamil telugu hindi malayali marathi bengali', 15],
  ['Mumbai', 'Maharashtra', 'marathi gujarati hindi goan indianMuslim tamil', 12],
  ['Gurugram', 'Haryana', 'hindi punjabi bengali indianMuslim', 8],
  ['New Delhi', 'Delhi', 'hindi punjabi indianMuslim bengali', 7],
  ['Noida', 'Uttar Pradesh', 'hindi bengali punjabi', 5],
  ['Hyderabad', 'Telangana', 'telugu indianMuslim hindi kannada', 9],
  ['Chennai', 'Tamil Nadu', 'tamil telugu malayali', 9],
  ['Pune', 'Maharashtra', 'marathi hindi gujarati', 8],
  ['Kolkata', 'West Bengal', 'bengali hindi odia indianMuslim', 5],
  ['Ahmedabad', 'Gujarat', 'gujarati hindi', 5],
  ['Kochi', 'Kerala', 'malayali tamil', 4],
  ['Jaipur', 'Rajasthan', 'hindi gujarati', 3],
  ['Coimbatore', 'Tamil Nadu', 'tamil malayali', 3],
  ['Thiruvananthapuram', 'Kerala', 'malayali tamil', 2],
  ['Chandigarh', 'Chandigarh', 'punjabi hindi', 2],
  ['Ludhiana', 'Punjab', 'punjabi', 1],
  ['Lucknow', 'Uttar Pradesh', 'hindi indianMuslim', 2],
  ['Indore', 'Madhya Pradesh', 'hindi marathi', 2],
  ['Bhopal', 'Madhya Pradesh', 'hindi indianMuslim', 1],
  ['Nagpur', 'Maharashtra', 'marathi hindi', 1],
  ['Nashik', 'Maharashtra', 'marathi', 1],
  ['Surat', 'Gujarat', 'gujarati', 2],
  ['Vadodara', 'Gujarat', 'gujarati', 1],
  ['Bhubaneswar', 'Odisha', 'odia bengali', 2],
  ['Guwahati', 'Assam', 'northeast bengali', 1],
  ['Shillong', 'Meghalaya', 'northeast', 1],
  ['Visakhapatnam', 'Andhra Pradesh', 'telugu', 2],
  ['Vijayawada', 'Andhra Pradesh', 'telugu', 1],
  ['Mysuru', 'Karnataka', 'kannada', 1],
  ['Mangaluru', 'Karnataka', 'kannada goan', 1],
  ['Hubballi', 'Karnataka', 'kannada', 1],
  ['Madurai', 'Tamil Nadu', 'tamil', 1],
  ['Kozhikode', 'Kerala', 'malayali indianMuslim', 1],
  ['Panaji', 'Goa', 'goan marathi', 1],
  ['Patna', 'Bihar', 'hindi', 1],
  ['Ranchi', 'Jharkhand', 'hindi bengali', 1],
  ['Raipur', 'Chhattisgarh', 'hindi odia', 1],
  ['Dehradun', 'Uttarakhand', 'hindi punjabi', 1],
  ['Shimla', 'Himachal Pradesh', 'hindi punjabi', 1],
  ['Siliguri', 'West Bengal', 'bengali nepali', 1],
]);

/** Cities of the rest of the world. */
export const WORLD_CITIES: readonly City[] = [
  ...cities(country('United States', '$', 1, 'english', '+1@@@55501##'), 'America/New_York', [
    ['San Francisco', 'California', 'anglo latin chinese hindi telugu', 6, 'America/Los_Angeles'],
    ['Seattle', 'Washington', 'anglo telugu chinese korean', 3, 'America/Los_Angeles'],
    ['Los Angeles', 'California', 'anglo latin korean filipino', 3, 'America/Los_Angeles'],
    ['Denver', 'Colorado', 'anglo latin', 2, 'America/Denver'],
    ['Austin', 'Texas', 'anglo latin tamil', 3, 'America/Chicago'],
    ['Houston', 'Texas', 'anglo latin nigerian african_american', 2, 'America/Chicago'],
    ['Chicago', 'Illinois', 'anglo polish african_american latin', 3, 'America/Chicago'],
    ['Minneapolis', 'Minnesota', 'anglo nordic', 1, 'America/Chicago'],
    ['New York', 'New York', 'anglo italian latin hebrew gujarati chinese african_american', 7],
    ['Boston', 'Massachusetts', 'anglo italian chinese tamil', 3],
    ['Atlanta', 'Georgia', 'african_american anglo', 3],
    ['Philadelphia', 'Pennsylvania', 'anglo african_american italian', 1],
    ['Miami', 'Florida', 'latin anglo', 2],
  ]),
  ...cities(country('Canada', 'CA$', 1.35, 'english', '+1@@@55501##'), 'America/Toronto', [
    ['Toronto', 'Ontario', 'anglo punjabi chinese tamil gujarati', 4],
    ['Vancouver', 'British Columbia', 'anglo chinese punjabi', 2, 'America/Vancouver'],
    ['Montréal', 'Quebec', 'french arabic', 2, 'America/Toronto'],
    ['Calgary', 'Alberta', 'anglo ukrainian', 1, 'America/Edmonton'],
  ]),
  ...cities(country('United Kingdom', '£', 0.8, 'english', '+447700900###'), 'Europe/London', [
    ['London', 'England', 'anglo gujarati bengali nigerian polish punjabi', 9],
    ['Manchester', 'England', 'anglo indianMuslim', 3],
    ['Bristol', 'England', 'anglo', 2],
    ['Leeds', 'England', 'anglo punjabi', 1],
    ['Cambridge', 'England', 'anglo chinese', 1],
    ['Edinburgh', 'Scotland', 'anglo', 2],
    ['Cardiff', 'Wales', 'anglo', 1],
  ]),
  ...cities(country('Ireland', '€', 0.9, 'english', '+35320910####'), 'Europe/Dublin', [
    ['Dublin', 'Leinster', 'anglo portuguese polish', 3],
    ['Cork', 'Munster', 'anglo', 1],
  ]),
  ...cities(country('Germany', '€', 0.9, 'germanic', '+493023125###'), 'Europe/Berlin', [
    ['Berlin', '', 'german turkish polish anglo', 4],
    ['Munich', 'Bavaria', 'german czech', 3],
    ['Hamburg', '', 'german', 2],
    ['Cologne', 'North Rhine-Westphalia', 'german turkish', 2],
    ['Stuttgart', 'Baden-Württemberg', 'german', 2],
    ['Leipzig', 'Saxony', 'german', 1],
  ]),
  ...cities(country('Austria', '€', 0.9, 'germanic'), 'Europe/Vienna', [
    ['Vienna', '', 'german hungarian', 2],
    ['Graz', 'Styria', 'german', 1],
  ]),
  ...cities(country('Switzerland', 'CHF ', 0.9, 'germanic'), 'Europe/Zurich', [
    ['Zürich', '', 'german italian', 2],
    ['Lausanne', 'Vaud', 'french', 1],
  ]),
  ...cities(country('France', '€', 0.9, 'romance', '+336399800##'), 'Europe/Paris', [
    ['Paris', 'Île-de-France', 'french arabic', 5],
    ['Lyon', 'Auvergne-Rhône-Alpes', 'french', 2],
    ['Toulouse', 'Occitanie', 'french spanish', 1],
    ['Nantes', 'Pays de la Loire', 'french', 1],
  ]),
  ...cities(country('Belgium', '€', 0.9, 'romance'), 'Europe/Brussels', [
    ['Brussels', '', 'french dutch', 2],
    ['Ghent', 'Flanders', 'dutch', 1],
  ]),
  ...cities(country('Netherlands', '€', 0.9, 'germanic'), 'Europe/Amsterdam', [
    ['Amsterdam', 'North Holland', 'dutch turkish anglo', 3],
    ['Utrecht', '', 'dutch', 1],
    ['Eindhoven', 'North Brabant', 'dutch hindi', 1],
  ]),
  ...cities(country('Spain', '€', 0.9, 'romance'), 'Europe/Madrid', [
    ['Madrid', '', 'spanish latin', 3],
    ['Barcelona', 'Catalonia', 'spanish italian', 3],
    ['Bilbao', 'Basque Country', 'spanish', 1],
  ]),
  ...cities(country('Portugal', '€', 0.9, 'romance'), 'Europe/Lisbon', [
    ['Lisbon', '', 'portuguese', 2],
    ['Porto', '', 'portuguese', 1],
  ]),
  ...cities(country('Italy', '€', 0.9, 'romance'), 'Europe/Rome', [
    ['Milan', 'Lombardy', 'italian', 3],
    ['Turin', 'Piedmont', 'italian', 1],
    ['Bologna', 'Emilia-Romagna', 'italian', 1],
  ]),
  ...cities(country('Sweden', 'SEK ', 10, 'nordic', '+4684650040#'), 'Europe/Stockholm', [
    ['Stockholm', '', 'nordic finnish', 3],
    ['Göteborg', '', 'nordic', 1],
    ['Malmö', 'Skåne', 'nordic arabic', 1],
  ]),
  ...cities(country('Denmark', 'DKK ', 7, 'nordic'), 'Europe/Copenhagen', [
    ['Copenhagen', '', 'nordic', 2],
    ['Aarhus', '', 'nordic', 1],
  ]),
  ...cities(country('Norway', 'NOK ', 10, 'nordic'), 'Europe/Oslo', [['Oslo', '', 'nordic', 2]]),
  ...cities(country('Finland', '€', 0.9, 'nordic'), 'Europe/Helsinki', [['Helsinki', 'Uusimaa', 'finnish', 2]]),
  ...cities(country('Poland', 'PLN ', 4, 'slavic'), 'Europe/Warsaw', [
    ['Warsaw', '', 'polish ukrainian', 3],
    ['Kraków', 'Małopolska', 'polish', 2],
    ['Wrocław', 'Lower Silesia', 'polish', 1],
    ['Gdańsk', 'Pomerania', 'polish', 1],
  ]),
  ...cities(country('Czechia', 'CZK ', 23, 'slavic'), 'Europe/Prague', [
    ['Prague', '', 'czech', 2],
    ['Brno', 'South Moravia', 'czech', 1],
  ]),
  ...cities(country('Hungary', 'HUF ', 350, 'slavic'), 'Europe/Budapest', [['Budapest', '', 'hungarian', 2]]),
  ...cities(country('Romania', 'RON ', 4.6, 'romance'), 'Europe/Bucharest', [
    ['Bucharest', '', 'romanian', 2],
    ['Cluj-Napoca', 'Cluj', 'romanian hungarian', 1],
  ]),
  ...cities(country('Greece', '€', 0.9, 'romance'), 'Europe/Athens', [['Athens', 'Attica', 'greek', 2]]),
  ...cities(country('Ukraine', 'UAH ', 41, 'slavic'), 'Europe/Kyiv', [
    ['Kyiv', '', 'ukrainian', 2],
    ['Lviv', '', 'ukrainian', 1],
  ]),
  ...cities(country('Türkiye', 'TRY ', 34, 'romance'), 'Europe/Istanbul', [
    ['Istanbul', '', 'turkish', 3],
    ['Izmir', '', 'turkish', 1],
  ]),
  ...cities(country('Israel', '₪', 3.7, 'english'), 'Asia/Jerusalem', [['Tel Aviv', '', 'hebrew', 3]]),
  ...cities(country('United Arab Emirates', 'AED ', 3.7, 'arabic'), 'Asia/Dubai', [
    ['Dubai', '', 'arabic malayali hindi indianMuslim filipino anglo', 6],
    ['Abu Dhabi', '', 'arabic malayali', 2],
  ]),
  ...cities(country('Saudi Arabia', 'SAR ', 3.75, 'arabic'), 'Asia/Riyadh', [
    ['Riyadh', '', 'arabic', 2],
    ['Jeddah', 'Makkah', 'arabic', 1],
  ]),
  ...cities(country('Qatar', 'QAR ', 3.64, 'arabic'), 'Asia/Qatar', [['Doha', '', 'arabic malayali', 1]]),
  ...cities(country('Egypt', 'EGP ', 48, 'arabic'), 'Africa/Cairo', [['Cairo', '', 'arabic', 2]]),
  ...cities(country('Jordan', 'JOD ', 0.7, 'arabic'), 'Asia/Amman', [['Amman', '', 'arabic', 1]]),
  ...cities(country('Morocco', 'MAD ', 10, 'arabic'), 'Africa/Casablanca', [['Casablanca', '', 'arabic french', 1]]),
  ...cities(country('Nigeria', 'NGN ', 1500, 'african'), 'Africa/Lagos', [
    ['Lagos', '', 'nigerian', 3],
    ['Abuja', '', 'nigerian', 1],
  ]),
  ...cities(country('Ghana', 'GHS ', 15, 'african'), 'Africa/Accra', [['Accra', '', 'nigerian anglo', 1]]),
  ...cities(country('Kenya', 'KES ', 130, 'african'), 'Africa/Nairobi', [['Nairobi', '', 'eastAfrican gujarati', 3]]),
  ...cities(country('South Africa', 'R ', 18, 'african'), 'Africa/Johannesburg', [
    ['Cape Town', 'Western Cape', 'southAfrican anglo', 2],
    ['Johannesburg', 'Gauteng', 'southAfrican', 2],
  ]),
  ...cities(country('Singapore', 'S$', 1.35, 'southeastAsian'), 'Asia/Singapore', [
    ['Singapore', '', 'singaporean tamil malay hindi anglo', 7],
  ]),
  ...cities(country('Malaysia', 'RM ', 4.4, 'southeastAsian'), 'Asia/Kuala_Lumpur', [
    ['Kuala Lumpur', '', 'malay singaporean tamil', 2],
    ['George Town', 'Penang', 'singaporean malay', 1],
  ]),
  ...cities(country('Indonesia', 'IDR ', 15000, 'southeastAsian'), 'Asia/Jakarta', [
    ['Jakarta', '', 'malay', 3],
    ['Bandung', 'West Java', 'malay', 1],
  ]),
  ...cities(country('Philippines', 'PHP ', 57, 'southeastAsian'), 'Asia/Manila', [
    ['Makati', 'Metro Manila', 'filipino', 2],
    ['Cebu City', 'Cebu', 'filipino', 1],
  ]),
  ...cities(country('Thailand', 'THB ', 35, 'southeastAsian'), 'Asia/Bangkok', [['Bangkok', '', 'thai', 2]]),
  ...cities(country('Vietnam', 'VND ', 25000, 'southeastAsian'), 'Asia/Ho_Chi_Minh', [
    ['Ho Chi Minh City', '', 'vietnamese', 2],
    ['Hanoi', '', 'vietnamese', 1],
  ]),
  ...cities(country('Japan', '¥', 150, 'eastAsian'), 'Asia/Tokyo', [
    ['Tokyo', '', 'japanese', 4],
    ['Osaka', '', 'japanese korean', 2],
    ['Fukuoka', '', 'japanese', 1],
  ]),
  ...cities(country('South Korea', '₩', 1350, 'eastAsian'), 'Asia/Seoul', [['Seoul', '', 'korean', 3]]),
  ...cities(country('Taiwan', 'NT$', 32, 'eastAsian'), 'Asia/Taipei', [['Taipei', '', 'chinese', 2]]),
  ...cities(country('Hong Kong', 'HK$', 7.8, 'eastAsian'), 'Asia/Hong_Kong', [
    ['Hong Kong', '', 'singaporean chinese anglo', 2],
  ]),
  ...cities(country('China', 'CN¥', 7.2, 'eastAsian'), 'Asia/Shanghai', [
    ['Shanghai', '', 'chinese', 2],
    ['Shenzhen', 'Guangdong', 'chinese', 1],
  ]),
  ...cities(country('Sri Lanka', 'LKR ', 300, 'southeastAsian'), 'Asia/Colombo', [['Colombo', '', 'sinhala tamil', 1]]),
  ...cities(country('Bangladesh', 'BDT ', 118, 'indian'), 'Asia/Dhaka', [['Dhaka', '', 'bangladeshi', 1]]),
  ...cities(country('Nepal', 'NPR ', 133, 'indian'), 'Asia/Kathmandu', [['Kathmandu', 'Bagmati', 'nepali', 1]]),
  ...cities(country('Australia', 'A$', 1.5, 'english', '+61491570###'), 'Australia/Sydney', [
    ['Sydney', 'New South Wales', 'anglo chinese greek punjabi', 4],
    ['Melbourne', 'Victoria', 'anglo greek vietnamese telugu', 3, 'Australia/Melbourne'],
    ['Brisbane', 'Queensland', 'anglo', 1, 'Australia/Brisbane'],
    ['Perth', 'Western Australia', 'anglo', 1, 'Australia/Perth'],
  ]),
  ...cities(country('New Zealand', 'NZ$', 1.6, 'english'), 'Pacific/Auckland', [
    ['Auckland', '', 'anglo chinese', 2],
    ['Wellington', '', 'anglo', 1],
  ]),
  ...cities(country('Brazil', 'R$', 5, 'romance'), 'America/Sao_Paulo', [
    ['São Paulo', '', 'portuguese italian japanese', 4],
    ['Belo Horizonte', 'Minas Gerais', 'portuguese', 1],
    ['Florianópolis', 'Santa Catarina', 'portuguese german', 1],
  ]),
  ...cities(country('Mexico', 'MX$', 18, 'romance'), 'America/Mexico_City', [
    ['Mexico City', '', 'latin', 3],
    ['Monterrey', 'Nuevo León', 'latin', 1, 'America/Monterrey'],
    ['Guadalajara', 'Jalisco', 'latin', 1],
  ]),
  ...cities(country('Colombia', 'COP ', 4000, 'romance'), 'America/Bogota', [
    ['Bogotá', '', 'latin', 2],
    ['Medellín', 'Antioquia', 'latin', 1],
  ]),
  ...cities(country('Argentina', 'ARS ', 1000, 'romance'), 'America/Argentina/Buenos_Aires', [
    ['Buenos Aires', '', 'latin italian', 2],
  ]),
  ...cities(country('Chile', 'CLP ', 930, 'romance'), 'America/Santiago', [['Santiago', '', 'latin', 2]]),
  ...cities(country('Peru', 'PEN ', 3.8, 'romance'), 'America/Lima', [['Lima', '', 'latin japanese', 1]]),
];

/** Area codes of real North American cities, whose 555-0100 to 555-0199 are set aside for fiction. */
export const NORTH_AMERICAN_AREA_CODES: Readonly<Record<string, string>> = {
  'San Francisco': '415',
  Seattle: '206',
  'Los Angeles': '213',
  Denver: '303',
  Austin: '512',
  Houston: '713',
  Chicago: '312',
  Minneapolis: '612',
  'New York': '212',
  Boston: '617',
  Atlanta: '404',
  Philadelphia: '215',
  Miami: '305',
  Toronto: '416',
  Vancouver: '604',
  Montréal: '514',
  Calgary: '403',
};

/** The ten Australian mobile numbers set aside for fiction, last three digits after +61 491 570. */
export const AUSTRALIAN_FICTION = ['006', '156', '157', '158', '159', '110', '313', '737', '266', '491'] as const;

/** The one line people read: 'Bengaluru, Karnataka, India'. */
export function writePlace(city: City): string {
  const parts = [city.city, city.region, city.country].filter((part) => part !== undefined);
  return city.city === city.country ? city.city : parts.join(', ');
}

/** 'the Netherlands', but 'India': a country's name as it stands after 'in'. */
export function countryInSentence(country: string): string {
  return /^United |^Netherlands$|^Philippines$/.test(country) ? `the ${country}` : country;
}
