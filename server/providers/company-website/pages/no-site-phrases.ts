/**
 * What pages say that are nobody's: a domain for sale or parked, a server nobody set up, an account that was closed, a check for
 * bots, an error, a page to come. In the languages of the great registrars and markets, as their pages word it.
 */

/** Said of a domain, a name or a website in one sentence: that it can be bought. */
export const FOR_SALE: readonly RegExp[] = [
  /(?<![\w.-])(?:domain(?: name)?|this (?:name|web ?site|site|web address)|[\w-]{2,60}\.[a-z]{2,12})(?: [\w.-]{1,60})? (?:is|may be|might be|could be|are) (?:now |currently |still )?(?:listed )?(?:for sale|available (?:for (?:sale|purchase)|to buy))/i,
  /\b(?:buy|purchase|acquire|own|get|inquire about|interested in|make an offer (?:on|for)|bid on|lease) (?:this|the) (?:premium )?(?:domain|web address)\b/i,
  /\bdomain(?: name)?s? (?:for sale|broker|zu verkaufen|kaufen|te koop|till salu|til salgs?|à vendre|en venta|à venda|in vendita|na sprzedaż)\b/i,
  /\b(?:domain|website|webseite|internetadresse)\b.{0,60} (?:steht|ist|kann|wird)\b.{0,20} (?:zum verkauf|zu verkaufen|käuflich|gekauft)/i,
  /\b(?:diese|die) domain (?:jetzt )?(?:kaufen|erwerben|mieten)\b/i,
  /\b(?:domaine|site (?:web|internet))\b.{0,60} (?:est |sont )?(?:à vendre|en vente)\b|\bacheter ce (?:nom de )?domaine\b/i,
  /\b(?:dominio|sitio web)\b.{0,60} (?:está |esta )?(?:en venta|a la venta)\b|\bcomprar este dominio\b/i,
  /\b(?:domínio|este site) (?:[\w.-]{1,60} )?(?:está |esta )?à venda\b|\bcomprar este domínio\b/i,
  /\b(?:dominio|sito(?: web)?)\b.{0,60} (?:è )?in vendita\b|\bacquista(?:re)? questo dominio\b/i,
  /\b(?:domein(?:naam)?|website)\b.{0,60} (?:is |staat )?te koop\b/i,
  /\b(?:domena|strona)\b.{0,60} (?:jest )?na sprzedaż/i,
  /\b(?:domän(?:en|namnet)?|domænet?|domenet?)\b.{0,60} (?:är |er )?til(?:l salu|l? salgs?)\b/i,
  /домен(?:ное имя)?.{0,40}(?:прода[её]тся|на продажу|выставлен)|域名.{0,10}(?:出售|转让)|ドメイン.{0,20}(?:販売|売却|売り出し)|도메인.{0,20}판매|alan adı.{0,40}satılık/iu,
];

