import type { Sector } from '../types.ts';
import { sector } from './sector.ts';

/** Kinds of companies that grow, make, sell and serve food. */
export const FOOD_SECTORS: readonly Sector[] = [
  sector(
    'agriculture',
    'farms',
    '111 112 115',
    'Farming|Farming, Ranching, Forestry|Ranching|Horticulture|Forestry and Logging|Dairy|Fishery|Fisheries|Ranching and Fisheries|Ranching|Animal Production|Crop Production|Agriculture',
    'farm|farms|farmers|growers|agricultur*|agro|agroindustr*|agronegoc*|agri*|landwirt*|bauernh*|fazenda*|produtores rurais|produtor rural|agricultores|fincas|exploitations agricoles|agriculteurs|plantation*|orchard*|vineyard*|grower|horticultur*|berries|kisan|lavoura|soja|grain growers|large farms|ranch*|floricultur*|aziende agricole',
  ),
  sector(
    'sugar-mills',
    'sugar mills',
    '311313',
    '',
    'sugar mill*|sugar factory|usina de cana|usinas de cana|usina*|usinas|sucroenergétic*|sugarcane|cana de açúcar|cana|ingenio azucarero|ingenios|sugar cane|chini mill|zuckerfabrik*',
    'food-production',
  ),
  sector(
    'seed-companies',
    'seed companies',
    '111 424910',
    '',
    'seed company|seed companies|seeds|seed producer*|sementes|sementeir*|semillas|saatgut*|semences|plant breeding|hybrid seed*',
    'agriculture',
  ),
  sector(
    'food-production',
    'food makers',
    '311',
    'Food and Beverage Manufacturing|Food Production|Food & Beverages|Dairy Product Manufacturing|Meat Products Manufacturing|Fruit and Vegetable Preserves Manufacturing|Baked Goods Manufacturing|Bakeries|Sugar and Confectionery Product Manufacturing|Seafood Product Manufacturing|Animal Feed Manufacturing|Food and Beverage Services|Food Manufacturing',
    'food|foods|food maker*|food manufactur*|food producer*|food processing|food processor|food company|lebensmittel*|nahrungsmittel*|alimentos|alimentari*|alimentaire*|alimentar|agroalimentaire|agroalimentar*|bakery|bakeries|bäckerei*|dairy|dairies|molkerei*|lácteos|laticínios|laiteri*|meat processing|fleisch*|seafood|frozen food*|snack maker|confectioner*|milk union|spices|rice mill*|basmati|fmcg|levensmiddelen|voedingsmiddelen|żywno*|exportação de manga|fruit exporter*|conservas|frozen vegetables',
    'manufacturing',
  ),
  sector(
    'beverages',
    'beverage makers',
    '3121',
    'Beverage Manufacturing|Wine & Spirits|Wine and Spirits|Breweries|Distilleries|Wineries',
    'beverage*|drinks maker|brewer*|brauerei*|distiller*|brennerei*|winer*|weingut*|weinhaus|bodega*|cerveza*|cervecer*|cervejari*|brasserie|getränke*|bebidas|boissons|bevande|dranken|soft drinks|juice maker|spirits|wine|wein*|vinícola*|mineral water',
    'manufacturing',
  ),
  sector(
    'grocery-retail',
    'supermarkets',
    '4451 4452',
    'Retail Groceries|Supermarkets|Food Retail',
    'supermarket*|supermärkte|supermarkt|grocery|groceries|grocer*|kirana|lebensmittelhandel|lebensmitteleinzelhandel|food retail*|supermercado*|supermarché*|supermercati|hypermarket*|convenience store*|quick commerce|mart',
    'retail',
  ),
  sector(
    'restaurants',
    'restaurants',
    '7225',
    'Restaurants|Food and Beverage Services|Bars, Taverns, and Nightclubs|Mobile Food Services|Food and Beverage Retail',
    'restaurant*|restaurante*|ristorant*|cloud kitchen*|dark kitchen*|cocinas ocultas|cocina oculta|café|cafe|cafes|cafés|cafetería*|bars|pizzeria*|pizzería*|burger|taquería*|qsr|quick service|bistro*|gastronom*|eatery|eateries|food truck*|dhaba|coffee shop*|coffee chain|cantina*|bares|hostelería|gastropub|kitchen brands|taproom',
  ),
  sector(
    'catering',
    'caterers',
    '722310 722320',
    'Caterers',
    'caterer*|catering*|canteen*|kantine*|comedor*|restauration collective|mess contractor|contract catering',
  ),
];
