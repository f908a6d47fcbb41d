import type { Sector } from '../types.ts';
import { sector } from './sector.ts';

/** Kinds of companies that move and store goods and people. */
export const LOGISTICS_SECTORS: readonly Sector[] = [
  sector(
    'freight-forwarding',
    'freight forwarders',
    '488510',
    'Freight and Package Transportation|Logistics and Supply Chain|Transportation, Logistics, Supply Chain and Storage|Freight and Logistics|Package/Freight Delivery|Import and Export|Import & Export',
    'freight forward*|forwarder*|spedition*|spediteur*|logistics|logistik*|logistikdienstleister*|logistics compan*|logistics provider*|logística|operador logístico|operadores logísticos|transitaire*|freight|customs broker*|cargo|logistica|logistiek|logistyk*',
  ),
  sector(
    'trucking',
    'trucking companies',
    '484',
    'Truck Transportation|Transportation/Trucking/Railroad|Ground Passenger Transportation',
    'trucking|truck fleet*|trucks|haulier*|haulage|road freight|carrier*|transporter*|fuhrunternehm*|transportunternehm*|transportadora*|transportes|transportistas|transporteur*|autotrasport*|wegvervoer|truck wale|fleet operator*|fleet owner*|fleet|fleets|flotte*|fuhrpark*|vans|frota|frotas|flotas|lkw|tanker operator',
  ),
  sector(
    'bus-operators',
    'bus operators',
    '4851 4852 4855',
    'Urban Transit Services|Interurban and Rural Bus Services|Ground Passenger Transportation|School and Employee Bus Services|Shuttles and Special Needs Transportation Services|Taxi and Limousine Services|Sightseeing Transportation',
    'bus operator*|bus compan*|bus fleet*|buses|busunternehm*|public transport|public transit|transit agenc*|verkehrsbetriebe|empresa de autobuses|empresas de ônibus|autocar*|school bus*|coach operator*|stage carriage|state transport',
  ),
  sector(
    'rail',
    'railways',
    '482',
    'Rail Transportation|Transportation/Trucking/Railroad|Railroad Equipment Manufacturing',
    'railway*|rail operator*|rail freight|eisenbahn*|ferrocarril*|ferrovi*|ferroviaire|metro rail',
  ),
  sector(
    'airlines',
    'airlines',
    '481',
    'Airlines and Aviation|Airlines/Aviation|Aviation|Airports',
    'airline*|aviation|airport*|fluggesellschaft*|flughafen|aerolínea*|companhia aérea|compagnie aérienne|air cargo',
  ),
  sector(
    'shipping-ports',
    'shipping lines and ports',
    '483 4883',
    'Maritime Transportation|Maritime|Shipping',
    'shipping line*|shipowner*|port operator*|ports|reederei*|hafen*|naviera*|armateur*|container terminal*|maritime|stevedor*',
  ),
  sector(
    'warehousing-3pl',
    'warehouses and logistics providers',
    '493',
    'Warehousing and Storage|Warehousing|Logistics and Supply Chain',
    'warehouse*|warehousing|3pl|3pls|fulfilment|fulfillment|kontraktlogistik*|lagerhalter|lagerhäuser|almacenes|armazéns|entrepôts|godown*|godaam|distribution centre*|distribution center*|logistikdienstleister*|magazijnen|contract logistics|storage',
  ),
  sector(
    'cold-storage',
    'cold stores',
    '493120',
    '',
    'cold storage*|cold store*|cold chain logistics|cold chain|refrigerated warehouse*|kühlhaus*|kühlhäuser|kühllogistik*|frigoríficos|entrepôt frigorifique|reefer*|refrigerated transport*|cold rooms|temperature controlled',
    'warehousing-3pl',
  ),
  sector(
    'parcel-delivery',
    'parcel services',
    '492',
    'Freight and Package Transportation|Postal Services|Package/Freight Delivery',
    'courier*|parcel*|paketdienst*|last mile|mensajería|paquetería|messagerie|express delivery|kurier*|postal',
  ),
];