/** Said of a domain that nobody uses. */
export const PARKED: readonly RegExp[] = [
  /\b(?:domain|web ?page|web ?site|site)(?: name)?(?: [\w.-]{1,60})? (?:is|has been|was|are) (?:currently |now )?(?:parked|expired|reserved|not (?:connected|configured|linked|pointing)|registered (?:at|with|by|through|via|and)|(?:recently|just|successfully|newly) registered)/i,
  /\b(?:parked free|parked (?:domain|page)|domain (?:parking|parked|has expired|expired|not (?:configured|connected)))\b|\bthis (?:page|domain) is parked\b/i,
  /\bthe sponsored listings displayed above are served automatically\b|\bthis page (?:was|is) (?:provided|generated) by the (?:domain )?(?:owner|registrar)\b/i,
  /\bisn't connected to a website yet\b|\bis not connected to a website\b|\bfuture home of\b|\bwebsite coming soon to this domain\b/i,
  /\b(?:domain|internetpräsenz)\b.{0,60} (?:ist |wurde )(?:geparkt|bei .{2,40} registriert|soeben registriert|erfolgreich (?:eingerichtet|registriert)|reserviert)/i,
  /\bhier entsteht (?:in kürze |demnächst )?(?:eine|unsere|die) neue (?:internetpräsenz|website|webseite|homepage)/i,
  /\b(?:ce|votre|le) (?:nom de )?domaine .{0,40}(?:vient d'être|a (?:bien )?été|est) (?:enregistré|créé|réservé|parqué)/i,
  /\b(?:este|el) dominio .{0,40}(?:ha sido|está) (?:registrado|aparcado|estacionado|reservado)|\bdominio (?:registrato|parcheggiato|estacionado)\b/i,
];

/** Of a web server or a host's account without a site. */
export const UNUSED_SERVER: readonly RegExp[] = [
  /\bwelcome to (?:nginx|openresty|caddy|tengine|centos|xampp|lighttpd|apache|your new (?:site|website|server|droplet))\b|\bnginx web server is successfully installed\b|\bcaddy works\b/i,
  /\bapache2? .{0,30}(?:default|test) page\b|\btest page for the .{0,60}http server\b|\bused to test the proper (?:operation|functioning) of\b|\byour web ?server is working\b/i,
  /\biis (?:windows server|\d)|\binternet information services\b|\bdefault (?:web ?site|server|index|vhost) page\b|\bweb server's default page\b|\bplaceholder (?:page|for the directory)\b/i,
  /\bthis is the default (?:web ?page|page|index|welcome page)\b|\bif you are the (?:owner|administrator|webmaster) of this (?:web ?site|domain|server)\b.{0,40}(?:contact|log ?in|upload|please)/i,
  /\bsuccessfully (?:installed|set up|configured) (?:apache )?(?:tomcat|litespeed|openlitespeed|plesk)\b|\bthere isn't a github pages site here\b|\bno such app\b|\bdeployment_not_found\b|\bunknown domain\b/i,
  /\bthis (?:shop|store) (?:is (?:currently )?unavailable|will be powered by)\b|\bopening soon\b.{0,60}\bpassword\b/i,
  /\b(?:hello world!? )?welcome to wordpress\. this is your first post\b/i,
];

export const SUSPENDED: readonly RegExp[] = [
  /\b(?:account|site|website|web ?page|hosting|domain)(?: [\w.-]{1,60})? (?:is|has been|was) (?:temporarily |currently )?(?:suspended|disabled|deactivated|blocked|taken offline)\b|\baccount suspended\b|\bbandwidth limit exceeded\b/i,
  /\b(?:website|webseite|seite|konto) .{0,30}(?:gesperrt|deaktiviert|abgeschaltet)\b|\b(?:site|compte) .{0,20}suspendu\b|\b(?:sitio|cuenta|site|conta) .{0,20}suspendid[oa]\b|\b(?:sito|account) .{0,20}sospeso\b/i,
];

export const BOT_CHECK: readonly RegExp[] = [
  /\bchecking (?:your browser|if the site connection is secure|that you are (?:human|not a robot))|\bverif(?:y|ying|ies) (?:that )?you(?:'re| are)(?: a)? (?:human|not a (?:ro)?bot)\b|\bare you (?:a )?(?:human|robot)\b/i,
  /\b(?:enable|activate|allow) (?:javascript and )?cookies (?:and (?:javascript|reload) )?to continue\b|\b(?:performance|security|ddos protection)(?: & security)? by (?:cloudflare|ddos-guard|sucuri|imperva|akamai)\b|\b(?:cloudflare )?ray id\b/i,
  /\brequest unsuccessful\. incapsula\b|\bpardon our interruption\b|\bpress (?:&|and) hold\b|\bunusual (?:traffic|activity) from your\b|\b(?:complete|solve) (?:the|this) (?:captcha|security check|challenge)\b/i,
  /\byou don't have permission to access\b|\byou (?:have been|are) blocked\b|\baccess (?:to this (?:page|site|website) )?(?:has been |is )?denied\b/i,
  /\bbestätigen sie, dass sie ein mensch sind\b|\büberprüfen sie ihren browser\b|\bvérifi(?:er|ez|cation) que vous êtes (?:un )?humain\b|\bverifica(?:r|ndo)? que (?:usted )?(?:es|eres|é|você é) (?:un )?humano\b/i,
];

/** Of a page to come. Companies say it of products as well: it counts where little else is said. */
export const TO_COME: readonly RegExp[] = [
  /\b(?:coming soon|launching soon|opening soon|under (?:construction|maintenance)|maintenance mode|(?:check|come) back (?:soon|later)|be right back|something (?:new|great|amazing|big|exciting) is (?:coming|on (?:its|the) way)|stay tuned|work in progress|site en construction|en construcción|em construção|in costruzione|in aanbouw|w budowie|im aufbau|im bau|in bearbeitung|in kürze|demnächst|bientôt (?:disponible|en ligne)|próximamente|em breve|prossimamente|binnenkort|wkrótce|geliyor|скоро|即将(?:上线|推出)|準備中|建设中|준비 ?중)/iu,
];

/** A title, or a part of it between dashes or bars, that says all. */
export const NOT_A_SITE_TITLE: readonly RegExp[] = [
  /^(?:just a moment|nur einen moment|einen moment(?: bitte)?|un (?:instant|momento|momentito)|um momento|een moment(?: geduld)?|attention required|one moment,? please|please wait|security check|robot check|captcha|human verification|bot verification|ddos-guard|pardon our interruption|access (?:to this (?:page|site) (?:has been )?)?denied)$/i,
  /^(?:(?:http )?(?:error|fehler|erreur) )?(?:40\d|410|429|50\d|52\d)(?: (?:error|not found|forbidden|bad gateway|page not found|service (?:temporarily )?unavailable|internal server error|gateway time-?out|unauthorized|access denied|nicht gefunden|no encontrad[oa]|non trouvée?).{0,30})?$/i,
  /^(?:error|not found|forbidden|page not found|site not found|site not published|page unavailable|service (?:temporarily )?unavailable|bad gateway|internal server error|an error occurred.{0,40}|index of \/.{0,80}|untitled document|default page|home page placeholder)$/i,
  /^(?:it works|welcome to nginx|(?:test|default) page for .{1,80}|apache2? .{0,40}(?:default|test) page.{0,20}|iis windows server|iis\d{1,2}|default (?:plesk|web ?site|parallels plesk) ?(?:page|panel page)?|(?:plesk|domain) default page|web server's default page|website default page|hostinger.{0,20}default page)$/i,
  /^(?:account suspended|website (?:suspended|disabled|expired)|suspended (?:page|domain|website)|website (?:is )?(?:under construction|coming soon)|site (?:is )?under construction|under (?:construction|maintenance)|coming soon|we(?:'re| are) (?:coming|launching|opening) soon|launching soon|opening soon|maintenance(?: mode)?|im aufbau|en construction|site en construction|en construcción|próximamente|em construção|in costruzione)$/i,
  /^(?:[\w-]{1,60}\.[a-z.]{2,14} )?(?:(?:this )?(?:domain(?: name)?|web ?site|site) )?(?:is |may be |might be )?(?:for sale|parked(?: free)?|expired|(?:registered|parked) (?:at|with) .{2,30})$/i,
  /^(?:.{0,80} )?(?:domain (?:name )?(?:is|may be|might be)? ?(?:for sale|parked|expired)|buy this domain|parked domain|domain parking)(?: .{0,30})?$/i,
];

/** Addresses at which domains are sold. */
export const MARKET =
  /^(?:[\w-]+\.)*(?:sedo\.com\/(?:search|checkdomainoffer|domain)|sedoparking\.com|dan\.com\/(?:buy|domain|orders|[\w-]+\.[a-z]+)|afternic\.com\/(?:forsale|domain|landing)|hugedomains\.com\/domain|godaddy\.com\/(?:forsale|domainsearch|lander|park)|(?:atom|squadhelp)\.com\/name|brandbucket\.com\/names|buydomains\.com\/lander|domainmarket\.com\/|perfectdomain\.com\/domain|spaceship\.com\/domain|undeveloped\.com\/buy|uniregistry\.com\/market|bodis\.com|parkingcrew\.net|above\.com\/marketplace|sav\.com\/domains|namecheap\.com\/(?:domains|market)|dynadot\.com\/market|efty\.com|domainlore\.|epik\.com\/domain)/i;
