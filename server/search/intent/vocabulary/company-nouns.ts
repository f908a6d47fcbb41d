/** Words for companies in general, in several languages: what stands beside them is their trade. */
export const COMPANY_NOUNS = new Set(
  `company,companies,co,cos,coys,firm,firms,business,businesses,startup,startups,scaleup,scaleups,industry,industries,sector,sectors,space,domain,vertical,verticals,field,market,organisation,organisations,organization,organizations,
enterprise,enterprises,brand,brands,vendor,vendors,player,players,provider,providers,group,groups,house,houses,chain,chains,shop,shops,corporation,corporations,corporates,giants,scene,ecosystem,unicorn,unicorns,contractor,contractors,
conglomerates,employers,platforms,operators,operator,makers,maker,producers,producer,suppliers,supplier,distributors,retailers,dealers,institutions,establishments,companys,ventures,clients,customers,
unternehmen,unternehmens,marken,firma,firmen,betrieb,betriebe,betrieben,konzernen,herstellern,anbietern,dienstleistern,handlern,branche,branchen,bereich,sektor,industrie,konzerne,konzern,hersteller,anbieter,dienstleister,
entreprise,entreprises,boite,boites,societe,societes,secteur,secteurs,domaine,marques,marque,groupe,groupes,maisons,acteurs,editeurs,cabinets,
empresa,empresas,compania,companias,sector,sectores,industria,industrias,rubro,ramo,negocio,negocios,marcas,organizaciones,corporaciones,
bedrijf,bedrijven,instellingen,azienda,aziende,imprese,impresa,firmy,firmach,spolki,spolkach,perusahaan,sirket,sirketi,sirketler,sirketleri,sirketlerinde,foretag,virksomheder,bedrifter,setor,setores,negocios,companhias,grupos,redes,क्षेत्र,कंपनी,कंपनियों,उद्योग`
    .split(',')
    .map((word) => word.trim()),
);
