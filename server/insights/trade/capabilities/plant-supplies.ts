import type { Capability } from '../types.ts';
import { capabilityOf } from './capability-row.ts';

/** What plants use up and wear out: oils, parts, tools and services beside the machines. */
export const PLANT_SUPPLIES_CAPABILITIES: readonly Capability[] = [
  capabilityOf({
    id: 'industrial-lubricants',
    label: 'industrial lubricants',
    phrases:
      'industrial lubricant*|lubricants|hydraulic oil*|gear oil*|cutting oil*|soluble cutting|slideway oil*|quenching oil*|compressor oil*|thermic fluid*|neat oil*|metalworking fluid*|cutting fluid*|coolant concentrate|greases|lubrication service*|lube oil*|schmierstoff*|schmieröl*|hydrauliköl*|kühlschmierstoff*|lubricantes|aceites industriales|aceite hidráulico|lubrifiant*|huiles industrielles|lubrificant*|óleos industriais|smeermiddel*',
    sectors:
      'manufacturing metals machinery plastics-rubber food-production textiles paper glass-cement automotive-suppliers mining sugar-mills civil-engineering',
    buyers: 'maintenance production procurement stores-inventory',
    users: 'engineering operations general-management founder ehs',
    problem: 'machines run hot and wear out early because the oil is the wrong one or comes late',
    signs:
      'coolant|hydraulic press*|hydraulics|lubrication|lube oil|grease|bearing failure|gearbox*|oil change|girth gear|forging press*|injection moulding machines|injection molding machines|cnc machines|turning centres|turning centers|vmc|stenters|crusher*|rolling mill*|quench tank*|heat treatment|schmierung|kühlschmierstoff|hydraulikpresse*|lubricación|lubrification',
    sellers:
      'lubricants distributor*|lubricant manufacturer*|authorised distributor for lubricants|oil blending plant|schmierstoffhandel',
  }),
  capabilityOf({
    id: 'power-transmission-parts',
    label: 'bearings and drive parts',
    phrases:
      'ball bearing*|roller bearing*|bearings and|bearings, belts|bearings distributor|v belts|timing belts|gear motor*|geared motors|gearboxes and|roller chains|couplings and|linear guides|ball screws|power transmission components|wälzlager|antriebstechnik|keilriemen|getriebemotoren|rodamientos|correas y cadenas|roulements|transmission mécanique|rolamentos|cuscinetti|lagers en aandrijvingen',
    sectors:
      'manufacturing metals machinery plastics-rubber food-production chemicals textiles paper glass-cement automotive-suppliers mining sugar-mills packaging',
    buyers: 'maintenance procurement stores-inventory engineering',
    users: 'production operations general-management founder',
    problem: 'a line stands because a bearing or a belt has to be found first',
    signs:
      'bearing seized|bearing failure*|conveyor*|gearbox*|belt drive*|line stop*|breakdown*|planned shutdown|rodamiento roto|lager defekt|stillstand|rolling mill*|crusher*',
    sellers: 'bearings distributor*|bearing dealer*|wälzlagerhandel|antriebstechnik großhandel',
  }),
  capabilityOf({
    id: 'hydraulics-and-pneumatics',
    label: 'hydraulics and pneumatics',
    phrases:
      'hydraulic hose*|hose assemblies|hydraulic cylinder*|hydraulic power pack*|hydraulic repair*|hydraulic components|pneumatic cylinder*|pneumatic components|pneumatics and|hydraulik und pneumatik|hydraulikschläuche|hydraulikzylinder|pneumatikkomponenten|mangueras hidráulicas|cilindros hidráulicos|flexibles hydrauliques|vérins hydrauliques|mangueiras hidráulicas|tubi idraulici|cilindri idraulici|hydrauliekslangen',
    sectors:
      'machinery construction civil-engineering agriculture mining metals automotive-suppliers equipment-rental shipbuilding manufacturing',
    buyers: 'maintenance engineering procurement production',
    users: 'operations fleet general-management founder stores-inventory',
    problem: 'a burst hose or a leaking cylinder stops a machine on the spot',
    signs:
      'excavator*|hydraulic press*|presses|loaders|hydraulic leak*|burst hose|cylinders|earthmoving|bagger|hydraulik defekt|excavadora*|pelleteuse*',
    sellers: 'hydraulics specialist*|hydraulic hose centre|hydraulikservice betrieb',
  }),
  capabilityOf({
    id: 'motors-and-switchgear',
    label: 'electric motors, panels and cables',
    phrases:
      'electric motor*|motor rewinding|control panel*|switchboard*|switchgear|low voltage panels|distribution boards|power transformers|transformers and|cables and wires|frequency inverters|variable speed drives|soft starters|elektromotoren|schaltschrank*|schaltanlagen|transformatoren|motores eléctricos|cuadros eléctricos|tableros eléctricos|moteurs électriques|armoires électriques|painéis elétricos|quadri elettrici|motori elettrici|schakelkasten',
    sectors: 'machinery manufacturing power-utilities renewables water-waste construction mining metals chemicals',
    buyers: 'engineering maintenance procurement production',
    users: 'operations energy-management general-management founder',
    problem: 'a motor or a panel that comes late holds up a whole plant',
    signs:
      'substation*|switchroom|motor burnt|motor failure|new production line|line extension|plant expansion|power quality|transformer failure|umspannwerk|neue linie|subestación*',
    sellers: 'switchgear manufacturer*|motor rewinding shop|schaltschrankbauer',
  }),
  capabilityOf({
    id: 'boilers-and-furnaces',
    label: 'boilers, burners and furnaces',
    phrases:
      'steam boiler*|gas boiler*|boilers and burners|industrial burner*|boiler service|boiler maintenance|thermic fluid heater*|industrial furnace*|heat treatment furnace*|industrial oven*|kilns|steam plant|dampfkessel|industrieöfen|brennertechnik|kesselanlagen|calderas industriales|quemadores|hornos industriales|chaudières industrielles|brûleurs|fours industriels|caldeiras industriais|fornos industriais|caldaie industriali|forni industriali|stoomketels',
    sectors:
      'food-production beverages textiles chemicals paper hospitals hotels metals glass-cement sugar-mills manufacturing',
    buyers: 'maintenance engineering energy-management production',
    users: 'facilities operations procurement general-management founder ehs',
    problem: 'a boiler or an oven fails, and the shift stands around cold',
    signs:
      'steam|boiler*|furnace*|stenter*|sterilisation|pasteuris*|drying oven*|gas bill|kiln*|dampf|vapor de agua|vapeur',
    sellers: 'boiler manufacturer*|furnace manufacturer*|kesselbau|industrieofenbau',
  }),
  capabilityOf({
    id: 'paints-and-coatings-supply',
    label: 'industrial paints and coatings',
    phrases:
      'industrial paint*|industrial coating*|powder paint*|wood coatings|marine paint*|anti-corrosion paint*|epoxy coating*|paint systems|lacquers|varnishes|industrielacke|pulverlack*|korrosionsschutzbeschichtung*|holzlacke|pinturas industriales|barnices|peintures industrielles|vernis industriels|tintas industriais|vernici industriali|industriële verf',
    sectors: 'metals machinery furniture automotive-suppliers shipbuilding construction manufacturing',
    buyers: 'production procurement quality engineering',
    users: 'operations general-management founder stores-inventory',
    problem: 'paint peels or dries too slowly, and parts come back',
    signs:
      'paint shop|paint line|powder coating line|spray booth*|corrosion|rework of painted|lackieranlage|lackiererei|cabina de pintura|cabine de peinture|finishing line',
    sellers: 'paint manufacturer*|coatings manufacturer*|lackhersteller|fabricante de pinturas',
  }),
  capabilityOf({
    id: 'filters-and-seals',
    label: 'filters, gaskets and seals',
    phrases:
      "gaskets and seals|mechanical seals|o-rings|oil seals|filter cartridges|filter bags|air filters for|industrial filters|hydraulic filters|rubber parts|rubber mouldings|dichtungen|filterelemente|gummiteile|juntas y retenes|filtros industriales|piezas de caucho|joints d'étanchéité|filtres industriels|vedações industriais|guarnizioni|filtri industriali|afdichtingen",
    sectors:
      'machinery manufacturing chemicals food-production pharma oil-gas power-utilities automotive-suppliers water-waste',
    buyers: 'maintenance engineering procurement',
    users: 'production quality operations stores-inventory general-management founder',
    problem: 'a seal or a filter of small price stops a machine of great price',
    signs:
      'leak*|seal failure|filter change*|pressure drop|pump seal*|contaminat*|undicht|leckage|fugas|fuites|shutdown maintenance',
    sellers: 'seal manufacturer*|gasket manufacturer*|filter manufacturer*|dichtungshersteller',
  }),
  capabilityOf({
    id: 'conveyors-and-belts',
    label: 'conveyors and conveyor belts',
    phrases:
      'conveyor belt*|conveyor system*|belt conveyor*|screw conveyor*|bucket elevator*|bulk material handling|silo systems|silos and|dosing systems|förderband*|fördertechnik|förderanlagen|schüttgut*|cintas transportadoras|correas transportadoras|bandes transporteuses|convoyeurs|correias transportadoras|nastri trasportatori|transportbanden',
    sectors:
      'mining glass-cement food-production civil-engineering agriculture parcel-delivery warehousing-3pl manufacturing',
    buyers: 'engineering maintenance production operations',
    users: 'procurement logistics general-management founder',
    problem: 'goods pile up where people still carry them, or a torn belt stops the plant',
    signs:
      'conveyor*|crusher*|quarry|bulk goods|bagging line|silo|grain handling|sorting centre|förderband|cantera|carrière',
    sellers: 'conveyor manufacturer*|belt vulcanising|förderanlagenbau',
  }),
  capabilityOf({
    id: 'tooling-and-moulds',
    label: 'moulds, dies and tools',
    phrases:
      "injection mould*|injection mold*|mould making|mold making|moulds and dies|press tools|stamping dies|tool and die|tool room|die casting dies|jigs and fixtures|werkzeugbau|formenbau|stanzwerkzeuge|spritzgusswerkzeuge|vorrichtungsbau|moldes de inyección|troqueles|matricería|moules d'injection|outillage de presse|moldes para injeção|stampi ad iniezione|matrijzen",
    sectors:
      'plastics-rubber automotive-suppliers medical-devices electronics consumer-goods packaging metals machinery',
    buyers: 'engineering production procurement research-development',
    users: 'quality operations general-management founder',
    problem: 'a new part is late because the tool for it is late',
    signs:
      'new tool*|tool change*|mould trial*|first off tool|sop|new product launch|injection moulding machines|presses|werkzeugwechsel|bemusterung|new part numbers',
    sellers: 'toolmaker*|mould maker*|werkzeugbauer|formenbauer',
  }),
  capabilityOf({
    id: 'metal-and-plastics-supply',
    label: 'steel, metals and plastics from stock',
    phrases:
      "steel stockholder*|steel service cent*|stainless steel sheets|steel plates and|aluminium profiles|aluminum extrusions|copper and brass|metal trading|steel trading|plastic granules|plastic raw material*|engineering plastics|plastic sheets|stahlhandel|edelstahlbleche|aluminiumprofile|kunststoffhalbzeuge|almacén de aceros|perfiles de aluminio|négoce d'acier|profilés aluminium|perfis de alumínio|profili in alluminio|staalhandel",
    sectors:
      'metals machinery construction automotive-suppliers plastics-rubber shipbuilding furniture electrical-equipment',
    buyers: 'procurement production stores-inventory',
    users: 'engineering operations supply-chain general-management founder',
    problem: 'material arrives late or off the sheet, and machines wait for it',
    signs:
      'steel structure*|fabricat*|laser cutting|cnc lathes|sheet metal|raw material price*|steel price*|stahlbau|metalmecánica|chaudronnerie|machined parts',
    sellers: 'steel trader*|metal stockist*|stahlhändler|steel service centre',
  }),
  capabilityOf({
    id: 'industrial-cleaning',
    label: 'industrial and tank cleaning',
    phrases:
      'tank cleaning|industrial cleaning|high pressure cleaning|hydro jetting|dry ice blasting|silo cleaning|duct cleaning|hood cleaning|exhaust cleaning|heat exchanger cleaning|shutdown cleaning|parts washers|industriereinigung|tankreinigung|trockeneisstrahlen|lüftungsreinigung|limpieza industrial|limpieza de tanques|limpieza de conductos|nettoyage industriel|nettoyage de cuves|dégraissage de hottes|limpeza industrial|pulizia industriale|industriële reiniging',
    sectors: 'chemicals oil-gas food-production power-utilities restaurants hotels hospitals manufacturing water-waste',
    buyers: 'maintenance ehs facilities production',
    users: 'operations quality procurement general-management founder hospitality-operations kitchen-culinary',
    problem: 'dirt in tanks, ducts or machines slows a plant down or feeds a fire',
    signs:
      'turnaround|planned shutdown|fouling|heat exchanger*|grease duct*|kitchen extract|tank farm|silo|revision|parada de planta|arrêt technique',
    sellers: 'industrial cleaning company|tankreinigungsbetrieb|empresa de limpieza industrial',
  }),
  capabilityOf({
    id: 'used-machines-and-scrap',
    label: 'scrap metal and used machines',
    phrases:
      "buy scrap metal|scrap dealer*|scrap collection|used machinery|used machines|machine dealer*|second hand machines|machinery auctions|industrial auctions|surplus equipment|plant liquidation|gebrauchtmaschinen|schrotthandel|maschinenverwertung|maquinaria usada|compra de chatarra|machines d'occasion|ferrailleur|máquinas usadas|compra de sucata|macchine usate|rottami metallici|gebruikte machines",
    sectors: 'metals machinery manufacturing automotive-suppliers textiles printing plastics-rubber',
    buyers: 'operations procurement general-management production',
    users: 'founder maintenance finance engineering',
    problem: 'old machines and scrap take up a hall and bring in nothing',
    signs:
      'closing the plant|plant closure|moving the plant|new machines|replacing our|decommission*|swarf|offcuts|werksschließung|neue maschinen|cierre de planta',
    sellers: 'used machinery dealer*|scrap yard|gebrauchtmaschinenhandel|schrottplatz',
  }),
];
