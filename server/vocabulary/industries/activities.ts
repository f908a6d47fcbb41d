/** What companies do with the goods of a trade | English words | words of other languages, which stand before the goods: 'fabricantes de'. */
const TABLE = `
Manufacturing | manufacturing, manufacturer, manufacturers, maker, makers, producer, producers, production, factories | manufactura, manufacturas, fabricante, fabricantes, fabricacion, fabricant, fabricants, fabrication, produccion, producao, fabricacao, producteurs, producteur, produttori, produzione, productores, produtores, hersteller, produzenten, fabrikanten, producenten, fabricas, usines
Retail | retail, retailer, retailers, shops, stores | tienda, tiendas, lojas, loja, magasins, magasin, negozi, winkels, varejo, varejistas, minoristas, detaillants
Wholesale | wholesale, wholesaler, wholesalers, merchant, merchants, distributor, distributors, distribution, importers | distribuidores, distribuidoras, distribuidora, mayoristas, atacadistas, grossistes, grossiste, distributeurs, importadores, importateurs, distributori, grossisti
Export | exporter, exporters | exportadores, exportadoras, exportateurs, esportatori
Rental | rental, hire, leasing | alquiler, renta, aluguel, locacao, location, noleggio
Consulting | consulting, consultancy, consultancies |
Logistics | logistics |
Software | software |
Tech | tech, technology |
Insurance | insurance, insurers |
Services | services, service |
`;

/** An activity of companies by its English name, and whether its word may stand before the goods with no 'of' between. */
export interface Activity {
  name: string;
  isEnglish: boolean;
}

const activities = new Map<string, Activity>();
for (const line of TABLE.trim().split('\n')) {
  const [name = '', english = '', foreign = ''] = line.split('|').map((cell) => cell.trim());
  for (const word of english.split(',')) activities.set(word.trim(), { name, isEnglish: true });
  for (const word of foreign.split(',').filter((one) => one !== ''))
    activities.set(word.trim(), { name, isEnglish: false });
}

/** @returns what companies do that are called so: 'makers' make, 'tiendas' sell */
export function activityNamed(word: string): Activity | undefined {
  return activities.get(word);
}

/** @returns the name of a trade with what companies do in it: 'Automotive Manufacturing' */
export function withActivity(trade: string, activity: string): string {
  return activity === '' || trade.endsWith(activity) ? trade : `${trade} ${activity}`;
}
