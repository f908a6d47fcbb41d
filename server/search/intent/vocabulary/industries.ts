/** Industry as shown | what people call it | industries of the sample network it covers, with `;` between them. */
export const INDUSTRY_WORDS = `
Software Development | saas, software company, software companies, software, software product, b2b saas companies, product company, product companies, tech company, tech companies, internet, tech startup, technology company | Software Development
Financial Technology | fintech, fin tech, payments, digital payments, payment company, neobank, lending tech | Financial Technology
IT Services and IT Consulting | it company, it companies, it service, it firm, it industry, it sector, it consulting, software services, outsourcing | IT Services and IT Consulting
Computer and Network Security | cyber security, cybersecurity, cyber, infosec company, network security | Computer and Network Security
Telecommunications | telecom, telco, telecommunication, isp, broadband | Telecommunications
Semiconductor Manufacturing | semiconductor, chip maker, chip design, semicon, vlsi | Semiconductor Manufacturing
Computer Games | gaming, game, game studio, video game, mobile gaming, esports | Computer Games
Industrial Machinery Manufacturing | machinery, industrial machinery, heavy machinery, machine tools, capital goods, machine building, industrial equipment | Industrial Machinery Manufacturing
Automotive | auto, automobile, automotive, auto parts, auto component, car parts, ev, electric vehicle, motor vehicle | Motor Vehicle Parts Manufacturing
Construction | infra, infrastructure company, civil construction, builder, contractors, construction company | Construction
Renewable Energy Power Generation | renewable energy, renewable, solar, wind energy, clean energy, cleantech, solar company, green energy, wind power | Renewable Energy Power Generation
Energy | power sector, utilities, energy, power | Renewable Energy Power Generation
Oil and Gas | oil & gas, oil and gas, petroleum, oil gas |
Pharmaceutical Manufacturing | pharma, pharmaceutical, pharma company, drug maker, life sciences | Pharmaceutical Manufacturing
Biotechnology Research | biotech, biotechnology, bio tech | Biotechnology Research
Medical Equipment Manufacturing | medical device, medtech, medical equipment, med devices | Medical Equipment Manufacturing
Food and Beverage Manufacturing | food and beverage, f&b industry, food, beverage, food processing, food company, dairy, snacks, packaged food | Food and Beverage Manufacturing
Farming and Agricultural Services | agri, agriculture, agritech, agtech, agro, farming, farm, agribusiness | Farming and Agricultural Services
Textile Manufacturing | textile, apparel, garment, clothing, fabric, fashion industry | Textile Manufacturing
Chemical Manufacturing | chemical, speciality chemicals, specialty chemicals, paints, adhesives, chemical plant, petrochemical | Chemical Manufacturing
Transportation, Logistics and Storage | transportation, shipping, freight, trucking, warehousing, warehouse, 3pl, logistics, supply chain company, courier, cargo, storage, transport | Transportation, Logistics and Storage
Consumer Goods Manufacturing | fmcg, cpg, consumer goods, consumer brand, personal care, consumer products, home care | Consumer Goods Manufacturing
Banking | bank, banking, private bank, retail banking, corporate banking | Banking
Insurance | insurer, insurance, insurtech, life insurance, general insurance, health insurance | Insurance
Financial Services | bfsi, financial services, nbfc, finance company, finance companies, banking and finance, financial institution, lender, microfinance | Banking; Insurance; Financial Technology; Venture Capital and Private Equity
Retail | retail, retailer, retail chain, supermarket, stores industry, grocery, groceries | Retail
E-commerce | ecommerce, e commerce, ecom, online retail, online shop, quick commerce, marketplace | Retail
Hospitality | hotel, hospitality, restaurant, resort, horeca, cafe, hotel chain | Hospitality
Travel | travel, tourism, travel agency, travel agencies, travel company | Hospitality; Airlines and Aviation
Real Estate | real estate, realty, real estate developer, proptech, property developer, property | Real Estate
Hospitals and Health Care | hospital, healthcare, health care, healthtech, health tech, clinic, health, digital health, diagnostics | Hospitals and Health Care
Education | edtech, ed tech, education, school, university, universities, colleges, coaching, e learning, elearning, higher education | Education
Broadcast Media Production and Distribution | media, broadcasting, broadcast, tv, television, film, news, media house, entertainment, ott, streaming, publishing, radio, media and entertainment, media company | Broadcast Media Production and Distribution
Advertising Services | advertising, ad agency, ad agencies, advertising agency, advertising agencies, marketing agency, marketing agencies, digital agency, digital agencies, creative agency, creative agencies, adtech, ad tech, branding agency | Advertising Services
Law Practice | law firm, law practice, legal services, legal firm | Law Practice
Accounting | accounting firm, audit firm, ca firm, accountancy firm, accounting company | Accounting
Business Consulting and Services | consulting, consultancy, consulting firm, consultancies, management consulting, consulting company, consultancy firm, advisory firm, strategy consulting, professional services | Business Consulting and Services
Venture Capital and Private Equity | venture capital, vc, private equity, pe fund, pe firm, vc firm, vc fund, venture capitalist, investment firm, private equity firm, pe, pe/vc, venture fund | Venture Capital and Private Equity
Architecture and Planning | architecture firm, architectural firm, architecture, architecture practice, urban planning | Architecture and Planning
Security and Investigations | security services, guarding, security agency, security company, facility management company, facility services | Security and Investigations
Staffing and Recruiting | staffing, staffing firm, recruitment agency, recruitment agencies, recruiting firm, recruitment firm, staffing agency, staffing agencies, staffing company, staffing companies, hr consultancy, placement agency | Staffing and Recruiting
Airlines and Aviation | aviation, airline, airport, aerospace | Airlines and Aviation
Government Administration | government, govt, gov, public sector, psu, municipality, municipal, civil service, government official, gov official, govt official, sarkari | Government Administration
Non-profit Organizations | ngo, non profit, nonprofit, charity, charities, foundation, social sector, social enterprise, non profit organization, npo | Non-profit Organizations
Manufacturing | manufacturing, manufacturer, industrial, factories | Industrial Machinery Manufacturing; Motor Vehicle Parts Manufacturing; Pharmaceutical Manufacturing; Medical Equipment Manufacturing; Food and Beverage Manufacturing; Textile Manufacturing; Chemical Manufacturing; Consumer Goods Manufacturing; Semiconductor Manufacturing
Steel | steel, steel industry, metals, iron and steel, steel plant |
Mining | mining, mines, minerals |
Jewellery | jewellery, jewelry, gems and jewellery |
AI | artificial intelligence, ai ml |
Blockchain | blockchain |
Crypto | crypto, cryptocurrency, web3, defi |
Climate Tech | climatetech, climate technology, greentech, green tech |
Robotics | robotics |
IoT | internet of things |
HR Tech | hrtech, hr technology |
MarTech | martech, marketing technology |
LegalTech | legaltech, legal tech |
FoodTech | foodtech, food tech |
Deep Tech | deeptech |
SpaceTech | spacetech, space tech |
Data Analytics | big data |
Luxury Goods | luxury goods, luxury brands, luxury fashion |
Fashion | fashion |
Beauty | beauty, cosmetics, skincare |
Furniture | furniture |
Packaging | packaging |
Printing | printing |
Maritime | maritime, shipbuilding |
Defense | defense, defence |
Waste Management | waste management, recycling |
Water | water treatment |
Nursing Homes | nursing homes, nursing home, elder care, senior living, assisted living |
Dental | dental, dental practices, dental clinics |
Veterinary | veterinary |
Wine and Spirits | wine, spirits, breweries, brewery, wineries, winery, distilleries |
Publishing | publishing |
Music | music |
Film | film production |
Sports | sports, sporting goods |
Fitness | fitness, gyms, gym |
Wellness | wellness |
Events | event management, events industry |
Market Research | market research |
Call Centers | call centers, call centres, bpo, bpos |
Wholesale | wholesale, wholesalers, wholesaler |
Technology | tech, technology |
Industrial | industrial |
Cannabis | cannabis |
Toys | toys |
Consumer Electronics | consumer electronics |
Electronics | electronics |
Plastics | plastics |
Paper | pulp and paper |
Cement | cement |
Aerospace | aerospace, aerospace and defense, aerospace & defense |
Railways | railway, railways, rail |
Trucking | trucking |
Food Delivery | food delivery |
Restaurants | restaurants, restaurant chains |
Resorts | resorts |
Schools | primaries, primary schools, secondary schools, high schools |
Universities | unis, uni |
Hospices | hospices, hospice |
Prisons | prisons, prison |
Credit Unions | credit unions, credit union |
Mortgage Servicing | mortgage servicers, mortgage servicing, mortgage |
Oilfield Services | oilfield services, oil servicing, oil services |
Fast Food | fast food, quick service restaurants, qsr, fast casual |
Churches | churches, church |
Sports Clubs | football clubs, sports clubs, clubs |
Shipyards | shipyards, shipyard |
Call Centers | call center, call centre |
Home Care | home care, homecare, domiciliary care |
Game Studios | game studios, games studios, indie game studios |
Pharmacies | pharmacies, pharmacy chains |
Department Stores | department stores |
Car Dealerships | car dealerships, dealerships, auto dealers |
Grocery | grocers |
Solar | solar energy |
Think Tanks | think tanks, think tank |
Family Offices | family offices, family office |
Hedge Funds | hedge funds, hedge fund |
Accelerators | accelerators, incubators |
Credit Bureaus | credit bureaus |
`;
